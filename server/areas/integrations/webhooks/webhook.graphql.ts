import {
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  NotVerifiedError,
  RateLimitedError,
} from '#core/errors.ts'
import { MAX_LISTED_DELIVERIES, MAX_WEBHOOKS } from '#core/integrations/webhook-rules.ts'
import type { WebhookDelivery } from '#prisma/client/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { failures } from '#server/graphql/errors.ts'
import { exposedType, field, nullable } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import type { ListedWebhook } from './webhooks.service.ts'

/** The bodies of all listed messages, with records of some kilobytes each. */
const MESSAGE_BODIES = 100

const WebhookEventType = enumType('WebhookEvent', 'What a webhook is told.', {
  tool_added: 'A tool was added to the catalog.',
  tool_changed: 'Facts of a tool changed.',
  tool_ended: 'A tool was removed, merged into another one, or is no longer active.',
  price_changed: 'The plans of a tool changed.',
})

const WebhookFilterType = enumType('WebhookFilter', 'Which tools a webhook is told about.', {
  all: 'All tools.',
  saved: 'The tools that its owner saved.',
  collection: 'The tools of a collection.',
  category: 'The tools of a category.',
})

const WebhookEndType = enumType('WebhookEnd', 'Why a webhook was switched off.', {
  member: 'Its owner switched it off.',
  failing: 'Every message failed for five days.',
  gone: 'Its server responded with 410.',
})

const WebhookType = exposedType<ListedWebhook>('Webhook', 'An address that changes of the catalog are sent to.', {
  id: field.id('The id for changing it.'),
  url: field.string('The address.'),
  events: field.of([WebhookEventType], 'What it is told.'),
  filter: field.of(WebhookFilterType, 'Which tools it is told about.'),
  collectionId: nullable.id('The collection of the filter `COLLECTION`; null once it is deleted.'),
  categorySlug: nullable.string('The category of the filter `CATEGORY`.'),
  secret: field.string('The secret that signs its messages by the rules of Standard Webhooks.'),
  formerUntil: nullable.dateTime('Until when the former secret also signs; null if it was never replaced.'),
  createdAt: field.dateTime('When it was created.'),
  failingSince: nullable.dateTime('The first failure since the last success; null while messages arrive.'),
  endedAt: nullable.dateTime('When it was switched off; null while it is on.'),
  end: nullable.of(WebhookEndType, 'Why it was switched off; null while it is on.'),
})

const DeliveryStateType = enumType('WebhookDeliveryState', 'What became of a message.', {
  waiting: 'It is sent next at `dueAt`.',
  delivered: 'The server accepted it.',
  failed: 'All attempts failed.',
  canceled: 'The webhook was switched off first.',
})

const DeliveryType = exposedType<WebhookDelivery>('WebhookDelivery', 'A message to a webhook.', {
  id: field.id('The `webhook-id` of every attempt.'),
  event: field.string('The `type` of the message, such as `tool.added`, or `test`.'),
  body: field.string('The JSON text that is signed and sent.'),
  state: field.of(DeliveryStateType, 'What became of it.'),
  attempts: field.int('How often it was sent, at most ten times unless it is sent again.'),
  createdAt: field.dateTime('When it was created.'),
  attemptedAt: nullable.dateTime('The last attempt; null before the first one.'),
  dueAt: field.dateTime('The next attempt while it waits.'),
  status: nullable.int('The status of the last response; null without one.'),
  error: nullable.string('Why the last attempt failed; null when it did not.'),
})

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [WebhookType],
    extensions: { work: STATEMENT, listSize: MAX_WEBHOOKS },
    description: `Lists the viewer's webhooks, at most ${MAX_WEBHOOKS}. Requires the token of a session.`,
    resolve: async (_root, _args, { viewer, services }) => [
      ...(await services.integrations.webhooks.list(await viewer())),
    ],
  }),
  webhookDeliveries: t.field({
    type: [DeliveryType],
    extensions: { work: 2 * STATEMENT + MESSAGE_BODIES, listSize: MAX_LISTED_DELIVERIES },
    description: `Lists the newest messages to one of the viewer's webhooks, at most ${MAX_LISTED_DELIVERIES}. Requires the token of a session.`,
    args: { webhookId: t.arg.id({ required: true, description: 'The id of the webhook.' }) },
    resolve: async (_root, { webhookId }, { viewer, services }) => [
      ...(await services.integrations.webhooks.deliveries(await viewer(), webhookId)),
    ],
  }),
}))

type Changed = { readonly webhooks: readonly ListedWebhook[] }
const webhooksField = field.of([WebhookType], "The viewer's webhooks.", { listSize: MAX_WEBHOOKS })
const changed = (name: string, description: string) =>
  exposedType<Changed>(name, description, { webhooks: webhooksField })
type Sent = { readonly delivery: WebhookDelivery }
const sent = (name: string, description: string) =>
  exposedType<Sent>(name, description, { delivery: field.of(DeliveryType, 'The message after the attempt.') })

