import { InvalidCredentialsError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { PASSWORD_HASH, STATEMENT } from '../../graphql/work.ts'
import { deviceOf } from './request-device.ts'

const ConfirmPasswordPayload = builder.objectRef<{ confirmedUntil: Date }>('ConfirmPasswordPayload').implement({
  description: 'The password is right.',
  fields: (t) => ({
    confirmedUntil: t.expose('confirmedUntil', {
      type: 'DateTime',
      description: 'Until when this session may do what needs a recent password: 15 minutes from now.',
    }),
  }),
})

builder.mutationField('confirmPassword', (t) =>
  t.field({
    type: ConfirmPasswordPayload,
    extensions: { work: PASSWORD_HASH + 6 * STATEMENT },
    description:
      'Confirms the password for this session, as mutations that answer with `PasswordRequiredError` ask for. At most 5 wrong ones in 15 minutes. Needs a token.',
    errors: {
      types: [InvalidCredentialsError, RateLimitedError],
      union: { name: 'ConfirmPasswordResult', description: 'How long the confirmation counts, or why there is none.' },
    },
    args: { password: t.arg.string({ required: true, description: 'The password of the account.' }) },
    resolve: async (_root, { password }, context) => ({
      confirmedUntil: await context.services.passwordConfirmation.confirm(
        await context.viewer(),
        password,
        deviceOf(context, null),
      ),
    }),
  }),
)
