/** Tools and answers as weights over the same topics. */
import { CATEGORY_TOPICS } from '../../catalogue/category-topics.ts'
import { TOPICS, type Topic } from '../../catalogue/vocabulary.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'
import type { EngineTool } from './engine-tool.ts'
import { topicFrequencies } from './evidence.ts'

export const TOPIC_COUNT = TOPICS.length

const topicIndexes = new Map<Topic, number>(TOPICS.map((topic, index) => [topic, index]))

/** Column of a topic in every vector. */
export const topicIndex = (topic: Topic): number => topicIndexes.get(topic) ?? 0

/** Nothing below this is said of a tool that nobody has curated: a word in passing is no purpose. */
const LEAST_DERIVED = 0.3
const CATEGORY_PART = 0.5
const TEXT_PART = 0.5

/** Work that is done in conversation: a general assistant does some of each, more than an editor can list. */
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
/** How well it does such work beside a tool that is made for it. */
const ASSISTANT_PART = 0.25
const LEAST_OF_ASSISTANTS: TopicWeights = Object.fromEntries(DONE_BY_TALKING.map((topic) => [topic, ASSISTANT_PART]))

const broadened = new WeakMap<TopicWeights, TopicWeights>()

/** The topics of a general assistant with all that is done in conversation. */
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

/**
 * What a tool is about, from 0 to 1 by topic. Curated topics stand alone where there are any, but for what general
 * assistants do in conversation; else the topics of its category and the words of its own texts say it together.
 */
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

/**
 * Categories for private life, or for trades that the quiz does not ask about: what their tools do there is little help
 * at other work. A companion to chat with answers no customers, a room planner draws no brand.
 */
const REACH: Readonly<Record<string, number>> = {
  'companions-characters': 0.4,
  travel: 0.4,
  'wellness-fitness': 0.4,
  'real-estate-interiors': 0.5,
  healthcare: 0.4,
}

/** How far a topic of a tool counts for the work that the quiz asks about, from 0 to 1. Clinical work is asked about. */
export const reachOf = ({ categorySlug }: EngineTool, topic: Topic): number =>
  topic === 'clinical' ? 1 : (REACH[categorySlug] ?? 1)

/** Scales to length 1, in place; a vector of zeros stays one. */
export const toUnit = (vector: Float64Array): Float64Array => {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) return vector
  const length = Math.sqrt(sum)
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / length
  return vector
}

/** Topic weights as a vector over all topics, not scaled. */
const toVector = (weights: TopicWeights): Float64Array => {
  const vector = new Float64Array(TOPIC_COUNT)
  for (const [topic, weight] of Object.entries(weights)) vector[topicIndex(topic as Topic)] = weight
  return vector
}

/** Scales so that the largest weight is 1, in place. */
const toMain = (vector: Float64Array): Float64Array => {
  const largest = Math.max(...vector)
  if (largest === 0) return vector
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / largest
  return vector
}

const kept = { unit: new WeakMap<TopicWeights, Float64Array>(), main: new WeakMap<TopicWeights, Float64Array>() }

const once = (vectors: WeakMap<TopicWeights, Float64Array>, weights: TopicWeights, make: () => Float64Array) => {
  const vector = vectors.get(weights) ?? make()
  vectors.set(weights, vector)
  return vector
}

/** The topics of an option of the quiz, scaled to length 1. There are few options, so each is worked out once. */
export const unitOf = (weights: TopicWeights): Float64Array => once(kept.unit, weights, () => toUnit(toVector(weights)))

/** The same, scaled so that the main topic weighs 1. */
export const mainOf = (weights: TopicWeights): Float64Array => once(kept.main, weights, () => toMain(toVector(weights)))
