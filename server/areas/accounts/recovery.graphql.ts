import { InvalidCodeError, InvalidInputError, RateLimitedError, SignInRequiredError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'
import { deviceOf } from './request-device.ts'
import type { EmailCode } from './verification.service.ts'

const donePayload = (name: string, description: string) =>
  builder.objectRef<{ done: true }>(name).implement({
    description,
    fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  })

const EmailCodePurpose = builder.enumType('EmailCodePurpose', {
  description: 'The purpose of a code from an email.',
  values: {
    VERIFY_EMAIL: { value: 'verify_email', description: 'Verifies the address of a new account.' },
    RESET_PASSWORD: { value: 'recover', description: 'Sets a new password.' },
  } as const,
})

const EmailCodeType = builder.objectRef<EmailCode>('EmailCode').implement({
  description: 'What a code from an email can be used for. Only the recipient of the email has the code.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: EmailCodePurpose, description: 'The purpose of the email.' }),
    email: t.exposeString('email', {
      description:
        'The email address of the account that the code belongs to; only its first characters if `emailRequired`.',
    }),
    emailRequired: t.exposeBoolean('emailRequired', {
      description: 'Whether `resetPassword` needs the email address, because another browser requested the code.',
    }),
    emailVerified: t.exposeBoolean('emailVerified', {
      description:
        'Whether that address is verified. If it is not, setting a new password clears the profile of the account.',
    }),
  }),
})

builder.queryField('emailCode', (t) =>
  t.field({
    type: EmailCodeType,
    extensions: { work: STATEMENT },
    description: 'Looks up a code from an email without using it.',
    errors: failures([InvalidCodeError], 'What the code can be used for, or a failure when it is not valid.'),
    args: {
      code: t.arg.string({ required: true, description: 'The `code` in the link from the email.' }),
      requestToken: t.arg.string({ description: 'The `requestToken` of `requestPasswordReset`.' }),
    },
    resolve: (_root, { code, requestToken = null }, { services }) =>
      services.accounts.verification.lookUp(code, { requestToken }),
  }),
)

builder.mutationField('requestVerification', (t) =>
  t.field({
    type: donePayload('RequestVerificationPayload', 'An email was queued, unless the address is already verified.'),
    extensions: { work: 7 * STATEMENT },
    description: 'Sends another verification email to the viewer. At most 3 per hour. Requires a token.',
    errors: failures([RateLimitedError], 'The confirmation, or why no email was sent.'),
    resolve: async (_root, _args, { viewer, services }) => {
      await services.accounts.verification.request(await viewer())
      return { done: true } as const
    },
  }),
)

const VerifyEmailPayload = builder.objectRef<{ email: string }>('VerifyEmailPayload').implement({
  description: 'The email address was verified. No session is created.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The verified email address.' }) }),
})

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: VerifyEmailPayload,
    extensions: { work: 5 * STATEMENT },
    description:
      "Verifies the viewer's email address with a code from an email, once and within 24 hours. Requires a token of the account that the code belongs to; without one, sign in first or set a new password with `resetPassword`.",
    errors: failures(
      [InvalidCodeError, SignInRequiredError],
      'The verified email address, or why verification failed.',
    ),
    args: mutationInput('verifyEmail', (input) => ({
      code: input.string({ required: true, description: 'The `code` in the link from the email.' }),
    })),
    resolve: async (_root, { input: { code } }, { viewer, services }) => ({
      email: await services.accounts.verification.verify(await viewer(), code),
    }),
  }),
)

const RequestPasswordResetPayload = builder
  .objectRef<{ requestToken: string }>('RequestPasswordResetPayload')
  .implement({
    description: 'If the address has an account, an email arrives within seconds.',
    fields: (t) => ({
      done: t.boolean({ description: 'Always true.', resolve: () => true }),
      requestToken: t.exposeString('requestToken', {
        description: 'Keep it for an hour: with it, `resetPassword` needs no email address. It proves nothing else.',
      }),
    }),
  })

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestPasswordResetPayload,
    extensions: { work: 5 * STATEMENT },
    description:
      'Sends a password reset email; never reveals whether the account exists. Each IP address is limited to 10 requests per hour and 3 per account; each account is limited to 10, except from its known devices.',
    errors: failures([InvalidInputError, RateLimitedError], 'The confirmation, or why the request was refused.'),
    args: mutationInput('requestPasswordReset', (input) => ({
      email: input.string({ required: true, description: 'The email address of the account.' }),
      deviceToken: input.string({ description: 'The device token from the last sign-in on this device.' }),
    })),
    resolve: async (_root, { input: { email, deviceToken } }, context) => {
      const device = deviceOf(context, deviceToken)
      return { requestToken: await context.services.accounts.recovery.requestPasswordReset(email, device) }
    },
  }),
)

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A code from an email and the new password.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The `code` in the link from a reset or verification email.' }),
    newPassword: t.string({
      required: true,
      description: '8 to 128 characters; leaked passwords and those that are easy to guess are refused.',
    }),
    requestToken: t.string({ description: 'The `requestToken` of `requestPasswordReset`.' }),
    email: t.string({
      description: 'The email address of the account. Required for codes to reset a password without `requestToken`.',
    }),
  }),
})

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: donePayload('ResetPasswordPayload', 'The password was set and all sessions were ended.'),
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      "Sets a new password with a single-use code from an email and ends all of the member's sessions. It creates no session. It also verifies the email address; if the address was unverified, the profile is cleared because its author is unknown. A code has 5 tries with an email address, and an account 20 new passwords in 15 minutes.",
    errors: failures(
      [InvalidCodeError, InvalidInputError, RateLimitedError],
      'The confirmation, or why the password was not changed.',
    ),
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'The code and the new password.' }) },
    resolve: async (_root, { input }, context) => {
      await context.services.accounts.recovery.resetPassword(input, deviceOf(context, null))
      return { done: true } as const
    },
  }),
)
