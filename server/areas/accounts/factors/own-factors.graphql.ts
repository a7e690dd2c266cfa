import { MAX_PASSKEYS } from '#core/accounts/second-factors.ts'
import { InvalidInputError, PasswordRequiredError, RateLimitedError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field, nullable } from '#server/graphql/exposed.ts'
import { viewerOfRow } from '#server/graphql/viewer-rows.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import { ViewerType } from '../viewer.graphql.ts'
import type { OwnFactors } from './own-factors.service.ts'
import type { OwnPasskey } from './passkeys.service.ts'

export const PasskeyType = exposedType<OwnPasskey>('Passkey', 'A passkey of the viewer.', {
  id: field.id('A UUID that never changes.'),
  name: field.string('The name that the member gave it.'),
  createdAt: field.dateTime('When it was added.'),
  lastUsedAt: nullable.dateTime('When it last signed in; null before that.'),
})

const SecondFactorsType = exposedType<OwnFactors>('SecondFactors', "The viewer's second factors, without secrets.", {
  passkeys: field.of([PasskeyType], `The passkeys, oldest first, at most ${MAX_PASSKEYS}.`),
  passkeysAvailable: field.boolean('Whether the address of this installation can have passkeys.'),
  appConfirmedAt: nullable.dateTime('When the authenticator app was set up; null without one.'),
  recoveryCodesLeft: field.int('How many recovery codes were not used yet.'),
  requiredFrom: nullable.dateTime("From when the viewer's role requires a second factor; null for members."),
  resetAt: nullable.dateTime('When all second factors will be removed, as an administrator requested; null otherwise.'),
})

builder.prismaObjectField(ViewerType, 'secondFactors', (t) =>
  t.field({
    type: SecondFactorsType,
    extensions: { work: 2 * STATEMENT },
    description: "The viewer's second factors.",
    resolve: (member, _args, { services }) => services.accounts.ownFactors.read(viewerOfRow(member)),
  }),
)

const RenewRecoveryCodesPayload = exposedType<{ recoveryCodes: readonly string[] }>(
  'RenewRecoveryCodesPayload',
  'New recovery codes replaced the old ones.',
  { recoveryCodes: field.of(['String'], 'Ten codes, each for one sign-in. They are never shown again.') },
)

builder.mutationField('renewRecoveryCodes', (t) =>
  t.field({
    type: RenewRecoveryCodesPayload,
    extensions: { work: 14 * STATEMENT },
    description:
      'Replaces the recovery codes and ends all other sessions. For members with a second factor who recently confirmed their password.',
    errors: failures(
      [InvalidInputError, PasswordRequiredError, RateLimitedError],
      'The new codes, or why there are none.',
    ),
    resolve: async (_root, _args, { viewer, services }) => ({
      recoveryCodes: await services.accounts.ownFactors.renewCodes(await viewer()),
    }),
  }),
)
