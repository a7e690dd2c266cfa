import { PLAN_CATALOGUE } from '#core/billing/plan-catalogue.ts'
import {
  BILLING_PERIODS,
  PLANS,
  planLabel,
  priceCents,
  yearlySavingCents,
  yearlySavingPercent,
} from '#core/billing/plans.ts'
import { formatCents } from '#core/display/price.ts'

/** The plans as in API responses. */
const PLAN_DATA = PLANS.map((plan) => {
  const { features, ...texts } = PLAN_CATALOGUE[plan]
  return {
    __typename: 'SubscriptionPlan',
    plan: plan.toUpperCase(),
    label: planLabel(plan),
    ...texts,
    prices:
      plan === 'basic'
        ? []
        : BILLING_PERIODS.map((period) => ({
            __typename: 'PlanPrice',
            period: period.toUpperCase(),
            cents: priceCents(plan, period),
            text: formatCents(priceCents(plan, period)),
          })),
    yearlySaving:
      plan === 'basic'
        ? null
        : {
            __typename: 'YearlySaving',
            text: formatCents(yearlySavingCents(plan)),
            percent: yearlySavingPercent(plan),
          },
    features: features.map(({ id, claim = null, ...feature }) => ({
      __typename: 'PlanFeature',
      key: id,
      claim,
      ...feature,
    })),
  }
})

/** The data of the pricing page. */
export const pricingData = (mode: 'LOCAL' | 'TEST' | 'LIVE' | null = 'LOCAL') => ({
  plans: PLAN_DATA,
  payments: { __typename: 'Payments', mode },
  testimonials: [],
  catalogue: { __typename: 'Catalogue', toolCount: 1204 },
})
