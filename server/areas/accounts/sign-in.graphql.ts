import {
  AccountExistsError,
  InvalidCodeError,
  InvalidCredentialsError,
  InvalidInputError,
  NotImplementedError,
  RateLimitedError,
  SecondFactorRequiredError,
  SignInExpiredError,
} from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { IN_MEMORY, PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'
import type { SignedIn, SignedUp } from './accounts.service.ts'
import { deviceOf } from './request-device.ts'
import type { IssuedSession } from './sessions.service.ts'
import { logSignIn } from './sign-in-log.ts'
import { loadViewer, ViewerType } from './viewer.graphql.ts'

export const IssuedSessionType = builder.objectRef<IssuedSession>('IssuedSession').implement({
  description: 'A session and its token, which no query returns.',
  fields: (t) =>
    withExposed(t, {
      accessToken: field.string('Send it as `Authorization: Bearer <token>`. Anyone who has it can act as the member.'),
      expiresAt: field.dateTime('When it expires if it is not used before then.'),
    }),
})

export const signedInPayload = <Source extends SignedIn = SignedIn>(name: string, description: string) =>
  builder.objectRef<Source>(name).implement({
    description,
    fields: (t) => ({
      session: t.field({
        type: IssuedSessionType,
        description: 'The session: a new one, or after a password change the one of the request with its new token.',
        resolve: ({ session }) => session,
      }),
      viewer: t.prismaField({
        type: ViewerType,
        extensions: { work: STATEMENT },
        description: 'The member.',
        resolve: (query, { viewer }, _args, { services }) => loadViewer(services.accounts.accounts, viewer, query),
      }),
      deviceToken: t.string({
        resolve: ({ deviceToken }) => deviceToken,
        description:
          'The device token, the same at every sign-in. Keep it after signing out and send it with the next sign-in or reset, so that failed sign-ins by others do not lock this device out.',
      }),
    }),
  })

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'The details of a new account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address to sign in with, not case-sensitive.' }),
    password: t.string({
      required: true,
      description: '8 to 128 characters; leaked passwords and those that are easy to guess are refused.',
    }),
    fullName: t.string({ required: true, description: 'A name of at most 100 characters.' }),
    company: t.string({ description: 'A company, at most 100 characters.' }),
    jobTitle: t.string({ description: 'A job title, at most 100 characters.' }),
    industry: t.string({ description: 'One of the 16 industries offered in forms.' }),
    referralCode: t.string({
      description: 'A referral code: up to 8 letters and digits. An unknown code is not an error.',
    }),
    deviceToken: t.string({ description: 'The device token from the last sign-in on this device.' }),
  }),
})

const SignUpPayload = signedInPayload<SignedUp>('SignUpPayload', 'The account was created and signed in.')
builder.objectField(SignUpPayload, 'referralCodeKnown', (t) =>
  t.exposeBoolean('referralCodeKnown', {
    nullable: true,
    description:
      'Whether the referral code belongs to a member; null when none was given. Unknown codes are stored too.',
  }),
)

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignUpPayload,
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Creates an account. Each IP address can create 5 per hour; refused requests do not count, up to 20 attempts.',
    errors: failures(
      [AccountExistsError, InvalidInputError, RateLimitedError],
      'The new account, or why none was created.',
    ),
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The details of the new account.' }) },
    resolve: (_root, { input }, context) => {
      const { company = null, jobTitle = null, industry = null, referralCode = null, deviceToken, ...rest } = input
      const profile = { ...rest, company, jobTitle, industry, referralCode }
      return logSignIn(
        context,
        'sign-up',
        context.services.accounts.accounts.signUp(profile, deviceOf(context, deviceToken)),
      )
    },
  }),
)

const SignInInput = builder.inputType('SignInInput', {
  description: 'An email address and its password.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address of the account, not case-sensitive.' }),
    password: t.string({ required: true, description: 'Its password.' }),
    code: t.string({
      description:
        'A code of the authenticator app or a recovery code, to sign in at once to an account with a second factor. It is not read otherwise.',
    }),
    deviceToken: t.string({ description: 'The device token from the last sign-in on this device.' }),
  }),
})

/** Operations that tried to sign in: aliases must not turn one request into many attempts. */
const tried = new WeakSet<RequestContext>()

export const expectFirstTry = (context: RequestContext): void => {
  if (tried.has(context)) throw new InvalidInputError('An operation may sign in only once.')
  tried.add(context)
}

const SignInPayload = signedInPayload('SignInPayload', 'A session was created.')

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    extensions: { work: PASSWORD_HASH + 20 * STATEMENT },
    description:
      'Creates a session, at most once per operation. In 15 minutes each IP address has 20 attempts and 5 failures per account; each account has 50 failures, except from its known devices. For an account with a second factor, the right password gives `SecondFactorRequiredError`.',
    errors: failures(
      [
        InvalidCodeError,
        InvalidCredentialsError,
        InvalidInputError,
        RateLimitedError,
        SecondFactorRequiredError,
        SignInExpiredError,
      ],
      'The session, or why sign-in failed.',
    ),
    args: { input: t.arg({ type: SignInInput, required: true, description: 'The credentials.' }) },
    resolve: (_root, { input }, context) => {
      expectFirstTry(context)
      return logSignIn(
        context,
        'sign-in',
        context.services.accounts.accounts.signIn(input, deviceOf(context, input.deviceToken)),
      )
    },
  }),
)

const IdentityProvider = enumType('IdentityProvider', 'An external identity provider.', {
  Google: 'A Google account.',
  Apple: 'An Apple account.',
})

builder.mutationField('signInWithProvider', (t) =>
  t.field({
    type: SignInPayload,
    extensions: { work: IN_MEMORY },
    description:
      'Creates a session through an external identity provider. None is supported yet: the result is always a failure.',
    errors: failures([NotImplementedError], 'The session, or why sign-in failed.'),
    args: mutationInput('signInWithProvider', (input) => ({
      provider: input.field({ type: IdentityProvider, required: true, description: 'The identity provider.' }),
    })),
    resolve: (_root, { input: { provider } }) => {
      throw new NotImplementedError(`${provider} sign-in not implemented`)
    },
  }),
)

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The current and the new password.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The current password.' }),
    newPassword: t.string({
      required: true,
      description: '8 to 128 characters; leaked passwords and those that are easy to guess are refused.',
    }),
    deviceToken: t.string({ description: 'The device token from the last sign-in on this device.' }),
  }),
})

builder.mutationField('changePassword', (t) =>
  t.field({
    type: signedInPayload('ChangePasswordPayload', 'The password was changed, and all other sessions have ended.'),
    extensions: { work: 2 * PASSWORD_HASH + 12 * STATEMENT },
    description:
      "Changes the viewer's password and ends all their other sessions; the session of the request gets a new token. At most 5 attempts in 15 minutes. Requires a token.",
    errors: failures(
      [InvalidCredentialsError, InvalidInputError, RateLimitedError],
      'The session with its new token, or why the password was not changed.',
    ),
    args: {
      input: t.arg({ type: ChangePasswordInput, required: true, description: 'The current and the new password.' }),
    },
    resolve: async (_root, { input }, context) => {
      const device = { ...deviceOf(context, input.deviceToken), accessToken: context.accessToken ?? '' }
      return context.services.accounts.accounts.changePassword(await context.viewer(), input, device)
    },
  }),
)
