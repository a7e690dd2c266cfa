import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { ReviewDurationType, ReviewVerdictType, ToolReviewStateType } from './review-enums.graphql.ts'
import {
  MAX_ITEM_REPORTS,
  MAX_REVIEW_ITEMS,
  type ReviewQueue,
  type ReviewQueueItem,
  type SimilarReview,
} from './review-queue.service.ts'
import { ReviewReportReasonType } from './review-reports.graphql.ts'

const ReviewQueueKindType = enumType('ReviewQueueKind', 'What an editor decides on.', {
  review: 'A new or changed review without open reports: `decideReview`.',
  answer: 'The answer of a vendor to a published review: `decideReviewAnswer`.',
  report: 'The open reports of a review: `settleReviewReports`.',
})

const ReviewFlagType = enumType('ReviewFlag', 'What an editor should look at in a review.', {
  similar_text: 'Much of the text is in another review.',
  burst: 'Many reviews of the tool came in a short time.',
  new_account: 'The account was younger than a day.',
  works_for_vendor: 'The email address of the author has the domain of the vendor.',
  edited: 'It was changed after it was first published.',
  reported: 'Several members reported it; hidden until an editor has read it.',
})

const QueuedReportType = exposedType<ReviewQueueItem['reports'][number]>(
  'QueuedReport',
  "A member's open report of a review.",
  {
    id: field.id('The UUID of the report.'),
    reason: field.of(ReviewReportReasonType, 'The reason.'),
    note: nullable.string('What the member wrote; null when there is nothing.'),
    createdAt: field.dateTime('When it was sent.'),
  },
)

const SimilarReviewType = exposedType<SimilarReview>('SimilarReview', 'Another review with much of the same text.', {
  id: field.id('The UUID of the review.'),
  headline: field.string('The headline.'),
  good: field.string('What was good; may be empty.'),
  bad: field.string('What was not; may be empty.'),
  toolName: field.string('The name of its tool.'),
  toolSlug: field.string('The slug of its tool.'),
})

const ReviewQueueItemType = builder.objectRef<ReviewQueueItem>('ReviewQueueItem').implement({
  description: 'What waits for an editor. A review with open reports is one item, which is about them.',
  fields: (t) =>
    withExposed(t, {
      kind: field.of(ReviewQueueKindType, 'What to decide on.'),
      reviewId: field.id('The UUID of the review.'),
      version: field.string('What the editor read, for the decision. It changes with every word and open report.'),
      since: field.dateTime('Since when it waits.'),
      toolName: field.string('The name of the tool.'),
      toolSlug: field.string('The slug of the tool.'),
      stars: field.int('The number of stars, 1 to 5.'),
      headline: field.string('The headline.'),
      good: field.string('What was good; may be empty.'),
      bad: field.string('What was not; may be empty.'),
      again: field.of(ReviewVerdictType, 'Whether the author would choose the tool again.'),
      jobName: field.string('The name of the job; its unique name when the job left the list.'),
      role: field.string('The role of the author, such as "Designer".'),
      plan: nullable.string('The plan, as the author calls it; null when not given.'),
      duration: field.of(ReviewDurationType, 'How long the author has used the tool.'),
      authorName: nullable.string('The name to show; null for a deleted account.'),
      accountCreatedAt: nullable.dateTime('When the account was created; null for a deleted one.'),
      reviewsByAuthor: field.int('How many reviews the author has in any state; 0 for a deleted account.'),
      state: field.of(ToolReviewStateType, 'The state of the review.'),
      worksForVendor: field.boolean('Whether the email address of the author has the domain of the vendor.'),
      editedAt: nullable.dateTime('When its text last changed after it was first published; null before.'),
      flags: t.expose('flags', {
        type: [ReviewFlagType],
        extensions: { listSize: 6 },
        description: 'What to look at.',
      }),
      similarTo: nullable.of(SimilarReviewType, 'The review that shares much of its text; null when there is none.'),
      answer: nullable.string("The vendor's answer, for `ANSWER`; null otherwise."),
      reports: t.field({
        type: [QueuedReportType],
        extensions: { listSize: MAX_ITEM_REPORTS },
        description: `The open reports, for \`REPORT\`, oldest first, at most ${MAX_ITEM_REPORTS}; empty otherwise.`,
        resolve: ({ reports }) => [...reports],
      }),
    }),
})

const ReviewQueueType = builder.objectRef<ReviewQueue>('ReviewQueue').implement({
  description: 'Reviews, answers of vendors and reports that wait for an editor.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'The number of all waiting items.' }),
    items: t.field({
      type: [ReviewQueueItemType],
      extensions: { listSize: MAX_REVIEW_ITEMS },
      description: `The items, oldest first, at most ${MAX_REVIEW_ITEMS}.`,
      resolve: ({ items }) => [...items],
    }),
  }),
})

builder.queryField('reviewQueue', (t) =>
  t.field({
    type: ReviewQueueType,
    extensions: { action: 'review:moderate', work: 8 * STATEMENT },
    description: 'Reviews, answers of vendors and reports that wait for a decision. For editors and administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.reviews.queue.read(await viewer()),
  }),
)
