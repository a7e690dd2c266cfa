import { type BillingPeriod, type PaidPlan, type PaymentMode, PLANS, type PlanName } from './plans.ts'

/** A row of the ledger: a paid plan for a time. The first moment without it is `endsAt`, or `revokedAt` if that is earlier. */
export type Grant = {
  readonly plan: PaidPlan
  readonly startsAt: Date
  readonly endsAt: Date
  readonly revokedAt: Date | null
  /** How often the subscription behind it is paid; null for every other source. */
  readonly period: BillingPeriod | null
  /** Where it was paid; null when it was given. */
  readonly paymentMode: PaymentMode | null
}

export type Entitlement = {
  readonly plan: PlanName
  /** `none` without a paid plan: `active` always means paid. */
  readonly status: 'active' | 'none'
  /** How often the subscription that gives the plan is paid; null when no subscription does. */
  readonly period: BillingPeriod | null
  /** When the plan ends as far as the ledger says now; null for basic, which never ends. */
  readonly until: Date | null
}

/** The first moment without the grant. */
export const grantEnd = ({ endsAt, revokedAt }: Pick<Grant, 'endsAt' | 'revokedAt'>): Date =>
  revokedAt !== null && revokedAt < endsAt ? revokedAt : endsAt

/**
 * Whether a grant counts while payments are made in `mode` (null: nowhere). What was given or really paid always
 * counts; a test payment counts only as long as the product takes payments in that test mode.
 */
export const countsIn = ({ paymentMode }: Pick<Grant, 'paymentMode'>, mode: PaymentMode | null): boolean =>
  paymentMode === null || paymentMode === 'live' || paymentMode === mode

/**
 * What a member may use now: the best plan that any running row of the ledger gives, until the last of that plan's rows that follow
 * one another without a gap. Every way to a paid plan writes to the ledger, and nothing else is asked. `mode` is where the
 * product takes payments now.
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

/**
 * When paid time ends, seen from `from`: the end of the chain of rows that begins with those running at `from`, of any
 * paid plan; `from` itself when none runs. Rewards begin there.
 */
export const paidTimeEnd = (ledger: readonly Grant[], from: Date, mode: PaymentMode | null): Date => {
  let end = from
  const rows = ledger.filter((grant) => countsIn(grant, mode) && grantEnd(grant) > from)
  for (const grant of rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    if (grant.startsAt <= end && grantEnd(grant) > end) end = grantEnd(grant)
  }
  return end
}
