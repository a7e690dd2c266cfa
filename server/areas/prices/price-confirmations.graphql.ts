import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { ConfirmedPrice } from './price-confirmations.service.ts'

const MAX_PLANS = 8

const ConfirmedPriceType = exposedType<ConfirmedPrice>(
  'ConfirmedPrice',
  'How many members said that the current price of a plan is right.',
  {
    plan: field.string("The plan's name."),
    count: field.int('The number of members.'),
    lastAt: field.dateTime('When the last of them said so.'),
    mine: field.boolean('Whether the viewer is one of them.'),
  },
)

builder.queryField('priceConfirmations', (t) =>
  t.field({
    type: [ConfirmedPriceType],
    extensions: { work: 2 * STATEMENT, listSize: MAX_PLANS },
    description: "Members' confirmations of the current prices of a tool, in the order of its plans. Requires a token.",
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) =>
      services.prices.confirmations.list(await viewer(), toolId),
  }),
)

const ConfirmPricePayload = builder
  .objectRef<{ confirmations: readonly ConfirmedPrice[] }>('ConfirmPricePayload')
  .implement({
    description: 'The price was confirmed.',
    fields: (t) => ({
      confirmations: t.field({
        type: [ConfirmedPriceType],
        extensions: { work: IN_MEMORY, listSize: MAX_PLANS },
        description: 'All confirmations of the tool, in the order of its plans.',
        resolve: ({ confirmations }) => [...confirmations],
      }),
    }),
  })

builder.mutationField('confirmPrice', (t) =>
  t.field({
    type: ConfirmPricePayload,
    extensions: { work: 5 * STATEMENT },
    description:
      'Says that the price of a plan is still right. At most 30 a day. Requires the token of a member with a verified email address.',
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The confirmations, or why the price was not confirmed.',
    ),
    args: mutationInput('confirmPrice', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      plan: input.string({ required: true, description: "The plan's name." }),
    })),
    resolve: async (_root, { input: { toolId, plan } }, { viewer, services }) => ({
      confirmations: await services.prices.confirmations.confirm(await viewer(), toolId, plan),
    }),
  }),
)
