import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { MAX_LISTED_VOTES, type ReviewVoteResult } from './review-votes.service.ts'

builder.queryField('myHelpfulReviews', (t) =>
  t.idList({
    extensions: { work: STATEMENT, listSize: MAX_LISTED_VOTES },
    description: `The UUIDs of the reviews of a tool that the viewer found helpful, the latest first, at most ${MAX_LISTED_VOTES}. Requires a token.`,
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) => services.reviews.votes.mine(await viewer(), toolId),
  }),
)

const MarkReviewHelpfulPayload = exposedType<ReviewVoteResult>(
  'MarkReviewHelpfulPayload',
  'Whether the viewer found the review helpful was stored.',
  {
    reviewId: field.id('The UUID of the review.'),
    helpfulCount: field.int('How many members found it helpful.'),
    helpful: field.boolean('Whether the viewer did.'),
  },
)

builder.mutationField('markReviewHelpful', (t) =>
  t.field({
    type: MarkReviewHelpfulPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      "Sets whether the viewer found a published review helpful; not for one's own review. Idempotent. Requires the token of a member with a verified email address.",
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The new count, or why it was not changed.',
    ),
    args: mutationInput('markReviewHelpful', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
      helpful: input.boolean({ required: true, description: 'Whether the viewer found it helpful.' }),
    })),
    resolve: async (_root, { input: { reviewId, helpful } }, { viewer, services }) =>
      services.reviews.votes.mark(await viewer(), reviewId, helpful),
  }),
)
