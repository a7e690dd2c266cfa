import { takeNumbers, takeScores } from '../working-memory.ts'

/** Typed arrays, because a word may be in a third of 100,000 tools. */
export type ScoreBoard = {
  /** By ordinal; 0 without a score. */
  readonly values: Float32Array
  readonly tools: Uint32Array
  count: number
}

export const createScoreBoard = (size: number): ScoreBoard => ({
  values: takeScores(size),
  tools: takeNumbers(size),
  count: 0,
})

/** Share of the lesser of two scores that is added. */
const SECOND_REASON = 0.2

/** Scores a tool above 0; a further reason adds part of the lesser score. */
export const addReason = (board: ScoreBoard, tool: number, score: number): void => {
  const before = board.values[tool] ?? 0
  if (before === 0) board.tools[board.count++] = tool
  board.values[tool] = before > score ? before + SECOND_REASON * score : score + SECOND_REASON * before
}

export const raiseTo = (board: ScoreBoard, tool: number, score: number): void => {
  const before = board.values[tool] ?? 0
  if (before === 0) board.tools[board.count++] = tool
  if (score > before) board.values[tool] = score
}

export const multiplyScores = (board: ScoreBoard, factorOf: (tool: number) => number): void => {
  for (let at = 0; at < board.count; at++) {
    const tool = board.tools[at] ?? 0
    board.values[tool] = (board.values[tool] ?? 0) * factorOf(tool)
  }
}

export const bestScore = (board: ScoreBoard): number => {
  let best = 0
  for (let at = 0; at < board.count; at++) best = Math.max(best, board.values[board.tools[at] ?? 0] ?? 0)
  return best
}
