/** Price comparison of two tools, in US dollars before tax. Unknown prices are never compared. */

import type { KnownPlan } from '../../catalogue/known-plan.ts'
import { formatUsd } from '../../display/price.ts'
import { americanQuotation } from '../../display/quotation.ts'
import { comparablePrices, entryPlanOf, freePlanOf, type PageTool, teamCentsOf } from '../page-tool.ts'
import { claim, type Statement, statement, TEAM_OF } from '../statement.ts'
import { andList, entryPrice, money, monthRange, planMonths, possessive, quotations } from '../texts.ts'

type Pair = readonly [PageTool, PageTool]

/** Two values in a fixed order, so that a fact reads the same whichever tool comes first. */
export const unordered = (a: string | number, b: string | number): string => [String(a), String(b)].sort().join('/')

const gap = (pair: Pair): Statement[] => {
  const [a, b] = pair
  const prices = comparablePrices(a, b)
  if (prices === null) return unlikeTerms(pair)
  const [first, second] = prices.cents
  const [firstPlan, secondPlan] = prices.plans
  const claims = pair.flatMap((tool) => claim(tool, 'entryCents', 'entryPlan', 'plans'))
  const terms = prices.billedYearly ? ', both billed yearly' : ''
  if (first === second) {
    const line = [
      `Both have the same lowest paid price, ${money(first)} a month${terms}: ${possessive(a.name)} ${firstPlan.name} and ${possessive(b.name)} ${secondPlan.name}.${seatTerms(pair)}`,
    ]
    return [statement(`price:equal:${first}:${prices.billedYearly}`, 6, line, claims)]
  }
  const [cheap, dear] = first < second ? [a, b] : [b, a]
  const [low, high] = first < second ? [first, second] : [second, first]
  const [lowPlan, highPlan] = first < second ? [firstPlan, secondPlan] : [secondPlan, firstPlan]
  const difference = high - low
  const line = [
    `${cheap.name} has the lower starting price: ${money(low)} a month (${lowPlan.name}), compared with ${money(high)} (${highPlan.name}) for ${dear.name}${terms}. That is ${money(difference)} less a month, or ${money(difference * 12)} less a year.${seatTerms(pair)}`,
  ]
  return [statement(`price:gap:${difference}`, difference * 4 > high ? 10 : 7, line, claims)]
}

/** A note when two prices buy different things: one is per seat, or has a seat minimum. */
export const seatTerms = (pair: Pair): string => {
  const perSeat = pair.filter((tool) => entryPlanOf(tool)?.plan.perSeat === true)
  const minimums = pair.flatMap((tool) => {
    const seats = entryPlanOf(tool)?.plan.minSeats ?? 1
    return seats > 1 ? [` ${tool.name} requires at least ${seats} seats.`] : []
  })
  return `${perSeat.length === 1 ? ` ${possessive(perSeat[0]?.name ?? '')} price is per seat.` : ''}${minimums.join('')}`
}

/** A monthly and a yearly price cannot be compared. */
const unlikeTerms = (pair: Pair): Statement[] => {
  const entries = pair.flatMap((tool) => {
    const entry = entryPlanOf(tool)
    return entry === null ? [] : [{ tool, entry }]
  })
  const [first, second] = entries
  if (first === undefined || second === undefined) return []
  const text = ({ tool, entry }: typeof first) => `${tool.name} starts at ${entryPrice(entry)} (${entry.plan.name})`
  const line = [
    `${text(first)}; ${text(second)}. One price is monthly and the other yearly, so they don’t show which tool costs less.`,
  ]
  return [
    statement(
      `price:unlike:${unordered(first.entry.cents, second.entry.cents)}`,
      5,
      line,
      pair.flatMap((tool) => claim(tool, 'entryCents', 'entryPlan', 'plans')),
    ),
  ]
}

const oneKnown = (pair: Pair): Statement[] => {
  const known = pair.filter((tool) => entryPlanOf(tool) !== null)
  const [tool] = known
  const other = pair.find((candidate) => candidate !== tool)
  const entry = tool && entryPlanOf(tool)
  if (known.length !== 1 || !entry || !other || other.pricingModel === 'free') return []
  const line = [
    `We know a paid price only for ${tool.name}: ${entryPrice(entry)} (${entry.plan.name}). Without a price for ${other.name}, we can’t say which of the two costs less.`,
  ]
  return [statement(`price:one:${entry.cents}`, 4, line, claim(tool, 'entryCents', 'entryPlan'))]
}

