import type { UnderstoodJob } from '../../jobs/understand-jobs.ts'
import { topicKey } from '../index/phrases.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isKnownWord } from '../query/alternates.ts'
import { type Concept, conceptsOf } from '../query/concepts.ts'
import { closestName, exactNames, fitOf, type NameFit, namesWith, toolsOfVendor } from '../query/find-names.ts'
import { isOrdinary, mentionFrom } from '../query/name-mentions.ts'
import { contentOf, type Understood } from '../query/understand.ts'
import type { SearchConstraint } from '../search-result.ts'
import { isWeak, STOP_WORDS } from '../text/word-lists.ts'
import { withoutMarks, wordsOf } from '../text/words.ts'
import { takeBytes } from '../working-memory.ts'
import { arrangeByConditions, verdictOnAll } from './conditions.ts'
import { addJobs, addToolsOfJobs } from './job-scores.ts'
import { addNeighbors } from './neighbors.ts'
import { purposeScores, rewardPhrases } from './purpose-scores.ts'
import { addReason, bestScore, createScoreBoard, multiplyScores, raiseTo, type ScoreBoard } from './score-board.ts'

export type RankedTools = {
  readonly concepts: readonly Concept[]
  readonly board: ScoreBoard
  /** By ordinal: 1 for tools that stay in the result regardless of score. */
  readonly kept: Uint8Array
  /** The jobs that the text means, most likely first. */
  readonly jobs: readonly UnderstoodJob[]
}

/** Share of a score independent of prominence. */
const PRIOR_FLOOR = 0.72
/** Lead of compared tools over similar ones. */
const COMPARED_LEAD = 1.3
/** Score when a search names only conditions. */
const CONDITIONS_ONLY = 0.6
/** A name with one misspelled word beside known words. */
const MISSPELLED_NAME = 1.2
/** Factor for a similar tool without the named purpose. */
const WRONG_PURPOSE = 0.4
const MENTIONED = 0.3
const MENTIONED_KNOWN = 0.15
/** Score of the best general assistant when no tool is made for the search. */
const ASSISTANT_SCORE = 0.06
/** This multiple of that score means some tool is made for it. */
const MADE_FOR_IT = 3
/** Minimum generality of a tool for such a search. */
const MIN_GENERALITY = 0.7
/** General assistants come first in unspecific searches. */
const GENERAL_LEAD = 1.2

const prominence = (index: SearchIndex, tool: number) => (index.facts.prominence[tool] ?? 0) / 3
const prior = (index: SearchIndex, tool: number) => PRIOR_FLOOR + (1 - PRIOR_FLOOR) * prominence(index, tool)

const nameScore = (index: SearchIndex, tool: number, fit: NameFit, closeness: number, ordinary: boolean): number => {
  const known = prominence(index, tool)
  switch (fit) {
    case 'exact':
      return (ordinary ? 1.3 : 2) * closeness
    case 'vendor':
      return (ordinary ? 0.6 : 1.3) + 0.4 * known
    case 'prefix':
      return ordinary ? 0.2 + 0.2 * closeness + 0.2 * known : 1 + 0.2 * closeness + 0.4 * known
    case 'word':
      return ordinary ? 0.15 + 0.2 * closeness + 0.2 * known : 0.9 + 0.2 * closeness + 0.4 * known
    case 'part':
      return 0.05 + 0.05 * closeness
  }
}

const byPurpose = (index: SearchIndex, concepts: readonly Concept[]): ScoreBoard => {
  const board = purposeScores(index, concepts)
  rewardPhrases(index, board, concepts)
  multiplyScores(board, (tool) => prior(index, tool))
  return board
}

/** 0 to 1. */
const generality = (index: SearchIndex): ScoreBoard => {
  const board = purposeScores(index, conceptsOf(index, [topicKey('general_assistant')], false))
  const best = bestScore(board)
  multiplyScores(board, (tool) => prior(index, tool) / best)
  return board
}

