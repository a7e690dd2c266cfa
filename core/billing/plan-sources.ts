import { countsIn, type Grant, grantEnd } from '../entitlements.ts'
import type { PaidPlan, PaymentMode } from '../plans.ts'

/** How a member came to a paid plan. */
type PlanSourceKind = 'subscription' | 'team' | 'referral' | 'seat'

type SourcedGrant = Grant & { readonly source: 'administrator' | 'shell' | 'subscription' | 'referral' | 'seat' }

/** A time without a gap in which one source gives one plan. */
export type PlanSource = {
  readonly kind: PlanSourceKind
  readonly plan: PaidPlan
  readonly from: Date
  /** The first moment without it. */
  readonly until: Date
}

const kindOf = ({ source }: SourcedGrant): PlanSourceKind =>
  source === 'administrator' || source === 'shell' ? 'team' : source

/**
 * Where a member's paid plan comes from, now and later: the rows of the ledger that have not ended, those of one source
 * and plan that follow one another as one, in the order in which they begin.
 */
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
