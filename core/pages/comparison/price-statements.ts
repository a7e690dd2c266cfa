/** Price comparison of two tools, in US dollars before tax. Unknown prices are never compared. */

import { pricesDiffer } from '../../catalogue/price-difference.ts'
import { aboutUsd } from '../../display/amounts.ts'
import { type Offer, offerOf } from '../../display/offer.ts'
import { comparablePrices, type PageTool } from '../page-tool.ts'
import { claim, type Statement, statement } from '../statement.ts'
import { andList, entryPrice, money, monthRange, offerText, planMonths, planTerms, possessive } from '../texts.ts'
import { type Pair, unordered } from './pair.ts'
import { priceDetails } from './price-details.ts'

/** Both prices on the same terms, and their difference. */
const gap = (pair: Pair): Statement[] => {
  const [a, b] = pair
  const prices = comparablePrices(a, b)
  if (prices === null) return []
  const [first, second] = prices.cents
  const { billedYearly } = prices
  const claims = pair.flatMap((tool) => claim(tool, 'entryCents', 'entryPlan', 'plans'))
  const price = (index: 0 | 1): string =>
    `${entryPrice({ plan: prices.plans[index], cents: prices.cents[index], billedYearly: false })} (${planTerms(prices.plans[index])})`
  const terms = billedYearly ? ', both billed yearly' : ''
  if (first === second) {
    const line = [`Both start at the same price${terms}: ${price(0)} for ${a.name} and ${price(1)} for ${b.name}.`]
    return [statement(`price:equal:${first}:${billedYearly}`, 6, line, claims)]
  }
  const [cheap, dear] = first < second ? [a, b] : [b, a]
  const [low, high] = first < second ? ([0, 1] as const) : ([1, 0] as const)
  const difference = prices.cents[high] - prices.cents[low]
  const both = `${price(low)}, compared with ${price(high)} for ${dear.name}${terms}`
  if (!pricesDiffer(first, second)) {
    const line = [`They start at about the same price: ${cheap.name} at ${both}.`]
    return [statement(`price:same:${difference}`, 6, line, claims)]
  }
  const saved = (cents: number): string => (prices.isConverted ? aboutUsd(cents / 100) : money(cents))
  const line = [
    `${cheap.name} has the lower starting price: ${both}. That is ${saved(difference)} less a month, or ${saved(difference * 12)} less a year.`,
  ]
  return [statement(`price:gap:${difference}`, difference * 4 > prices.cents[high] ? 10 : 7, line, claims)]
}

/** What makes two prices incomparable, in a sentence. */
const incomparable = (one: Offer, other: Offer): string => {
  if (one.kind === 'request' || other.kind === 'request') return ''
  if (one.kind === 'period' && other.kind === 'period')
    return ' One price is monthly and the other yearly, so they don’t show which tool costs less.'
  return one.kind === other.kind ? '' : ' The terms differ, so the prices don’t show which tool costs less.'
}

const offerClaims = (tool: PageTool, { kind }: Offer) =>
  kind === 'period' ? claim(tool, 'entryCents', 'entryPlan', 'plans') : claim(tool, 'plans')

/** Prices on different terms: by month and by year, one-time, by use, on request. */
const unlikeTerms = (pair: Pair): Statement[] => {
  if (comparablePrices(...pair) !== null) return []
  const [a, b] = pair
  const [first, second] = pair.map(offerOf)
  if (!first || !second) return []
  if (first.kind === 'request' && second.kind === 'request') {
    const line = ['Neither vendor publishes its prices; both give them on request.']
    return [statement('price:requests', 4, line, [...offerClaims(a, first), ...offerClaims(b, second)])]
  }
  const line = [`${a.name} ${offerText(first)}; ${b.name} ${offerText(second)}.${incomparable(first, second)}`]
  const fact = `price:unlike:${unordered(amountOf(first), amountOf(second))}`
  return [statement(fact, 5, line, [...offerClaims(a, first), ...offerClaims(b, second)])]
}

/** What tells two offers apart, without names. */
const amountOf = (offer: Offer): string => {
  if (offer.kind === 'period') return String(offer.cents)
  const { once, unit } = offer.plan
  return `${offer.kind} ${offer.kind === 'once' ? once : (unit?.amount ?? '')}`
}

const oneKnown = (pair: Pair): Statement[] => {
  const [tool, ...others] = pair.filter((one) => offerOf(one) !== null)
  const other = pair.find((candidate) => candidate !== tool)
  const offer = tool && offerOf(tool)
  if (others.length > 0 || !offer || !other || other.pricingModel === 'free') return []
  const unknown = `We don’t know a price for ${other.name}, so we can’t say which of the two costs less.`
  const line = [`${tool.name} ${offerText(offer)}. ${unknown}`]
  return [statement(`price:one:${amountOf(offer)}`, 4, line, offerClaims(tool, offer))]
}

const freeAgainstPaid = (pair: Pair): Statement[] => {
  const free = pair.find((tool) => tool.pricingModel === 'free')
  const paid = pair.find((tool) => tool.pricingModel !== 'free' && offerOf(tool) !== null)
  const offer = paid && offerOf(paid)
  if (!free || !offer) return []
  const line = [`${free.name} is free, while ${paid.name} ${offerText(offer)}.`]
  return [
    statement(`price:free:${amountOf(offer)}`, 9, line, [...claim(free, 'pricingModel'), ...offerClaims(paid, offer)]),
  ]
}

export const priceStatements = (pair: Pair): Statement[] => [
  ...freeAgainstPaid(pair),
  ...gap(pair),
  ...unlikeTerms(pair),
  ...oneKnown(pair),
  ...priceDetails(pair),
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
