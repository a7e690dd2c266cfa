import {
  InvalidCodeError,
  InvalidInputError,
  NotFoundError,
  PasswordRequiredError,
  RateLimitedError,
  SignInExpiredError,
} from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field, nullable } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import type { AppSetUp } from './authenticator-app.service.ts'
import type { NewCodes } from './factor-changes.ts'

const WITH_PASSWORD = 'For members who recently confirmed their password.'

const StartAuthenticatorAppPayload = exposedType<AppSetUp>(
  'StartAuthenticatorAppPayload',
  'The key for an authenticator app. Nothing is changed until it is confirmed.',
  {
    token: field.string('Confirms the set-up; a secret.'),
    expiresAt: field.dateTime('When it expires: 10 minutes from now.'),
    secret: field.string('The key in base32, to type into the app.'),
    uri: field.string('The `otpauth` address with the key, for a QR code.'),
  },
)

builder.mutationField('startAuthenticatorApp', (t) =>
  t.field({
    type: StartAuthenticatorAppPayload,
    extensions: { work: 6 * STATEMENT },
    description: `Starts setting up an authenticator app, which replaces the current one. ${WITH_PASSWORD}`,
    errors: failures([PasswordRequiredError, RateLimitedError], 'The key, or why there is none.'),
    resolve: async (_root, _args, { viewer, services }) => services.accounts.authenticatorApp.start(await viewer()),
  }),
)

const ConfirmAuthenticatorAppPayload = exposedType<{ recoveryCodes: NewCodes }>(
  'ConfirmAuthenticatorAppPayload',
  'The authenticator app is set up, and all other sessions have ended.',
  {
    recoveryCodes: nullable.of(
      ['String'],
      'Ten recovery codes, which are never shown again; null when the member already had a second factor.',
    ),
  },
)

builder.mutationField('confirmAuthenticatorApp', (t) =>
  t.field({
    type: ConfirmAuthenticatorAppPayload,
    extensions: { work: 20 * STATEMENT },
    description: `Sets up the authenticator app with its first code, and ends all other sessions. At most 5 codes for each set-up. ${WITH_PASSWORD}`,
    errors: failures(
      [InvalidCodeError, PasswordRequiredError, RateLimitedError, SignInExpiredError],
      'The set-up, or why it failed.',
    ),
    args: mutationInput('confirmAuthenticatorApp', (input) => ({
      token: input.string({ required: true, description: 'The token of `startAuthenticatorApp`.' }),
      code: input.string({ required: true, description: 'The code that the app shows now.' }),
    })),
    resolve: async (_root, { input: { token, code } }, { viewer, services }) => ({
      recoveryCodes: await services.accounts.authenticatorApp.confirm(await viewer(), token, code),
    }),
  }),
)

const RemoveAuthenticatorAppPayload = exposedType<{ removed: boolean }>(
  'RemoveAuthenticatorAppPayload',
  'The authenticator app was removed, and all other sessions have ended.',
  { removed: field.boolean('Always true.') },
)

builder.mutationField('removeAuthenticatorApp', (t) =>
  t.field({
    type: RemoveAuthenticatorAppPayload,
    extensions: { work: 16 * STATEMENT },
    description: `Removes the authenticator app and ends all other sessions. The last second factor takes the recovery codes with it; editors and administrators can't remove it once their role requires one. ${WITH_PASSWORD}`,
    errors: failures(
      [InvalidInputError, NotFoundError, PasswordRequiredError, RateLimitedError],
      'Done, or why the app was not removed.',
    ),
    resolve: async (_root, _args, { viewer, services }) => {
      await services.accounts.authenticatorApp.remove(await viewer())
      return { removed: true }
    },
  }),
)
