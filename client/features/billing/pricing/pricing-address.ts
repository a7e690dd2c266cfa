import { BILLING_PERIODS, type BillingPeriod, PAID_PLANS, type PaidPlan } from '#core/billing/plans.ts'

/** The billing period of the address: annual unless it says otherwise. */
export const periodOf = (query: URLSearchParams): BillingPeriod =>
  BILLING_PERIODS.find((period) => period === query.get('period')) ?? 'year'

/** The plan that is selected in the address; null for none. */
export const chosenPlanOf = (query: URLSearchParams): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === query.get('plan')) ?? null
