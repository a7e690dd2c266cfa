/** Conditions order a search: tools that meet all of them, then those that may, then the others. */
import { type Verdict, verdictOn } from '../index/fact-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchConstraint } from '../search-result.ts'
import { bestScore, type ScoreBoard } from './score-board.ts'

/** Minimum fraction of the best score. */
export const MIN_RELEVANCE = 0.3

/** The scores of tools that meet all conditions, may meet them, and do not, as fractions of the best. */
const BANDS: Readonly<Record<Verdict, readonly [from: number, to: number]>> = {
  yes: [0.75, 1],
  unknown: [0.5, 0.75],
  no: [0.3, 0.5],
}

export const verdictOnAll = (
  index: SearchIndex,
  tool: number,
  constraints: readonly Pick<SearchConstraint, 'filter' | 'value'>[],
): Verdict => {
  const verdicts = constraints.map((constraint) => verdictOn(index.facts, tool, constraint))
  return (['no', 'unknown'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'yes'
}

/** Drops tools that are hardly about the search, except those in `kept`. */
export const arrangeByConditions = (
  index: SearchIndex,
  constraints: readonly SearchConstraint[],
  board: ScoreBoard,
  kept: Uint8Array,
): void => {
  const best = bestScore(board)
  for (let at = 0; at < board.count; at++) {
    const tool = board.tools[at] ?? 0
    const part = (board.values[tool] ?? 0) / best
    const [low, high] = BANDS[verdictOnAll(index, tool, constraints)]
    board.values[tool] = part < MIN_RELEVANCE && kept[tool] !== 1 ? 0 : low + (high - low) * part
  }
}
