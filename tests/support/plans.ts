import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { type KnownPlan, toKnownPlan } from '#core/catalogue/known-plan.ts'
import { planTier } from '#core/display/plan-tier.ts'

/** A plan in US dollars. `usdMonth` and `usdYear` also set the published prices. */
export const knownPlan = ({ usdMonth = null, usdYear = null, ...values }: Partial<KnownPlan>): KnownPlan => ({
  ...toKnownPlan(planSchema.parse({ name: 'Pro', as_of: '2025-06' })),
  month: usdMonth,
  monthBilledYearly: usdYear === null ? null : usdYear / 12,
  usdMonth,
  usdYear,
  ...values,
})

/** The same as the API returns it. */
export const planAnswer = (values: Partial<KnownPlan>) => {
  const { unit, ...plan } = knownPlan(values)
  const { price, terms, limits } = planTier({ ...plan, unit })
  return {
    __typename: 'Plan',
    ...plan,
    unitPrice: unit?.amount ?? null,
    unit: unit?.per ?? null,
    priceText: price,
    termsText: terms,
    limitTexts: limits,
  }
}
