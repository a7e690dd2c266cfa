/** The price of a tool on its card, in two lines: the amount leads. */
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { isOpen } from '../catalogue/plan-prices.ts'
import type { PricingModel } from '../catalogue/vocabulary.ts'
import { shortMonth } from './dates.ts'
import { pricedPlan } from './offer.ts'
import { hasFreeTier, monthlyCents } from './price.ts'
import { PRICING_MODEL_LABELS } from './pricing-model-labels.ts'
import { PRICING_NOT_VERIFIED } from './pricing-not-verified.ts'
import { offeredAmount } from './starting-price.ts'

type CardPrice = {
  /** `$18 a month`, `Free`, `Price on request`, `Price not verified`. */
  readonly amount: string
  /** `Free plan · Sep 2026`, `Billed yearly · Sep 2026`; empty for none. */
  readonly note: string
}

type Priced = { readonly pricingModel: PricingModel | null; readonly plans: readonly KnownPlan[] }

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The amount, and what else there is to know before the month. */
const linesOf = ({ pricingModel, plans }: Priced): readonly [string, ...string[]] => {
  if (pricingModel === 'free') return ['Free']
  const price = offeredAmount(plans)
  const hasFree = hasFreeTier(pricingModel, plans.filter(isOpen))
  if (price !== null && price.unit !== '') {
    const { minSeats } = price.plan
    const seats = minSeats !== null && minSeats > 1 ? [`at least ${minSeats} seats`] : []
    return [`${price.figure} ${price.unit}`, ...(hasFree ? ['free plan'] : []), ...seats, ...price.more]
  }
  if (pricingModel === 'enterprise') return ['Contact sales']
  if (price !== null) return hasFree ? ['Free plan', 'paid plans on request'] : ['Price on request']
  if (plans.some((plan) => isOpen(plan) && monthlyCents(plan) === 0)) return ['Free plan', 'paid price not verified']
  return pricingModel === null ? [PRICING_NOT_VERIFIED] : ['Price not verified', PRICING_MODEL_LABELS[pricingModel]]
}

export const cardPrice = (tool: Priced): CardPrice => {
  const [amount, ...notes] = linesOf(tool)
  const month = pricedPlan(tool)?.asOf
  return { amount, note: sentence([...notes, ...(month ? [shortMonth(new Date(month))] : [])]) }
}
