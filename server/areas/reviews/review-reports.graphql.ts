import { InvalidInputError, NotFoundError, NotVerifiedError, RateLimitedError } from '#core/errors.ts'
import { REPORT_DAYS, REPORTS_PER_DAY, REPORTS_THAT_HIDE } from '#core/reviews/review-rules.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'

export const ReviewReportReasonType = enumType('ReviewReportReason', 'Why a review was reported.', {
  fake: 'It was not written by someone who used the tool, or was paid for.',
  offensive: 'It insults or threatens.',
  private_data: 'It contains data about a person.',
  off_topic: 'It is not about the tool.',
  other: 'Another reason, which the note says.',
})

const ReportReviewPayload = exposedType<{ reviewId: string }>(
  'ReportReviewPayload',
  `The report was stored. An editor reads it within ${REPORT_DAYS} days, and the viewer gets an email with the outcome.`,
  { reviewId: field.id('The UUID of the review.') },
)

builder.mutationField('reportReview', (t) =>
  t.field({
    type: ReportReviewPayload,
    extensions: { work: 14 * STATEMENT },
    description: `Reports a published review, once a member and at most ${REPORTS_PER_DAY} a day. ${REPORTS_THAT_HIDE} open reports of different members hide it until an editor has read it. Requires the token of a member with a verified email address.`,
    errors: failures(
      [InvalidInputError, NotVerifiedError, NotFoundError, RateLimitedError],
      'The confirmation, or why the report was not stored.',
    ),
    args: mutationInput('reportReview', (input) => ({
      reviewId: input.id({ required: true, description: 'The UUID of the review.' }),
      reason: input.field({ type: ReviewReportReasonType, required: true, description: 'What is wrong with it.' }),
      note: input.string({
        description: `For the editor; at most ${REVIEW_LIMITS.reportNote} characters.`,
      }),
    })),
    resolve: async (_root, { input: { reviewId, reason, note } }, { viewer, services }) => ({
      reviewId: await services.reviews.reports.report(await viewer(), { reviewId, reason, note: note ?? null }),
    }),
  }),
)
