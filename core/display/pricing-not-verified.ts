/**
 * The text if no price is known well enough. Separate, because every card needs it, but few pages the pricing panel.
 */
export const PRICING_NOT_VERIFIED = 'Pricing not verified'
