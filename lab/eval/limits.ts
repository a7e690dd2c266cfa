/**
 * An independent implementation of the limits, without the engine's code, to verify it. It only reports clear
 * violations.
 */

import { toUsd } from '#core/catalogue/exchange-rates.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import type { ConstraintName } from '#core/recommendations/model/recommendation.ts'

const QUESTION = { industry: 2, team: 3, budget: 4, privacy: 15, device: 16 } as const
const SEATS: Readonly<Record<string, number>> = { solo: 1, small: 2, medium: 11, large: 51, enterprise: 201 }
const CAPS: Readonly<Record<string, number>> = { free: 0, low: 20, medium: 100, high: 500 }

/** Work with patients' words or records; only if it is the tool's purpose. */
const OF_PATIENTS = ['clinical', 'transcription', 'meetings', 'email', 'crm', 'support', 'general_assistant'] as const

const isFor = ({ topics }: EngineTool, work: readonly (keyof EngineTool['topics'])[]): boolean =>
  work.some((topic) => (topics[topic] ?? 0) >= 0.6)

/** A search engine for published papers that reads nothing of the user's own. */
const isPaperSearch = ({ topics }: EngineTool): boolean =>
  (topics.research_academic ?? 0) >= 0.9 &&
  (topics.research_web ?? 0) < 0.6 &&
  (
    ['documents_pdf', 'writing', 'editing', 'transcription', 'translation', 'user_research', 'data_analysis'] as const
  ).every((topic) => (topics[topic] ?? 0) < 0.5)

const answer = (answers: QuizAnswers, question: keyof typeof QUESTION): string | undefined =>
  answers[QUESTION[question]]?.[0]

const breaksBudget = (tool: EngineTool, answers: QuizAnswers): boolean => {
  const budget = answer(answers, 'budget')
  const cap = budget === undefined ? undefined : CAPS[budget]
  if (cap === undefined || tool.pricingModel === 'free' || tool.pricingModel === 'freemium') return false
  if (budget === 'free') return true
  const team = answer(answers, 'team')
  if (tool.pricingModel === 'enterprise') return budget !== 'high' || team === 'solo' || team === 'small'
  // The budget is for everyone who will use the tool.
  const seats = SEATS[team ?? 'solo'] ?? 1
  const totals = tool.plans.flatMap((plan) => {
    // A one-time price is spread over a year.
    const once = plan.once === null ? null : toUsd(plan.once, plan.currency) / 12
    const price = plan.usdMonth ?? (plan.usdYear === null ? once : plan.usdYear / 12)
    if (price === null) return []
    return [plan.perSeat ? price * Math.max(seats, plan.minSeats ?? 1) : price]
  })
  // A cent of tolerance for a twelfth of a year.
  return totals.length === 0 ? budget === 'low' : Math.min(...totals) > cap + 0.01
}

const breaksPrivacy = (tool: EngineTool, answers: QuizAnswers): boolean => {
  if (answer(answers, 'privacy') !== 'critical') return false
  if (tool.privacy.every((flag) => flag === 'eu_hosting')) return !isPaperSearch(tool)
  if (answer(answers, 'industry') !== 'healthcare' || !isFor(tool, OF_PATIENTS)) return false
  return !tool.privacy.includes('hipaa') && !tool.privacy.includes('self_host')
}

const breaksPlatform = (tool: EngineTool, answers: QuizAnswers): boolean =>
  answer(answers, 'device') === 'mobile' &&
  tool.platforms.length > 0 &&
  !tool.platforms.some((platform) => platform === 'ios' || platform === 'android' || platform === 'web')

const breaksTeam = (tool: EngineTool, answers: QuizAnswers): boolean =>
  answer(answers, 'team') === 'solo' &&
  tool.pricingModel !== 'free' &&
  tool.pricingModel !== 'freemium' &&
  tool.plans.length > 0 &&
  tool.plans.every(({ minSeats }) => (minSeats ?? 1) > 3)

/** The limits that a tool clearly breaks. */
export const brokenLimits = (tool: EngineTool, answers: QuizAnswers): readonly ConstraintName[] => {
  const broken: readonly (readonly [ConstraintName, boolean])[] = [
    ['budget', breaksBudget(tool, answers)],
    ['privacy', breaksPrivacy(tool, answers)],
    ['platform', breaksPlatform(tool, answers)],
    ['team', breaksTeam(tool, answers)],
  ]
  return broken.filter(([, is]) => is).map(([name]) => name)
}

/** Whether an advised plan clearly costs too much, has too few seats, or may lack the privacy claims of the vendor. */
export const isAgainstAnswers = (tool: EngineTool, planName: string | null, answers: QuizAnswers): boolean => {
  const plan = tool.plans.find(({ name }) => name === planName)
  if (plan === undefined) return false
  const seats = SEATS[answer(answers, 'team') ?? 'solo'] ?? 1
  const price = plan.usdMonth ?? (plan.usdYear === null ? null : plan.usdYear / 12)
  const total = price === null ? null : plan.perSeat ? price * Math.max(seats, plan.minSeats ?? 1) : price
  const cap = CAPS[answer(answers, 'budget') ?? '']
  const isTooDear = cap !== undefined && total !== null && total > cap + 0.01
  const isTooSmall = plan.maxSeats !== null && plan.maxSeats < seats
  const staysAtHome = tool.privacy.includes('self_host') || tool.privacy.includes('on_device')
  const isForConsumers =
    !plan.perSeat && !plan.onRequest && tool.plans.some((other) => other.perSeat && (other.usdMonth ?? 0) > 0)
  const isUnprotected =
    answer(answers, 'privacy') === 'critical' && !staysAtHome && !isPaperSearch(tool) && (price === 0 || isForConsumers)
  return isTooDear || isTooSmall || isUnprotected
}