const freeAgainstPaid = (pair: Pair): Statement[] => {
  const free = pair.find((tool) => tool.pricingModel === 'free')
  const paid = pair.find((tool) => tool.pricingModel !== 'free' && entryPlanOf(tool) !== null)
  const entry = paid && entryPlanOf(paid)
  if (!free || !entry) return []
  const line = [`${free.name} is free, while ${paid.name} starts at ${entryPrice(entry)} (${entry.plan.name}).`]
  return [
    statement(`price:free:${entry.cents}`, 9, line, [
      ...claim(free, 'pricingModel'),
      ...claim(paid, 'entryCents', 'entryPlan'),
    ]),
  ]
}

type YearlyPlan = { readonly tool: PageTool; readonly name: string; readonly month: number; readonly year: number }

/** The cheapest plan, if a year costs less than twelve months. */
const yearlyPlan = (tool: PageTool): YearlyPlan[] => {
  const plan = entryPlanOf(tool)?.plan
  if (!plan || plan.usdMonth === null || plan.usdYear === null || plan.usdYear >= plan.usdMonth * 12) return []
  return [{ tool, name: plan.name, month: plan.usdMonth, year: plan.usdYear }]
}

const savedPercent = ({ month, year }: YearlyPlan): number => Math.round((1 - year / (month * 12)) * 100)

const yearly = (pair: Pair): Statement[] => {
  const [first, second] = pair.flatMap(yearlyPlan)
  if (first === undefined) return []
  if (second === undefined) {
    const { tool, name, month, year } = first
    const line = [
      `Paid yearly, ${possessive(tool.name)} ${name} costs ${formatUsd(year)} instead of ${formatUsd(month * 12)}, which saves ${savedPercent(first)}%.`,
    ]
    return [statement(`year:${year}`, 3, line, claim(tool, 'plans'))]
  }
  const text = (plan: YearlyPlan) => `${formatUsd(plan.year)} for ${plan.tool.name} (${savedPercent(plan)}% less)`
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

const team = ([a, b]: Pair): Statement[] => {
  const totals = [teamCentsOf(a, TEAM_OF), teamCentsOf(b, TEAM_OF)] as const
  if (totals[0] === null || totals[1] === null || entryPlanOf(a)?.billedYearly !== entryPlanOf(b)?.billedYearly)
    return []
  const claims = [a, b].flatMap((tool) => claim(tool, 'teamCents'))
  const line = [
    `Both charge per seat. Five people pay ${money(totals[0])} a month for ${a.name} and ${money(totals[1])} for ${b.name} on the lowest-priced plans.`,
  ]
  return [statement(`team:${unordered(totals[0], totals[1])}`, 5, line, claims)]
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

const monthlyPlans = ({ plans }: PageTool): { readonly plan: KnownPlan; readonly cents: number }[] =>
  plans.flatMap((plan) => (plan.usdMonth ? [{ plan, cents: Math.round(plan.usdMonth * 100) }] : []))

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
    const text = ({ plan, cents }: typeof first) => `${plan.name} (${money(cents)}${plan.perSeat ? ' per seat' : ''})`
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
  const prices = monthlyPlans(tool).map(({ cents }) => cents)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return prices.length < 2 || lowest === highest ? null : `${money(lowest)} to ${money(highest)}`
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
      `${possessive(tool.name)} ${entry.plan.name} requires at least ${seats} seats, so you pay at least ${money(entry.cents * seats)} a month.`,
    ]
    return [statement(`seats:${seats}:${entry.cents}`, 5, line, claim(tool, 'plans', 'entryCents'))]
  })

export const priceStatements = (pair: Pair): Statement[] => [
  ...freeAgainstPaid(pair),
  ...gap(pair),
  ...oneKnown(pair),
  ...freePlans(pair),
  ...minimumSeats(pair),
  ...yearly(pair),
  ...team(pair),
  ...budgets(pair),
  ...ranges(pair),
]

/** Empty when no price is known. */
export const priceDates = (pair: Pair): string => {
  const dated = pair.filter(({ plans }) => plans.length > 0)
  const months = dated.map((tool) => monthRange(planMonths(tool)))
  if (dated.length === 0) return ''
  const known =
    new Set(months).size === 1
      ? `as of ${months[0]}`
      : `as of ${dated.map(({ name }, index) => `${months[index]} (${name})`).join(' and ')}`
  const converted = dated.filter(({ plans }) => plans.some(({ currency }) => currency !== 'USD'))
  const note =
    converted.length === 0
      ? ''
      : ` ${andList(converted.map(({ name }) => possessive(name)))} prices are converted, so they are approximate.`
  return `Prices are in US dollars before tax, ${known}.${note} Check the vendor’s page before you buy.`
}
