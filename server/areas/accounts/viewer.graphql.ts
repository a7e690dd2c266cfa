import type { Entitlement } from '../../../core/entitlements.ts'
import { planLabel } from '../../../core/plans.ts'
import type { Viewer } from '../../../core/policy.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { AccountsService } from './accounts.service.ts'
import type { DeviceSession } from './sessions.service.ts'

type Profile = Awaited<ReturnType<AccountsService['profile']>>
type ViewerSource = { readonly viewer: Viewer; readonly profile: Profile }

const Role = builder.enumType('Role', {
  description: 'What somebody may do beyond their own things.',
  values: {
    MEMBER: { value: 'member', description: 'Nothing beyond them.' },
    ADMIN: { value: 'admin', description: 'Runs the product.' },
  } as const,
})

export const PlanType = builder.enumType('PlanName', {
  description: 'A plan of the product.',
  values: {
    BASIC: { value: 'basic', description: 'Free, for as long as one likes.' },
    PRO: { value: 'pro', description: 'For one person.' },
    BUSINESS: { value: 'business', description: 'For a team; includes all of Pro.' },
  } as const,
})

export const EntitlementType = builder.objectRef<Entitlement>('Entitlement').implement({
  description: 'What a member may use now.',
  fields: (t) => ({
    plan: t.expose('plan', { type: PlanType, description: 'The plan that counts.' }),
    label: t.string({ description: 'Its name in words, such as `Pro Plan`.', resolve: ({ plan }) => planLabel(plan) }),
    paid: t.boolean({ description: 'Whether it is a paid plan.', resolve: ({ status }) => status === 'active' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends as far as is known now; null for Basic.',
    }),
  }),
})

const Session = builder.objectRef<DeviceSession>('Session').implement({
  description: 'A browser or program that is signed in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id to end it by. It is not the token.' }),
    current: t.exposeBoolean('current', { description: 'Whether this request came by it.' }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'What the browser calls itself, at most 200 characters.',
    }),
    ipAddress: t.exposeString('ipAddress', { nullable: true, description: 'The address it was begun from.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', description: 'When it was last used, to the hour.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it ends: 7 days after its last use, at most 30 days after it began.',
    }),
  }),
})

/** The member who asks; every field of it is theirs alone. */
export const ViewerType = builder.objectRef<ViewerSource>('Viewer').implement({
  description: 'The member who asks, with what is theirs. Nobody else can see any of it.',
  fields: (t) => ({
    id: t.id({ description: 'A UUID that never changes.', resolve: ({ profile }) => profile.id }),
    email: t.string({ description: 'The address to sign in with.', resolve: ({ profile }) => profile.email }),
    emailVerified: t.boolean({
      description: 'Whether the address was shown to be theirs.',
      resolve: ({ profile }) => profile.emailVerified,
    }),
    fullName: t.string({ description: 'The name they gave.', resolve: ({ profile }) => profile.name }),
    company: t.string({
      nullable: true,
      description: 'The company they named.',
      resolve: ({ profile }) => profile.company,
    }),
    jobTitle: t.string({
      nullable: true,
      description: 'The position they named.',
      resolve: ({ profile }) => profile.jobTitle,
    }),
    industry: t.string({
      nullable: true,
      description: 'One of the 16 industries of the forms.',
      resolve: ({ profile }) => profile.industry,
    }),
    website: t.string({
      nullable: true,
      description: 'Their own page, http or https.',
      resolve: ({ profile }) => profile.website,
    }),
    bio: t.string({ nullable: true, description: 'A few words on them.', resolve: ({ profile }) => profile.bio }),
    role: t.field({ type: Role, description: 'What they may do.', resolve: ({ profile }) => profile.role }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When they signed up.',
      resolve: ({ profile }) => profile.createdAt,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When their profile last changed.',
      resolve: ({ profile }) => profile.updatedAt,
    }),
    entitlement: t.field({
      type: EntitlementType,
      description: 'Which plan they are on.',
      resolve: ({ viewer }) => viewer.entitlement,
    }),
    sessions: t.field({
      type: [Session],
      extensions: { work: STATEMENT },
      description: 'Where they are signed in, the most recently used first, at most 100.',
      resolve: ({ viewer }, _args, { services }) => services.sessions.list(viewer),
    }),
  }),
})

/** What the type above is made from. */
export const loadViewer = async (accounts: AccountsService, viewer: Viewer): Promise<ViewerSource> => ({
  viewer,
  profile: await accounts.profile(viewer),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'The member whose token came with the request; null without a valid one.',
    resolve: async (_root, _args, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      return viewer === null ? null : loadViewer(services.accounts, viewer)
    },
  }),
)
