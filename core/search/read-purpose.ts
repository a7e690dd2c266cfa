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
/** They are chosen among so many of the best of the part alone. */
const TOOLS_SEARCHED = 40
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

/** A tool that the whole sentence does not find says this much of what a part of it is about: most parts need the rest. */
const WITHOUT_CONTEXT = 0.2

/** How well each tool fits the whole sentence, from `WITHOUT_CONTEXT` to 1, by ordinal. */
const contextOf = ({ ordinals, relevance }: SearchResult): ReadonlyMap<number, number> =>
  new Map(
    [...ordinals].map(
      (tool, place) => [tool, WITHOUT_CONTEXT + (1 - WITHOUT_CONTEXT) * (relevance[place] ?? 0)] as const,
    ),
  )

/**
 * What a part is about: the topics that its best tools share, the weightiest first, with their weights up to 1. "Sort
 * thousands of shots" is about photographs where the sentence is.
 */
const topicsOfPart = (
  index: SearchIndex,
  names: ReadonlyMap<number, Topic>,
  { ordinals, relevance }: SearchResult,
  context: ReadonlyMap<number, number>,
): readonly (readonly [Topic, number])[] => {
  const { topics, topicWeights } = index.tools
  const sums = new Map<Topic, number>()
  let total = 0
  const best = [...ordinals.subarray(0, TOOLS_SEARCHED)]
    .map((tool, place) => ({ tool, weight: ((relevance[place] ?? 0) * (context.get(tool) ?? WITHOUT_CONTEXT)) ** 2 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TOOLS_READ)
  for (const { tool, weight } of best) {
    total += weight
    for (let at = topics.starts[tool] ?? 0; at < (topics.starts[tool + 1] ?? 0); at++) {
      const topic = names.get(topics.values[at] ?? 0)
      if (topic !== undefined) sums.set(topic, (sums.get(topic) ?? 0) + weight * (topicWeights.values[at] ?? 0))
    }
  }
  return total === 0 ? [] : [...sums].map(([topic, sum]) => [topic, sum / total] as const).sort((a, b) => b[1] - a[1])
}

/** A part of a sentence as the index reads it. */
type ReadPart = {
  /** The words as they were typed. */
  readonly text: string
  /** The topics of the part, the weightiest first. */
  readonly topics: readonly Topic[]
  readonly found: SearchResult
}

/** What the search finds for a sentence and for each of its parts. */
type ReadSentence = { readonly whole: SearchResult; readonly parts: readonly ReadPart[] }

/** Reads a sentence and its parts, one by one in the light of the whole. Never throws. */
export const readSentence = (index: SearchIndex, sentence: string): ReadSentence => {
  const names = topicsByWord(index)
  const whole = searchTools(index, sentence)
  const context = contextOf(whole)
  const parts = sentenceParts(sentence).map((text) => {
    const found = searchTools(index, text)
    const shares = topicsOfPart(index, names, found, context)
    const best = shares[0]?.[1] ?? 0
    const topics = shares
      .filter(([, share]) => share >= MIN_SHARE && share >= best * MIN_OF_BEST)
      .slice(0, MAX_TOPICS_OF_PART)
      .map(([topic]) => topic)
    return { text, topics, found }
  })
  return { whole, parts }
}

/**
 * The ids of the meanings of a sentence, in normal form: what `core/quiz/purpose.ts` knows. The same sentence has the
 * same meanings as long as catalogue and synonyms stay the same. Never throws.
 */
export const readPurpose = (index: SearchIndex, sentence: string): readonly string[] => {
  const { whole, parts } = readSentence(index, sentence)
  const topics = parts.flatMap((part) => part.topics.map((topic) => `topic:${topic}`))
  const conditions = whole.understood.map(({ filter, value }) => FILTERS[filter](value))
  return normalizeMeanings([...conditions, ...topics])
}
