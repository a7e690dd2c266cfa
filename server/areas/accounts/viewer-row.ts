import type { Grant } from '#core/billing/entitlements.ts'
import type { Viewer } from '#core/policy.ts'
import { GRANT_COLUMNS, type PlanGrants } from './plan-grants.ts'

export const VIEWER_COLUMNS = {
  id: true,
  createdAt: true,
  expiresAt: true,
  passwordConfirmedAt: true,
  user: {
    select: {
      id: true,
      role: true,
      emailVerified: true,
      suspendedAt: true,
      grants: { select: GRANT_COLUMNS },
    },
  },
} as const

type ViewerRow = {
  readonly id: string
  readonly createdAt: Date
  readonly passwordConfirmedAt: Date | null
  readonly user: Omit<Viewer, 'sessionId' | 'passwordGivenAt' | 'entitlement'> & {
    readonly suspendedAt: Date | null
    readonly grants: readonly Grant[]
  }
}

export const viewerFrom = (
  { id, createdAt, passwordConfirmedAt, user: { grants, suspendedAt: _, ...user } }: ViewerRow,
  planGrants: PlanGrants,
): Viewer => ({
  ...user,
  sessionId: id,
  passwordGivenAt: passwordConfirmedAt ?? createdAt,
  entitlement: planGrants.entitlementOf(grants),
})
