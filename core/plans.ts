/** The plans that the product sells, cheapest first. */
export const PLANS = ['basic', 'pro', 'business'] as const
export type PlanName = (typeof PLANS)[number]
export type PaidPlan = Exclude<PlanName, 'basic'>

const LABELS: Readonly<Record<PlanName, string>> = {
  basic: 'Basic Plan',
  pro: 'Pro Plan',
  business: 'Business Plan',
}

/** The name of a plan as menus show it. */
export const planLabel = (plan: PlanName): string => LABELS[plan]

/** Longest time that a plan can be granted for at once. */
export const MAX_GRANT_DAYS = 366
