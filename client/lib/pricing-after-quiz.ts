// @chunk parts
/** The plans, for somebody who comes from a finished quiz. */
export const PRICING_AFTER_QUIZ = '/pricing?quiz=completed'
