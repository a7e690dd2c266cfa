import { type PaidPlan, PLANS, type PlanName } from './plans.ts'

/** A row of the ledger: a paid plan for a time. `endsAt` is the first moment without it. */
export type Grant = { readonly plan: PaidPlan; readonly startsAt: Date; readonly endsAt: Date }

export type Entitlement = {
  readonly plan: PlanName
  /** `none` without a paid plan: `active` always means paid. */
  readonly status: 'active' | 'none'
  /** When the plan ends as far as the ledger says now; null for basic, which never ends. */
  readonly until: Date | null
}

/**
 * What a member may use now: the best plan that any running row of the ledger gives, until the last of that plan's rows that follow
 * one another without a gap. Every way to a paid plan writes to the ledger, and nothing else is asked.
 */
export const entitlementOf = (ledger: readonly Grant[], now: Date): Entitlement => {
  const running = ledger.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  const plan = running.reduce<PlanName>(
    (best, grant) => (PLANS.indexOf(grant.plan) > PLANS.indexOf(best) ? grant.plan : best),
    'basic',
  )
  if (plan === 'basic') return { plan, status: 'none', until: null }
  let until = now
  const ofPlan = ledger.filter((grant) => grant.plan === plan && grant.endsAt > now)
  for (const { startsAt, endsAt } of ofPlan.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    if (startsAt <= until && endsAt > until) until = endsAt
  }
  return { plan, status: 'active', until }
}