/** Adds general assistants, the fallback when no tool is made for it. */
const addAssistants = (index: SearchIndex, board: ScoreBoard): void => {
  if (bestScore(board) >= ASSISTANT_SCORE * MADE_FOR_IT) return
  const general = generality(index)
  for (let at = 0; at < general.count; at++) {
    const tool = general.tools[at] ?? 0
    const value = general.values[tool] ?? 0
    if (value >= MIN_GENERALITY) addReason(board, tool, ASSISTANT_SCORE * value)
  }
}

/** Adds all tools by prominence: for "best AI tools", or a bare condition such as "free". */
const addEverything = (index: SearchIndex, board: ScoreBoard): void => {
  const general = purposeScores(index, conceptsOf(index, [topicKey('general_assistant')], false)).values
  for (let tool = 0; tool < index.ids.length; tool++) {
    addReason(board, tool, CONDITIONS_ONLY * prior(index, tool) * ((general[tool] ?? 0) > 0 ? GENERAL_LEAD : 1))
  }
}

const addNames = (index: SearchIndex, whole: readonly string[], content: string, board: ScoreBoard): Uint8Array => {
  const kept = takeBytes(index.ids.length)
  for (const text of new Set([...whole, content])) {
    const words = wordsOf(withoutMarks(text)).map(({ word }) => word)
    const ordinary = words.length > 0 && isOrdinary(index, words)
    const named = namesWith(index, text)
    for (let at = 0; at < named.count; at++) {
      const tool = named.tools[at] ?? 0
      const fit = fitOf(named, tool)
      if (fit === null || kept[tool] === 1) continue
      kept[tool] = 1
      addReason(board, tool, nameScore(index, tool, fit, named.closeness[tool] ?? 0, ordinary))
    }
    // A typed name puts its tool first, even if it is an ordinary word.
    const exact = whole.includes(text) || !ordinary ? exactNames(index, text) : []
    const best = bestScore(board)
    for (const { tool, closeness } of exact) raiseTo(board, tool, best + closeness * 0.1)
    if (exact.length > 0) break
    if (named.count > 0) continue
    // A name of several words, one misspelled.
    if (words.length < 2 || words.every((word) => isKnownWord(index, word))) continue
    const closest = closestName(index, text)
    if (closest !== null) addReason(board, closest.tool, MISSPELLED_NAME)
  }
  return kept
}

/** Names inside a longer text ("claude opus", "chatgpt for excel") boost their tools, rarely to the top. */
const addMentions = (index: SearchIndex, text: string, board: ScoreBoard): void => {
  const plain = withoutMarks(text)
  const words = wordsOf(plain)
  for (let first = 0; first < words.length; ) {
    const mention = mentionFrom(index, plain, words, first)
    const last = mention?.last ?? first
    const named = words.slice(first, last + 1).map(({ word }) => word)
    if (mention !== null && named.length < words.length && !isOrdinary(index, named)) {
      addReason(board, mention.tool, MENTIONED + MENTIONED_KNOWN * prominence(index, mention.tool))
    }
    first = last + 1
  }
}

/** Tools similar to the named ones, by purpose if there is one, regardless of conditions. */
const byLikeness = (
  index: SearchIndex,
  named: readonly number[],
  concepts: readonly Concept[],
  constraints: readonly SearchConstraint[],
): ScoreBoard => {
  const board = createScoreBoard(index.ids.length)
  const isMet = (tool: number) => constraints.length > 0 && verdictOnAll(index, tool, constraints) === 'yes'
  for (const tool of named) addNeighbors(index, tool, board, isMet)
  keepPurpose(index, concepts, board)
  return board
}

