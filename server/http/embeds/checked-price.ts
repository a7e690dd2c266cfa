import { knownMonth, monthText } from '#core/display/facts.ts'
import type { EmbedTool } from './embed-tools.ts'

/** Read on a page of the vendor, or stated by the vendor. */
const FROM_VENDOR: ReadonlySet<string> = new Set(['VENDOR_PAGE', 'VENDOR_STATEMENT'])

type Priced = Pick<EmbedTool, 'priceAsOf' | 'plans' | 'facts'>

/**
 * `price checked November 2026` if the price was read from its vendor, else `price as of June 2025`; null without a dated
 * price.
 */
export const checkedPriceText = ({ priceAsOf, plans, facts }: Priced): string | null => {
  if (!priceAsOf) return null
  const fact = facts.find(({ field }) => field === 'plans')
  const checkedOn = fact?.checkedOn ?? null
  const wasRead = fact !== undefined && fact.asOf === priceAsOf && FROM_VENDOR.has(fact.source)
  // The address of a plan is the page of the vendor that its price was read on.
  const wasChecked = plans.some(
    ({ asOf, checkedBy, sourceUrl }) => asOf === priceAsOf && (checkedBy !== null || sourceUrl !== null),
  )
  const word = checkedOn !== null || wasRead || wasChecked ? 'checked' : 'as of'
  return `price ${word} ${monthText(knownMonth({ asOf: priceAsOf, checkedOn }))}`
}
