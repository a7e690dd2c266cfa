/** What stands where no price is known well enough. Every card needs it, few pages the panel of prices. */
export const PRICING_NOT_VERIFIED = 'Pricing not verified'
