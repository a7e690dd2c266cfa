import { shareOfKeyImpact } from '../index/postings.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { toolCount } from '../query/alternates.ts'
import { takeNumbers, takeScores } from '../working-memory.ts'
import { addReason, type ScoreBoard } from './score-board.ts'

/** Below this, tools share a word rather than a purpose. */
const MIN_SIMILARITY = 0.35
/** For tools that meet conditions few others meet: "self hosted chatgpt". */
const MIN_SIMILARITY_MET = 0.2
const SAME_CATEGORY = 0.25
const PROMINENCE = 0.15

/** Scores up to about 1.4. Tools that meet the search's conditions may be less similar. */
export const addNeighbors = (
  index: SearchIndex,
  tool: number,
  board: ScoreBoard,
  isMet: (other: number) => boolean,
): void => {
  const { postings, facts, vocabulary } = index
  const { categories, topics, topicWeights } = index.tools
  const products = takeScores(index.ids.length)
  const candidates = takeNumbers(index.ids.length)
  let count = 0
  const end = topics.starts[tool + 1] ?? 0
  for (let at = topics.starts[tool] ?? 0; at < end; at++) {
    const term = vocabulary.termOfWord[topics.values[at] ?? 0] ?? 0
    const weight = topicWeights.values[at] ?? 0
    const start = postings.starts[term] ?? 0
    for (let place = start; place < start + toolCount(index, term); place++) {
      const other = postings.tools[place] ?? 0
      if (products[other] === 0) candidates[count++] = other
      products[other] = (products[other] ?? 0) + weight * shareOfKeyImpact(postings.impacts[place] ?? 0)
    }
  }
  const length = facts.topicLengths[tool] ?? 0
  for (let at = 0; at < count; at++) {
    const other = candidates[at] ?? 0
    const similarity = (products[other] ?? 0) / (length * (facts.topicLengths[other] ?? 0))
    if (other === tool || !(similarity >= MIN_SIMILARITY_MET)) continue
    if (similarity < MIN_SIMILARITY && !isMet(other)) continue
    const sameCategory = categories[other] === categories[tool] ? SAME_CATEGORY : 0
    addReason(board, other, similarity + sameCategory + (PROMINENCE * (facts.prominence[other] ?? 0)) / 3)
  }
}
