import { pricesDiffer } from '../catalogue/price-difference.ts'
import { formatCents } from './price.ts'

/** `$8/month less than ChatGPT`; small differences without an amount. Null when either price is unknown. */
export function priceDifferenceText(usd: number | null, other: { usd: number | null; name: string }): string | null {
  if (usd === null || other.usd === null) return null
  const [cents, otherCents] = [Math.round(usd * 100), Math.round(other.usd * 100)]
  if (cents === otherCents) return usd === 0 ? `Free, like ${other.name}` : `Same lowest price as ${other.name}`
  if (!pricesDiffer(cents, otherCents)) return `About the same lowest price as ${other.name}`
  const difference = formatCents(Math.abs(cents - otherCents))
  return `${difference}/month ${cents < otherCents ? 'less' : 'more'} than ${other.name}`
}
