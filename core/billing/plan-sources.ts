import { countsIn, type Grant, grantEnd } from './entitlements.ts'
import type { PaidPlan, PaymentMode } from './plans.ts'

type PlanSourceKind = 'subscription' | 'team' | 'referral' | 'seat'

type SourcedGrant = Grant & { readonly source: 'administrator' | 'shell' | 'subscription' | 'referral' | 'seat' }

/** An uninterrupted period in which one source provides one plan. */
export type PlanSource = {
  readonly kind: PlanSourceKind
  readonly plan: PaidPlan
  readonly from: Date
  /** Exclusive end. */
  readonly until: Date
}

const kindOf = ({ source }: SourcedGrant): PlanSourceKind =>
  source === 'administrator' || source === 'shell' ? 'team' : source

/** Unexpired ledger rows by start, with adjacent rows of the same source and plan merged. */
export const planSourcesOf = (
  ledger: readonly SourcedGrant[],
  now: Date,
  mode: PaymentMode | null,
): readonly PlanSource[] => {
  const rows = ledger
    .filter((grant) => countsIn(grant, mode) && grantEnd(grant) > now && grantEnd(grant) > grant.startsAt)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const sources: PlanSource[] = []
  for (const row of rows) {
    const { plan, startsAt: from } = row
    const kind = kindOf(row)
    const end = grantEnd(row)
    const index = sources.findIndex((one) => one.kind === kind && one.plan === plan && from <= one.until)
    const joined = sources[index]
    if (joined === undefined) sources.push({ kind, plan, from, until: end })
    else if (end > joined.until) sources[index] = { ...joined, until: end }
  }
  return sources
}
