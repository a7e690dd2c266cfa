import { InvalidInputError, NotFoundError, PasswordRequiredError, UnauthenticatedError } from '#core/errors.ts'
import type { Viewer } from '#core/policy.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { loadViewer, ViewerType } from './viewer.graphql.ts'

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Changes to a profile. An omitted field keeps its value; null removes it.',
  fields: (t) => ({
    fullName: t.string({ description: 'A name of at most 100 characters; it cannot be removed.' }),
    company: t.string({ description: 'A company, at most 100 characters.' }),
    jobTitle: t.string({ description: 'A job title, at most 100 characters.' }),
    industry: t.string({ description: 'One of the 16 industries offered in forms.' }),
    website: t.string({ description: 'An http or https address; without a scheme it becomes https.' }),
    bio: t.string({ description: 'Plain text of at most 2,000 characters.' }),
  }),
})

const UpdateProfilePayload = builder.objectRef<{ viewer: Viewer }>('UpdateProfilePayload').implement({
  description: 'The profile was changed.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: ViewerType,
      extensions: { work: STATEMENT },
      description: 'The member with the changed profile.',
      resolve: (query, { viewer }, _args, { services }) => loadViewer(services.accounts.accounts, viewer, query),
    }),
  }),
})

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    extensions: { work: 2 * STATEMENT },
    description: "Changes the viewer's profile. Requires a token.",
    errors: failures([InvalidInputError], 'The changed member, or why nothing changed.'),
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, { viewer: lookUp, services }) => {
      const viewer = await lookUp()
      const { fullName, ...rest } = input
      if (fullName === null) throw new InvalidInputError('Full name is required', 'fullName')
      await services.accounts.accounts.updateProfile(viewer, {
        ...rest,
        ...(fullName === undefined ? {} : { fullName }),
      })
      if (viewer === null) throw new UnauthenticatedError()
      return { viewer }
    },
  }),
)

const SignOutPayload = exposedType<{ signedOut: boolean }>('SignOutPayload', 'The token is no longer valid.', {
  signedOut: field.boolean('Always true.'),
})

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    extensions: { work: STATEMENT },
    description: 'Ends the session of the token that came with the request.',
    errors: failures([], 'The session has ended.'),
    resolve: async (_root, _args, { viewer, services }) => {
      await services.accounts.sessions.signOut(await viewer())
      return { signedOut: true }
    },
  }),
)

const RevokeSessionPayload = exposedType<{ sessionId: string }>('RevokeSessionPayload', 'The session has ended.', {
  sessionId: field.id('The id of the ended session.'),
})

builder.mutationField('revokeSession', (t) =>
  t.field({
    type: RevokeSessionPayload,
    extensions: { work: 2 * STATEMENT },
    description: "Ends one of the viewer's sessions. Requires a token, and a password entered in the last 15 minutes.",
    errors: failures([NotFoundError, PasswordRequiredError], 'The ended session, or why none was ended.'),
    args: mutationInput('revokeSession', (input) => ({
      id: input.id({ required: true, description: 'The id of the session, from `viewer.sessions`.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.accounts.sessions.revoke(await viewer(), id)
      return { sessionId: id }
    },
  }),
)

const RevokeOtherSessionsPayload = builder.objectRef<{ revokedCount: number }>('RevokeOtherSessionsPayload').implement({
  description: "The viewer's other sessions were ended.",
  fields: (t) => ({
    revokedCount: t.exposeInt('revokedCount', { description: 'How many sessions were ended.' }),
  }),
})

builder.mutationField('revokeOtherSessions', (t) =>
  t.field({
    type: RevokeOtherSessionsPayload,
    extensions: { work: STATEMENT },
    description:
      "Ends all of the viewer's sessions except the current one. Requires a token, and a password entered in the last 15 minutes.",
    errors: failures([PasswordRequiredError], 'The number of ended sessions, or why none was ended.'),
    resolve: async (_root, _args, { viewer, services }) => ({
      revokedCount: await services.accounts.sessions.revokeOthers(await viewer()),
    }),
  }),
)
