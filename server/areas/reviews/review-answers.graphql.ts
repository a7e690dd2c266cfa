import { countText } from '#core/display/numbers.ts'
import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import type { ReviewAnswer } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { MAX_LISTED_ANSWERS } from './review-answers.service.ts'
import { ToolReviewStateType } from './review-enums.graphql.ts'

const MyReviewAnswerType = exposedType<ReviewAnswer>(
  'MyReviewAnswer',
  "The answer of the viewer's company to a review, in any state.",
  {
    reviewId: field.id('The UUID of the review, which has one answer.'),
    text: field.string('The text.'),
    state: field.of(ToolReviewStateType, 'How far it has come; never `QUESTIONED`.'),
    editorText: nullable.string('Why an editor rejected it; null otherwise.'),
    updatedAt: field.dateTime('When the text last changed.'),
  },
)

builder.queryField('myReviewAnswers', (t) =>
  t.field({
    type: [MyReviewAnswerType],
    extensions: { work: 2 * STATEMENT, listSize: MAX_LISTED_ANSWERS },
    description: `The answers to reviews of a tool that the viewer has claimed, the latest first, at most ${MAX_LISTED_ANSWERS}; empty without an active claim. Requires a token.`,
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) => services.reviews.answers.mine(await viewer(), toolId),
  }),
)

const AnswerReviewPayload = builder.objectRef<{ answer: ReviewAnswer }>('AnswerReviewPayload').implement({
  description: 'The answer was stored and waits for an editor.',
  fields: (t) => ({
    answer: t.expose('answer', { type: MyReviewAnswerType, description: 'The answer.' }),
  }),
})

builder.mutationField('answerReview', (t) =>
  t.field({
    type: AnswerReviewPayload,
    extensions: { work: 10 * STATEMENT },
    description:
      'Answers a published review for the vendor, or changes the answer. An editor reads it before everybody sees it. Requires the token of a member with a verified email address and an active claim of the tool.',
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The answer, or why it was not stored.',
    ),
    args: mutationInput('answerReview', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
      text: input.string({
        required: true,
        description: `At most ${countText(REVIEW_LIMITS.answer)} characters, without links and contact data.`,
      }),
    })),
    resolve: async (_root, { input: { reviewId, text } }, { viewer, services }) => ({
      answer: await services.reviews.answers.answer(await viewer(), reviewId, text),
    }),
  }),
)

const DeleteReviewAnswerPayload = exposedType<{ reviewId: string }>(
  'DeleteReviewAnswerPayload',
  'The answer was deleted.',
  { reviewId: field.id('The UUID of the review.') },
)

builder.mutationField('deleteReviewAnswer', (t) =>
  t.field({
    type: DeleteReviewAnswerPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      "Deletes the vendor's answer to a review. Requires the token of a member with a verified email address and an active claim of the tool.",
    errors: failures([NotVerifiedError, NotFoundError], 'The confirmation, or why it was not deleted.'),
    args: mutationInput('deleteReviewAnswer', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
    })),
    resolve: async (_root, { input: { reviewId } }, { viewer, services }) => ({
      reviewId: await services.reviews.answers.remove(await viewer(), reviewId),
    }),
  }),
)