const CreatePayload = changed('CreateWebhookPayload', 'The webhook was created.')
const SwitchPayload = changed('SwitchWebhookPayload', 'The webhook was switched on or off.')
const RotatePayload = changed('RotateWebhookSecretPayload', 'The webhook has a new secret.')
const DeletePayload = changed('DeleteWebhookPayload', 'The webhook was deleted.')
const TestPayload = sent('TestWebhookPayload', 'A test message was sent.')
const AgainPayload = sent('SendWebhookAgainPayload', 'A message was sent again.')

const idInput = { required: true, description: 'The id of the webhook.' } as const

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: CreatePayload,
    extensions: { work: 8 * STATEMENT },
    description: `Adds a webhook that is told about changes from now on, at most ${MAX_WEBHOOKS}. Requires the token of a member with a verified email address.`,
    errors: failures(
      [InvalidInputError, LimitReachedError, NotVerifiedError, RateLimitedError],
      'The webhooks, or why none was created.',
    ),
    args: mutationInput('createWebhook', (input) => ({
      url: input.string({ required: true, description: 'An https address on a public server.' }),
      events: input.field({ type: [WebhookEventType], required: true, description: 'What it is told; at least one.' }),
      filter: input.field({
        type: WebhookFilterType,
        required: true,
        defaultValue: 'all',
        description: 'Which tools it is told about.',
      }),
      collectionId: input.id({ description: 'One of the own collections, for the filter `COLLECTION`.' }),
      categorySlug: input.string({ description: 'A category, for the filter `CATEGORY`.' }),
    })),
    resolve: async (_root, { input: { collectionId, categorySlug, ...given } }, context) => {
      const viewer = await context.viewer()
      const { webhooks } = context.services.integrations
      await webhooks.create(viewer, {
        ...given,
        collectionId: collectionId ?? null,
        categorySlug: categorySlug ?? null,
      })
      return { webhooks: await webhooks.list(viewer) }
    },
  }),
  switchWebhook: t.field({
    type: SwitchPayload,
    extensions: { work: 4 * STATEMENT },
    description:
      'Switches a webhook on, from the changes after this moment, or off, which cancels its waiting messages. Requires a token.',
    errors: failures([NotFoundError], 'The webhooks, or a failure when there is no such webhook.'),
    args: mutationInput('switchWebhook', (input) => ({
      id: input.id(idInput),
      on: input.boolean({ required: true, description: 'Whether messages are sent.' }),
    })),
    resolve: async (_root, { input: { id, on } }, context) => {
      const viewer = await context.viewer()
      const { webhooks } = context.services.integrations
      await webhooks.switch(viewer, id, on)
      return { webhooks: await webhooks.list(viewer) }
    },
  }),
  rotateWebhookSecret: t.field({
    type: RotatePayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Replaces the secret of a webhook. For a day, messages are signed with both. Requires a token.',
    errors: failures([NotFoundError, RateLimitedError], 'The webhooks, or why the secret was not replaced.'),
    args: mutationInput('rotateWebhookSecret', (input) => ({ id: input.id(idInput) })),
    resolve: async (_root, { input: { id } }, context) => {
      const viewer = await context.viewer()
      const { webhooks } = context.services.integrations
      await webhooks.rotateSecret(viewer, id)
      return { webhooks: await webhooks.list(viewer) }
    },
  }),
  deleteWebhook: t.field({
    type: DeletePayload,
    extensions: { work: 3 * STATEMENT },
    description: 'Deletes a webhook with its messages. Requires a token.',
    errors: failures([NotFoundError], 'The webhooks, or a failure when there is no such webhook.'),
    args: mutationInput('deleteWebhook', (input) => ({ id: input.id(idInput) })),
    resolve: async (_root, { input: { id } }, context) => {
      const viewer = await context.viewer()
      const { webhooks } = context.services.integrations
      await webhooks.delete(viewer, id)
      return { webhooks: await webhooks.list(viewer) }
    },
  }),
  testWebhook: t.field({
    type: TestPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      'Sends a test message to a webhook and waits for the response, at most four seconds. Requires a token.',
    errors: failures([NotFoundError, RateLimitedError], 'The message, or why none was sent.'),
    args: mutationInput('testWebhook', (input) => ({ id: input.id(idInput) })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      delivery: await services.integrations.webhooks.test(await viewer(), id),
    }),
  }),
  sendWebhookAgain: t.field({
    type: AgainPayload,
    extensions: { work: 8 * STATEMENT },
    description: 'Sends a message again, with the same `webhook-id`, and waits for the response. Requires a token.',
    errors: failures([NotFoundError, RateLimitedError], 'The message, or why it was not sent.'),
    args: mutationInput('sendWebhookAgain', (input) => ({
      id: input.id({ required: true, description: 'The id of the message.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      delivery: await services.integrations.webhooks.sendAgain(await viewer(), id),
    }),
  }),
}))
