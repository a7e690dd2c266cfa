import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay'
import { createBatchLoader } from '../../graphql/batch-loader.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import type { ForwardConnection } from '../../graphql/forward-connections.ts'
import { BATCHED, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { toolTag } from '../../platform/cache/cache-tags.ts'
import {
  cursorOf,
  MAX_GROUPS,
  MAX_REVIEWS,
  type PublishedReview,
  type ReviewGroup,
  type ReviewSummary,
} from './published-reviews.service.ts'
import { ReviewDurationType, ReviewVerdictType } from './review-enums.graphql.ts'

const PAGE_SIZE = 5

const ReviewOrderType = enumType('ReviewOrder', 'The order of reviews.', {
  helpful: 'How many members found it helpful, then the newest first.',
  newest: 'The newest first, by the day of publication.',
})

const VendorAnswerType = exposedType<{ text: string; publishedAt: Date }>(
  'VendorAnswer',
  "The public answer of the tool's vendor to a review.",
  {
    text: field.string('The answer, as plain text.'),
    publishedAt: field.dateTime('When it was published.'),
  },
)

const ToolReviewType = builder.objectRef<PublishedReview>('ToolReview').implement({
  description: 'A published review of a tool. All texts are plain text.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The UUID of the review.'),
      stars: field.int('The number of stars, 1 to 5.'),
      headline: field.string('The headline.'),
      good: field.string('What was good; may be empty.'),
      bad: field.string('What was not; may be empty.'),
      again: field.of(ReviewVerdictType, 'Whether the author would choose the tool again.'),
      job: t.field({
        type: 'Job',
        nullable: true,
        extensions: { work: IN_MEMORY },
        description: 'The job that the author used the tool for; null when it has left the list.',
        resolve: (review, _args, { services }) => services.reviews.published.jobOf(review),
      }),
      role: t.string({
        extensions: { work: IN_MEMORY },
        description: 'The role of the author, such as `Software developer`.',
        resolve: (review, _args, { services }) => services.reviews.published.roleOf(review),
      }),
      plan: nullable.string('The plan that the author used, as the author calls it; null when not given.'),
      duration: field.of(ReviewDurationType, 'How long the author has used the tool.'),
      authorName: nullable.string(
        'The name of the author; null when the account was deleted. Show "Former member" then.',
      ),
      worksForVendor: field.boolean(
        "Whether the author's email address has the domain of the tool's website. These stars do not count.",
      ),
      publishedAt: field.dateTime('When it was first published.'),
      editedAt: nullable.dateTime('When its text last changed after it was first published; null when it did not.'),
      helpfulCount: field.int('The number of members who found it helpful.'),
      vendorAnswer: t.field({
        type: VendorAnswerType,
        nullable: true,
        description: "The answer of the tool's vendor; null without a published one.",
        resolve: ({ answerText, answeredAt }) =>
          answerText === null || answeredAt === null ? null : { text: answerText, publishedAt: answeredAt },
      }),
    }),
})

const ReviewGroupType = exposedType<ReviewGroup>('ReviewGroup', 'At least three reviews with something in common.', {
  key: field.string('The unique name of the job, or the id of the role; a value of the filter of `Tool.reviews`.'),
  label: field.string('The name of the job or role.'),
  reviews: field.int('The number of reviews.'),
  mean: field.float('The mean of their stars; for fewer than ten it is weighted toward the mean of the tool.'),
})

const ReviewSummaryType = exposedType<ReviewSummary>(
  'ReviewSummary',
  'What the published reviews of a tool say together. Reviews by staff of the vendor count in none of these figures.',
  {
    reviewCount: field.int('The number of published reviews.'),
    wouldChooseAgain: field.int('How many of their authors would choose the tool again.'),
    distribution: field.of(
      ['Int'],
      'Five numbers: how many ratings that count have 1, 2, 3, 4 and 5 stars, with and without a text.',
      { listSize: 5 },
    ),
    byJob: field.of([ReviewGroupType], 'By the job, at most five, the largest first.', { listSize: MAX_GROUPS }),
    byRole: field.of([ReviewGroupType], 'By the role, at most five, the largest first.', { listSize: MAX_GROUPS }),
  },
)

/** The keys are tools with their priors. */
const loadSummary = createBatchLoader<ReviewSummary>(async ({ services }, keys) => {
  const priors = new Map(
    keys.map((key) => key.split(' ') as [string, string]).map(([id, prior]) => [id, Number(prior)]),
  )
  const found = await services.reviews.published.summaries(priors)
  return new Map([...found].map(([id, summary]) => [`${id} ${priors.get(id)}`, summary]))
})

builder.objectFields('Tool', (t) => ({
  reviewCount: t.int({
    extensions: { reads: 'program', work: IN_MEMORY },
    description: 'The number of published reviews, without those by staff of the vendor.',
    resolve: ({ id, reviewCount }, _args, { cacheTags }) => {
      cacheTags?.add(toolTag(id))
      return reviewCount
    },
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    nullable: true,
    extensions: { reads: 'program', work: BATCHED },
    description: 'What its published reviews say together; null without any.',
    resolve: (tool, _args, context) => {
      context.cacheTags?.add(toolTag(tool.id))
      return tool.reviewCount === 0 ? null : loadSummary(context, `${tool.id} ${tool.ratingPrior}`, null)
    },
  }),
}))

builder.objectField('Tool', 'reviews', (t) =>
  t.connection(
    {
      type: ToolReviewType,
      extensions: {
        reads: 'program',
        work: STATEMENT,
        forwardConnection: {
          defaultSize: PAGE_SIZE,
          check: async ({ services }, first) => services.reviews.published.checkPage(first),
        } satisfies ForwardConnection,
      },
      description: 'Its published reviews, at most 20 at once. Request it for a single tool only.',
      args: {
        order: t.arg({ type: ReviewOrderType, required: true, defaultValue: 'helpful', description: 'The order.' }),
        job: t.arg.string({ description: 'The unique name of a job: only reviews about it.' }),
        role: t.arg.string({ description: 'The id of a role: only reviews by people with it.' }),
        stars: t.arg.int({ description: 'Only reviews with this number of stars, 1 to 5.' }),
      },
      resolve: ({ id }, args, { services, cacheTags }) => {
        cacheTags?.add(toolTag(id))
        const { order, job = null, role = null, stars = null } = args
        const wanted = { toolId: id, job, role, stars }
        return resolveCursorConnection(
          { args, maxSize: MAX_REVIEWS, toCursor: (review: PublishedReview) => cursorOf(order, review) },
          ({ after, limit }: ResolveCursorConnectionArgs) =>
            services.reviews.published.list(wanted, { order, after, limit }),
        ).then((page) => page && { ...page, wanted })
      },
    },
    {
      name: 'ToolReviewConnection',
      description: 'A page of reviews of a tool.',
      fields: (connection) => ({
        totalCount: connection.int({
          extensions: { work: STATEMENT },
          description: 'The number of published reviews that match.',
          resolve: ({ wanted }, _args, { services }) => services.reviews.published.count(wanted),
        }),
      }),
    },
    { name: 'ToolReviewEdge', description: 'A review and its position in the list.' },
  ),
)
