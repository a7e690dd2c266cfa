/** The plans that the product sells, cheapest first. */
export const PLANS = ['basic', 'pro', 'business'] as const
export type PlanName = (typeof PLANS)[number]
export type PaidPlan = Exclude<PlanName, 'basic'>
export const PAID_PLANS = ['pro', 'business'] as const satisfies readonly PaidPlan[]

/** How often a subscription is paid. */
export const BILLING_PERIODS = ['month', 'year'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/**
 * Where a payment is made: `local` in the test checkout of this installation, `test` and `live` at Stripe with keys of
 * that mode.
 */
export type PaymentMode = 'local' | 'test' | 'live'

const LABELS: Readonly<Record<PlanName, string>> = {
  basic: 'Basic Plan',
  pro: 'Pro Plan',
  business: 'Business Plan',
}

/** The name of a plan as menus show it. */
export const planLabel = (plan: PlanName): string => LABELS[plan]

/** What a plan costs, in US cents for each period. The one table of prices: every page, email and checkout reads it. */
export const PRICES: Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, number>>>> = {
  pro: { month: 3_000, year: 18_000 },
  business: { month: 20_000, year: 175_000 },
}

/** The currency of all prices. */
export const CURRENCY = 'usd'

/** The price of a plan for one period, in US cents. */
export const priceCents = (plan: PaidPlan, period: BillingPeriod): number => PRICES[plan][period]

/** What a year costs less than twelve single months, in US cents. */
export const yearlySavingCents = (plan: PaidPlan): number => 12 * PRICES[plan].month - PRICES[plan].year

/** The same in percent of the twelve months, rounded down, so that it never promises more than is true. */
export const yearlySavingPercent = (plan: PaidPlan): number =>
  Math.floor((100 * yearlySavingCents(plan)) / (12 * PRICES[plan].month))

/** Longest time that a plan can be granted for at once. */
export const MAX_GRANT_DAYS = 366

/** How long a paid plan goes on after the end of the last paid period while its renewal is not paid. */
export const GRACE_DAYS = 7

/** A full refund of the first payment can be requested this long after it. */
export const REFUND_DAYS = 30

/** Members of a Business plan besides its owner. */
export const BUSINESS_SEATS = 5
