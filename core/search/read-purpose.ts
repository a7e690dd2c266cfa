/** Reads a sentence on what somebody wants to get done into topics and conditions, by way of the tools that it finds. */
import { TOPICS, type Topic } from '../catalogue/vocabulary.ts'
import { normalizeMeanings } from '../quiz/purpose.ts'
import { sentenceParts } from '../quiz/sentence.ts'
import { topicKey } from './phrases.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchConstraint, SearchResult } from './search-result.ts'
import { searchTools } from './search-tools.ts'
import { numberOf } from './string-table.ts'

/** So many of the best tools say what a part of the sentence is about. */
const TOOLS_READ = 8
/** A topic counts when the tools are about it on average this much, */
const MIN_SHARE = 0.5
/** and this much beside the main topic of the part. */
const MIN_OF_BEST = 0.75
const MAX_TOPICS_OF_PART = 2

const FILTERS: Readonly<Record<SearchConstraint['filter'], (value: string | null) => string>> = {
  FREE_TIER: () => 'free',
  OPEN_SOURCE: () => 'open_source',
  API_AVAILABLE: () => 'api',
  PLATFORM: (value) => `platform:${value}`,
  PRIVACY: (value) => `privacy:${value}`,
  INTEGRATION: (value) => `integration:${value}`,
  MAX_PRICE: (value) => `max_price:${value}`,
}

/** The topics by the numbers of their words in the index. */
const topicsByWord = ({ vocabulary }: SearchIndex): ReadonlyMap<number, Topic> =>
  new Map(
    TOPICS.flatMap((topic) => {
      const word = numberOf(vocabulary.words, topicKey(topic))
      return word === undefined ? [] : [[word, topic] as const]
    }),
  )

/** What a search is about: the topics that its best tools share, the weightiest first, with their weights up to 1. */
const topicsOfResult = (
  index: SearchIndex,
  names: ReadonlyMap<number, Topic>,
  { ordinals, relevance }: SearchResult,
): readonly (readonly [Topic, number])[] => {
  const { topics, topicWeights } = index.tools
  const sums = new Map<Topic, number>()
  let total = 0
  for (const [place, tool] of ordinals.subarray(0, TOOLS_READ).entries()) {
    const weight = (relevance[place] ?? 0) ** 2
    total += weight
    for (let at = topics.starts[tool] ?? 0; at < (topics.starts[tool + 1] ?? 0); at++) {
      const topic = names.get(topics.values[at] ?? 0)
      if (topic !== undefined) sums.set(topic, (sums.get(topic) ?? 0) + weight * (topicWeights.values[at] ?? 0))
    }
  }
  return [...sums].map(([topic, sum]) => [topic, sum / total] as const).sort((a, b) => b[1] - a[1])
}

/** A part of a sentence as the index reads it. */
type ReadPart = {
  /** The words as they were typed. */
  readonly text: string
  /** The topics of the part, the weightiest first. */
  readonly topics: readonly Topic[]
  readonly found: SearchResult
}

/** Reads the parts of a sentence one by one. Never throws. */
export const readParts = (index: SearchIndex, sentence: string): readonly ReadPart[] => {
  const names = topicsByWord(index)
  return sentenceParts(sentence).map((text) => {
    const found = searchTools(index, text)
    const shares = topicsOfResult(index, names, found)
    const best = shares[0]?.[1] ?? 0
    const topics = shares
      .filter(([, share]) => share >= MIN_SHARE && share >= best * MIN_OF_BEST)
      .slice(0, MAX_TOPICS_OF_PART)
      .map(([topic]) => topic)
    return { text, topics, found }
  })
}

/**
 * The ids of the meanings of a sentence, in normal form: what `core/quiz/purpose.ts` knows. The same sentence has the
 * same meanings as long as catalogue and synonyms stay the same. Never throws.
 */
export const readPurpose = (index: SearchIndex, sentence: string): readonly string[] => {
  const topics = readParts(index, sentence).flatMap((part) => part.topics.map((topic) => `topic:${topic}`))
  const conditions = searchTools(index, sentence).understood.map(({ filter, value }) => FILTERS[filter](value))
  return normalizeMeanings([...conditions, ...topics])
}
