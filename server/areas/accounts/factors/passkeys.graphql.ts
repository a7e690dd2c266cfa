import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from '#core/accounts/second-factors.ts'
import {
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  PasskeysUnavailableError,
  PasswordRequiredError,
  RateLimitedError,
  SignInExpiredError,
} from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field, nullable } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import type { NewCodes } from './factor-changes.ts'
import { passkeyRequestPayload } from './factor-sign-in.graphql.ts'
import { PasskeyType } from './own-factors.graphql.ts'
import type { OwnPasskey } from './passkeys.service.ts'

const WITH_PASSWORD = 'For members who recently confirmed their password.'
const NAME = `A name, at most ${MAX_PASSKEY_NAME} characters.`

builder.mutationField('startAddingPasskey', (t) =>
  t.field({
    type: passkeyRequestPayload('StartAddingPasskeyPayload'),
    extensions: { work: 6 * STATEMENT },
    description: `Starts adding a passkey; a member can have ${MAX_PASSKEYS}. ${WITH_PASSWORD}`,
    errors: failures(
      [LimitReachedError, PasskeysUnavailableError, PasswordRequiredError, RateLimitedError],
      'The request for the browser, or why there is none.',
    ),
    resolve: async (_root, _args, { viewer, services }) => services.accounts.passkeys.startAdding(await viewer()),
  }),
)

type Added = { readonly passkey: OwnPasskey; readonly recoveryCodes: NewCodes }

const AddPasskeyPayload = exposedType<Added>(
  'AddPasskeyPayload',
  'The passkey was added, and all other sessions have ended.',
  {
    passkey: field.of(PasskeyType, 'The new passkey.'),
    recoveryCodes: nullable.of(
      ['String'],
      'Ten recovery codes, which are never shown again; null when the member already had a second factor.',
    ),
  },
)

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: AddPasskeyPayload,
    extensions: { work: 20 * STATEMENT },
    description: `Adds the passkey that a browser created, and ends all other sessions. ${WITH_PASSWORD}`,
    errors: failures(
      [
        InvalidInputError,
        LimitReachedError,
        PasskeysUnavailableError,
        PasswordRequiredError,
        RateLimitedError,
        SignInExpiredError,
      ],
      'The passkey, or why it was not added.',
    ),
    args: mutationInput('addPasskey', (input) => ({
      token: input.string({ required: true, description: 'The token of `startAddingPasskey`.' }),
      response: input.string({ required: true, description: "The browser's response, as JSON." }),
      name: input.string({ required: true, description: NAME }),
    })),
    resolve: async (_root, { input }, { viewer, services }) => services.accounts.passkeys.add(await viewer(), input),
  }),
)

const RenamePasskeyPayload = exposedType<{ passkey: OwnPasskey }>('RenamePasskeyPayload', 'The passkey was renamed.', {
  passkey: field.of(PasskeyType, 'The passkey with its new name.'),
})

builder.mutationField('renamePasskey', (t) =>
  t.field({
    type: RenamePasskeyPayload,
    extensions: { work: 2 * STATEMENT },
    description: "Renames one of the viewer's passkeys. Requires a token.",
    errors: failures([InvalidInputError, NotFoundError], 'The passkey, or why it was not renamed.'),
    args: mutationInput('renamePasskey', (input) => ({
      id: input.id({ required: true, description: 'The id of the passkey.' }),
      name: input.string({ required: true, description: NAME }),
    })),
    resolve: async (_root, { input: { id, name } }, { viewer, services }) => ({
      passkey: await services.accounts.passkeys.rename(await viewer(), id, name),
    }),
  }),
)

const RemovePasskeyPayload = exposedType<{ passkeyId: string }>(
  'RemovePasskeyPayload',
  'The passkey was removed, and all other sessions have ended.',
  { passkeyId: field.id('The id of the removed passkey.') },
)

builder.mutationField('removePasskey', (t) =>
  t.field({
    type: RemovePasskeyPayload,
    extensions: { work: 16 * STATEMENT },
    description: `Removes a passkey and ends all other sessions. The last second factor takes the recovery codes with it; editors and administrators can't remove it once their role requires one. ${WITH_PASSWORD}`,
    errors: failures(
      [InvalidInputError, NotFoundError, PasswordRequiredError, RateLimitedError],
      'The removed passkey, or why it was not removed.',
    ),
    args: mutationInput('removePasskey', (input) => ({
      id: input.id({ required: true, description: 'The id of the passkey.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.accounts.passkeys.remove(await viewer(), id)
      return { passkeyId: id }
    },
  }),
)
