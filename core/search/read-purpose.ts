/** Reads the user's sentence into topics and conditions, using the tools it finds. */
import { TOPICS, type Topic } from '../catalogue/vocabulary.ts'
import { normalizeMeanings } from '../quiz/purpose.ts'
import { sentenceParts } from '../quiz/sentence.ts'
import { topicKey } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { SearchConstraint, SearchResult } from './search-result.ts'
import { searchTools } from './search-tools.ts'
import { numberOf } from './text/string-table.ts'

/** Best tools that determine the topics of a part. */
const TOOLS_READ = 8
/** Candidates for them. */
const TOOLS_SEARCHED = 40
/** Minimum mean weight of a topic, */
const MIN_SHARE = 0.5
/** also relative to the part's main topic. */
const MIN_OF_BEST = 0.75
const MAX_TOPICS_OF_PART = 2

const FILTERS: Readonly<Record<SearchConstraint['filter'], (value: string | null) => string>> = {
  FREE_TIER: () => 'free',
  OPEN_SOURCE: () => 'open_source',
  API_AVAILABLE: () => 'api',
  MCP_SERVER: () => 'mcp_server',
  PLATFORM: (value) => `platform:${value}`,
  PRIVACY: (value) => `privacy:${value}`,
  INTEGRATION: (value) => `integration:${value}`,
  MAX_PRICE: (value) => `max_price:${value}`,
}

const topicsByWord = ({ vocabulary }: SearchIndex): ReadonlyMap<number, Topic> =>
  new Map(
    TOPICS.flatMap((topic) => {
      const word = numberOf(vocabulary.words, topicKey(topic))
      return word === undefined ? [] : [[word, topic] as const]
    }),
  )

/** Context weight of a tool the whole sentence does not find: most parts depend on the rest. */
const WITHOUT_CONTEXT = 0.2

/** Fit to the whole sentence by ordinal, `WITHOUT_CONTEXT` to 1. */
const contextOf = ({ ordinals, relevance }: SearchResult): ReadonlyMap<number, number> =>
  new Map(
    [...ordinals].map(
      (tool, place) => [tool, WITHOUT_CONTEXT + (1 - WITHOUT_CONTEXT) * (relevance[place] ?? 0)] as const,
    ),
  )

/** Heaviest first, weights up to 1. "Sort thousands of shots" concerns photographs if the sentence does. */
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

type ReadPart = {
  readonly text: string
  /** Heaviest first. */
  readonly topics: readonly Topic[]
  readonly found: SearchResult
}

type ReadSentence = { readonly whole: SearchResult; readonly parts: readonly ReadPart[] }

/** Reads each part in the context of the whole. Never throws. */
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

/** Normalized meaning ids (`core/quiz/purpose.ts`). Deterministic for a catalog and its synonyms. Never throws. */
export const readPurpose = (index: SearchIndex, sentence: string): readonly string[] => {
  const { whole, parts } = readSentence(index, sentence)
  const topics = parts.flatMap((part) => part.topics.map((topic) => `topic:${topic}`))
  const conditions = whole.understood.map(({ filter, value }) => FILTERS[filter](value))
  return normalizeMeanings([...conditions, ...topics])
}
