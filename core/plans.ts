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

/** The plan names that menus show. */
export const planLabel = (plan: PlanName): string => LABELS[plan]

/** The price of each plan in US cents per period. The only table of prices: every page, email and checkout uses it. */
export const PRICES: Readonly<Record<PaidPlan, Readonly<Record<BillingPeriod, number>>>> = {
  pro: { month: 3_000, year: 18_000 },
  business: { month: 20_000, year: 175_000 },
}

/** The currency of all prices. */
export const CURRENCY = 'usd'

/** The price of a plan for one period, in US cents. */
export const priceCents = (plan: PaidPlan, period: BillingPeriod): number => PRICES[plan][period]

/** The saving of annual billing over twelve months, in US cents. */
export const yearlySavingCents = (plan: PaidPlan): number => 12 * PRICES[plan].month - PRICES[plan].year

/** The same in percent, rounded down, so that it is never overstated. */
export const yearlySavingPercent = (plan: PaidPlan): number =>
  Math.floor((100 * yearlySavingCents(plan)) / (12 * PRICES[plan].month))

/** The longest period for which a plan can be granted at once. */
export const MAX_GRANT_DAYS = 366

/** How long a paid plan continues after the last paid period while its renewal is unpaid. */
export const GRACE_DAYS = 7

/** How long after the first payment a full refund can be requested. */
export const REFUND_DAYS = 30

/** Members of a Business plan besides its owner. */
export const BUSINESS_SEATS = 5
