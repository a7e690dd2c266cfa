import { AccountExistsError, InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { MAX_SESSIONS, type MemberAccount, type MemberSession, type MembersPage } from './member-lists.ts'
import { EntitlementType, RoleType } from './viewer.graphql.ts'

const MemberSessionType = builder.objectRef<MemberSession>('MemberSession').implement({
  description: 'A browser or program in which a member is signed in, as administrators see it.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id for ending the session. It is not the token.'),
      userAgent: nullable.string('The user agent, at most 200 characters; null when the browser sent none.'),
      createdAt: field.dateTime('When it was created.'),
      usedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last used, to the hour.' }),
      expiresAt: field.dateTime('When it expires if it is not used before then.'),
    }),
})

const MemberFactorsType = exposedType<MemberAccount['secondFactors']>(
  'MemberSecondFactors',
  "A member's second factors, as administrators see them: no names and no secrets.",
  {
    passkeys: field.int('How many passkeys there are.'),
    hasApp: field.boolean('Whether an authenticator app is set up.'),
    recoveryCodesLeft: field.int('How many recovery codes were not used yet.'),
    requiredFrom: nullable.dateTime('From when the role of the account requires one; null for members.'),
    resetAt: nullable.dateTime('When they will be removed, as an administrator requested; null without a request.'),
  },
)

const MemberAccountType = builder.objectRef<MemberAccount>('MemberAccount').implement({
  description: 'An account as administrators see it.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID that never changes.'),
      email: field.string('The email address to sign in with.'),
      emailVerified: field.boolean('Whether the email address is verified.'),
      fullName: t.exposeString('name', { description: "The member's name." }),
      company: nullable.string('The company; null when not specified.'),
      jobTitle: nullable.string('The job title; null when not specified.'),
      role: field.of(RoleType, 'The role of the account.'),
      entitlement: field.of(EntitlementType, 'The current plan.'),
      suspendedAt: nullable.dateTime('When it was suspended; null when it is not suspended.'),
      suspensionReason: nullable.string('The reason given to the member; null when it is not suspended.'),
      secondFactors: field.of(MemberFactorsType, 'The second factors of the account.'),
      createdAt: field.dateTime('When the member signed up.'),
      lastUsedAt: nullable.dateTime('When a session was last used, to the hour; null when there is no session.'),
    }),
})

const MembersPageType = numberedPage<MembersPage>('members', MemberAccountType)

builder.queryFields((t) => ({
  members: t.field({
    type: MembersPageType,
    extensions: { action: 'member:read', work: 4 * STATEMENT },
    description: 'Lists accounts, newest first. For administrators.',
    args: {
      search: t.arg.string({ description: 'Part of the email address or the name, at most 100 characters.' }),
      role: t.arg({ type: RoleType, description: 'Return accounts with this role; all roles when omitted.' }),
      suspended: t.arg.boolean({ description: 'Return only suspended accounts, or only others; both when omitted.' }),
      ...pageArguments(t.arg, 20),
    },
    resolve: async (_root, { search, role, suspended, page, first }, { viewer, services }) =>
      services.accounts.memberAdministration.list(await viewer(), {
        search: search ?? null,
        role: role ?? null,
        suspended: suspended ?? null,
        page,
        first,
      }),
  }),
  member: t.field({
    type: MemberAccountType,
    nullable: true,
    extensions: { action: 'member:read', work: 2 * STATEMENT },
    description: 'Returns an account; null when there is none with this id. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the account.' }) },
    resolve: async (_root, { id }, { viewer, services }) =>
      services.accounts.memberAdministration.find(await viewer(), id),
  }),
  memberSessions: t.field({
    type: [MemberSessionType],
    extensions: { action: 'member:read', work: 2 * STATEMENT, listSize: MAX_SESSIONS },
    description: `Lists a member's sessions, most recently used first, at most ${MAX_SESSIONS}. For administrators.`,
    args: { id: t.arg.id({ required: true, description: 'The id of the account.' }) },
    resolve: async (_root, { id }, { viewer, services }) =>
      services.accounts.memberAdministration.sessionsOf(await viewer(), id),
  }),
}))

