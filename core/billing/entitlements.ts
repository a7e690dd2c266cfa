import { type BillingPeriod, type PaidPlan, type PaymentMode, PLANS, type PlanName } from './plans.ts'

/** A ledger row: a paid plan for a period. It ends (exclusively) at `endsAt`, or at `revokedAt` if earlier. */
export type Grant = {
  readonly plan: PaidPlan
  readonly startsAt: Date
  readonly endsAt: Date
  readonly revokedAt: Date | null
  /** The billing period of its subscription; null for other sources. */
  readonly period: BillingPeriod | null
  /** Where it was paid; null when it was free. */
  readonly paymentMode: PaymentMode | null
}

export type Entitlement = {
  readonly plan: PlanName
  /** `none` without a paid plan: `active` always means paid. */
  readonly status: 'active' | 'none'
  /** The billing period of the subscription behind the plan; null without one. */
  readonly period: BillingPeriod | null
  /** When the plan ends according to the ledger; null for basic, which never ends. */
  readonly until: Date | null
}

/** Exclusive end of the grant. */
export const grantEnd = ({ endsAt, revokedAt }: Pick<Grant, 'endsAt' | 'revokedAt'>): Date =>
  revokedAt !== null && revokedAt < endsAt ? revokedAt : endsAt

/** Free and live-paid grants always count; test payments only while `mode` (null: none) is that test mode. */
export const countsIn = ({ paymentMode }: Pick<Grant, 'paymentMode'>, mode: PaymentMode | null): boolean =>
  paymentMode === null || paymentMode === 'live' || paymentMode === mode

/**
 * The best plan of the current ledger rows, until the end of its adjacent rows. The ledger is the only source. `mode`
 * is the product's current payment mode.
 */
export const entitlementOf = (ledger: readonly Grant[], now: Date, mode: PaymentMode | null): Entitlement => {
  const counted = ledger.filter((grant) => countsIn(grant, mode))
  const running = counted.filter((grant) => grant.startsAt <= now && now < grantEnd(grant))
  const plan = running.reduce<PlanName>(
    (best, grant) => (PLANS.indexOf(grant.plan) > PLANS.indexOf(best) ? grant.plan : best),
    'basic',
  )
  if (plan === 'basic') return { plan, status: 'none', period: null, until: null }
  const period = running
    .filter((grant) => grant.plan === plan && grant.period !== null)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .at(-1)?.period
  let until = now
  const ofPlan = counted.filter((grant) => grant.plan === plan && grantEnd(grant) > now)
  for (const grant of ofPlan.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const end = grantEnd(grant)
    if (grant.startsAt <= until && end > until) until = end
  }
  return { plan, status: 'active', period: period ?? null, until }
}

/** The end of the chain of adjacent rows of any paid plan from `from`; `from` itself when none is active. */
export const paidTimeEnd = (ledger: readonly Grant[], from: Date, mode: PaymentMode | null): Date => {
  let end = from
  const rows = ledger.filter((grant) => countsIn(grant, mode) && grantEnd(grant) > from)
  for (const grant of rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    if (grant.startsAt <= end && grantEnd(grant) > end) end = grantEnd(grant)
  }
  return end
}
