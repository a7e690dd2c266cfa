// @chunk cards
/** In a module of its own: every card needs it, but few pages need the pricing panel. */
export const PRICING_NOT_VERIFIED = 'Pricing not verified'
