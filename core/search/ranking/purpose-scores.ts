import type { SearchIndex } from '../index/search-index.ts'
import { fieldOfMarker, wordOf } from '../index/sequence.ts'
import { type Alternate, toolCount } from '../query/alternates.ts'
import type { Concept } from '../query/concepts.ts'
import { takeBytes, takeNumbers, takeScores } from '../working-memory.ts'
import { bestScore, createScoreBoard, type ScoreBoard } from './score-board.ts'

/** Full coverage; passing mentions stay below. */
const FULL_COVER = 0.55
/** Score factor of a tool that covers almost nothing of the search. */
const COVERAGE_FLOOR = 0.65
/** Bonus for words in one phrase of the record, checked for the best tools only. */
const TOGETHER = 0.3
const LOOKED_AT = 60
/** Limits ties. */
const MOST_LOOKED_AT = 150
/** Bits of a number. */
const MOST_CONCEPTS = 30
/** Weight of a concept's keys relative to its words. */
const KEY_SHARE = 0.4
/** Bonus of a second key: both topic and category match. */
const SECOND_KEY = 0.3

/** Phrase weight by field, in the order of SEARCH_FIELDS. */
const PHRASE_SHARES = [1, 1, 0.4, 0.7, 0.7, 1, 1, 0.8, 0.35]

/** Scores of one concept by tool: words and keys. */
type Scratch = {
  readonly byWord: Float32Array
  readonly byKey: Float32Array
  readonly touched: Uint32Array
  count: number
  /** For phrases: matched terms per tool, and their sum. */
  readonly terms: Uint8Array
  readonly sums: Float32Array
}

const createScratch = (size: number): Scratch => ({
  byWord: takeScores(size),
  byKey: takeScores(size),
  touched: takeNumbers(size),
  count: 0,
  terms: takeBytes(size),
  sums: takeScores(size),
})

const raise = (scratch: Scratch, tool: number, value: number, isKey: boolean) => {
  if (scratch.byWord[tool] === 0 && scratch.byKey[tool] === 0) scratch.touched[scratch.count++] = tool
  if (isKey) {
    const before = scratch.byKey[tool] ?? 0
    scratch.byKey[tool] = Math.max(before, value) + SECOND_KEY * Math.min(before, value)
  } else if (value > (scratch.byWord[tool] ?? 0)) scratch.byWord[tool] = value
}

const addTerm = ({ postings }: SearchIndex, scratch: Scratch, term: number, { weight, isKey }: Alternate) => {
  const { starts, tools, impacts } = postings
  const end = starts[term + 1] ?? 0
  const share = weight / 255
  for (let at = starts[term] ?? 0; at < end; at++) raise(scratch, tools[at] ?? 0, (impacts[at] ?? 0) * share, isKey)
}

/** Tools with all terms of a phrase, scored by the mean of the terms. */
const addPhrase = (index: SearchIndex, scratch: Scratch, { terms, weight, isKey }: Alternate) => {
  const { starts, tools, impacts } = index.postings
  const rarestFirst = terms.toSorted((a, b) => toolCount(index, a) - toolCount(index, b))
  for (const [position, term] of rarestFirst.entries()) {
    const end = starts[term + 1] ?? 0
    for (let at = starts[term] ?? 0; at < end; at++) {
      const tool = tools[at] ?? 0
      if (scratch.terms[tool] !== position) continue
      scratch.terms[tool] = position + 1
      scratch.sums[tool] = (position === 0 ? 0 : (scratch.sums[tool] ?? 0)) + (impacts[at] ?? 0)
    }
  }
  const [rarest = 0] = rarestFirst
  const end = starts[rarest + 1] ?? 0
  for (let at = starts[rarest] ?? 0; at < end; at++) {
    const tool = tools[at] ?? 0
    const isWhole = scratch.terms[tool] === terms.length
    scratch.terms[tool] = 0
    if (isWhole) raise(scratch, tool, ((scratch.sums[tool] ?? 0) / terms.length / 255) * weight, isKey)
  }
}

