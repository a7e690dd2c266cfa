import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import type { MemberRating } from './ratings.service.ts'

const MemberRatingType = builder.objectRef<MemberRating>('MemberRating').implement({
  description: 'What the viewer thinks of a tool.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: 'From 1 to 5.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the viewer first rated the tool.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the stars last changed.' }),
  }),
})

builder.queryField('myRating', (t) =>
  t.field({
    type: MemberRatingType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: "The viewer's rating of a tool; null when there is none. Needs a token.",
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) => services.ratings.own(await viewer(), toolId),
  }),
)

const RateToolInput = builder.inputType('RateToolInput', {
  description: 'A rating of a tool.',
  fields: (t) => ({
    toolId: t.id({ required: true, description: 'The UUID of the tool.' }),
    stars: t.int({ required: true, description: 'From 1 to 5.' }),
  }),
})

const RateToolPayload = builder.objectRef<{ rating: MemberRating; tool: ToolRow }>('RateToolPayload').implement({
  description: 'The tool is rated.',
  fields: (t) => ({
    rating: t.expose('rating', { type: MemberRatingType, description: "The viewer's rating as it is now." }),
    tool: t.expose('tool', { type: 'Tool', description: 'The tool with its new figures.' }),
  }),
})

builder.mutationField('rateTool', (t) =>
  t.field({
    type: RateToolPayload,
    extensions: { work: 8 * STATEMENT },
    description: 'Rates a tool, or changes the rating. Needs the token of a member with a verified address.',
    errors: {
      types: [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      union: { name: 'RateToolResult', description: 'The rating, or why there is none.' },
    },
    args: { input: t.arg({ type: RateToolInput, required: true, description: 'Tool and stars.' }) },
    resolve: async (_root, { input }, { viewer, services }, info) =>
      services.ratings.rate(await viewer(), input, requestedFields(info, ['tool'])),
  }),
)

const WithdrawRatingInput = builder.inputType('WithdrawRatingInput', {
  description: 'Whose rating to withdraw.',
  fields: (t) => ({ toolId: t.id({ required: true, description: 'The UUID of the tool.' }) }),
})

const WithdrawRatingPayload = builder.objectRef<{ tool: ToolRow }>('WithdrawRatingPayload').implement({
  description: 'The viewer has no rating of the tool any more.',
  fields: (t) => ({ tool: t.expose('tool', { type: 'Tool', description: 'The tool with its new figures.' }) }),
})

builder.mutationField('withdrawRating', (t) =>
  t.field({
    type: WithdrawRatingPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      "Withdraws the viewer's rating of a tool; there need not be one. Needs the token of a member with a verified address.",
    errors: {
      types: [NotVerifiedError, NotFoundError, RateLimitedError],
      union: { name: 'WithdrawRatingResult', description: 'That it is withdrawn, or why not.' },
    },
    args: { input: t.arg({ type: WithdrawRatingInput, required: true, description: 'The tool.' }) },
    resolve: async (_root, { input }, { viewer, services }, info) => ({
      tool: await services.ratings.withdraw(await viewer(), input.toolId, requestedFields(info, ['tool'])),
    }),
  }),
)
