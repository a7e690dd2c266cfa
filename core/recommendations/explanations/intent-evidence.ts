/** Which of a tool's own phrases shows best that it serves an intent. */
import type { Topic } from '../../catalogue/vocabulary.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { Evidence, ToolEvidence } from '../model/evidence.ts'
import type { Intent } from '../model/recommendation.ts'
import { topicStrengths } from '../model/vectors.ts'
import { evidenceForWords } from './own-words-evidence.ts'

type SharedTopic = { readonly topic: Topic; readonly product: number }

/** The topics by which a tool covers an intent, those that count most first. */
const sharedTopics = (strengths: TopicWeights, intent: Intent): readonly SharedTopic[] =>
  (Object.entries(intent.topics) as [Topic, number][])
    .map(([topic, weight]) => ({ topic, product: weight * (strengths[topic] ?? 0) }))
    .filter(({ product }) => product > 0)
    .sort((a, b) => b.product - a.product)

/** The topic by which a tool covers an intent most, as an editor gave it to the tool; null when nobody did. */
export const mainTopic = (tool: EngineTool, intent: Intent): Topic | null =>
  sharedTopics(tool.topics, intent)[0]?.topic ?? null

// A phrase that shows only a side topic is a poor proof: "inbox" for somebody who plans campaigns.
const LEAST_PART_OF_MAIN = 0.5

const LEAST_OF_WANTED = 0.7

/** Whether a tool serves what the intent is mainly about. A tool for email is no answer to planning campaigns. */
export const servesMainTopic = (tool: EngineTool, intent: Intent): boolean => {
  const strengths = topicStrengths(tool)
  const weights = Object.entries(intent.topics) as [Topic, number][]
  const main = Math.max(0, ...weights.map(([, weight]) => weight))
  return weights.some(([topic, weight]) => weight >= LEAST_OF_WANTED * main && (strengths[topic] ?? 0) > 0)
}

type Served = {
  readonly intent: Intent
  /** What the tool covers of all intents by this one. */
  readonly part: number
}

/** The intents that a tool serves, those that it serves most first. `coverage` has a number for each, 0 to 1. */
export const servedIntents = (intents: readonly Intent[], coverage: readonly number[]): readonly Served[] =>
  intents
    .map((intent, i) => ({ intent, part: intent.share * (coverage[i] ?? 0) }))
    .filter(({ part }) => part > 0)
    .sort((a, b) => b.part - a.part)

/** What may be quoted. The description is above every card already. */
const QUOTED_FIELDS = ['features', 'useCases', 'pros']

/**
 * The phrase that shows most of what the intent and the tool share, and is not used yet; null when the tool's texts do
 * not show it. `fields` limits where it may come from.
 */
export const evidenceFor = (
  tool: EngineTool,
  evidence: ToolEvidence,
  intent: Intent,
  used: ReadonlySet<string>,
  fields: readonly string[] = QUOTED_FIELDS,
): Pick<Evidence, 'field' | 'value'> | null => {
  if (intent.family === 'purpose') return evidenceForWords(tool, intent.label, used, fields, intent.wordWeights)
  return evidenceForTopics(tool, evidence, intent, used, fields)
}

/** The same by the topics of the intent alone, whatever its words are. */
export const evidenceForTopics = (
  tool: EngineTool,
  evidence: ToolEvidence,
  intent: Intent,
  used: ReadonlySet<string>,
  fields: readonly string[],
): Pick<Evidence, 'field' | 'value'> | null => {
  const shared = sharedTopics(topicStrengths(tool), intent)
  const most = shared[0]?.product ?? 0
  const sums = new Map<string, { readonly found: Evidence; sum: number }>()
  for (const { topic, product } of shared) {
    if (product < LEAST_PART_OF_MAIN * most) break
    for (const found of evidence[topic] ?? []) {
      if (used.has(found.value) || !fields.includes(found.field)) continue
      const known = sums.get(found.value)
      if (known === undefined) sums.set(found.value, { found, sum: product * found.strength })
      else known.sum += product * found.strength
    }
  }
  let best: { readonly found: Evidence; readonly sum: number } | null = null
  for (const candidate of sums.values()) if (best === null || candidate.sum > best.sum) best = candidate
  return best?.found ?? null
}
