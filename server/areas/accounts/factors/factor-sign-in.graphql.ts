import {
  InvalidCodeError,
  InvalidCredentialsError,
  InvalidInputError,
  PasskeysUnavailableError,
  RateLimitedError,
  SecondFactorRequiredError,
  SignInExpiredError,
} from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures, failureType } from '#server/graphql/errors.ts'
import { exposedType, field } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import { deviceOf } from '../request-device.ts'
import { expectFirstTry, signedInPayload } from '../sign-in.graphql.ts'
import { logSignIn } from '../sign-in-log.ts'
import type { PasskeyRequest } from './passkey-sign-in.service.ts'
import type { CompletedSignIn } from './second-step.service.ts'

const SecondFactorMethodType = builder.enumType('SecondFactorMethod', {
  description: 'How a sign-in with the right password can be completed.',
  values: {
    PASSKEY: { value: 'passkey', description: 'With `startPasskeySignIn`.' },
    AUTHENTICATOR: { value: 'authenticator', description: 'With a code of the authenticator app.' },
    RECOVERY_CODE: { value: 'recovery_code', description: 'With a recovery code.' },
  } as const,
})

failureType(
  SecondFactorRequiredError,
  'SecondFactorRequiredError',
  'The password is right, and the account has a second factor. Complete the sign-in with `completeSignIn`.',
  {
    challenge: field.string('Completes this sign-in; a secret.'),
    methods: field.of([SecondFactorMethodType], 'How this account can complete it.'),
    expiresAt: field.dateTime('When it expires: 10 minutes from now.'),
  },
)

const CompleteSignInPayload = signedInPayload<CompletedSignIn>('CompleteSignInPayload', 'A session was created.')
builder.objectField(CompleteSignInPayload, 'recoveryCodesLeft', (t) =>
  t.exposeInt('recoveryCodesLeft', {
    nullable: true,
    description: 'How many recovery codes are left; null unless one was used.',
  }),
)

const DEVICE_TOKEN = 'The device token from the last sign-in on this device.'

builder.mutationField('completeSignIn', (t) =>
  t.field({
    type: CompleteSignInPayload,
    extensions: { work: 16 * STATEMENT },
    description:
      'Completes a sign-in that gave `SecondFactorRequiredError`. Each has 5 attempts. In 15 minutes each IP address has 20 attempts, and each account 10 wrong codes.',
    errors: failures(
      [InvalidCodeError, InvalidCredentialsError, InvalidInputError, RateLimitedError, SignInExpiredError],
      'The session, or why the sign-in was not completed.',
    ),
    args: mutationInput('completeSignIn', (input) => ({
      challenge: input.string({ required: true, description: 'The challenge of `SecondFactorRequiredError`.' }),
      code: input.string({ required: true, description: 'A code of the authenticator app, or a recovery code.' }),
      deviceToken: input.string({ description: DEVICE_TOKEN }),
    })),
    resolve: (_root, { input: { challenge, code, deviceToken } }, context) => {
      expectFirstTry(context)
      const { secondStep } = context.services.accounts
      return logSignIn(context, 'sign-in', secondStep.complete(challenge, code, deviceOf(context, deviceToken)))
    },
  }),
)

export const passkeyRequestPayload = (name: string) =>
  exposedType<PasskeyRequest>(name, 'What a browser needs to use or create a passkey.', {
    token: field.string('Completes the request; a secret.'),
    expiresAt: field.dateTime('When it expires: 10 minutes from now.'),
    options: field.of('JSON', 'The options of WebAuthn, in the JSON format of its specification.'),
  })

builder.mutationField('startPasskeySignIn', (t) =>
  t.field({
    type: passkeyRequestPayload('StartPasskeySignInPayload'),
    extensions: { work: 4 * STATEMENT },
    description:
      'Starts a sign-in with a passkey, which needs no email address and no password. At most 30 in 15 minutes for each IP address.',
    errors: failures(
      [PasskeysUnavailableError, RateLimitedError],
      'The request for the browser, or why there is none.',
    ),
    resolve: (_root, _args, context) => context.services.accounts.passkeySignIn.start(deviceOf(context, null)),
  }),
)

builder.mutationField('signInWithPasskey', (t) =>
  t.field({
    type: signedInPayload('SignInWithPasskeyPayload', 'A session was created.'),
    extensions: { work: 16 * STATEMENT },
    description:
      'Creates a session with a passkey, for which the device verified its user. Each started sign-in can be tried once. In 15 minutes each IP address has 20 attempts, shared with `signIn`.',
    errors: failures(
      [InvalidCredentialsError, InvalidInputError, PasskeysUnavailableError, RateLimitedError, SignInExpiredError],
      'The session, or why sign-in failed.',
    ),
    args: mutationInput('signInWithPasskey', (input) => ({
      token: input.string({ required: true, description: 'The token of `startPasskeySignIn`.' }),
      response: input.string({ required: true, description: "The browser's response, as JSON." }),
      deviceToken: input.string({ description: DEVICE_TOKEN }),
    })),
    resolve: (_root, { input: { token, response, deviceToken } }, context) => {
      expectFirstTry(context)
      const { passkeySignIn } = context.services.accounts
      return logSignIn(context, 'sign-in', passkeySignIn.signIn(token, response, deviceOf(context, deviceToken)))
    },
  }),
)
