import type { Entitlement } from './entitlements.ts'
import { ForbiddenError, UnauthenticatedError } from './errors.ts'

/** Who asks, as the database knows them at this moment; null is somebody without a valid session. */
export type Viewer = {
  readonly id: string
  readonly sessionId: string
  readonly role: 'member' | 'admin'
  readonly emailVerified: boolean
  readonly entitlement: Entitlement
}

/** What an action is done to: something that belongs to a member, or nothing in particular. */
type PolicyObject = { readonly ownerId: string } | null

const isAdmin = (viewer: Viewer): boolean => viewer.role === 'admin' && viewer.emailVerified

const isPaid = (viewer: Viewer): boolean => viewer.entitlement.status === 'active'

const owns = (viewer: Viewer, object: PolicyObject): boolean => object?.ownerId === viewer.id

/** Every action that not everybody may do, and who may. */
const RULES = {
  /** See one's own account and sessions. */
  'account:read': owns,
  /** Change one's profile, password and sessions. */
  'account:change': owns,
  /** See one's saved tools. */
  'favorite:read': owns,
  /** Save a tool, or save it no more. */
  'favorite:change': owns,
  /** See one's own ratings. */
  'rating:read': owns,
  /** Rate a tool, or withdraw the rating: a verified address stands for one person. */
  'rating:change': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** See which tools one has looked at. */
  'activity:read': owns,
  /** Add to that history. */
  'activity:change': owns,
  /** See one's own answers and results of the quiz. */
  'quiz:read': owns,
  /** Answer the quiz. */
  'quiz:change': owns,
  /** See what is recommended to oneself. */
  'recommendation:read': owns,
  /** Have a list of recommendations made. */
  'recommendation:generate': owns,
  /** See the analysis behind them: numbers, plans, what would change them. */
  'recommendation:analyze': (viewer, object) => owns(viewer, object) && isPaid(viewer),
  /** See who has the seats of one's Business plan. */
  'team:read': owns,
  /** Invite people to them: emails to others need an address that is known to be the sender's. */
  'team:invite': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** Remove members and invitations from them. */
  'team:remove': owns,
  /** See the seat that one holds in another member's team. */
  'seat:read': owns,
  /** Take a seat, or leave it. */
  'seat:change': owns,
  /** See one's own referral code, referrals and rewards. */
  'referral:read': owns,
  /** Give a member a paid plan for a time. */
  'plan:grant': isAdmin,
} satisfies Record<string, (viewer: Viewer, object: PolicyObject) => boolean>

export type Action = keyof typeof RULES

/** Whether the viewer may do this. The only place that decides it; without a session the answer is always no. */
export const can = (viewer: Viewer | null, action: Action, object: PolicyObject): boolean =>
  viewer !== null && RULES[action](viewer, object)

/**
 * The viewer, if they may do this.
 * @throws UnauthenticatedError without a viewer, ForbiddenError for one who may not.
 */
export const authorize = (viewer: Viewer | null, action: Action, object: PolicyObject): Viewer => {
  if (viewer === null) throw new UnauthenticatedError()
  if (!can(viewer, action, object)) throw new ForbiddenError()
  return viewer
}

/** The viewer, for an action on what is their own. */
export const authorizeOwn = (viewer: Viewer | null, action: Action): Viewer =>
  authorize(viewer, action, viewer === null ? null : { ownerId: viewer.id })
