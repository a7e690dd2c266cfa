import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { REVIEWS_PER_DAY } from '#core/reviews/review-rules.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'
import { MyReviewType } from './my-review.graphql.ts'
import { ReviewDurationType, ReviewVerdictType } from './review-enums.graphql.ts'

const { headline, plan, authorName, total } = REVIEW_LIMITS
const TOGETHER = `Headline, good and bad have ${total.least} to ${total.most} characters together, without links and contact data.`

const SubmitReviewPayload = builder
  .objectRef<{ review: typeof MyReviewType.$inferType }>('SubmitReviewPayload')
  .implement({
    description: 'The review was stored.',
    fields: (t) => ({
      review: t.expose('review', { type: MyReviewType, description: "The viewer's review." }),
    }),
  })

builder.mutationField('submitReview', (t) =>
  t.field({
    type: SubmitReviewPayload,
    extensions: { work: 18 * STATEMENT },
    description: `Writes the viewer's review of a tool, or changes it within 30 days. A new or changed text waits for an editor; the stars become the viewer's rating. At most ${REVIEWS_PER_DAY} new or changed reviews a day. Requires the token of a member with a verified email address.`,
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The review, or why it was not stored.',
    ),
    args: mutationInput('submitReview', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      stars: input.int({ required: true, description: 'The number of stars, 1 to 5.' }),
      headline: input.string({ required: true, description: `One line, at most ${headline} characters.` }),
      good: input.string({ required: true, description: `What was good; empty if nothing. ${TOGETHER}` }),
      bad: input.string({ required: true, description: 'What was not; empty if nothing.' }),
      again: input.field({
        type: ReviewVerdictType,
        required: true,
        description: 'Whether the viewer would choose the tool again.',
      }),
      job: input.string({ required: true, description: 'The unique name of the job that the tool was used for.' }),
      role: input.string({ required: true, description: 'The id of a role of the quiz.' }),
      plan: input.string({ description: `The plan that was used, at most ${plan} characters.` }),
      duration: input.field({
        type: ReviewDurationType,
        required: true,
        description: 'How long the viewer has used the tool.',
      }),
      authorName: input.string({
        required: true,
        description: `The name to show with the review, at most ${authorName} characters.`,
      }),
    })),
    resolve: async (_root, { input }, { viewer, services }) => ({
      review: await services.reviews.reviews.submit(await viewer(), { ...input, plan: input.plan ?? '' }),
    }),
  }),
)

const DeleteReviewPayload = builder.objectRef<{ toolId: string }>('DeleteReviewPayload').implement({
  description: 'The viewer no longer has a review of the tool; the rating stays.',
  fields: (t) => ({
    toolId: t.exposeID('toolId', { description: 'The UUID of the tool.' }),
    tool: t.field({
      type: 'Tool',
      extensions: { work: BATCHED },
      description: 'The tool with its updated figures.',
      resolve: resolveExistingTool,
    }),
  }),
})

builder.mutationField('deleteReview', (t) =>
  t.field({
    type: DeleteReviewPayload,
    extensions: { work: 10 * STATEMENT },
    description: "Deletes the viewer's review of a tool in any state; the rating stays. Requires a token.",
    errors: failures([NotFoundError, RateLimitedError], 'The confirmation, or why it was not deleted.'),
    args: mutationInput('deleteReview', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
    })),
    resolve: async (_root, { input: { toolId } }, { viewer, services }) => ({
      toolId: await services.reviews.reviews.remove(await viewer(), toolId),
    }),
  }),
)
