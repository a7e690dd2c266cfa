import { NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { ApiKeyType } from './api-key.graphql.ts'
import { MAX_LISTED_KEYS } from './key-lists.ts'

builder.queryField('memberApiKeys', (t) =>
  t.field({
    type: [ApiKeyType],
    extensions: { action: 'member:read', work: STATEMENT, listSize: MAX_LISTED_KEYS },
    description: `Lists a member's API keys, working ones first, at most ${MAX_LISTED_KEYS}. For administrators.`,
    args: { id: t.arg.id({ required: true, description: 'The id of the account.' }) },
    resolve: async (_root, { id }, { viewer, services }) =>
      services.integrations.keyAdministration.list(await viewer(), id),
  }),
)

const RevokeMemberApiKeyPayload = exposedType<{ readonly revoked: boolean }>(
  'RevokeMemberApiKeyPayload',
  'The API key is revoked.',
  { revoked: field.boolean('Always true.') },
)

builder.mutationField('revokeMemberApiKey', (t) =>
  t.field({
    type: RevokeMemberApiKeyPayload,
    extensions: { action: 'member:change', work: 6 * STATEMENT },
    description: "Revokes a member's API key and tells the member by email. Idempotent. For administrators.",
    errors: failures([NotFoundError], 'Whether it is revoked, or a failure when there is no such key.'),
    args: mutationInput('revokeMemberApiKey', (input) => ({
      id: input.id({ required: true, description: 'The id of the key.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => {
      await services.integrations.keyAdministration.revoke(await viewer(), id)
      return { revoked: true }
    },
  }),
)