const addAlternates = (index: SearchIndex, scratch: Scratch, alternates: readonly Alternate[]) => {
  for (const alternate of alternates) {
    const [first] = alternate.terms
    if (alternate.terms.length === 1 && first !== undefined) addTerm(index, scratch, first, alternate)
    else addPhrase(index, scratch, alternate)
  }
}

const keyShareOf = (alternates: readonly Alternate[]): number => {
  if (!alternates.some(({ isKey }) => isKey)) return 0
  if (alternates.every(({ isKey }) => isKey)) return 1
  return KEY_SHARE
}

/** Scores from 0 to about 1 for all tools with a more than weak word of the search. */
export const purposeScores = (index: SearchIndex, concepts: readonly Concept[]): ScoreBoard => {
  const size = index.ids.length
  const sums = takeScores(size)
  const covered = takeScores(size)
  const board = createScoreBoard(size)
  const isFound = takeBytes(size)
  const scratch = createScratch(size)
  let total = 0
  for (const { alternates, weight, weak } of concepts) {
    total += weight
    addAlternates(index, scratch, alternates)
    const keyShare = keyShareOf(alternates)
    for (let at = 0; at < scratch.count; at++) {
      const tool = scratch.touched[at] ?? 0
      const value = (scratch.byWord[tool] ?? 0) * (1 - keyShare) + (scratch.byKey[tool] ?? 0) * keyShare
      scratch.byWord[tool] = 0
      scratch.byKey[tool] = 0
      sums[tool] = (sums[tool] ?? 0) + weight * value
      covered[tool] = (covered[tool] ?? 0) + weight * Math.min(1, value / FULL_COVER)
      if (weak || isFound[tool] === 1) continue
      isFound[tool] = 1
      board.tools[board.count++] = tool
    }
    scratch.count = 0
  }
  for (let at = 0; at < board.count; at++) {
    const tool = board.tools[at] ?? 0
    const coverage = (covered[tool] ?? 0) / total
    board.values[tool] = ((sums[tool] ?? 0) / total) * (COVERAGE_FLOOR + (1 - COVERAGE_FLOOR) * coverage * coverage)
  }
  return board
}

/** Concepts per term, as bits. */
const conceptBits = (concepts: readonly Concept[]): ReadonlyMap<number, number> => {
  const bits = new Map<number, number>()
  concepts.slice(0, MOST_CONCEPTS).forEach(({ alternates }, position) => {
    for (const { terms } of alternates) {
      if (terms.length > 1) continue
      for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << position))
    }
  })
  return bits
}

/** The largest share of the search covered by one phrase of the record. */
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
  const { values, starts } = index.tools.sequences
  const end = starts[tool + 1] ?? 0
  for (let at = starts[tool] ?? 0; at < end; at++) {
    const entry = values[at] ?? 0
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

const BINS = 512

/** A score that about LOOKED_AT tools exceed, found by counting instead of sorting. */
const scoreToLookAt = (board: ScoreBoard): number => {
  const best = bestScore(board)
  const bins = new Uint32Array(BINS + 1)
  const binOf = (tool: number) => Math.floor(((board.values[tool] ?? 0) / best) * BINS)
  for (let at = 0; at < board.count; at++) {
    const bin = binOf(board.tools[at] ?? 0)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  let seen = 0
  let bin = BINS
  while (bin > 0 && seen + (bins[bin] ?? 0) <= LOOKED_AT) seen += bins[bin--] ?? 0
  // At least the best non-empty bin, unless very many tie.
  return seen === 0 ? best : ((bin + 1) / BINS) * best
}

/** Raises the best tools that have the search words in one phrase. */
export const rewardPhrases = (index: SearchIndex, board: ScoreBoard, concepts: readonly Concept[]): void => {
  if (concepts.length < 2 || board.count === 0) return
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const weights = concepts.slice(0, MOST_CONCEPTS).map(({ weight }) => weight / total)
  const bits = conceptBits(concepts)
  const least = scoreToLookAt(board)
  let looked = 0
  for (let at = 0; at < board.count && looked < MOST_LOOKED_AT; at++) {
    const tool = board.tools[at] ?? 0
    const score = board.values[tool] ?? 0
    if (score < least) continue
    looked += 1
    board.values[tool] = score * (1 + TOGETHER * bestPhrase(index, tool, bits, weights) ** 2)
  }
}
