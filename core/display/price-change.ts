import type { PriceChange } from '../catalogue/price-history.ts'
import { monthText } from './facts.ts'
import { formatUsd } from './price.ts'

const amount = (usd: number, { period, perSeat }: PriceChange): string =>
  usd === 0 ? 'free' : `${formatUsd(usd)} a ${period}${perSeat ? ' per seat' : ''}`

/** `Pro was $20 a month until March 2026.` */
export const earlierPriceText = (change: PriceChange): string =>
  `${change.plan} was ${amount(change.fromUsd, change)} until ${monthText(change.month)}.`

/** `Pro was $20 a month and is $25 a month as of March 2026.` */
export const changedPriceText = (change: PriceChange): string =>
  `${change.plan} was ${amount(change.fromUsd, change)} and is ${amount(change.toUsd, change)} as of ${monthText(change.month)}.`
