// @chunk listing
import type { PricingModel } from '../catalogue/vocabulary.ts'
import { countText } from './numbers.ts'
import { PRICING_MODEL_LABELS } from './pricing-model-labels.ts'

/** Amounts in US dollars before tax, null when unknown. */
export type PricedPlan = { readonly usdMonth: number | null; readonly usdYear: number | null }

/** A plan's monthly price in US cents: the monthly price, else a twelfth of the yearly one; null when unknown. */
export const monthlyCents = (plan: PricedPlan): number | null => {
  if (plan.usdMonth !== null) return Math.round(plan.usdMonth * 100)
  if (plan.usdYear !== null) return Math.round((plan.usdYear * 100) / 12)
  return null
}

/** The price for sorting, in US cents a month: 0 for a free tool, else the lowest paid price; null when unknown. */
export const sortPriceCents = (model: PricingModel | null, plans: readonly PricedPlan[]): number | null => {
  if (model === 'free') return 0
  const paid = plans.map(monthlyCents).filter((cents): cents is number => cents !== null && cents > 0)
  return paid.length === 0 ? null : Math.min(...paid)
}

/** `$30` for 3000 US cents, `$8.33` for 833, `-$1,750` for -175000: whole dollars without cents. */
export const formatCents = (cents: number): string => {
  const amount = Math.abs(cents)
  const rest = amount % 100
  const dollars = countText((amount - rest) / 100)
  return `${cents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Like `formatCents`, for US dollars rounded to whole cents. */
export const formatUsd = (dollars: number): string => formatCents(Math.round(dollars * 100))

/** Whether some part of a tool is known to be free. */
export const hasFreeTier = (model: PricingModel | null, plans: readonly PricedPlan[]): boolean =>
  model === 'free' || model === 'freemium' || plans.some((plan) => monthlyCents(plan) === 0)

/** `Free`, `Free plan, paid from $20/month`, `From $12/month`, `Contact sales`; null when not known well enough. */
export const knownPriceText = (model: PricingModel | null, plans: readonly PricedPlan[]): string | null => {
  if (model === 'free') return 'Free'
  const cents = sortPriceCents(model, plans)
  if (cents !== null) {
    const amount = formatUsd(cents / 100)
    return hasFreeTier(model, plans) ? `Free plan, paid from ${amount}/month` : `From ${amount}/month`
  }
  return model === 'enterprise' ? 'Contact sales' : null
}

/** Falls back to `Freemium, price not verified`. Null without model and price: screens show "Pricing not verified". */
export const priceText = (model: PricingModel | null, plans: readonly PricedPlan[]): string | null => {
  const known = knownPriceText(model, plans)
  if (known !== null || model === null) return known
  return plans.some((plan) => monthlyCents(plan) === 0)
    ? 'Free plan, paid price not verified'
    : `${PRICING_MODEL_LABELS[model]}, price not verified`
}
