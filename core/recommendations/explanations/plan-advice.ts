/** Which plan of a tool to take, from its dated prices. A price that is not published is never guessed. */

import type { PlanRecord } from '../../catalogue/tool-record.ts'
import { capitalized } from '../../display/capitalized.ts'
import { monthText } from '../../display/facts.ts'
import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import { BUDGET_CAPS, limitsOf } from '../constraints/constraints.ts'
import { seatLimit, servesTeam } from '../constraints/plan-seats.ts'
import { planTotal } from '../constraints/plan-total.ts'
import { seatsFor } from '../constraints/tool-use.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { OptimalPlan, PlanQuote } from '../model/recommendation.ts'
import { priceWords } from './price-words.ts'

/** What stands where a price is not known. */
const CHECK_CURRENT_PRICING = 'check current pricing'

/** A plan against the answers. */
type Judged = {
  readonly plan: PlanRecord
  readonly total: number | null
  /** Null when its price is not published; true without a limit. */
  readonly withinBudget: boolean | null
  readonly servesTeam: boolean
  /** The limit that makes it too small for daily use; null when it is not used daily or nothing speaks against it. */
  readonly starved: string | null
  /** What the answers need and only more expensive plans of the tool name; null when nothing is missing. */
  readonly missing: string | null
}

/** The advice on a tool's plans: the one to take, with the numbers that its reason needs, and a line on each. */
export type PlanAdvice = {
  readonly optimalPlan: OptimalPlan | null
  /** The record of the optimal plan and what it costs the team; null without one. */
  readonly chosen: { readonly plan: PlanRecord; readonly total: number | null } | null
  /** A limit of the chosen plan that daily use may run into. */
  readonly tightLimit: string | null
  readonly pricingAnalysis: readonly PlanQuote[]
}

// Trials, and free allowances that are gone after a few uses.
const STARVED =
  /\b(trial|once|one-time|in total|a few|few|small|limited|restricted|capped)\b|\b([1-9]|1\d|20) [\w-]+(?: [\w-]+)? a (day|week|month)\b/i

/** Notes on what a plan costs or whom it is for, which say "small" or "one-time" as well but limit nobody's use. */
const PLAN_NOTE = /\b(purchase|fees?|teams?|seats?|dollars?|USD|million)\b/i

/** Whether an entry of a plan is a limit that daily use runs into. */
const isTight = (limit: string): boolean => STARVED.test(limit) && !PLAN_NOTE.test(limit)

const NEEDS: readonly { readonly name: string; readonly named: RegExp; readonly denied: RegExp }[] = [
  { name: 'API access', named: /\bAPI\b/, denied: /\b(no|without)\b[^,;]*\bAPI\b/i },
  { name: 'single sign-on', named: /\b(SSO|SAML)\b|single sign-on/i, denied: /\b(no|without)\b/i },
]

const names = (plan: PlanRecord, need: (typeof NEEDS)[number]): boolean =>
  plan.key_limits.some((limit) => need.named.test(limit) && !need.denied.test(limit))

const priceOrder = (plan: PlanRecord): number => planTotal(plan, 1) ?? Number.POSITIVE_INFINITY

/** Of what the answers need, the first that this plan lacks while a more expensive one of the tool names it. */
const missingNeed = (plan: PlanRecord, plans: readonly PlanRecord[], answers: QuizAnswers): string | null => {
  const bigTeam = ['large', 'enterprise'].includes(chosen(answers, 'team_size')[0] ?? '')
  const wanted = [
    chosen(answers, 'data_sources').includes('apis'),
    chosen(answers, 'privacy').includes('critical') && bigTeam,
  ]
  for (const [i, need] of NEEDS.entries()) {
    if (wanted[i] !== true) continue
    const firstWithIt = Math.min(...plans.filter((other) => names(other, need)).map(priceOrder))
    const dearer = plans.some((other) => names(other, need) && priceOrder(other) >= priceOrder(plan))
    if (dearer && !names(plan, need) && priceOrder(plan) <= firstWithIt) return need.name
  }
  return null
}

