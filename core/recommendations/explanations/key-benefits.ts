import { TOPIC_LABELS } from '../../display/topic-labels.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { ToolEvidence } from '../model/evidence.ts'
import type { Intent, KeyBenefit } from '../model/recommendation.ts'
import { evidenceFor, evidenceForTopics, mainTopic, servedIntents } from './intent-evidence.ts'

const MOST_BENEFITS = 3
const FIELDS = ['features', 'pros']

/** The topic label, when the user's words are not those of the benefit. */
const topicLabel = (tool: EngineTool, intent: Intent): string => {
  const topic = mainTopic(tool, intent)
  return topic === null ? intent.label : TOPIC_LABELS[topic]
}

/** Up to three verbatim texts for different intents, best served first. `known`: texts to leave out. */
export const keyBenefits = (
  tool: EngineTool,
  evidence: ToolEvidence,
  intents: readonly Intent[],
  coverage: readonly number[],
  known: readonly string[],
): readonly KeyBenefit[] => {
  const used = new Set(known)
  const benefits: KeyBenefit[] = []
  for (const { intent } of servedIntents(intents, coverage)) {
    if (benefits.length === MOST_BENEFITS) break
    const said = evidenceFor(tool, evidence, intent, used, FIELDS)
    const found = said ?? (intent.family === 'purpose' ? evidenceForTopics(tool, evidence, intent, used, FIELDS) : null)
    const served = said === null ? topicLabel(tool, intent) : intent.label
    if (found === null || benefits.some((benefit) => benefit.intent === served)) continue
    used.add(found.value)
    benefits.push({ text: found.value, field: found.field, intent: served })
  }
  return benefits
}
