import type { QuizAnswers } from '../../quiz/answers.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { ToolEvidence } from '../model/evidence.ts'
import type { Explanation, Intent } from '../model/recommendation.ts'
import { alternativesTo } from './alternatives.ts'
import { keyBenefits } from './key-benefits.ts'
import { nextStep } from './next-step.ts'
import { advisePlans } from './plan-advice.ts'
import { reasonsFor } from './reasons.ts'
import { plainReason } from './short-reason.ts'
import { unsuitedPhrases } from './unsuited-phrases.ts'

type ExplainContext = {
  readonly answers: QuizAnswers
  readonly tool: EngineTool
  readonly evidence: ToolEvidence
  readonly intents: readonly Intent[]
  /** How well a tool covers the intent at this index, 0 to 1. */
  readonly coverageOf: (tool: EngineTool, intent: number) => number
  /** Mean of all ratings, 1 to 5; null without ratings. */
  readonly ratingMean: number | null
  /** Tools that keep all limits, best first. */
  readonly eligible: readonly EngineTool[]
  /** Topic similarity, 0 to 1. */
  readonly similarity: (a: EngineTool, b: EngineTool) => number
  /** The position in the list, from 0: neighbors get different phrasings. */
  readonly variant: number
}

/** Everything it returns is backed by the record. */
export const explain = (context: ExplainContext): Explanation => {
  const { answers, tool, evidence, intents, coverageOf } = context
  const coverage = intents.map((_, intent) => coverageOf(tool, intent))
  const plans = advisePlans(tool, answers)
  const unsuited = unsuitedPhrases(tool, answers)
  const { reasons, caveat } = reasonsFor({ ...context, coverage, plans, unsuited }, context.variant)
  const sentences = [...reasons, ...(caveat === null ? [] : [caveat])].map(({ text }) => text)
  return {
    reasons,
    caveat,
    reason: reasons[0]?.text ?? plainReason(tool),
    reasoning: reasons.length === 0 ? [plainReason(tool), ...sentences].join(' ') : sentences.join(' '),
    optimalPlan: plans.optimalPlan,
    pricingAnalysis: plans.pricingAnalysis,
    keyBenefits: keyBenefits(tool, evidence, intents, coverage, [...reasons.map(({ value }) => value), ...unsuited]),
    specificRecommendation: nextStep({ ...context, coverage, plans, unsuited }),
    alternatives: alternativesTo(tool, context.eligible, context.similarity, {
      answers,
      intents,
      coverageOf: context.coverageOf,
      paysNothing: plans.chosen?.total === 0,
    }),
  }
}
