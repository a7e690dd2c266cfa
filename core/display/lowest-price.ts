import type { KnownPlan } from '../catalogue/known-plan.ts'
import { isOpen } from '../catalogue/plan-prices.ts'
import type { PricingModel } from '../catalogue/vocabulary.ts'
import { aboutUsd, oncePrice, unitPrice } from './amounts.ts'
import { formatCents, hasFreeTier, monthlyCents, type PricedPlan } from './price.ts'
import { PRICING_MODEL_LABELS } from './pricing-model-labels.ts'

/** What price texts need of a plan. */
type OfferedPlan = PricedPlan & Pick<KnownPlan, 'currency' | 'once' | 'unit' | 'onRequest' | 'paused'>

type Priced<Plan> = { readonly plan: Plan; readonly cents: number }

/** The price for sorting, in US cents a month: 0 for a free tool, else the lowest paid price; null when unknown. */
export const sortPriceCents = (model: PricingModel | null, plans: readonly OfferedPlan[]): number | null => {
  if (model === 'free') return 0
  return lowestPaid(plans)?.cents ?? null
}

/** With equal prices, the one billed monthly. */
const isLower = (one: Priced<PricedPlan>, other: Priced<PricedPlan>): boolean =>
  one.cents === other.cents ? one.plan.usdMonth !== null && other.plan.usdMonth === null : one.cents < other.cents

/** The plan with the lowest paid monthly price; other ties keep the vendor's order. Null when none is known. */
export const lowestPaid = <Plan extends OfferedPlan>(plans: readonly Plan[]): Priced<Plan> | null => {
  let lowest: Priced<Plan> | null = null
  for (const plan of plans.filter(isOpen)) {
    const cents = monthlyCents(plan)
    if (cents !== null && cents > 0 && (lowest === null || isLower({ plan, cents }, lowest))) lowest = { plan, cents }
  }
  return lowest
}

/** The lowest one-time price; null when none is known. */
export const lowestOnce = <Plan extends OfferedPlan>(plans: readonly Plan[]): Plan | null =>
  plans.filter((plan) => isOpen(plan) && (plan.once ?? 0) > 0).sort((a, b) => (a.once ?? 0) - (b.once ?? 0))[0] ?? null

/** The first price per unit of use; null when none is known. Units differ, so that no price is the lowest. */
export const firstUnit = <Plan extends OfferedPlan>(plans: readonly Plan[]): Plan | null =>
  plans.find((plan) => isOpen(plan) && (plan.unit?.amount ?? 0) > 0) ?? null

/** `$20`, or `about $23` for a converted amount. */
export const paidCents = (cents: number, { currency }: Pick<KnownPlan, 'currency'>): string =>
  currency === 'USD' ? formatCents(cents) : aboutUsd(cents / 100)

/**
 * `$12/month`, `$9/month, billed yearly`, `about $23/month`, `$79 one-time`, `$0.006 per minute`: the lowest price; null
 * when none is known.
 */
const lowestPriceText = (plans: readonly OfferedPlan[]): string | null => {
  const lowest = lowestPaid(plans)
  if (lowest !== null) return monthlyText(lowest.cents, lowest.plan, lowest.plan.usdMonth === null)
  const once = lowestOnce(plans)
  if (once !== null) return oncePrice(once.once ?? 0, once.currency)
  const unit = firstUnit(plans)
  return unit?.unit ? unitPrice(unit.unit, unit.currency) : null
}

const monthlyText = (cents: number, plan: OfferedPlan, billedYearly: boolean): string =>
  `${paidCents(cents, plan)}/month${billedYearly ? ', billed yearly' : ''}`

/** `Free plan, paid from $9/month, billed yearly`: the price of a plan on given terms. */
export const priceOnTerms = (
  isFree: boolean,
  { cents, plan, billedYearly }: { readonly cents: number; readonly plan: OfferedPlan; readonly billedYearly: boolean },
): string => `${isFree ? 'Free plan, paid from' : 'From'} ${monthlyText(cents, plan, billedYearly)}`

/** `Free`, `Free plan, paid from $20/month`, `From $12/month`, `Contact sales`; null when not known well enough. */
export const knownPriceText = (model: PricingModel | null, plans: readonly OfferedPlan[]): string | null => {
  if (model === 'free') return 'Free'
  const price = lowestPriceText(plans)
  const isFree = hasFreeTier(model, plans)
  if (price !== null) return isFree ? `Free plan, paid from ${price}` : `From ${price}`
  if (model === 'enterprise') return 'Contact sales'
  if (!plans.some(({ onRequest }) => onRequest)) return null
  return isFree ? 'Free plan, paid plans on request' : 'Price on request'
}

/** Falls back to `Freemium, price not verified`. Null without model and price: screens show "Pricing not verified". */
export const priceText = (model: PricingModel | null, plans: readonly OfferedPlan[]): string | null => {
  const known = knownPriceText(model, plans)
  if (known !== null || model === null) return known
  return plans.some((plan) => monthlyCents(plan) === 0)
    ? 'Free plan, paid price not verified'
    : `${PRICING_MODEL_LABELS[model]}, price not verified`
}
