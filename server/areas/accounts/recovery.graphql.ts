import { InvalidCodeError, InvalidInputError, RateLimitedError, SignInRequiredError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'
import { deviceOf } from './request-device.ts'
import type { EmailCode } from './verification.service.ts'

const donePayload = (name: string, description: string) =>
  builder.objectRef<{ done: true }>(name).implement({
    description,
    fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  })

const EmailCodePurpose = builder.enumType('EmailCodePurpose', {
  description: 'What the code of an email is for.',
  values: {
    VERIFY_EMAIL: { value: 'verify_email', description: 'Verifies the address of a new account.' },
    RESET_PASSWORD: { value: 'recover', description: 'Sets a new password.' },
  } as const,
})

const EmailCodeType = builder.objectRef<EmailCode>('EmailCode').implement({
  description: 'What the code of an email is good for. Only the reader of the email has the code.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: EmailCodePurpose, description: 'What the email was sent for.' }),
    email: t.exposeString('email', { description: 'The address of the account that the code belongs to.' }),
    emailVerified: t.exposeBoolean('emailVerified', {
      description:
        'Whether that address is verified. While it is not, setting a new password clears the profile of the account.',
    }),
  }),
})

builder.queryField('emailCode', (t) =>
  t.field({
    type: EmailCodeType,
    extensions: { work: STATEMENT },
    description: 'Looks up the code of an email without using it.',
    errors: {
      types: [InvalidCodeError],
      union: { name: 'EmailCodeResult', description: 'What the code is good for, or that it is not valid.' },
    },
    args: { code: t.arg.string({ required: true, description: 'The `code` in the link of the email.' }) },
    resolve: (_root, { code }, { services }) => services.verification.lookUp(code),
  }),
)

builder.mutationField('requestVerification', (t) =>
  t.field({
    type: donePayload('RequestVerificationPayload', 'An email is on its way, unless the address is verified already.'),
    extensions: { work: 7 * STATEMENT },
    description: "Sends another email to verify the viewer's address. At most 3 an hour. Needs a token.",
    errors: {
      types: [RateLimitedError],
      union: { name: 'RequestVerificationResult', description: 'Done, or why no email was sent.' },
    },
    resolve: async (_root, _args, { viewer, services }) => {
      await services.verification.request(await viewer())
      return { done: true } as const
    },
  }),
)

const VerifyEmailPayload = builder.objectRef<{ email: string }>('VerifyEmailPayload').implement({
  description: 'The address is verified. No session was created.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The verified address.' }) }),
})

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: VerifyEmailPayload,
    extensions: { work: 5 * STATEMENT },
    description:
      "Verifies the viewer's address with the code of an email, once and within 24 hours. Needs a token of the account that the code belongs to; without one, sign in first or set a new password with `resetPassword`.",
    errors: {
      types: [InvalidCodeError, SignInRequiredError],
      union: { name: 'VerifyEmailResult', description: 'The verified address, or why it is not verified.' },
    },
    args: { code: t.arg.string({ required: true, description: 'The `code` in the link of the email.' }) },
    resolve: async (_root, { code }, { viewer, services }) => ({
      email: await services.verification.verify(await viewer(), code),
    }),
  }),
)

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: donePayload('RequestPasswordResetPayload', 'If the address has an account, an email follows within seconds.'),
    extensions: { work: 5 * STATEMENT },
    description:
      'Sends an email to reset a password; never tells whether there is such an account. From one network address at most 10 an hour, and 3 for each account; for an account at most 10, which does not hold for its known devices.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: { name: 'RequestPasswordResetResult', description: 'Done, or why no email was requested.' },
    },
    args: {
      email: t.arg.string({ required: true, description: 'The address of the account.' }),
      deviceToken: t.arg.string({ description: 'The token that the device received when it last signed in.' }),
    },
    resolve: async (_root, { email, deviceToken }, context) => {
      await context.services.recovery.requestPasswordReset(email, deviceOf(context, deviceToken))
      return { done: true } as const
    },
  }),
)

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'The code of an email and the password to set with it.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The `code` in the link of a reset or verification email.' }),
    newPassword: t.string({
      required: true,
      description: '8 to 128 characters, none of the most common passwords.',
    }),
  }),
})

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: donePayload('ResetPasswordPayload', 'The password is set and every session has ended.'),
    extensions: { work: PASSWORD_HASH + 12 * STATEMENT },
    description:
      'Sets a new password with the code of an email, once, and ends every session of the member. Creates no session. The address is verified by it; if it was not before, the profile is cleared, because its author is unknown.',
    errors: {
      types: [InvalidCodeError, InvalidInputError],
      union: { name: 'ResetPasswordResult', description: 'Done, or why the password stays.' },
    },
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Code and password.' }) },
    resolve: async (_root, { input }, context) => {
      await context.services.recovery.resetPassword(input.code, input.newPassword, deviceOf(context, null))
      return { done: true } as const
    },
  }),
)
