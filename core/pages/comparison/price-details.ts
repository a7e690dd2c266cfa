/** What prices buy: yearly payment, free plans, budgets, ranges, and minimums of seats. */
import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { paidCents } from '../../display/lowest-price.ts'
import { entryPlanOf } from '../../display/offer.ts'
import { americanQuotation } from '../../display/quotation.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'
import { claim, type Statement, statement } from '../statement.ts'
import { money, possessive, quotations } from '../texts.ts'
import { type Pair, unordered } from './pair.ts'

type YearlyPlan = {
  readonly tool: PageTool
  readonly plan: KnownPlan
  readonly name: string
  readonly month: number
  readonly year: number
}

/** The cheapest plan, if a year costs less than twelve months. */
const yearlyPlan = (tool: PageTool): YearlyPlan[] => {
  const plan = entryPlanOf(tool)?.plan
  if (!plan || plan.usdMonth === null || plan.usdYear === null || plan.usdYear >= plan.usdMonth * 12) return []
  return [{ tool, plan, name: plan.name, month: plan.usdMonth, year: plan.usdYear }]
}

const usdOf = (usd: number, plan: KnownPlan): string => paidCents(Math.round(usd * 100), plan)

const savedPercent = ({ month, year }: YearlyPlan): number => Math.round((1 - year / (month * 12)) * 100)

const yearly = (pair: Pair): Statement[] => {
  const [first, second] = pair.flatMap(yearlyPlan)
  if (first === undefined) return []
  if (second === undefined) {
    const { tool, plan, name, month, year } = first
    const line = [
      `Paid yearly, ${possessive(tool.name)} ${name} costs ${usdOf(year, plan)} instead of ${usdOf(month * 12, plan)}, which saves ${savedPercent(first)}%.`,
    ]
    return [statement(`year:${year}`, 3, line, claim(tool, 'plans'))]
  }
  const text = (one: YearlyPlan) => `${usdOf(one.year, one.plan)} for ${one.tool.name} (${savedPercent(one)}% less)`
  const line = [`Paid yearly, the same plans cost ${text(first)} and ${text(second)}.`]
  return [
    statement(
      `years:${unordered(first.year, second.year)}`,
      4,
      line,
      pair.flatMap((tool) => claim(tool, 'plans')),
    ),
  ]
}

const freeLimits = (tool: PageTool): string[] =>
  tool.plans.filter(({ usdMonth, usdYear }) => (usdMonth ?? usdYear) === 0).flatMap(({ keyLimits }) => keyLimits)

const freePlans = ([a, b]: Pair): Statement[] => {
  const [first, second] = [freePlanOf(a), freePlanOf(b)]
  if (first === null || second === null || (!first && !second)) return []
  const claims = [a, b].flatMap((tool) => claim(tool, 'freePlan'))
  if (first !== second) {
    const [yes, no] = first ? [a, b] : [b, a]
    if (yes.pricingModel === 'free') return []
    return [statement('free:one', 8, [`${yes.name} can be used for free. ${no.name} lists no free plan.`], claims)]
  }
  const limited = [a, b].map((tool) => ({ tool, limits: freeLimits(tool) })).filter(({ limits }) => limits.length > 0)
  const texts = limited.map(({ tool, limits }) => `${tool.name}: ${quotations(limits)}`)
  const known = texts.length === 0 ? '' : americanQuotation(` Limits of the free plans: ${texts.join('; ')}.`)
  const value = limited.length === 2 ? unordered(limited[0]?.limits.join() ?? '', limited[1]?.limits.join() ?? '') : ''
  return [
    statement(
      `free:both:${value}`,
      4,
      [`Both can be used for free.${known}`],
      [...claims, ...[a, b].flatMap((tool) => claim(tool, 'plans'))],
    ),
  ]
}

/** Monthly budgets in US cents for comparing plans. */
const BUDGETS = [2000, 5000, 10_000] as const

/** Plans that new customers can buy. */
const monthlyPlans = ({ plans }: PageTool): { readonly plan: KnownPlan; readonly cents: number }[] =>
  plans.flatMap((plan) =>
    plan.usdMonth && plan.paused === null ? [{ plan, cents: Math.round(plan.usdMonth * 100) }] : [],
  )

const bestWithin = (tool: PageTool, budget: number) =>
  monthlyPlans(tool)
    .filter(({ plan, cents }) => cents * (plan.minSeats ?? 1) <= budget)
    .reduce<{ plan: KnownPlan; cents: number } | null>(
      (best, one) => (best === null || one.cents > best.cents ? one : best),
      null,
    )

/** What a budget buys, at the lowest one above the cheapest plan of either. */
const budgets = ([a, b]: Pair): Statement[] => {
  for (const budget of BUDGETS) {
    const [first, second] = [bestWithin(a, budget), bestWithin(b, budget)]
    if (first === null || second === null) continue
    if (first.plan === entryPlanOf(a)?.plan && second.plan === entryPlanOf(b)?.plan) continue
    const text = ({ plan, cents }: typeof first) =>
      `${plan.name} (${paidCents(cents, plan)}${plan.perSeat ? ' per seat' : ''})`
    const line = [
      `With a budget of ${money(budget)} a month, one person can get ${text(first)} from ${a.name} or ${text(second)} from ${b.name}.`,
    ]
    const fact = `budget:${budget}:${unordered(first.cents, second.cents)}`
    return [
      statement(
        fact,
        4,
        line,
        [a, b].flatMap((tool) => claim(tool, 'plans')),
      ),
    ]
  }
  return []
}

const range = (tool: PageTool): string | null => {
  const plans = [...monthlyPlans(tool)].sort((one, other) => one.cents - other.cents)
  const [lowest, highest] = [plans[0], plans.at(-1)]
  if (lowest === undefined || highest === undefined || lowest.cents === highest.cents) return null
  return `${paidCents(lowest.cents, lowest.plan)} to ${paidCents(highest.cents, highest.plan)}`
}

const ranges = ([a, b]: Pair): Statement[] => {
  const [first, second] = [range(a), range(b)]
  if (first === null || second === null) return []
  const line = [`Published monthly prices range from ${first} for ${a.name} and from ${second} for ${b.name}.`]
  return [
    statement(
      `range:${unordered(first, second)}`,
      4,
      line,
      [a, b].flatMap((tool) => claim(tool, 'plans')),
    ),
  ]
}

const minimumSeats = (pair: Pair): Statement[] =>
  pair.flatMap((tool) => {
    const entry = entryPlanOf(tool)
    const seats = entry?.plan.minSeats ?? 1
    if (entry === null || seats < 2) return []
    const line = [
      `${possessive(tool.name)} ${entry.plan.name} requires at least ${seats} seats, so you pay at least ${paidCents(entry.cents * seats, entry.plan)} a month${entry.billedYearly ? ', billed yearly' : ''}.`,
    ]
    return [statement(`seats:${seats}:${entry.cents}`, 5, line, claim(tool, 'plans', 'entryCents'))]
  })

export const priceDetails = (pair: Pair): Statement[] => [
  ...freePlans(pair),
  ...minimumSeats(pair),
  ...yearly(pair),
  ...budgets(pair),
  ...ranges(pair),
]
