import type { SecondFactorState } from './accounts/second-factors.ts'
import type { Entitlement } from './billing/entitlements.ts'
import {
  ForbiddenError,
  PasswordRequiredError,
  SecondFactorSetupRequiredError,
  UnauthenticatedError,
} from './errors.ts'

/** The current state of the signed-in account; null stands for an invalid or missing session. */
export type Viewer = {
  readonly id: string
  readonly sessionId: string
  readonly role: 'member' | 'editor' | 'admin'
  readonly emailVerified: boolean
  /** The last password check of this session: at sign-in or when re-entered. */
  readonly passwordGivenAt: Date
  readonly secondFactor: SecondFactorState
  readonly entitlement: Entitlement
}

/** The owner of the affected object, or null for actions without one. */
type PolicyObject = { readonly ownerId: string } | null

const isAdmin = (viewer: Viewer): boolean => viewer.role === 'admin' && viewer.emailVerified

/** Editors manage catalog and content. Administrators can do everything editors can. */
const isEditor = (viewer: Viewer): boolean => isAdmin(viewer) || (viewer.role === 'editor' && viewer.emailVerified)

const isPaid = (viewer: Viewer): boolean => viewer.entitlement.status === 'active'

const owns = (viewer: Viewer, object: PolicyObject): boolean => object?.ownerId === viewer.id

/** Who may perform each restricted action. */
const RULES = {
  'account:read': owns,
  /** Includes profile, password and sessions. */
  'account:change': owns,
  'favorite:read': owns,
  'favorite:change': owns,
  'collection:read': owns,
  'collection:change': owns,
  'rating:read': owns,
  /** A verified email stands for one person. */
  'rating:change': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  'review:read': owns,
  /** A verified email stands for one person. */
  'review:change': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  'review:delete': owns,
  /** Say that a review helped. */
  'review:vote': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  'review:report': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** Answer as the vendor, which takes an active claim of the listing too. */
  'review:answer': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** Everything that waits for a decision, and deciding. */
  'review:moderate': isEditor,
  'listing:read': owns,
  /** Claim a listing, confirm and correct its facts. Being its vendor takes a proved domain too. */
  'listing:change': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** Everybody's claims of a listing, and ending them. */
  'listing:manage': isAdmin,
  'api-key:read': owns,
  /** Its emails go to a verified address. */
  'api-key:create': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  'api-key:revoke': owns,
  'webhook:read': owns,
  /** Its emails go to a verified address. */
  'webhook:create': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  'webhook:change': owns,
  /** Say that a price is still right, and see who else did. */
  'price:confirm': owns,
  /** The tools a member has viewed. */
  'activity:read': owns,
  'activity:change': owns,
  /** Answers and results. */
  'quiz:read': owns,
  'quiz:change': owns,
  'checkout:start': owns,
  'checkout:read': owns,
  'recommendation:read': owns,
  'recommendation:generate': owns,
  /** Scores, plans and counterfactuals. */
  'recommendation:analyze': (viewer, object) => owns(viewer, object) && isPaid(viewer),
  /** What a member chose after a list. */
  'outcome:read': owns,
  /** A verified email stands for one person. */
  'outcome:change': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** Postpone the question, delete an answer, and withdraw the consent to be quoted. */
  'outcome:withdraw': owns,
  'outcome:report': isAdmin,
  /** Sentences that members agreed to see quoted, and which of them the pricing page shows. */
  'testimonial:manage': isAdmin,
  'team:read': owns,
  /** Emails to others need a verified sender. */
  'team:invite': (viewer, object) => owns(viewer, object) && viewer.emailVerified,
  /** Members and invitations. */
  'team:remove': owns,
  'seat:read': owns,
  /** Accept or leave a seat. */
  'seat:change': owns,
  'referral:read': owns,
  /** Subscription, payments and the source of the plan. */
  'subscription:read': owns,
  /** Payment pages, plan changes and refund requests. */
  'subscription:change': owns,
  'plan:grant': isAdmin,
  /** Only manual grants. */
  'plan:revoke': isAdmin,
  /** A member's customers, subscriptions, payments, grants and refund requests. */
  'billing:read': isAdmin,
  'billing:refund': isAdmin,
  /** Compare stored billing data with the payment provider and repair it. */
  'billing:reconcile': isAdmin,
  'administration:read': isEditor,
  /** Includes drafts and deleted pages. */
  'page:read': isEditor,
  /** Generate, restore as drafts and edit drafts. Without `page:publish`, edits of a published page wait as a revision. */
  'page:change': isEditor,
  /** Includes editing published pages and deciding on revisions. */
  'page:publish': isAdmin,
  'page:delete': isAdmin,
  /** Messages of the contact form. */
  'message:read': isAdmin,
  'message:answer': isAdmin,
  /** Reports of errors on a page. */
  'report:read': isEditor,
  'report:settle': isEditor,
  /** The email address that a visitor left with a report or a suggestion. */
  'reporter:address': isAdmin,
  /** Every field with its source, drafts, revisions. */
  'tool:read': isEditor,
  /** Create, edit and check tools. Without `tool:publish`, changes wait as a revision. */
  'tool:change': isEditor,
  /** Includes deciding on revisions. */
  'tool:publish': isAdmin,
  /** Retire, merge and feature tools, set their rank, undo changes. */
  'tool:manage': isAdmin,
  'tool:import': isAdmin,
  /** Suggested and discovered tools. */
  'candidate:read': isEditor,
  /** Reject, defer, and prepare candidates that become tools. */
  'candidate:settle': isEditor,
  /** Search the configured feeds and suggestions for new tools. */
  'research:run': isEditor,
  'analytics:read': isAdmin,
  /** Rules against referrer spam. */
  'analytics:change': isAdmin,
  'analytics:import': isAdmin,
  'member:read': isAdmin,
  /** Role, email, suspension, sessions. */
  'member:change': isAdmin,
  'system:read': isAdmin,
  /** Resend emails and start jobs. */
  'system:change': isAdmin,
  'audit:read': isAdmin,
} satisfies Record<string, (viewer: Viewer, object: PolicyObject) => boolean>

