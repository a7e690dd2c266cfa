import type { Topic } from '../../catalogue/vocabulary.ts'
import type { TopicWeights } from '../../quiz/profile-options.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { Evidence, ToolEvidence } from '../model/evidence.ts'
import type { Intent } from '../model/recommendation.ts'
import { topicStrengths } from '../model/vectors.ts'
import { evidenceForWords } from './own-words-evidence.ts'

type SharedTopic = { readonly topic: Topic; readonly product: number }

/** The topics a tool shares with an intent, most important first. */
const sharedTopics = (strengths: TopicWeights, intent: Intent): readonly SharedTopic[] =>
  (Object.entries(intent.topics) as [Topic, number][])
    .map(([topic, weight]) => ({ topic, product: weight * (strengths[topic] ?? 0) }))
    .filter(({ product }) => product > 0)
    .sort((a, b) => b.product - a.product)

/** The most important shared topic assigned by an editor; null without one. */
export const mainTopic = (tool: EngineTool, intent: Intent): Topic | null =>
  sharedTopics(tool.topics, intent)[0]?.topic ?? null

// Phrases for side topics are poor evidence: "inbox" for campaign planning.
const LEAST_PART_OF_MAIN = 0.5

const LEAST_OF_WANTED = 0.7

/** A tool for email does not serve campaign planning. */
export const servesMainTopic = (tool: EngineTool, intent: Intent): boolean => {
  const strengths = topicStrengths(tool)
  const weights = Object.entries(intent.topics) as [Topic, number][]
  const main = Math.max(0, ...weights.map(([, weight]) => weight))
  return weights.some(([topic, weight]) => weight >= LEAST_OF_WANTED * main && (strengths[topic] ?? 0) > 0)
}

type Served = {
  readonly intent: Intent
  /** This intent's share of the tool's coverage. */
  readonly part: number
}

/** Served intents, best first. `coverage` is parallel to `intents`, 0 to 1. */
export const servedIntents = (intents: readonly Intent[], coverage: readonly number[]): readonly Served[] =>
  intents
    .map((intent, i) => ({ intent, part: intent.share * (coverage[i] ?? 0) }))
    .filter(({ part }) => part > 0)
    .sort((a, b) => b.part - a.part)

/** Quotable fields. The description is already on every card. */
const QUOTED_FIELDS = ['features', 'useCases', 'pros']

/** The unused phrase that best shows the shared topics; null without one. `fields` restricts its source. */
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

/** Like `evidenceFor`, ignoring the intent's words. */
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
