import type { Entitlement } from './entitlements.ts'
import { ForbiddenError, PasswordRequiredError, UnauthenticatedError } from './errors.ts'

/** Who asks, as the database knows them at this moment; null is somebody without a valid session. */
export type Viewer = {
  readonly id: string
  readonly sessionId: string
  readonly role: 'member' | 'editor' | 'admin'
  readonly emailVerified: boolean
  /** When the password was last given in this session: at its start, or when it was asked for again. */
  readonly passwordGivenAt: Date
  readonly entitlement: Entitlement
}

/** What an action is done to: something that belongs to a member, or nothing in particular. */
type PolicyObject = { readonly ownerId: string } | null

const isAdmin = (viewer: Viewer): boolean => viewer.role === 'admin' && viewer.emailVerified

/** Editors keep the catalogue and the content area. Administrators do all that editors do. */
const isEditor = (viewer: Viewer): boolean => isAdmin(viewer) || (viewer.role === 'editor' && viewer.emailVerified)

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
  /** See one's own collections. */
  'collection:read': owns,
  /** Make, change, share and delete them. */
  'collection:change': owns,
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
  /** Buy a plan. */
  'checkout:start': owns,
  /** See what became of one's own checkout. */
  'checkout:read': owns,
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
  /** See one's own subscription, payments and where the plan comes from. */
  'subscription:read': owns,
  /** Open the payment pages, change the plan, request a refund. */
  'subscription:change': owns,
  /** Give a member a paid plan for a time. */
  'plan:grant': isAdmin,
  /** End a plan that was given by hand. */
  'plan:revoke': isAdmin,
  /** See a member's customers, subscriptions, payments, grants and requests for refunds. */
  'billing:read': isAdmin,
  /** Approve or refuse a refund. */
  'billing:refund': isAdmin,
  /** Compare what is stored of a member with the payment provider, and repair it. */
  'billing:reconcile': isAdmin,
  /** See the administrators' screens and their figures. */
  'administration:read': isEditor,
  /** See drafts, deleted pages and what generates them. */
  'page:read': isEditor,
  /** Generate and restore pages, and edit drafts. What an editor without `page:publish` changes of a published page waits as a revision. */
  'page:change': isEditor,
  /** Publish pages and unpublish them, edit what is published, and decide on revisions. */
  'page:publish': isAdmin,
  /** Delete pages. */
  'page:delete': isAdmin,
  /** Read messages of the contact form. */
  'message:read': isAdmin,
  /** Answer and close them. */
  'message:answer': isAdmin,
  /** See reports of what is wrong on a page. */
  'report:read': isEditor,
  /** Settle them. */
  'report:settle': isEditor,
  /** See tools as editors see them: every field with its source, drafts, revisions. */
  'tool:read': isEditor,
  /** Create and edit tools and check their facts. What an editor without `tool:publish` changes waits as a revision. */
  'tool:change': isEditor,
  /** Put changes of tools into the catalogue, and decide on revisions. */
  'tool:publish': isAdmin,
  /** Retire, merge and feature tools, set their rank, undo changes. */
  'tool:manage': isAdmin,
  /** Import a file into the catalogue and undo it. */
  'tool:import': isAdmin,
  /** See suggested and discovered tools. */
  'candidate:read': isEditor,
  /** Reject and defer them, and prepare those that become tools. */
  'candidate:settle': isEditor,
  /** Look for new tools in the configured feeds and among suggestions. */
  'research:run': isEditor,
  /** Read the analytics reports. */
  'analytics:read': isAdmin,
  /** Change what reports count: rules against referrer spam. */
  'analytics:change': isAdmin,
  /** Upload exported analytics, and undo that. */
  'analytics:import': isAdmin,
  /** Find members and see their account. */
  'member:read': isAdmin,
  /** Change a member's role, address or suspension, end their sessions. */
  'member:change': isAdmin,
  /** See how the installation is doing. */
  'system:read': isAdmin,
  /** Send emails again and start jobs. */
  'system:change': isAdmin,
  /** See what administrators did. */
  'audit:read': isAdmin,
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

/** How long after giving the password an administrator may destroy something without giving it again. */
const PASSWORD_MINUTES = 15

/** Until when a password that was given at `givenAt` allows what destroys something. */
export const passwordHoldsUntil = (givenAt: Date): Date => new Date(givenAt.getTime() + PASSWORD_MINUTES * 60_000)

/**
 * The viewer, for an action that destroys something: it asks for a password that was given within the last 15 minutes.
 * @throws UnauthenticatedError and ForbiddenError as `authorize` does, PasswordRequiredError when the password was given earlier.
 */
export const authorizeDestructive = (viewer: Viewer | null, action: Action, now: Date): Viewer => {
  const allowed = authorize(viewer, action, null)
  if (now > passwordHoldsUntil(allowed.passwordGivenAt)) throw new PasswordRequiredError()
  return allowed
}
