// @chunk listing
import type { PricingModel } from '../catalogue/vocabulary.ts'
import { countText } from './numbers.ts'

/** Amounts in US dollars before tax, null when unknown. */
export type PricedPlan = { readonly usdMonth: number | null; readonly usdYear: number | null }

/** A plan's monthly price in US cents: the monthly price, else a twelfth of the yearly one; null when unknown. */
export const monthlyCents = (plan: PricedPlan): number | null => {
  if (plan.usdMonth !== null) return Math.round(plan.usdMonth * 100)
  if (plan.usdYear !== null) return Math.round((plan.usdYear * 100) / 12)
  return null
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
