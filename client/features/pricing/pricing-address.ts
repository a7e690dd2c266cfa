import { BILLING_PERIODS, type BillingPeriod, PAID_PLANS, type PaidPlan } from '../../../core/plans.ts'

/** The period that the address shows prices for: years unless it says otherwise. */
export const periodOf = (query: URLSearchParams): BillingPeriod =>
  BILLING_PERIODS.find((period) => period === query.get('period')) ?? 'year'

/** The plan that the address has chosen; null for none. */
export const chosenPlanOf = (query: URLSearchParams): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === query.get('plan')) ?? null
