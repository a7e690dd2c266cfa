import type { PriceChange } from '../catalogue/price-history.ts'
import { formatAmount, oncePrice } from './amounts.ts'
import { monthText } from './facts.ts'

const priceOf = (
  amount: number,
  { period, perSeat, currency }: Pick<PriceChange, 'period' | 'perSeat' | 'currency'>,
): string => {
  if (amount === 0) return 'free'
  const price = period === 'once' ? oncePrice(amount, currency) : `${formatAmount(amount, currency)} a ${period}`
  return `${price}${perSeat ? ' per seat' : ''}`
}

/** `Pro was $20 a month until March 2026.` */
export const earlierPriceText = (change: PriceChange): string =>
  `${change.plan} was ${priceOf(change.from, change)} until ${monthText(change.month)}.`

/** `Pro was $20 a month and is $25 a month as of March 2026.` */
export const changedPriceText = (change: Omit<PriceChange, 'fromMonth'>): string =>
  `${change.plan} was ${priceOf(change.from, change)} and is ${priceOf(change.to, change)} as of ${monthText(change.month)}.`
