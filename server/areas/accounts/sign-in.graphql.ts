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
      description: 'Send it as `Authorization: Bearer <token>`. Whoever has it is the member.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends unless it is used before.' }),
  }),
})

/** A payload that holds a new session and whose it is. */
const signedInPayload = <Source extends SignedIn = SignedIn>(name: string, description: string) =>
  builder.objectRef<Source>(name).implement({
    description,
    fields: (t) => ({
      session: t.field({
        type: IssuedSessionType,
        description: 'The session that has begun.',
        resolve: ({ session }) => session,
      }),
      viewer: t.field({
        type: ViewerType,
        extensions: { work: STATEMENT },
        description: 'The member.',
        resolve: ({ viewer }, _args, { services }) => loadViewer(services.accounts, viewer),
      }),
      deviceToken: t.string({
        resolve: ({ deviceToken }) => deviceToken,
        description:
          'The token of this device, the same at every sign-in. Keep it, also after signing out, and send it at the next sign-in or reset: failed sign-ins by others then do not keep this device out.',
      }),
    }),
  })

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'What a new member gives.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address to sign in with; its case does not matter.' }),
    password: t.string({ required: true, description: '8 to 128 characters, none of the most common passwords.' }),
    fullName: t.string({ required: true, description: 'A name of at most 100 characters.' }),
    company: t.string({ description: 'A company, at most 100 characters.' }),
    jobTitle: t.string({ description: 'A position, at most 100 characters.' }),
    industry: t.string({ description: 'One of the 16 industries of the forms.' }),
    referralCode: t.string({
      description: 'The code of whoever recommended us: up to 8 letters and digits. An unknown one stops nothing.',
    }),
    deviceToken: t.string({ description: 'The token that this device received when it last signed in.' }),
  }),
})

const SignUpPayload = signedInPayload<SignedUp>('SignUpPayload', 'The account exists and is signed in.')
builder.objectField(SignUpPayload, 'referralCodeKnown', (t) =>
  t.exposeBoolean('referralCodeKnown', {
    nullable: true,
    description:
      "Whether the given referral code is somebody's; null when none was given. One that is not is kept all the same.",
  }),
)

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignUpPayload,
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Creates an account. At most 5 an hour from one network address; refused ones do not count, up to 20 tries.',
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

/** Operations that have tried to sign in: aliases must not make one request many tries. */
const tried = new WeakSet<RequestContext>()

const SignInPayload = signedInPayload('SignInPayload', 'A session has begun.')

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Begins a session, once an operation. In 15 minutes a network address has 20 tries and 5 failures for each account; an account has 50 failures, which does not hold for its known devices.',
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
  description: 'Who else could vouch for a member.',
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
      'Begins a session by the word of another service. No service does yet: the answer is always a failure.',
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
    type: signedInPayload(
      'ChangePasswordPayload',
      'The password is changed; this session takes the place of all others.',
    ),
    extensions: { work: 2 * PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Changes the password of the member who asks and ends all their sessions. At most 5 tries in 15 minutes.',
    errors: {
      types: [InvalidCredentialsError, InvalidInputError, RateLimitedError],
      union: { name: 'ChangePasswordResult', description: 'The new session, or why nothing changed.' },
    },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Both passwords.' }) },
    resolve: async (_root, { input }, context) =>
      context.services.accounts.changePassword(await context.viewer(), input, deviceOf(context, input.deviceToken)),
  }),
)
