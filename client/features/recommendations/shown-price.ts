import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'

/** The price text of a recommended tool; null is a tool that is no longer in the catalog. */
export const shownPriceOf = (tool: { readonly priceText?: string | null } | null): string =>
  tool ? (tool.priceText ?? PRICING_NOT_VERIFIED) : 'No longer in the catalog'
