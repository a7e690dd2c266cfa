import type { JobIndex } from '../jobs/job-index.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { Concept } from './query/concepts.ts'
import { correctedText } from './query/correction.ts'
import { understand } from './query/understand.ts'
import { MIN_RELEVANCE } from './ranking/conditions.ts'
import { type RankedTools, rankTools } from './ranking/rank-tools.ts'
import { bestScore } from './ranking/score-board.ts'
import { RANK_BITS, sortByRank } from './ranking/sort-by-rank.ts'
import type { SearchedTerm, SearchResult } from './search-result.ts'
import { takeNumbers, withWorkingMemory } from './working-memory.ts'

/** Longer texts are truncated. */
const MAX_LENGTH = 200
/** Its jobs are not found, but their words are known. */
const wordsOnly = (jobs: JobIndex): JobIndex => ({ ...jobs, phrases: [], phrasesByStem: new Map() })
const RESOLUTION = 2 ** RANK_BITS

const termsOf = (concepts: readonly Concept[]): SearchedTerm[] =>
  concepts.flatMap(({ alternates, weight: share }, concept) =>
    alternates.flatMap(({ terms, weight }) => terms.map((term) => ({ term, concept, weight: weight * share }))),
  )

/** By score, then slug, above the cut. */
const inOrder = ({ board, kept }: RankedTools, excluded: number | null) => {
  const best = bestScore(board)
  const size = board.values.length
  const tools = takeNumbers(size)
  const ranks = takeNumbers(size)
  let count = 0
  for (let tool = 0; tool < size; tool++) {
    const score = board.values[tool] ?? 0
    if (tool === excluded || score <= 0 || (score < best * MIN_RELEVANCE && kept[tool] !== 1)) continue
    tools[count] = tool
    ranks[count++] = RESOLUTION - Math.max(1, Math.round((score / best) * RESOLUTION))
  }
  sortByRank({ tools, ranks }, count)
  const relevance = new Float32Array(count)
  for (let at = 0; at < count; at++) relevance[at] = 1 - (ranks[at] ?? 0) / RESOLUTION
  return { ordinals: tools.slice(0, count), relevance }
}

const rankAndOrder = (index: SearchIndex, text: string, typing: boolean): SearchResult => {
  const understood = understand(index, text)
  const ranked = rankTools(index, text, understood, typing)
  const { alternativesTo, compared, outside } = understood.comparison
  return {
    ...inOrder(ranked, alternativesTo),
    understood: understood.constraints,
    correction: null,
    alternativesTo,
    compared,
    outside,
    jobs: ranked.jobs.map(({ job }) => job),
    text,
    terms: termsOf(ranked.concepts),
  }
}

const run = (index: SearchIndex, text: string, typing: boolean): SearchResult =>
  withWorkingMemory(() => rankAndOrder(index, text, typing))

/** Like `searchTools`; with `typing`, the last word may be incomplete. */
export const search = (index: SearchIndex, text: string, typing: boolean): SearchResult => {
  const typed = text.slice(0, MAX_LENGTH)
  const result = run(index, typed, typing)
  if (result.ordinals.length > 0) return result
  const correction = correctedText(index, typed)
  if (correction === null) return result
  const corrected = run(index, correction, typing)
  return corrected.ordinals.length === 0 ? result : { ...corrected, correction }
}

/**
 * Best first, for up to 100 characters. Callers filter the result, so that conditions and counts do not depend on
 * filters. Never throws; a text without words finds nothing.
 */
export const searchTools = (index: SearchIndex, text: string): SearchResult => search(index, text, false)

/** Like `searchTools`, by the words alone, whatever job they mean. */
export const searchWords = (index: SearchIndex, text: string): SearchResult =>
  search(index.jobs.jobs.length === 0 ? index : { ...index, jobs: wordsOnly(index.jobs) }, text, false)
