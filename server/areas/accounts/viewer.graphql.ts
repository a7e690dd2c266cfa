import type { Entitlement } from '../../../core/entitlements.ts'
import { planLabel } from '../../../core/plans.ts'
import type { Viewer } from '../../../core/policy.ts'
import type { User } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { rememberViewer, viewerOfRow } from '../../graphql/viewer-rows.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { AccountsService, ProfileQuery } from './accounts.service.ts'
import { GRANT_COLUMNS } from './plan-grants.ts'

/** Sessions authenticated by the request or its sign-in mutation. */
const currentSessions = new WeakSet<object>()

export const RoleType = builder.enumType('Role', {
  description: 'What an account may do beyond its own data.',
  values: {
    MEMBER: { value: 'member', description: 'Nothing beyond it.' },
    EDITOR: { value: 'editor', description: 'Keeps the catalogue and the content area.' },
    ADMIN: { value: 'admin', description: 'Administers the product.' },
  } as const,
})

export const PlanType = builder.enumType('PlanName', {
  description: 'A plan of the product.',
  values: {
    BASIC: { value: 'basic', description: 'Free, without a time limit.' },
    PRO: { value: 'pro', description: 'For one person.' },
    BUSINESS: { value: 'business', description: 'For a team; includes all of Pro.' },
  } as const,
})

const BillingPeriodType = builder.enumType('BillingPeriod', {
  description: 'How often a subscription is paid.',
  values: {
    MONTH: { value: 'month', description: 'Every month.' },
    YEAR: { value: 'year', description: 'Every year.' },
  } as const,
})

export const EntitlementType = builder.objectRef<Entitlement>('Entitlement').implement({
  description: 'What a member may use now, computed from their plan grants.',
  fields: (t) => ({
    plan: t.expose('plan', { type: PlanType, description: 'The plan in effect.' }),
    label: t.string({ description: 'The display name, such as `Pro Plan`.', resolve: ({ plan }) => planLabel(plan) }),
    paid: t.boolean({ description: 'Whether it is a paid plan.', resolve: ({ status }) => status === 'active' }),
    period: t.expose('period', {
      type: BillingPeriodType,
      nullable: true,
      description: 'How often the subscription behind it is paid; null when no subscription gives it.',
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null for Basic.',
    }),
  }),
})

const SessionType = builder.prismaObject('Session', {
  description: 'A browser or program that is signed in.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id to end it by. It is not the token.' }),
    current: t.boolean({
      description: 'Whether this request came with it.',
      resolve: (session) => currentSessions.has(session),
    }),
    userAgent: t.string({
      nullable: true,
      select: { userAgent: true },
      description: 'What the browser calls itself, at most 200 characters.',
      resolve: ({ userAgent }) => userAgent || null,
    }),
    ipAddress: t.string({
      nullable: true,
      select: { ipAddress: true },
      description: 'The network address that it was created from.',
      resolve: ({ ipAddress }) => ipAddress || null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    usedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last used, to the hour.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it ends: 7 days after its last use, at most 30 days after it was created.',
    }),
  }),
})

/** All fields are private to the member. */
export const ViewerType = builder.prismaObject('User', {
  name: 'Viewer',
  description: 'The member who sent the request, with what is theirs. No other caller can read any of it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes.' }),
    email: t.exposeString('email', { description: 'The address to sign in with.' }),
    emailVerified: t.exposeBoolean('emailVerified', { description: 'Whether the address is verified.' }),
    fullName: t.exposeString('name', { description: 'The name they gave.' }),
    company: t.exposeString('company', { nullable: true, description: 'The company they named.' }),
    jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'The position they named.' }),
    industry: t.exposeString('industry', { nullable: true, description: 'One of the 16 industries of the forms.' }),
    website: t.exposeString('website', { nullable: true, description: 'Their own page, http or https.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'A few words about them.' }),
    role: t.expose('role', { type: RoleType, description: 'What they may do.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they signed up.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When their profile last changed.' }),
    entitlement: t.field({
      type: EntitlementType,
      select: { grants: { select: GRANT_COLUMNS } },
      extensions: { work: IN_MEMORY },
      description: 'Which plan they are on.',
      resolve: ({ grants }, _args, { services }) => services.accounts.entitlementOf(grants),
    }),
    sessions: t.prismaField({
      type: [SessionType],
      extensions: { work: STATEMENT },
      description: 'Where they are signed in, the most recently used first, at most 100.',
      resolve: async (query, member, _args, { services }) => {
        const viewer = viewerOfRow(member)
        const sessions = await services.sessions.list(viewer, query)
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
    description: 'The member whose token came with the request; null without a valid one.',
    resolve: async (query, _root, _args, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      return viewer === null ? null : loadViewer(services.accounts, viewer, query)
    },
  }),
)
