/** How well each tool serves the purpose that the words of a search name. */
import type { Concept } from './concepts.ts'
import type { SearchIndex } from './search-index.ts'
import { fieldOfMarker, wordOf } from './sequence.ts'

/** A tool that only mentions a word in passing covers it in part. */
const FULL_COVER = 0.45
/** What is left of the score of a tool that covers next to nothing of the search. */
const COVERAGE_FLOOR = 0.25
/** How much words add that stand in one phrase of the record, and for how many of the best tools that is looked at. */
const TOGETHER = 0.3
const LOOKED_AT = 60
/** How much a phrase of each field counts there, in the order of SEARCH_FIELDS. */
const PHRASE_SHARES = [1, 1, 0.4, 0.7, 0.7, 1, 1, 0.8, 0.35]

export type PurposeScores = {
  /** By ordinal; 0 for tools that do not match. */
  readonly scores: Float32Array
  /** The tools that match, in no order. */
  readonly found: Uint32Array
}

type Scratch = { readonly best: Float32Array; readonly touched: Uint32Array; count: number }

const raise = (scratch: Scratch, tool: number, value: number) => {
  const before = scratch.best[tool] ?? 0
  if (before === 0) scratch.touched[scratch.count++] = tool
  if (value > before) scratch.best[tool] = value
}

const addTerm = ({ postings }: SearchIndex, scratch: Scratch, term: number, weight: number) => {
  const end = postings.starts[term + 1] ?? 0
  for (let at = postings.starts[term] ?? 0; at < end; at++) {
    raise(scratch, postings.tools[at] ?? 0, ((postings.impacts[at] ?? 0) / 255) * weight)
  }
}

/** Tools that have all terms of a phrase, by the mean of what the terms say. */
const addPhrase = ({ postings }: SearchIndex, scratch: Scratch, terms: readonly number[], weight: number) => {
  const sums = new Map<number, number>()
  terms.forEach((term, position) => {
    const end = postings.starts[term + 1] ?? 0
    for (let at = postings.starts[term] ?? 0; at < end; at++) {
      const tool = postings.tools[at] ?? 0
      const before = position === 0 ? 0 : sums.get(tool)
      if (before === undefined || before < position) continue
      // The whole part counts the terms, the rest is the sum of their impacts.
      sums.set(tool, before + 1 + (postings.impacts[at] ?? 0) / 255 / (terms.length + 1))
    }
  })
  for (const [tool, sum] of sums) {
    if (sum >= terms.length) raise(scratch, tool, (((sum - terms.length) * (terms.length + 1)) / terms.length) * weight)
  }
}

/** Scores from 0 to about 1 for all tools that have a word of the search which is more than a common one. */
export const purposeScores = (index: SearchIndex, concepts: readonly Concept[]): PurposeScores => {
  const size = index.ids.length
  const scores = new Float32Array(size)
  const covered = new Float32Array(size)
  const found = new Uint32Array(size)
  const isFound = new Uint8Array(size)
  let foundCount = 0
  let total = 0
  const scratch: Scratch = { best: new Float32Array(size), touched: new Uint32Array(size), count: 0 }
  for (const { alternates, weight, weak } of concepts) {
    total += weight
    for (const { terms, weight: share } of alternates) {
      const [first] = terms
      if (terms.length === 1 && first !== undefined) addTerm(index, scratch, first, share)
      else addPhrase(index, scratch, terms, share)
    }
    for (let at = 0; at < scratch.count; at++) {
      const tool = scratch.touched[at] ?? 0
      const value = scratch.best[tool] ?? 0
      scratch.best[tool] = 0
      scores[tool] = (scores[tool] ?? 0) + weight * value
      covered[tool] = (covered[tool] ?? 0) + weight * Math.min(1, value / FULL_COVER)
      if (weak || isFound[tool] === 1) continue
      isFound[tool] = 1
      found[foundCount++] = tool
    }
    scratch.count = 0
  }
  for (let at = 0; at < foundCount; at++) {
    const tool = found[at] ?? 0
    const coverage = (covered[tool] ?? 0) / total
    scores[tool] = ((scores[tool] ?? 0) / total) * (COVERAGE_FLOOR + (1 - COVERAGE_FLOOR) * coverage * coverage)
  }
  return { scores, found: found.slice(0, foundCount) }
}

/** The concepts of each term, as bits. */
const conceptBits = (concepts: readonly Concept[]): ReadonlyMap<number, number> => {
  const bits = new Map<number, number>()
  concepts.slice(0, 30).forEach(({ alternates }, position) => {
    for (const { terms } of alternates) {
      if (terms.length > 1) continue
      for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << position))
    }
  })
  return bits
}

/** The greatest share of the search that one phrase of the record covers. */
const bestPhrase = (
  index: SearchIndex,
  tool: number,
  bits: ReadonlyMap<number, number>,
  weights: readonly number[],
) => {
  const { termOfWord } = index.vocabulary
  let best = 0
  let share = 0
  let sum = 0
  let seen = 0
  for (const entry of index.tools[tool]?.sequence ?? []) {
    if (entry < 0) {
      share = PHRASE_SHARES[fieldOfMarker(entry)] ?? 0
      sum = 0
      seen = 0
      continue
    }
    const added = (bits.get(termOfWord[wordOf(entry)] ?? 0) ?? 0) & ~seen
    if (added === 0) continue
    seen |= added
    for (let position = 0; position < weights.length; position++) {
      if ((added & (1 << position)) !== 0) sum += weights[position] ?? 0
    }
    if (sum * share > best) best = sum * share
  }
  return best
}

/** Raises the scores of the best tools whose record has the words of the search in one phrase. */
export const rewardPhrases = (
  index: SearchIndex,
  { scores, found }: PurposeScores,
  concepts: readonly Concept[],
): void => {
  if (concepts.length < 2 || found.length === 0) return
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const weights = concepts.slice(0, 30).map(({ weight }) => weight / total)
  const bits = conceptBits(concepts)
  const sorted = Float32Array.from(found, (tool) => scores[tool] ?? 0).sort()
  const least = sorted[Math.max(0, sorted.length - LOOKED_AT)] ?? 0
  for (const tool of found) {
    const score = scores[tool] ?? 0
    if (score >= least) scores[tool] = score * (1 + TOGETHER * bestPhrase(index, tool, bits, weights) ** 2)
  }
}
