import type { Grant } from '#core/billing/entitlements.ts'
import type { Viewer } from '#core/policy.ts'
import { FACTOR_COLUMNS, secondFactorState } from './factors/factor-rows.ts'
import { GRANT_COLUMNS, type PlanGrants } from './plan-grants.ts'

export const VIEWER_COLUMNS = {
  id: true,
  createdAt: true,
  expiresAt: true,
  passwordConfirmedAt: true,
  user: {
    select: {
      id: true,
      ...FACTOR_COLUMNS,
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
  readonly user: Parameters<typeof secondFactorState>[0] &
    Pick<Viewer, 'id' | 'role' | 'emailVerified'> & {
      readonly suspendedAt: Date | null
      readonly grants: readonly Grant[]
    }
}

export const viewerFrom = (
  { id, createdAt, passwordConfirmedAt, user }: ViewerRow,
  planGrants: PlanGrants,
  now: Date,
): Viewer => ({
  id: user.id,
  role: user.role,
  emailVerified: user.emailVerified,
  sessionId: id,
  passwordGivenAt: passwordConfirmedAt ?? createdAt,
  secondFactor: secondFactorState(user, now),
  entitlement: planGrants.entitlementOf(user.grants),
})
