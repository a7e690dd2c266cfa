/** Formats the amounts of plans in their own currency. */
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { yearTotal } from '../catalogue/plan-prices.ts'
import { monthText } from './facts.ts'
import { formatUsd } from './price.ts'

type PublishedPrice = Pick<
  KnownPlan,
  'currency' | 'month' | 'monthBilledYearly' | 'once' | 'unit' | 'onRequest' | 'usdMonth' | 'usdYear'
>

const SYMBOLS: Readonly<Record<KnownPlan['currency'], string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' }

/** `$8.33`, `€20`, `$0.0043`: amounts below a dime keep all their decimals, others have whole units or cents. */
export const formatAmount = (amount: number, currency: KnownPlan['currency']): string => {
  const symbol = SYMBOLS[currency]
  if (amount > 0 && amount < 0.1) return symbol + amount.toFixed(8).replace(/0+$/, '')
  return symbol + formatUsd(amount).slice(SYMBOLS.USD.length)
}

/** The price of a year, in the plan's currency; null when it is not sold yearly. */
const yearly = ({ monthBilledYearly, currency }: PublishedPrice): string | null =>
  monthBilledYearly === null ? null : `${formatAmount(yearTotal(monthBilledYearly), currency)}/year`

/** The headline price: a month, else a year, else once, else a unit. */
export const headlinePrice = (plan: PublishedPrice): string => {
  const { currency, month, once, unit } = plan
  if (month !== null) return `${formatAmount(month, currency)}/month`
  const year = yearly(plan)
  if (year !== null) return year
  if (once !== null) return oncePrice(once, currency)
  if (unit !== null) return unitPrice(unit, currency)
  return plan.onRequest ? 'Price on request' : 'Price not known'
}

export const oncePrice = (once: number, currency: KnownPlan['currency']): string =>
  `${formatAmount(once, currency)} one-time`

/** `$0.006 per minute`. */
export const unitPrice = (unit: NonNullable<KnownPlan['unit']>, currency: KnownPlan['currency']): string =>
  `${formatAmount(unit.amount, currency)} per ${unit.per}`

/** `about $23`, of a converted amount. */
export const aboutUsd = (usd: number): string => `about ${formatUsd(Math.round(usd))}`

/** `about $23/month` for a price in another currency; null for US dollars and without a monthly or yearly price. */
export const convertedPrice = ({ currency, usdMonth, usdYear }: PublishedPrice): string | null => {
  if (currency === 'USD') return null
  const isMonthly = usdMonth !== null
  const usd = usdMonth ?? usdYear
  return usd === null ? null : `${aboutUsd(usd)}/${isMonthly ? 'month' : 'year'}`
}

/** Other prices of the plan: `or $180/year`, `or $79 one-time`, `plus $0.99 per resolution`. */
export const otherPrices = (plan: PublishedPrice): string[] => {
  const { currency, month, once, unit } = plan
  const year = yearly(plan)
  const isPeriodic = month !== null || year !== null
  return [
    ...(month !== null && year !== null && plan.monthBilledYearly !== 0 ? [`or ${year}`] : []),
    ...(once !== null && isPeriodic ? [`or ${oncePrice(once, currency)}`] : []),
    ...(unit !== null && (isPeriodic || once !== null) ? [`plus ${unitPrice(unit, currency)}`] : []),
  ]
}

/** Conditions of the price: `requires a Microsoft 365 license`, `closed to new customers since September 2026`. */
export const priceConditions = ({ requires, paused }: Pick<KnownPlan, 'requires' | 'paused'>): string[] => [
  ...(requires === null ? [] : [`requires ${requires}`]),
  ...(paused === null ? [] : [`closed to new customers since ${monthText(paused)}`]),
]
