import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'

const MemberRatingType = builder.prismaObject('ToolRating', {
  name: 'MemberRating',
  description: "The viewer's rating of a tool.",
  select: { userId: true, toolId: true },
  fields: (t) => ({
    id: t.exposeID('toolId', { description: 'The UUID of the tool, which has one rating of each member.' }),
    stars: t.exposeInt('stars', { description: 'The number of stars, 1 to 5.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the viewer first rated the tool.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the stars last changed.' }),
  }),
})

builder.queryField('myRating', (t) =>
  t.prismaField({
    type: MemberRatingType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: "The viewer's rating of a tool; null when there is none. Requires a token.",
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (query, _root, { toolId }, { viewer, services }) =>
      services.ratings.ratings.own(await viewer(), toolId, query),
  }),
)

const RateToolInput = builder.inputType('RateToolInput', {
  description: 'A rating of a tool.',
  fields: (t) => ({
    toolId: t.id({ required: true, description: 'The UUID of the tool.' }),
    stars: t.int({ required: true, description: 'The number of stars, 1 to 5.' }),
  }),
})

type Rated = { readonly rating: typeof MemberRatingType.$inferType; readonly toolId: string }

const RateToolPayload = builder.objectRef<Rated>('RateToolPayload').implement({
  description: 'The tool was rated.',
  fields: (t) => ({
    rating: t.expose('rating', { type: MemberRatingType, description: "The viewer's current rating." }),
    tool: t.field({
      type: 'Tool',
      extensions: { work: BATCHED },
      description: 'The tool with its updated rating.',
      resolve: resolveExistingTool,
    }),
  }),
})

builder.mutationField('rateTool', (t) =>
  t.field({
    type: RateToolPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      'Rates a tool or changes the rating, also that of a review. Requires the token of a member with a verified email address.',
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The rating, or why it was not saved.',
    ),
    args: { input: t.arg({ type: RateToolInput, required: true, description: 'The tool and the number of stars.' }) },
    resolve: async (_root, { input }, context, info) => {
      const viewer = await context.viewer()
      const query = plannedQuery<Prisma.ToolRatingSelect>(context, info, ['rating'], { userId: true, toolId: true })
      const rating = await context.services.ratings.ratings.rate(viewer, input, query)
      return { rating, toolId: rating.toolId }
    },
  }),
)

const WithdrawRatingInput = builder.inputType('WithdrawRatingInput', {
  description: 'The tool whose rating to withdraw.',
  fields: (t) => ({ toolId: t.id({ required: true, description: 'The UUID of the tool.' }) }),
})

const WithdrawRatingPayload = builder.objectRef<{ toolId: string }>('WithdrawRatingPayload').implement({
  description: 'The viewer no longer has a rating of the tool.',
  fields: (t) => ({
    tool: t.field({
      type: 'Tool',
      extensions: { work: BATCHED },
      description: 'The tool with its updated rating.',
      resolve: resolveExistingTool,
    }),
  }),
})

builder.mutationField('withdrawRating', (t) =>
  t.field({
    type: WithdrawRatingPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      "Withdraws the viewer's rating of a tool. Does nothing if there is none; refused while there is a review. Requires the token of a member with a verified email address.",
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The confirmation, or why the rating was not withdrawn.',
    ),
    args: { input: t.arg({ type: WithdrawRatingInput, required: true, description: 'The tool.' }) },
    resolve: async (_root, { input }, { viewer, services }) => ({
      toolId: await services.ratings.ratings.withdraw(await viewer(), input.toolId),
    }),
  }),
)
