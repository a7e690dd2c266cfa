import type { Grant } from '../../../core/entitlements.ts'
import type { Viewer } from '../../../core/policy.ts'
import { GRANT_COLUMNS, type PlanGrants } from './plan-grants.ts'

/** What of a session's row makes a viewer. */
export const VIEWER_COLUMNS = {
  id: true,
  createdAt: true,
  expiresAt: true,
  user: {
    select: {
      id: true,
      role: true,
      emailVerified: true,
      grants: { select: GRANT_COLUMNS },
    },
  },
} as const

type ViewerRow = {
  readonly id: string
  readonly user: Omit<Viewer, 'sessionId' | 'entitlement'> & { readonly grants: readonly Grant[] }
}

/** The viewer whose session this is, as they are now. */
export const viewerFrom = ({ id, user: { grants, ...user } }: ViewerRow, planGrants: PlanGrants): Viewer => ({
  ...user,
  sessionId: id,
  entitlement: planGrants.entitlementOf(grants),
})
