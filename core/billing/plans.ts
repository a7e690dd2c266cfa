/** Cheapest first. */
export const PLANS = ['basic', 'pro', 'business'] as const
export type PlanName = (typeof PLANS)[number]
export type PaidPlan = Exclude<PlanName, 'basic'>
export const PAID_PLANS = ['pro', 'business'] as const satisfies readonly PaidPlan[]

export const BILLING_PERIODS = ['month', 'year'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** `local`: this installation's test checkout; `test` and `live`: Stripe with keys of that mode. */
export type PaymentMode = 'local' | 'test' | 'live'

const LABELS: Readonly<Record<PlanName, string>> = {
  basic: 'Basic Plan',
  pro: 'Pro Plan',
  business: 'Business Plan',
}

export const planLabel = (plan: PlanName): string => LABELS[plan]

/** US cents per period. The only price table: every page, email and checkout reads it. */
export const PRICES: Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, number>>>> = {
  pro: { month: 3_000, year: 18_000 },
  business: { month: 20_000, year: 175_000 },
}

export const CURRENCY = 'usd'

/** In US cents. */
export const priceCents = (plan: PaidPlan, period: BillingPeriod): number => PRICES[plan][period]

/** The saving over twelve single months, in US cents. */
export const yearlySavingCents = (plan: PaidPlan): number => 12 * PRICES[plan].month - PRICES[plan].year

/** In percent of twelve months, rounded down so that it never overstates. */
export const yearlySavingPercent = (plan: PaidPlan): number =>
  Math.floor((100 * yearlySavingCents(plan)) / (12 * PRICES[plan].month))

/** Longest single grant. */
export const MAX_GRANT_DAYS = 366

/** How long a paid plan continues after its period while the renewal is unpaid. */
export const GRACE_DAYS = 7

/** How long after the first payment a full refund can be requested. */
export const REFUND_DAYS = 30

/** Members of a Business plan besides its owner. */
export const BUSINESS_SEATS = 5
