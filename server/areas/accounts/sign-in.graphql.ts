import {
  AccountExistsError,
  InvalidCredentialsError,
  InvalidInputError,
  NotImplementedError,
  RateLimitedError,
} from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { IN_MEMORY, PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'
import type { SignedIn, SignedUp } from './accounts.service.ts'
import { deviceOf } from './request-device.ts'
import type { IssuedSession } from './sessions.service.ts'
import { loadViewer, ViewerType } from './viewer.graphql.ts'

const IssuedSessionType = builder.objectRef<IssuedSession>('IssuedSession').implement({
  description: 'A new session. The token is shown this once.',
  fields: (t) => ({
    accessToken: t.exposeString('accessToken', {
      description: 'Send it as `Authorization: Bearer <token>`. Anyone who has it can act as the member.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires unless it is used before.' }),
  }),
})

const signedInPayload = <Source extends SignedIn = SignedIn>(name: string, description: string) =>
  builder.objectRef<Source>(name).implement({
    description,
    fields: (t) => ({
      session: t.field({
        type: IssuedSessionType,
        description: 'The new session.',
        resolve: ({ session }) => session,
      }),
      viewer: t.prismaField({
        type: ViewerType,
        extensions: { work: STATEMENT },
        description: 'The member.',
        resolve: (query, { viewer }, _args, { services }) => loadViewer(services.accounts, viewer, query),
      }),
      deviceToken: t.string({
        resolve: ({ deviceToken }) => deviceToken,
        description:
          'The token of this device, the same at every sign-in. Store it, also after signing out, and send it with the next sign-in or reset: failed sign-ins by others then do not lock this device out.',
      }),
    }),
  })

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'What a new member enters.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address to sign in with; its case does not matter.' }),
    password: t.string({ required: true, description: '8 to 128 characters, none of the most common passwords.' }),
    fullName: t.string({ required: true, description: 'A name of at most 100 characters.' }),
    company: t.string({ description: 'A company, at most 100 characters.' }),
    jobTitle: t.string({ description: 'A position, at most 100 characters.' }),
    industry: t.string({ description: 'One of the 16 industries of the forms.' }),
    referralCode: t.string({
      description: 'A referral code: up to 8 letters and digits. An unknown code is no error.',
    }),
    deviceToken: t.string({ description: 'The token that this device received when it last signed in.' }),
  }),
})

const SignUpPayload = signedInPayload<SignedUp>('SignUpPayload', 'The account exists and is signed in.')
builder.objectField(SignUpPayload, 'referralCodeKnown', (t) =>
  t.exposeBoolean('referralCodeKnown', {
    nullable: true,
    description:
      'Whether the referral code belongs to a member; null when none was given. An unknown code is stored too.',
  }),
)

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignUpPayload,
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Creates an account. At most 5 an hour from one network address; refused ones do not count, up to 20 attempts.',
    errors: {
      types: [AccountExistsError, InvalidInputError, RateLimitedError],
      union: { name: 'SignUpResult', description: 'The new account, or why there is none.' },
    },
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'Who signs up.' }) },
    resolve: (_root, { input }, context) => {
      const { company = null, jobTitle = null, industry = null, referralCode = null, deviceToken, ...rest } = input
      const profile = { ...rest, company, jobTitle, industry, referralCode }
      return context.services.accounts.signUp(profile, deviceOf(context, deviceToken))
    },
  }),
)

const SignInInput = builder.inputType('SignInInput', {
  description: 'An address and its password.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of the account; its case does not matter.' }),
    password: t.string({ required: true, description: 'Its password.' }),
    deviceToken: t.string({ description: 'The token that this device received when it last signed in.' }),
  }),
})

/** Operations that tried to sign in: aliases must not turn one request into many attempts. */
const tried = new WeakSet<RequestContext>()

const SignInPayload = signedInPayload('SignInPayload', 'A session was created.')

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Creates a session, once an operation. In 15 minutes a network address has 20 attempts and 5 failures for each account; an account has 50 failures, which do not apply to its known devices.',
    errors: {
      types: [InvalidCredentialsError, InvalidInputError, RateLimitedError],
      union: { name: 'SignInResult', description: 'The session, or why there is none.' },
    },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Who signs in.' }) },
    resolve: (_root, { input }, context) => {
      if (tried.has(context)) throw new InvalidInputError('An operation may sign in only once.')
      tried.add(context)
      return context.services.accounts.signIn(input, deviceOf(context, input.deviceToken))
    },
  }),
)

const IdentityProvider = builder.enumType('IdentityProvider', {
  description: 'An external identity provider.',
  values: {
    GOOGLE: { value: 'Google', description: 'A Google account.' },
    APPLE: { value: 'Apple', description: 'An Apple account.' },
  } as const,
})

builder.mutationField('signInWithProvider', (t) =>
  t.field({
    type: SignInPayload,
    extensions: { work: IN_MEMORY },
    description:
      'Creates a session with an external identity provider. None is supported yet: the result is always a failure.',
    errors: {
      types: [NotImplementedError],
      union: { name: 'SignInWithProviderResult', description: 'The session, or why there is none.' },
    },
    args: { provider: t.arg({ type: IdentityProvider, required: true, description: 'The service.' }) },
    resolve: (_root, { provider }) => {
      throw new NotImplementedError(`${provider} sign-in not implemented`)
    },
  }),
)

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The old password and the new one.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The password until now.' }),
    newPassword: t.string({ required: true, description: '8 to 128 characters, none of the most common passwords.' }),
    deviceToken: t.string({ description: 'The token that this device received when it last signed in.' }),
  }),
})

builder.mutationField('changePassword', (t) =>
  t.field({
    type: signedInPayload('ChangePasswordPayload', 'The password is changed; this session replaces all others.'),
    extensions: { work: 2 * PASSWORD_HASH + 12 * STATEMENT },
    description:
      "Changes the viewer's password and ends all their sessions. At most 5 attempts in 15 minutes. Needs a token.",
    errors: {
      types: [InvalidCredentialsError, InvalidInputError, RateLimitedError],
      union: { name: 'ChangePasswordResult', description: 'The new session, or why nothing changed.' },
    },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Both passwords.' }) },
    resolve: async (_root, { input }, context) =>
      context.services.accounts.changePassword(await context.viewer(), input, deviceOf(context, input.deviceToken)),
  }),
)