export const MemberPayload = exposedType<{ member: MemberAccount }>('MemberPayload', 'The account was changed.', {
  member: field.of(MemberAccountType, 'The account as it is now.'),
})

export const WITH_PASSWORD = 'For administrators who recently confirmed their password.'

builder.mutationFields((t) => {
  const id = { required: true, description: 'The id of the account.' } as const
  return {
    setMemberRole: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 8 * STATEMENT },
      description: `Sets the role of an account, except your own and the last administrator's. ${WITH_PASSWORD}`,
      errors: failures(
        [InvalidInputError, NotFoundError, PasswordRequiredError],
        'The account, or why its role was not changed.',
      ),
      args: mutationInput('setMemberRole', (input) => ({
        id: input.id(id),
        role: input.field({ type: RoleType, required: true, description: 'The new role.' }),
      })),
      resolve: async (_root, { input: args }, { viewer, services }) => ({
        member: await services.accounts.memberAdministration.setRole(await viewer(), args.id, args.role),
      }),
    }),
    suspendMember: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 10 * STATEMENT },
      description: `Suspends an account: its sessions end and nobody can sign in to it. The member receives the reason by email. Idempotent. ${WITH_PASSWORD}`,
      errors: failures(
        [InvalidInputError, NotFoundError, PasswordRequiredError],
        'The account, or why it was not suspended.',
      ),
      args: mutationInput('suspendMember', (input) => ({
        id: input.id(id),
        reason: input.string({ required: true, description: 'The reason sent to the member, at most 500 characters.' }),
      })),
      resolve: async (_root, { input: args }, { viewer, services }) => ({
        member: await services.accounts.memberAdministration.suspend(await viewer(), args.id, args.reason),
      }),
    }),
    reinstateMember: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 7 * STATEMENT },
      description: 'Lifts the suspension of an account. Idempotent. For administrators.',
      errors: failures([NotFoundError], 'The account, or a failure when it does not exist.'),
      args: mutationInput('reinstateMember', (input) => ({ id: input.id(id) })),
      resolve: async (_root, { input: args }, { viewer, services }) => ({
        member: await services.accounts.memberAdministration.reinstate(await viewer(), args.id),
      }),
    }),
    changeMemberEmail: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 14 * STATEMENT },
      description: `Changes the email address of an account at its member's request. The new address must be verified, every session ends, and both addresses receive an email. ${WITH_PASSWORD}`,
      errors: failures(
        [AccountExistsError, InvalidInputError, NotFoundError, PasswordRequiredError],
        'The account, or why its email address was not changed.',
      ),
      args: mutationInput('changeMemberEmail', (input) => ({
        id: input.id(id),
        email: input.string({ required: true, description: 'The new email address.' }),
      })),
      resolve: async (_root, { input: args }, { viewer, services }) => ({
        member: await services.accounts.memberAdministration.changeEmail(await viewer(), args.id, args.email),
      }),
    }),
    endMemberSessions: t.field({
      type: MemberPayload,
      extensions: { action: 'member:change', work: 6 * STATEMENT },
      description: `Ends one session of a member, or all of them. ${WITH_PASSWORD}`,
      errors: failures([NotFoundError, PasswordRequiredError], 'The account, or why no session was ended.'),
      args: mutationInput('endMemberSessions', (input) => ({
        id: input.id(id),
        sessionId: input.id({ description: 'The session to end; all when omitted.' }),
      })),
      resolve: async (_root, { input: args }, { viewer, services }) => ({
        member: await services.accounts.memberAdministration.endSessions(
          await viewer(),
          args.id,
          args.sessionId ?? null,
        ),
      }),
    }),
  }
})
