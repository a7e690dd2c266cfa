/** Which tools are like another, read from the postings of its topics. */
import { toolCount } from './concepts.ts'
import type { SearchIndex } from './search-index.ts'
import { SEARCH_FIELDS } from './search-result.ts'
import { fieldOfMarker, shareOfMarker, wordOf } from './sequence.ts'

/** Below this the tools share a word rather than a purpose. */
const MIN_SIMILARITY = 0.35
const SAME_CATEGORY = 0.25
const PROMINENCE = 0.15
const TOPIC = SEARCH_FIELDS.indexOf('TOPIC')
const CATEGORY = SEARCH_FIELDS.indexOf('CATEGORY')

type Keys = { readonly topics: ReadonlyMap<number, number>; readonly categories: ReadonlySet<number> }

/** The terms of a tool's topics with their weights, and that of its category. */
const keysOf = ({ tools, vocabulary }: SearchIndex, tool: number): Keys => {
  const topics = new Map<number, number>()
  const categories = new Set<number>()
  let field = 0
  let share = 1
  for (const entry of tools[tool]?.sequence ?? []) {
    if (entry < 0) {
      field = fieldOfMarker(entry)
      share = shareOfMarker(entry)
      continue
    }
    const word = wordOf(entry)
    if (vocabulary.words[word]?.includes(':') !== true) continue
    const term = vocabulary.termOfWord[word] ?? 0
    if (field === TOPIC) topics.set(term, share)
    if (field === CATEGORY) categories.add(term)
  }
  return { topics, categories }
}

const lengthOf = (topics: ReadonlyMap<number, number>) =>
  Math.sqrt([...topics.values()].reduce((sum, weight) => sum + weight * weight, 0))

const toolsWith = (index: SearchIndex, term: number): Uint32Array => {
  const start = index.postings.starts[term] ?? 0
  return index.postings.tools.subarray(start, start + toolCount(index, term))
}

/** Scores from 0 to about 1.4 for the tools that are like `tool`; the tool itself is not among them. */
export const neighborScores = (index: SearchIndex, tool: number): ReadonlyMap<number, number> => {
  const { topics, categories } = keysOf(index, tool)
  const candidates = new Set<number>()
  for (const term of [...topics.keys(), ...categories])
    for (const other of toolsWith(index, term)) candidates.add(other)
  candidates.delete(tool)
  const length = lengthOf(topics)
  const scores = new Map<number, number>()
  for (const other of candidates) {
    const theirs = keysOf(index, other)
    let product = 0
    for (const [term, weight] of topics) product += weight * (theirs.topics.get(term) ?? 0)
    const lengths = length * lengthOf(theirs.topics)
    const similarity = lengths === 0 ? 0 : product / lengths
    if (similarity < MIN_SIMILARITY) continue
    const same = [...theirs.categories].some((term) => categories.has(term))
    const prominence = (PROMINENCE * (index.facts.prominence[other] ?? 0)) / 3
    scores.set(other, similarity + (same ? SAME_CATEGORY : 0) + prominence)
  }
  return scores
}
