import { PRICING_NOT_VERIFIED } from '../../../core/display/pricing-not-verified.ts'

/** What stands as the price of a recommended tool; null is a tool that the catalogue has no more. */
export const shownPriceOf = (tool: { readonly priceText?: string | null } | null): string =>
  tool ? (tool.priceText ?? PRICING_NOT_VERIFIED) : 'No longer in the catalogue'