/** Lowers tools that do not serve the purpose named beside a tool or product. */
const keepPurpose = (index: SearchIndex, concepts: readonly Concept[], board: ScoreBoard): void => {
  const wanted = byPurpose(
    index,
    concepts.filter(({ weak }) => !weak),
  )
  const best = bestScore(wanted)
  if (best > 0) {
    multiplyScores(board, (tool) => WRONG_PURPOSE + ((1 - WRONG_PURPOSE) * (wanted.values[tool] ?? 0)) / best)
  }
}

/** Tools that do the jobs of a product outside of the catalog, by purpose if there is one. */
const likeProduct = (index: SearchIndex, product: number, concepts: readonly Concept[]): ScoreBoard => {
  const board = createScoreBoard(index.ids.length)
  addToolsOfJobs(index, index.jobs.products[product]?.jobs ?? [], board)
  multiplyScores(board, (tool) => prior(index, tool))
  keepPurpose(index, concepts, board)
  return board
}

/** Adds similar tools below one searched with conditions. */
const addRelatives = (
  index: SearchIndex,
  wanted: number,
  constraints: readonly SearchConstraint[],
  board: ScoreBoard,
): void => {
  const relatives = byLikeness(index, [wanted], [], constraints)
  for (let at = 0; at < relatives.count; at++) {
    const tool = relatives.tools[at] ?? 0
    addReason(board, tool, relatives.values[tool] ?? 0)
  }
  raiseTo(board, wanted, COMPARED_LEAD * Math.max(1, bestScore(board)))
}

/** Whether a search is unspecific: only conditions and weak words, or stop words in no name. */
const asksForAny = ({ purpose, constraints }: Understood, isNamed: boolean): boolean => {
  const words = purpose.filter((word) => word !== null)
  if (words.some((word) => !STOP_WORDS.has(word) && !isWeak(word))) return false
  if (constraints.length > 0 || words.some((word) => isWeak(word))) return true
  return words.length > 0 && !isNamed
}

/** Whether the text or its content is a name, an alias or a vendor. */
const namesTools = (index: SearchIndex, text: string, content: string): boolean =>
  [text, content].some((name) => exactNames(index, name).length > 0 || toolsOfVendor(index, name).length > 0)

/** `typing`: the last word may be incomplete. */
export const rankTools = (index: SearchIndex, text: string, understood: Understood, typing: boolean): RankedTools => {
  const { comparison, constraints, purpose, rest, wanted } = understood
  const concepts = conceptsOf(index, purpose, typing)
  const { alternativesTo, compared } = comparison
  const named = alternativesTo === null ? compared : [alternativesTo]
  if (comparison.outside !== null) {
    const board = likeProduct(index, comparison.outside, concepts)
    const kept = takeBytes(index.ids.length)
    if (constraints.length > 0) arrangeByConditions(index, constraints, board, kept)
    return { concepts, board, kept, jobs: [] }
  }
  if (named.length > 0) {
    const board = byLikeness(index, named, concepts, constraints)
    const kept = takeBytes(index.ids.length)
    if (constraints.length > 0) arrangeByConditions(index, constraints, board, kept)
    const lead = COMPARED_LEAD * Math.max(1, bestScore(board))
    for (const [position, tool] of compared.entries()) {
      raiseTo(board, tool, lead - position * 0.01)
      kept[tool] = 1
    }
    return { concepts, board, kept, jobs: [] }
  }
  const hasContent = concepts.some(({ weak }) => !weak)
  const board = hasContent ? byPurpose(index, concepts) : createScoreBoard(index.ids.length)
  if (hasContent && board.count > 0) addAssistants(index, board)
  const jobs = typing || namesTools(index, text, contentOf(purpose)) ? [] : addJobs(index, rest, board)
  addMentions(index, rest, board)
  const kept = addNames(index, [text, rest], contentOf(purpose), board)
  if (wanted !== null) addRelatives(index, wanted, constraints, board)
  if (asksForAny(understood, kept.includes(1))) addEverything(index, board)
  if (constraints.length > 0) arrangeByConditions(index, constraints, board, kept)
  return { concepts, board, kept, jobs }
}
