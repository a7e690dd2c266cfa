import type { Entitlement } from '#core/billing/entitlements.ts'
import { planLabel } from '#core/billing/plans.ts'
import type { Viewer } from '#core/policy.ts'
import type { User } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { rememberViewer, viewerOfRow } from '../../graphql/viewer-rows.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { AccountsService, ProfileQuery } from './accounts.service.ts'
import { GRANT_COLUMNS } from './plan-grants.ts'

/** Sessions authenticated by the request or its sign-in mutation. */
const currentSessions = new WeakSet<object>()

export const RoleType = builder.enumType('Role', {
  description: 'The role of an account, which decides what it can access beyond its own data.',
  values: {
    MEMBER: { value: 'member', description: 'Only its own data.' },
    EDITOR: { value: 'editor', description: 'Maintains the catalog and the content pages.' },
    ADMIN: { value: 'admin', description: 'Administers the product.' },
  } as const,
})

export const PlanType = enumType('PlanName', 'A plan of the product.', {
  basic: 'Free, without a time limit.',
  pro: 'For one person.',
  business: 'For a team; includes all of Pro.',
})

const BillingPeriodType = enumType('BillingPeriod', 'How often a subscription is billed.', {
  month: 'Every month.',
  year: 'Every year.',
})

export const EntitlementType = builder.objectRef<Entitlement>('Entitlement').implement({
  description: "The member's current plan, computed from their plan grants.",
  fields: (t) =>
    withExposed(t, {
      plan: field.of(PlanType, 'The current plan.'),
      label: t.string({ description: 'The display name, such as `Pro Plan`.', resolve: ({ plan }) => planLabel(plan) }),
      paid: t.boolean({ description: 'Whether it is a paid plan.', resolve: ({ status }) => status === 'active' }),
      period: nullable.of(
        BillingPeriodType,
        'How often its subscription is billed; null when the plan does not come from a subscription.',
      ),
      until: nullable.dateTime('When it ends; null for Basic.'),
    }),
})

const SessionType = builder.prismaObject('Session', {
  description: 'A browser or program that is signed in.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id for ending the session. It is not the token.' }),
    current: t.boolean({
      description: 'Whether this request uses it.',
      resolve: (session) => currentSessions.has(session),
    }),
    userAgent: t.string({
      nullable: true,
      select: { userAgent: true },
      description: 'The user agent, at most 200 characters.',
      resolve: ({ userAgent }) => userAgent || null,
    }),
    ipAddress: t.string({
      nullable: true,
      select: { ipAddress: true },
      description: 'The IP address that it was created from.',
      resolve: ({ ipAddress }) => ipAddress || null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    usedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last used, to the hour.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it expires: 7 days after its last use, at most 30 days after it was created.',
    }),
  }),
})

/** All fields are private to the member. */
export const ViewerType = builder.prismaObject('User', {
  name: 'Viewer',
  description: 'The member who sent the request, with their own data. Nobody else can read it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes.' }),
    email: t.exposeString('email', { description: 'The email address to sign in with.' }),
    emailVerified: t.exposeBoolean('emailVerified', { description: 'Whether the email address is verified.' }),
    fullName: t.exposeString('name', { description: "The member's name." }),
    company: t.exposeString('company', { nullable: true, description: "The member's company." }),
    jobTitle: t.exposeString('jobTitle', { nullable: true, description: "The member's job title." }),
    industry: t.exposeString('industry', { nullable: true, description: 'One of the 16 industries offered in forms.' }),
    website: t.exposeString('website', { nullable: true, description: "The member's website, http or https." }),
    bio: t.exposeString('bio', { nullable: true, description: 'A short bio.' }),
    role: t.expose('role', { type: RoleType, description: "The member's role." }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the member signed up.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the profile last changed.' }),
    entitlement: t.field({
      type: EntitlementType,
      select: { grants: { select: GRANT_COLUMNS } },
      extensions: { work: IN_MEMORY },
      description: "The member's current plan.",
      resolve: ({ grants }, _args, { services }) => services.accounts.accounts.entitlementOf(grants),
    }),
    sessions: t.prismaField({
      type: [SessionType],
      extensions: { work: STATEMENT },
      description: "The member's sessions, most recently used first, at most 100.",
      resolve: async (query, member, _args, { services }) => {
        const viewer = viewerOfRow(member)
        const sessions = await services.accounts.sessions.list(viewer, query)
        for (const session of sessions) if (session.id === viewer?.sessionId) currentSessions.add(session)
        return sessions
      },
    }),
  }),
})

/** Loads what a document selects of `Viewer`. */
export const loadViewer = async (accounts: AccountsService, viewer: Viewer, query: ProfileQuery): Promise<User> => {
  const account = await accounts.profile(viewer, query)
  rememberViewer(account, viewer)
  return account
}

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: ViewerType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The member identified by the token of the request; null without a valid token.',
    resolve: async (query, _root, _args, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      return viewer === null ? null : loadViewer(services.accounts.accounts, viewer, query)
    },
  }),
)
