/** What a tool costs at least, as plans instead of texts. */
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { isOpen } from '../catalogue/plan-prices.ts'
import type { PricingModel } from '../catalogue/vocabulary.ts'
import { firstUnit, lowestOnce, lowestPaid } from './lowest-price.ts'

type Priced = { readonly plans: readonly KnownPlan[] }

export type EntryPlan = {
  readonly plan: KnownPlan
  /** Monthly; a twelfth of the year where only the yearly price is known. */
  readonly cents: number
  readonly billedYearly: boolean
}

/** The lowest known paid price; null when none is known. Ties keep the vendor's order. */
export const entryPlanOf = ({ plans }: Priced): EntryPlan | null => {
  const lowest = lowestPaid(plans)
  return lowest === null ? null : { ...lowest, billedYearly: lowest.plan.usdMonth === null }
}

/** What a tool costs at least, on the terms of its vendor. */
export type Offer =
  | ({ readonly kind: 'period' } & EntryPlan)
  | { readonly kind: 'once' | 'unit' | 'request'; readonly plan: KnownPlan }

/** A monthly or yearly price, else a one-time price, else a price by use, else one on request; null when none is known. */
export const offerOf = ({ plans }: Priced): Offer | null => {
  const entry = entryPlanOf({ plans })
  if (entry !== null) return { kind: 'period', ...entry }
  const once = lowestOnce(plans)
  if (once !== null) return { kind: 'once', plan: once }
  const unit = firstUnit(plans)
  if (unit !== null) return { kind: 'unit', plan: unit }
  const request = plans.find((plan) => isOpen(plan) && plan.onRequest)
  return request === undefined ? null : { kind: 'request', plan: request }
}

/** The plan that a price text is about; null without plans. */
export const pricedPlan = ({
  pricingModel,
  plans,
}: Priced & { readonly pricingModel: PricingModel | null }): KnownPlan | null =>
  (pricingModel === 'free' ? null : offerOf({ plans })?.plan) ?? plans[0] ?? null