export type Action = keyof typeof RULES

/** The role that an action requires, whose data it may concern: null for actions on one's own data. */
export const roleFor = (action: Action): 'editor' | 'admin' | null => {
  const rule: unknown = RULES[action]
  if (rule === isEditor) return 'editor'
  return rule === isAdmin ? 'admin' : null
}

/** Whether only a second factor is missing for an action of a role. */
const needsSecondFactor = (viewer: Viewer, action: Action): boolean =>
  viewer.secondFactor === 'missing' && roleFor(action) !== null

/** The only place that decides permissions; always false without a session. */
export const can = (viewer: Viewer | null, action: Action, object: PolicyObject): boolean =>
  viewer !== null && RULES[action](viewer, object) && !needsSecondFactor(viewer, action)

/**
 * The viewer, if permitted. Throws UnauthenticatedError without a viewer, ForbiddenError when not allowed, and its
 * SecondFactorSetupRequiredError when an editor or administrator only lacks a second factor.
 */
export const authorize = (viewer: Viewer | null, action: Action, object: PolicyObject): Viewer => {
  if (viewer === null) throw new UnauthenticatedError()
  if (can(viewer, action, object)) return viewer
  const refusal = RULES[action](viewer, object) ? new SecondFactorSetupRequiredError() : new ForbiddenError()
  throw Object.assign(refusal, { accountId: viewer.id, action })
}

/** Like `authorize`, for the viewer's own data. */
export const authorizeOwn = (viewer: Viewer | null, action: Action): Viewer =>
  authorize(viewer, action, viewer === null ? null : { ownerId: viewer.id })

/** How long a password entry permits destructive administrator actions. */
const PASSWORD_MINUTES = 15

export const passwordHoldsUntil = (givenAt: Date): Date => new Date(givenAt.getTime() + PASSWORD_MINUTES * 60_000)

/** Throws PasswordRequiredError unless the password is from the last 15 minutes. */
export const expectRecentPassword = ({ passwordGivenAt }: Viewer, now: Date): void => {
  if (now > passwordHoldsUntil(passwordGivenAt)) throw new PasswordRequiredError()
}

/** Like `authorize`. Throws PasswordRequiredError unless the password is from the last 15 minutes. */
export const authorizeDestructive = (viewer: Viewer | null, action: Action, now: Date): Viewer => {
  const allowed = authorize(viewer, action, null)
  expectRecentPassword(allowed, now)
  return allowed
}
