import { InvalidCredentialsError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'
import type { Confirmed } from './password-confirmation.service.ts'
import { deviceOf } from './request-device.ts'
import { IssuedSessionType } from './sign-in.graphql.ts'

const ConfirmPasswordPayload = builder.objectRef<Confirmed>('ConfirmPasswordPayload').implement({
  description: 'The password was confirmed, and the token of the request is no longer valid.',
  fields: (t) => ({
    session: t.field({
      type: IssuedSessionType,
      description: 'The session of the request with its new token.',
      resolve: ({ session }) => session,
    }),
    ...withExposed(t, {
      confirmedUntil: field.dateTime('When the confirmation expires for this session: 15 minutes from now.'),
    }),
  }),
})

builder.mutationField('confirmPassword', (t) =>
  t.field({
    type: ConfirmPasswordPayload,
    extensions: { work: PASSWORD_HASH + 6 * STATEMENT },
    description:
      'Confirms the password for this session, as required by mutations that return `PasswordRequiredError`, and replaces its token. At most 5 wrong attempts in 15 minutes. Requires a token.',
    errors: failures([InvalidCredentialsError, RateLimitedError], 'The confirmation, or why it failed.'),
    args: mutationInput('confirmPassword', (input) => ({
      password: input.string({ required: true, description: 'The password of the account.' }),
    })),
    resolve: async (_root, { input: { password } }, context) => {
      const device = { ...deviceOf(context, null), accessToken: context.accessToken ?? '' }
      return context.services.accounts.passwordConfirmation.confirm(await context.viewer(), password, device)
    },
  }),
)
