import {
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  NotVerifiedError,
  PasswordRequiredError,
  RateLimitedError,
} from '#core/errors.ts'
import { MAX_KEY_NAME, MAX_KEYS } from '#core/integrations/key-rules.ts'
import { ENDED_KEY_DAYS } from '#core/retention.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { type ListedKey, MAX_LISTED_KEYS } from './key-lists.ts'

const ApiKeyScopeType = enumType('ApiKeyScope', 'What an API key may do.', {
  catalogue: 'Read public data with the budget of the key.',
  recommend: 'Get recommendations for answers that are sent along.',
})

const ApiKeyStateType = enumType('ApiKeyState', 'Whether an API key works.', {
  active: 'It works.',
  expired: 'It has expired.',
  revoked: 'It was revoked.',
})

export const ApiKeyType = exposedType<ListedKey>('ApiKey', 'A key for programs. The key itself is stored nowhere.', {
  id: field.id('The id for revoking it.'),
  name: field.string('The name that its owner gave it.'),
  prefix: field.string('Its first characters, by which its owner recognizes it.'),
  scopes: field.of([ApiKeyScopeType], 'What it may do.'),
  state: field.of(ApiKeyStateType, 'Whether it works.'),
  createdAt: field.dateTime('When it was created.'),
  expiresAt: nullable.dateTime('When it expires or expired; null when it does not expire.'),
  revokedAt: nullable.dateTime('When it was revoked; null when it was not.'),
  lastUsedOn: nullable.date('The day of its last use, in UTC; null before the first one.'),
  callsThisMonth: field.int('Requests this month, in UTC. It follows within a minute.'),
})

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [ApiKeyType],
    extensions: { work: STATEMENT, listSize: MAX_LISTED_KEYS },
    description: `Lists the viewer's API keys, working ones first, and those that ended in the last ${ENDED_KEY_DAYS} days. At most ${MAX_LISTED_KEYS}. Requires the token of a session.`,
    resolve: async (_root, _args, { viewer, services }) => services.integrations.apiKeys.list(await viewer()),
  }),
)

type Changed = { readonly apiKeys: readonly ListedKey[] }

const CreateApiKeyPayload = exposedType<Changed & { readonly key: string }>(
  'CreateApiKeyPayload',
  'The API key was created.',
  {
    key: field.string('The key. It is shown only now.'),
    apiKeys: field.of([ApiKeyType], "The viewer's keys.", { listSize: MAX_LISTED_KEYS }),
  },
)

const RevokeApiKeyPayload = exposedType<Changed>('RevokeApiKeyPayload', 'The API key was revoked.', {
  apiKeys: field.of([ApiKeyType], "The viewer's keys.", { listSize: MAX_LISTED_KEYS }),
})

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: CreateApiKeyPayload,
    extensions: { work: 8 * STATEMENT },
    description: `Creates an API key, at most ${MAX_KEYS} working ones. Requires the token of a member with a verified email address who recently confirmed the password.`,
    errors: failures(
      [InvalidInputError, LimitReachedError, NotVerifiedError, PasswordRequiredError, RateLimitedError],
      'The key, or why it was not created.',
    ),
    args: mutationInput('createApiKey', (input) => ({
      name: input.string({ required: true, description: `A name, 1 to ${MAX_KEY_NAME} characters.` }),
      scopes: input.field({ type: [ApiKeyScopeType], required: true, description: 'What it may do; at least one.' }),
      expiresAt: input.field({ type: 'DateTime', description: 'When it expires; it does not when omitted.' }),
    })),
    resolve: async (_root, { input: { name, scopes, expiresAt } }, context) => {
      const viewer = await context.viewer()
      const { apiKeys } = context.services.integrations
      const { key } = await apiKeys.create(viewer, { name, scopes, expiresAt: expiresAt ?? null })
      return { key, apiKeys: await apiKeys.list(viewer) }
    },
  }),
  revokeApiKey: t.field({
    type: RevokeApiKeyPayload,
    extensions: { work: 3 * STATEMENT },
    description: "Revokes one of the viewer's API keys: its next request is refused. Idempotent. Requires a token.",
    errors: failures([NotFoundError], 'The keys, or a failure when there is no such key.'),
    args: mutationInput('revokeApiKey', (input) => ({
      id: input.id({ required: true, description: 'The id of the key.' }),
    })),
    resolve: async (_root, { input: { id } }, context) => {
      const viewer = await context.viewer()
      const { apiKeys } = context.services.integrations
      await apiKeys.revoke(viewer, id)
      return { apiKeys: await apiKeys.list(viewer) }
    },
  }),
}))
