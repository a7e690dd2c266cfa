import { CATEGORY_TOPICS } from '../../catalogue/category-topics.ts'
import { TOPICS } from '../../catalogue/topics.ts'
import type { Topic } from '../../catalogue/vocabulary.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'
import type { EngineTool } from './engine-tool.ts'
import { topicFrequencies } from './evidence.ts'

export const TOPIC_COUNT = TOPICS.length

const topicIndexes = new Map<Topic, number>(TOPICS.map((topic, index) => [topic, index]))

export const topicIndex = (topic: Topic): number => topicIndexes.get(topic) ?? 0

/** Weaker derived topics are dropped: a passing mention is no purpose. */
const LEAST_DERIVED = 0.3
const CATEGORY_PART = 0.5
const TEXT_PART = 0.5

/** Conversational work: general assistants do some of each, more than an editor can list. */
const DONE_BY_TALKING: readonly Topic[] = [
  'writing',
  'editing',
  'translation',
  'seo',
  'social',
  'email',
  'ads',
  'marketing_strategy',
  'brand',
  'code',
  'data_analysis',
  'spreadsheets',
  'documents_pdf',
  'presentation',
  'research_web',
  'user_research',
  'surveys',
  'teaching',
  'training',
  'fundraising',
  'support',
  'sales_prospecting',
  'ecommerce',
  'hr',
  'legal',
]
/** An assistant's strength there relative to a dedicated tool. */
const ASSISTANT_PART = 0.25
const LEAST_OF_ASSISTANTS: TopicWeights = Object.fromEntries(DONE_BY_TALKING.map((topic) => [topic, ASSISTANT_PART]))

const broadened = new WeakMap<TopicWeights, TopicWeights>()

/** A general assistant's topics plus conversational work. */
const withTalking = (topics: TopicWeights): TopicWeights => {
  const known = broadened.get(topics)
  if (known !== undefined) return known
  const own = Object.entries(topics).map(([topic, weight]) => [
    topic,
    Math.max(weight, LEAST_OF_ASSISTANTS[topic as Topic] ?? 0),
  ])
  const made = { ...LEAST_OF_ASSISTANTS, ...Object.fromEntries(own) }
  broadened.set(topics, made)
  return made
}

/** 0 to 1: curated topics (plus conversation for assistants), else category topics and the tool's own texts. */
export const topicStrengths = (tool: EngineTool): TopicWeights => {
  if (Object.keys(tool.topics).length > 0) return tool.generalAssistant ? withTalking(tool.topics) : tool.topics
  const own = CATEGORY_TOPICS[tool.categorySlug] ?? []
  const frequencies = topicFrequencies(tool)
  const entries = TOPICS.map((topic) => {
    const place = own.indexOf(topic)
    const prior = place < 0 ? 0 : CATEGORY_PART / (1 + place)
    return [topic, prior + TEXT_PART * (frequencies[topic] ?? 0)] as const
  })
  return Object.fromEntries(entries.filter(([, strength]) => strength >= LEAST_DERIVED))
}

/** Categories for private life or trades outside the quiz: a chat companion answers no customers. */
const REACH: Readonly<Record<string, number>> = {
  'companions-characters': 0.4,
  travel: 0.4,
  'wellness-fitness': 0.4,
  'real-estate-interiors': 0.5,
  healthcare: 0.4,
}

/** How much a tool's topic counts for work the quiz covers, 0 to 1. Clinical work is covered. */
export const reachOf = ({ categorySlug }: EngineTool, topic: Topic): number =>
  topic === 'clinical' ? 1 : (REACH[categorySlug] ?? 1)

const toVector = (weights: TopicWeights): Float64Array => {
  const vector = new Float64Array(TOPIC_COUNT)
  for (const [topic, weight] of Object.entries(weights)) vector[topicIndex(topic as Topic)] = weight
  return vector
}

/** Scales the largest weight to 1, in place. */
const toMain = (vector: Float64Array): Float64Array => {
  const largest = Math.max(...vector)
  if (largest === 0) return vector
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / largest
  return vector
}

const mainWeights = new WeakMap<TopicWeights, Float64Array>()

/** An option's topics, with main topic weight 1. Cached: there are few options. */
export const mainOf = (weights: TopicWeights): Float64Array => {
  const vector = mainWeights.get(weights) ?? toMain(toVector(weights))
  mainWeights.set(weights, vector)
  return vector
}
