import { InvalidCodeError, InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'

/** A payload that says no more than that it is done. */
const donePayload = (name: string, description: string) =>
  builder.objectRef<{ done: true }>(name).implement({
    description,
    fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  })

builder.mutationField('requestVerification', (t) =>
  t.field({
    type: donePayload('RequestVerificationPayload', 'A letter is on its way, unless the address is verified already.'),
    extensions: { work: 6 * STATEMENT },
    description: "Sends another letter to verify the viewer's address. At most 3 an hour. Needs a token.",
    errors: {
      types: [RateLimitedError],
      union: { name: 'RequestVerificationResult', description: 'The letter, or why there is none.' },
    },
    resolve: async (_root, _args, { viewer, services }) => {
      await services.recovery.requestVerification(await viewer())
      return { done: true } as const
    },
  }),
)

const VerifyEmailPayload = builder.objectRef<{ email: string }>('VerifyEmailPayload').implement({
  description: 'The address is verified. No session has begun.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The verified address.' }) }),
})

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: VerifyEmailPayload,
    extensions: { work: 5 * STATEMENT },
    description: 'Verifies an address with the code of a letter, once and within 24 hours.',
    errors: {
      types: [InvalidCodeError],
      union: { name: 'VerifyEmailResult', description: 'The verified address, or that the code is not good.' },
    },
    args: { code: t.arg.string({ required: true, description: 'The `code` in the link of the letter.' }) },
    resolve: async (_root, { code }, { services }) => ({ email: await services.recovery.verifyEmail(code) }),
  }),
)

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: donePayload('RequestPasswordResetPayload', 'If there is such an account, a letter is on its way.'),
    extensions: { work: 8 * STATEMENT },
    description:
      'Sends a letter to reset a password; never tells whether there is such an account. At most 3 an hour for an account, 10 from an address.',
    errors: {
      types: [InvalidInputError, RateLimitedError],
      union: { name: 'RequestPasswordResetResult', description: 'Done, or why not.' },
    },
    args: { email: t.arg.string({ required: true, description: 'The address of the account.' }) },
    resolve: async (_root, { email }, { services, clientAddress }) => {
      await services.recovery.requestPasswordReset(email, clientAddress)
      return { done: true } as const
    },
  }),
)

const RecoveryTicket = builder.objectRef<{ ticket: string; expiresAt: Date }>('RedeemRecoveryCodePayload').implement({
  description: 'The code is used up; the ticket takes its place. Keep it in memory only.',
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'What `resetPassword` asks for.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends, 10 minutes from now.' }),
  }),
})

builder.mutationField('redeemRecoveryCode', (t) =>
  t.field({
    type: RecoveryTicket,
    extensions: { work: 4 * STATEMENT },
    description: 'Trades the code of a letter for a ticket, once and within 30 minutes.',
    errors: {
      types: [InvalidCodeError],
      union: { name: 'RedeemRecoveryCodeResult', description: 'The ticket, or that the code is not good.' },
    },
    args: { code: t.arg.string({ required: true, description: 'The `code` in the link of the letter.' }) },
    resolve: (_root, { code }, { services }) => services.recovery.redeemRecoveryCode(code),
  }),
)

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A ticket and the password to set with it.',
  fields: (t) => ({
    ticket: t.string({ required: true, description: 'From `redeemRecoveryCode`.' }),
    newPassword: t.string({ required: true, description: '8 to 128 characters, none of the commonest passwords.' }),
  }),
})

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: donePayload('ResetPasswordPayload', 'The password is set and every session has ended.'),
    extensions: { work: PASSWORD_HASH + 8 * STATEMENT },
    description: 'Sets a new password with a ticket and ends every session of the member. Begins none.',
    errors: {
      types: [InvalidCodeError, InvalidInputError],
      union: { name: 'ResetPasswordResult', description: 'Done, or why the password stays.' },
    },
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Ticket and password.' }) },
    resolve: async (_root, { input }, { services }) => {
      await services.recovery.resetPassword(input.ticket, input.newPassword)
      return { done: true } as const
    },
  }),
)