const judge = (plan: PlanRecord, tool: EngineTool, answers: QuizAnswers): Judged => {
  const { plans } = tool
  const { budget, team } = limitsOf(answers)
  const seats = seatsFor(tool, team)
  const total = planTotal(plan, seats)
  const cap = budget === null ? null : BUDGET_CAPS[budget]
  const daily = chosen(answers, 'frequency').includes('daily')
  return {
    plan,
    total,
    withinBudget: cap === null ? true : total === null ? null : total <= cap,
    servesTeam: servesTeam(plan, plans, seats),
    starved: daily ? (plan.key_limits.find(isTight) ?? null) : null,
    missing: missingNeed(plan, plans, answers),
  }
}

const asOf = (plan: PlanRecord): string => `as of ${monthText(plan.as_of)}`

const people = (seats: number): string => (seats === 1 ? '1 person' : `${seats} people`)

const fitWords = ({ plan, starved, missing, servesTeam }: Judged, seats: number): string => {
  if (!servesTeam) {
    const limit = seatLimit(plan)
    return limit === null ? `not meant for ${people(seats)}` : `for at most ${people(limit)}`
  }
  if (missing !== null) return `${missing} comes with a more expensive plan`
  return starved === null ? '' : `its limit “${starved}” may be tight for daily use`
}

const budgetWords = ({ total, withinBudget }: Judged, hasCap: boolean): string => {
  if (total === null) return CHECK_CURRENT_PRICING
  if (!hasCap) return ''
  return withinBudget === true ? 'within your budget' : 'above your budget'
}

const sentence = (parts: readonly string[]): string => {
  const text = parts.filter((part) => part !== '').join('; ')
  return `${capitalized(text)}.`
}

const quote = (judged: Judged, seats: number, answers: QuizAnswers): PlanQuote => {
  const { budget } = limitsOf(answers)
  const { plan, total, withinBudget } = judged
  return {
    name: plan.name,
    usdMonth: planTotal({ ...plan, per_seat: false }, 1),
    totalMonth: total,
    seats,
    withinBudget,
    why: sentence([
      priceWords(plan, seats) ?? 'no published price',
      budgetWords(judged, budget !== null && BUDGET_CAPS[budget] !== null),
      fitWords(judged, seats),
    ]),
    asOf: plan.as_of,
  }
}

/** Lower is better: a plan that works, then one that is tight, then one whose price must be asked for. */
const rankOf = (judged: Judged): number => {
  if (judged.withinBudget === false) return 9
  const price = judged.total === null ? 4 : 0
  return price + (judged.servesTeam ? 0 : 3) + (judged.missing === null ? 0 : 2) + (judged.starved === null ? 0 : 1)
}

/** The cheapest of the plans that suit best; null when all are above the budget or there are none. */
const choose = (judged: readonly Judged[]): Judged | null => {
  const eligible = judged.filter((one) => rankOf(one) < 9)
  // The sort is stable: among equals the vendor's order.
  const [first] = [...eligible].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) || (a.total ?? Number.POSITIVE_INFINITY) - (b.total ?? Number.POSITIVE_INFINITY) || 0,
  )
  return first ?? null
}

const optimal = (judged: Judged, seats: number): OptimalPlan => {
  const { plan } = judged
  const price = priceWords(plan, seats) ?? `no published price, ${CHECK_CURRENT_PRICING}`
  const fit = fitWords(judged, seats)
  const text = `${plan.name}: ${price} (${asOf(plan)})${fit === '' ? '' : `; ${fit}`}.`
  return { name: plan.name, text, asOf: plan.as_of }
}

/**
 * The plan to take and what every plan costs the team of the answers. Without known plans there is neither: screens
 * then say to check current pricing.
 */
export const advisePlans = (tool: EngineTool, answers: QuizAnswers): PlanAdvice => {
  const judged = tool.plans.map((plan) => judge(plan, tool, answers))
  const best = choose(judged)
  const seats = seatsFor(tool, limitsOf(answers).team)
  return {
    optimalPlan: best === null ? null : optimal(best, seats),
    chosen: best === null ? null : { plan: best.plan, total: best.total },
    tightLimit: best?.starved ?? null,
    pricingAnalysis: judged.map((one) => quote(one, seats, answers)),
  }
}
