/** What two tools cost beside each other. Amounts are US dollars before tax; a price that is not known is never compared. */

import { formatUsd } from '../../display/price.ts'
import { entryPlanOf, freePlanOf, type PageTool, teamCentsOf } from '../page-tool.ts'
import { claim, type Statement, statement, TEAM_OF } from '../statement.ts'
import { andList, entryPrice, money, monthRange, planMonths, possessive } from '../words.ts'

type Pair = readonly [PageTool, PageTool]

/** Two texts in one order, so that a fact reads equal whichever tool comes first. */
export const unordered = (a: string | number, b: string | number): string => [String(a), String(b)].sort().join('/')

const gap = ([a, b]: Pair): Statement[] => {
  const prices = [entryPlanOf(a), entryPlanOf(b)] as const
  const [first, second] = prices
  if (first === null || second === null) return []
  const claims = [a, b].flatMap((tool) => claim(tool, 'entryCents', 'entryPlan'))
  if (first.cents === second.cents) {
    const line = [
      `Both have the same lowest paid price, ${money(first.cents)} a month: ${possessive(a.name)} ${first.plan.name} and ${possessive(b.name)} ${second.plan.name}.`,
    ]
    return [statement(`price:equal:${first.cents}`, 6, line, claims)]
  }
  const [cheap, dear] = first.cents < second.cents ? [a, b] : [b, a]
  const [low, high] = first.cents < second.cents ? [first, second] : [second, first]
  const difference = high.cents - low.cents
  const terms = low.billedYearly === high.billedYearly ? '' : ' The two prices are billed over different periods.'
  const line = [
    `${cheap.name} has the lower paid price: ${entryPrice(low)} (${low.plan.name}), against ${entryPrice(high)} (${high.plan.name}) for ${dear.name}. That is ${money(difference)} less a month and ${money(difference * 12)} less over twelve months.${terms}`,
  ]
  return [statement(`price:gap:${difference}`, difference * 4 > high.cents ? 10 : 7, line, claims)]
}

const oneKnown = (pair: Pair): Statement[] => {
  const known = pair.filter((tool) => entryPlanOf(tool) !== null)
  const [tool] = known
  const other = pair.find((candidate) => candidate !== tool)
  const entry = tool && entryPlanOf(tool)
  if (known.length !== 1 || !entry || !other || other.pricingModel === 'free') return []
  const line = [
    `We know a paid price for ${tool.name} only: ${entryPrice(entry)} (${entry.plan.name}). Without a price for ${other.name}, we can’t say which of the two costs less.`,
  ]
  return [statement(`price:one:${entry.cents}`, 4, line, claim(tool, 'entryCents', 'entryPlan'))]
}

const freeAgainstPaid = (pair: Pair): Statement[] => {
  const free = pair.find((tool) => tool.pricingModel === 'free')
  const paid = pair.find((tool) => tool.pricingModel !== 'free' && entryPlanOf(tool) !== null)
  const entry = paid && entryPlanOf(paid)
  if (!free || !entry) return []
  const line = [`${free.name} is free, while ${paid.name} charges from ${entryPrice(entry)} (${entry.plan.name}).`]
  return [
    statement(`price:free:${entry.cents}`, 9, line, [
      ...claim(free, 'pricingModel'),
      ...claim(paid, 'entryCents', 'entryPlan'),
    ]),
  ]
}

const yearly = ([a, b]: Pair): Statement[] => {
  const prices = [a, b].map((tool) => ({ tool, entry: entryPlanOf(tool) }))
  const both = prices.flatMap(({ tool, entry }) =>
    entry !== null && entry.plan.usdMonth !== null && entry.plan.usdYear !== null
      ? [{ tool, plan: entry.plan, month: entry.plan.usdMonth, year: entry.plan.usdYear }]
      : [],
  )
  return both.flatMap(({ tool, plan, month, year }) => {
    const saved = month * 12 - year
    if (saved <= 0) return []
    const line = [
      `Paying for a year of ${possessive(tool.name)} ${plan.name} costs ${formatUsd(year)} instead of ${formatUsd(month * 12)}, a saving of ${Math.round((saved / month / 12) * 100)}%.`,
    ]
    return [statement(`year:${year}`, 3, line, claim(tool, 'plans'))]
  })
}

const team = ([a, b]: Pair): Statement[] => {
  const totals = [teamCentsOf(a, TEAM_OF), teamCentsOf(b, TEAM_OF)] as const
  if (totals[0] === null || totals[1] === null) return []
  const claims = [a, b].flatMap((tool) => claim(tool, 'teamCents'))
  const line = [
    `Both charge by the seat. Five people pay ${money(totals[0])} a month for ${a.name} and ${money(totals[1])} for ${b.name} on the plans with the lowest price.`,
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
  const limits = [a, b].flatMap((tool) => {
    const own = freeLimits(tool)
    return own.length === 0 ? [] : [`${tool.name}: “${own.join('”, “')}”`]
  })
  const known = limits.length === 0 ? '' : ` Limits of the free plans on record: ${limits.join('; ')}.`
  return [
    statement(
      'free:both',
      4,
      [`Both can be used for free.${known}`],
      [...claims, ...[a, b].flatMap((tool) => claim(tool, 'plans'))],
    ),
  ]
}

const range = ({ plans }: PageTool): string | null => {
  const prices = plans.flatMap(({ usdMonth, usdYear }) => (usdMonth ?? (usdYear === null ? [] : usdYear / 12)) || [])
  if (prices.length < 2) return null
  return `${formatUsd(Math.min(...prices))} to ${formatUsd(Math.max(...prices))}`
}

const ranges = ([a, b]: Pair): Statement[] => {
  const [first, second] = [range(a), range(b)]
  if (first === null || second === null) return []
  const line = [`Paid plans run from ${first} a month at ${a.name} and from ${second} at ${b.name}.`]
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
      `${possessive(tool.name)} ${entry.plan.name} is sold for at least ${seats} seats, so the smallest bill is ${money(entry.cents * seats)} a month.`,
    ]
    return [statement(`seats:${seats}:${entry.cents}`, 5, line, claim(tool, 'plans', 'entryCents'))]
  })

/** Sentences on prices, in the order of reading. */
export const priceStatements = (pair: Pair): Statement[] => [
  ...freeAgainstPaid(pair),
  ...gap(pair),
  ...oneKnown(pair),
  ...freePlans(pair),
  ...minimumSeats(pair),
  ...yearly(pair),
  ...team(pair),
  ...ranges(pair),
]

/** How old the prices are; empty when none is known. */
export const priceDates = (pair: Pair): string => {
  const texts = pair.flatMap((tool) =>
    tool.plans.length === 0 ? [] : [`${possessive(tool.name)} are known for ${monthRange(planMonths(tool))}`],
  )
  return texts.length === 0 ? '' : `Prices are US dollars before tax. ${andList(texts)}.`
}
