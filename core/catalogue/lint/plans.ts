import type { PlanRecord } from '../fields/plan-record.ts'
import type { ToolRecord } from '../fields/tool-record.ts'
import { isKnown } from '../fields/tool-values.ts'
import { toKnownPlan } from '../known-plan.ts'
import { hasPrice } from '../plan-prices.ts'
import type { ToolComplaint } from './problem.ts'

const isFree = (plan: PlanRecord) => plan.month === 0 || plan.month_billed_yearly === 0
/** Monthly price regardless of billing period; null when unpublished. */
const monthly = (plan: PlanRecord) => plan.month ?? plan.month_billed_yearly

const isPriced = (plan: PlanRecord) => hasPrice(toKnownPlan(plan))

/** What plans say about the price: how the vendor charges, and a price or a price on request. */
const answers = ({ pricing_model: model, plans }: ToolRecord): ToolComplaint[] => {
  const priced = plans.find(isPriced)
  if (model === null && priced !== undefined) {
    return [['pricing-model', `has the price of the plan "${priced.name}", so its pricing model is known`]]
  }
  const isSold = model === 'paid' || model === 'enterprise'
  if (!isSold || plans.length === 0 || plans.some((plan) => isPriced(plan) || plan.on_request)) return []
  return [['plan-unanswered', 'has plans without a price that are not on request either (or leave plans out)']]
}

const pricingModel = ({ pricing_model: model, plans }: ToolRecord): ToolComplaint[] => {
  const complaint = (message: string): ToolComplaint[] => [['pricing-model', message]]
  const free = plans.find(isFree)
  const paid = plans.find((plan) => !isFree(plan))
  if (model === 'free' && paid !== undefined) return complaint(`is free, so the plan "${paid.name}" cannot cost money`)
  if (model === 'freemium' && plans.length > 0 && free === undefined) {
    return complaint('is freemium, so its plans must include the free one (or leave plans out)')
  }
  if ((model === 'paid' || model === 'enterprise') && free !== undefined) {
    return complaint(`is ${model}, so the plan "${free.name}" cannot be free (a free plan makes a tool freemium)`)
  }
  return []
}

/** A price billed yearly below this share of the monthly one is a twelfth too small. */
const SMALLEST_SHARE = 0.25

const price = (plan: PlanRecord): ToolComplaint[] => {
  const { month, month_billed_yearly: yearly } = plan
  const complaints: ToolComplaint[] = []
  if (month !== null && yearly !== null) {
    if (yearly > month) {
      complaints.push(['plan-year', `plan "${plan.name}" costs more billed yearly (${yearly}) than monthly (${month})`])
    }
    if (yearly < SMALLEST_SHARE * month) {
      complaints.push(['plan-year', `plan "${plan.name}": month_billed_yearly ${yearly} is too small beside ${month}`])
    }
  }
  if (plan.min_seats !== null && !plan.per_seat) {
    complaints.push(['plan-seats', `plan "${plan.name}" has min_seats but is not per_seat`])
  }
  if (plan.per_seat && plan.key_limits.some((limit) => /\bstudents?\b/i.test(limit))) {
    complaints.push(['plan-student', `plan "${plan.name}" is sold by the student: its price is a unit's`])
  }
  return complaints
}

/** Add-ons are bought on top of a plan, so their prices are not part of the order. */
const isAddOn = (plan: PlanRecord) => /\badd-?on\b/i.test(plan.name)

const planOrder = (plans: readonly PlanRecord[]): ToolComplaint[] =>
  plans.slice(1).flatMap((plan, index): ToolComplaint[] => {
    const before = plans[index] as PlanRecord
    if (before.on_request && monthly(plan) !== null) {
      return [['plan-order', `plan "${before.name}" has no price and must come after "${plan.name}"`]]
    }
    // Monthly and yearly prices cannot be compared, nor can per-seat and flat prices without a seat count.
    const [low, high] =
      before.month !== null && plan.month !== null
        ? [before.month, plan.month]
        : [before.month_billed_yearly, plan.month_billed_yearly]
    if (
      low === null ||
      high === null ||
      before.per_seat !== plan.per_seat ||
      before.currency !== plan.currency ||
      low <= high
    )
      return []
    return [['plan-order', `plan "${plan.name}" is cheaper than "${before.name}" and must come before it`]]
  })

const planNames = (plans: readonly PlanRecord[]): ToolComplaint[] =>
  plans
    .filter((plan, index) => plans.findIndex(({ name }) => name.toLowerCase() === plan.name.toLowerCase()) < index)
    .map((plan) => ['plan-name', `plan "${plan.name}" is listed twice`] as const)

const months = (tool: ToolRecord, newestMonth: string): ToolComplaint[] => {
  const dated = [
    { what: 'as_of', month: tool.as_of.as_of },
    ...tool.plans.map((plan) => ({ what: `plan "${plan.name}"`, month: plan.as_of })),
    ...Object.entries(tool.facts).map(([field, fact]) => ({ what: `facts.${field}`, month: fact.as_of })),
  ]
  return dated
    .filter(({ month }) => month > newestMonth)
    .map(
      ({ what, month }) =>
        ['future', `${what} is known for ${month}, after the newest entry (${newestMonth})`] as const,
    )
}

const sources = (tool: ToolRecord): ToolComplaint[] =>
  Object.keys(tool.facts)
    .filter((field) => !isKnown(tool[field as keyof ToolRecord['facts']]))
    .map((field) => ['source', `facts.${field} gives the source of a value that is unknown`] as const)

/** `newestMonth` (YYYY-MM): the newest month of work. The lint has no clock, and no fact can be newer than that. */
export const lintPlans = (tool: ToolRecord, newestMonth: string): ToolComplaint[] => [
  ...pricingModel(tool),
  ...answers(tool),
  ...tool.plans.flatMap(price),
  ...planOrder(tool.plans.filter((plan) => !isAddOn(plan))),
  ...planNames(tool.plans),
  ...months(tool, newestMonth),
  ...sources(tool),
]
