/** Members say which reviews helped them. */
import { InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { lockReview, type ShowReviewChanges } from './review-shown-changes.ts'
import { NO_REVIEW, VISIBLE_REVIEW } from './review-visibility.ts'

export type ReviewVotesService = ReturnType<typeof createReviewVotesService>

export type ReviewVoteResult = {
  readonly reviewId: string
  /** How many members found it helpful. */
  readonly helpfulCount: number
  /** Whether the viewer does. */
  readonly helpful: boolean
}

/** Every change invalidates cached responses. */
const VOTES = { limit: 60, windowSeconds: 3600 }
export const MAX_LISTED_VOTES = 100

export const createReviewVotesService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  showChanges: ShowReviewChanges
}) => {
  const { database, clock, limiter, showChanges } = dependencies
  return {
    /**
     * Sets whether the viewer found a review helpful; idempotent.
     * @throws NotVerifiedError, NotFoundError unless everybody sees the review, InvalidInputError for one's own,
     * RateLimitedError past 60 an hour
     */
    mark: async (viewer: Viewer | null, given: string, helpful: boolean): Promise<ReviewVoteResult> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      if (!can(viewer, 'review:vote', { ownerId: userId })) throw new NotVerifiedError()
      if (!isUuid(given)) throw new NotFoundError(NO_REVIEW)
      const reviewId = given.toLowerCase()
      await limiter.take(`review-vote:${userId}`, VOTES)
      return database.transaction(async (tx) => {
        await lockReview(tx, reviewId)
        const review = await tx.toolReview.findFirst({
          where: { id: reviewId, ...VISIBLE_REVIEW },
          select: { toolId: true, userId: true, helpfulCount: true },
        })
        if (review === null) throw new NotFoundError(NO_REVIEW)
        if (review.userId === userId)
          throw new InvalidInputError('You cannot mark your own review as helpful.', 'reviewId')
        const vote = { reviewId, userId }
        const { count: changed } = helpful
          ? await tx.reviewVote.createMany({ data: [{ ...vote, createdAt: clock.now() }], skipDuplicates: true })
          : await tx.reviewVote.deleteMany({ where: vote })
        if (changed === 0) return { reviewId, helpfulCount: review.helpfulCount, helpful }
        const helpfulCount = await tx.reviewVote.count({ where: { reviewId } })
        await tx.toolReview.update({ where: { id: reviewId }, data: { helpfulCount } })
        await showChanges(tx, [review.toolId])
        return { reviewId, helpfulCount, helpful }
      })
    },

    /** The reviews of a tool that the viewer found helpful, the latest votes first, at most 100. */
    mine: async (viewer: Viewer | null, toolId: string): Promise<string[]> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      if (!isUuid(toolId)) return []
      const rows = await database.prisma.reviewVote.findMany({
        where: { userId, review: { toolId } },
        orderBy: [{ createdAt: 'desc' }, { reviewId: 'desc' }],
        take: MAX_LISTED_VOTES,
        select: { reviewId: true },
      })
      return rows.map(({ reviewId }) => reviewId)
    },
  }
}
