import type { BillingPeriod as PeriodCode, PlanName as PlanCode } from '#client/gql/graphql.ts'
import { type BillingPeriod, type PaidPlan, type PlanName, planLabel } from '#core/billing/plans.ts'
import { formatCents } from '#core/display/price.ts'

const PLANS = { BASIC: 'basic', PRO: 'pro', BUSINESS: 'business' } as const satisfies Record<PlanCode, PlanName>
const PERIODS = { MONTH: 'month', YEAR: 'year' } as const satisfies Record<PeriodCode, BillingPeriod>
const RHYTHMS: Readonly<Record<BillingPeriod, string>> = { month: 'monthly', year: 'annual' }

/** An API plan as core names it. */
export const planOf = <Code extends PlanCode>(code: Code): (typeof PLANS)[Code] => PLANS[code]

/** An API billing period as core names it. */
export const periodOf = (code: PeriodCode): BillingPeriod => PERIODS[code]

/** `Pro Plan`. */
export const planText = (code: PlanCode): string => planLabel(PLANS[code])

/** `Pro Plan (monthly)`. */
export const planPeriodText = (plan: PlanCode, period: PeriodCode): string =>
  `${planText(plan)} (${RHYTHMS[PERIODS[period]]})`

/** `$30 per month`, for an amount in US cents. */
export const priceText = (cents: number, period: PeriodCode): string => `${formatCents(cents)} per ${PERIODS[period]}`

/** A plan and billing period that can be subscribed to, with API values. */
export type PlanChoice = { readonly plan: Uppercase<PaidPlan>; readonly period: PeriodCode }

/** Every plan and billing period, cheapest first. */
export const PLAN_CHOICES: readonly PlanChoice[] = [
  { plan: 'PRO', period: 'MONTH' },
  { plan: 'PRO', period: 'YEAR' },
  { plan: 'BUSINESS', period: 'MONTH' },
  { plan: 'BUSINESS', period: 'YEAR' },
]
