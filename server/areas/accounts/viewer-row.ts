import { entitlementOf, type Grant } from '../../../core/entitlements.ts'
import type { Viewer } from '../../../core/policy.ts'

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
      grants: { select: { plan: true, startsAt: true, endsAt: true } },
    },
  },
} as const

type ViewerRow = {
  readonly id: string
  readonly user: Omit<Viewer, 'sessionId' | 'entitlement'> & { readonly grants: readonly Grant[] }
}

/** The viewer whose session this is, as they are now. */
export const viewerFrom = ({ id, user: { grants, ...user } }: ViewerRow, now: Date): Viewer => ({
  ...user,
  sessionId: id,
  entitlement: entitlementOf(grants, now),
})
