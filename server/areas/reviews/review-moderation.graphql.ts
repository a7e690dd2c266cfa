import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { DecisionResult } from './review-decisions.ts'
import { ToolReviewStateType } from './review-enums.graphql.ts'

const ReviewDecisionType = enumType('ReviewDecision', "An editor's decision on a review.", {
  publish: 'Everybody can read it.',
  reject: 'It is not published; the author gets the reason.',
  question: 'The author gets a question and can change the review.',
})

const ERRORS = [InvalidInputError, NotFoundError]
const TEXT = `at most ${REVIEW_LIMITS.editorText} characters`
const VERSION = 'The `version` of the item that was read.'
const REFUSED = "Refused for the editor's own texts and for tools that they claimed. For editors and administrators."

const payload = (name: string, description: string, state: string) =>
  exposedType<DecisionResult>(name, description, {
    reviewId: field.id('The UUID of the review.'),
    state: field.of(ToolReviewStateType, state),
  })

const OF_REVIEW = 'The state of the review now.'
const DecideReviewPayload = payload('DecideReviewPayload', 'The review was decided.', OF_REVIEW)
const DecideReviewAnswerPayload = payload(
  'DecideReviewAnswerPayload',
  'The answer was decided.',
  'The state of the answer now.',
)
const SettleReviewReportsPayload = payload('SettleReviewReportsPayload', 'The reports were settled.', OF_REVIEW)

builder.mutationFields((t) => ({
  decideReview: t.field({
    type: DecideReviewPayload,
    extensions: { action: 'review:moderate', work: 16 * STATEMENT },
    description: `Decides on a waiting review and emails its author. ${REFUSED}`,
    errors: failures(ERRORS, 'The decision, or why it was not stored.'),
    args: mutationInput('decideReview', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
      version: input.string({ required: true, description: VERSION }),
      decision: input.field({ type: ReviewDecisionType, required: true, description: 'The decision.' }),
      text: input.string({ description: `The reason or the question, ${TEXT}; required unless it is published.` }),
    })),
    resolve: async (_root, { input: { text = null, ...given } }, { viewer, services }) =>
      services.reviews.moderation.decide(await viewer(), { ...given, text }),
  }),
  decideReviewAnswer: t.field({
    type: DecideReviewAnswerPayload,
    extensions: { action: 'review:moderate', work: 14 * STATEMENT },
    description: `Publishes the waiting answer of a vendor, or rejects it, and emails the vendor. ${REFUSED}`,
    errors: failures(ERRORS, 'The decision, or why it was not stored.'),
    args: mutationInput('decideReviewAnswer', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
      version: input.string({ required: true, description: VERSION }),
      publish: input.boolean({ required: true, description: 'Whether to publish it.' }),
      text: input.string({ description: `The reason of a rejection, ${TEXT}.` }),
    })),
    resolve: async (_root, { input: { text = null, ...given } }, { viewer, services }) =>
      services.reviews.answerModeration.decide(await viewer(), { ...given, text }),
  }),
  settleReviewReports: t.field({
    type: SettleReviewReportsPayload,
    extensions: { action: 'review:moderate', work: 30 * STATEMENT },
    description: `Settles all open reports of a review: removes the review, or keeps it and shows it again. Emails the reporters, and the author of a removed review. ${REFUSED}`,
    errors: failures(ERRORS, 'The outcome, or why it was not stored.'),
    args: mutationInput('settleReviewReports', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
      version: input.string({ required: true, description: VERSION }),
      remove: input.boolean({ required: true, description: 'Whether to remove the review.' }),
      text: input.string({ description: `The reason of a removal, for the author, ${TEXT}.` }),
    })),
    resolve: async (_root, { input: { text = null, ...given } }, { viewer, services }) =>
      services.reviews.moderation.settleReports(await viewer(), { ...given, text }),
  }),
}))
