import type { KnownPlan } from '../catalogue/known-plan.ts'
import { convertedPrice, headlinePrice, otherPrices, priceConditions } from './amounts.ts'
import type { PanelTier } from './pricing-panel.ts'

/** `or $180/year, per seat, at least 2 seats`; null for none. */
export const planTerms = (plan: KnownPlan): string | null => {
  const { usdMonth, usdYear, once, perSeat, minSeats, maxSeats } = plan
  const costs = (usdMonth ?? 0) > 0 || (usdYear ?? 0) > 0 || (once ?? 0) > 0
  const converted = convertedPrice(plan)
  const terms = [
    ...(converted === null ? [] : [converted]),
    ...otherPrices(plan),
    ...(perSeat && costs ? ['per seat'] : []),
    ...(minSeats !== null && minSeats > 1 ? [`at least ${minSeats} seats`] : []),
    ...(maxSeats === null ? [] : [maxSeats === 1 ? 'for one person' : `up to ${maxSeats} seats`]),
    ...priceConditions(plan),
  ]
  return terms.length === 0 ? null : terms.join(', ')
}

/** What the price contains, and the limits. */
export const planLimits = ({ included, keyLimits }: KnownPlan): string[] => [
  ...new Set([...(included === null ? [] : [`Includes ${included}`]), ...keyLimits]),
]

export const planTier = (plan: KnownPlan): PanelTier => ({
  name: plan.name,
  price: headlinePrice(plan),
  terms: planTerms(plan),
  limits: planLimits(plan),
})
