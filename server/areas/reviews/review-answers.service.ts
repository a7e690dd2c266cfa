/** Vendors answer reviews of the tools that they claimed. A published answer stays when the claim ends. */
import { InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { answerProblem, normalizedReviewText } from '#core/reviews/review-texts.ts'
import { isUuid } from '#core/uuid.ts'
import type { ReviewAnswer } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { HasActiveClaim } from '../listings/active-claims.ts'
import { lockReview, type ShowReviewChanges } from './review-shown-changes.ts'
import { NO_REVIEW, VISIBLE_REVIEW } from './review-visibility.ts'

export type ReviewAnswersService = ReturnType<typeof createReviewAnswersService>

/** Each answer is work for an editor. */
const CHANGES = { limit: 20, windowSeconds: 86_400 }
export const MAX_LISTED_ANSWERS = 100
const NOT_VENDOR = 'You have no active claim of this listing.'

export const createReviewAnswersService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  hasActiveClaim: HasActiveClaim
  showChanges: ShowReviewChanges
}) => {
  const { database, clock, limiter, hasActiveClaim, showChanges } = dependencies

  const vendorOf = (viewer: Viewer | null): string => {
    const { id } = authorizeOwn(viewer, 'review:read')
    if (!can(viewer, 'review:answer', { ownerId: id })) throw new NotVerifiedError()
    return id
  }

  /** Stores a text for an editor, unless it is the stored one and was not rejected. */
  const store = async (
    tx: TransactionClient,
    { userId, reviewId, text }: { readonly userId: string; readonly reviewId: string; readonly text: string },
  ): Promise<{ readonly answer: ReviewAnswer; readonly wasPublished: boolean }> => {
    const before = await tx.reviewAnswer.findUnique({ where: { reviewId } })
    if (before !== null && before.text === text && before.state !== 'rejected')
      return { answer: before, wasPublished: false }
    const updatedAt = clock.now()
    const queued = { userId, text, state: 'queued', editorText: null, updatedAt } as const
    const answer = await tx.reviewAnswer.upsert({
      where: { reviewId },
      create: { reviewId, ...queued, createdAt: updatedAt },
      update: queued,
    })
    return { answer, wasPublished: before?.state === 'published' }
  }

  return {
    /**
     * Answers a review for the vendor, or changes the answer. It waits for an editor; a published one is hidden until then.
     * @throws NotVerifiedError, InvalidInputError, NotFoundError unless everybody sees the review and the viewer has an
     * active claim of the tool, RateLimitedError past 20 a day
     */
    answer: async (viewer: Viewer | null, given: string, givenText: string): Promise<ReviewAnswer> => {
      const userId = vendorOf(viewer)
      const text = normalizedReviewText(givenText)
      const problem = answerProblem(text)
      if (problem !== null) throw new InvalidInputError(problem, 'text')
      if (!isUuid(given)) throw new NotFoundError(NO_REVIEW)
      const reviewId = given.toLowerCase()
      await limiter.take(`review-answer:${userId}`, CHANGES)
      return database.transaction(async (tx) => {
        await lockReview(tx, reviewId)
        const where = { id: reviewId, ...VISIBLE_REVIEW }
        const review = await tx.toolReview.findFirst({ where, select: { toolId: true } })
        if (review === null) throw new NotFoundError(NO_REVIEW)
        if (!(await hasActiveClaim(tx, userId, review.toolId))) throw new NotFoundError(NOT_VENDOR)
        const { answer, wasPublished } = await store(tx, { userId, reviewId, text })
        if (wasPublished) await showChanges(tx, [review.toolId])
        return answer
      })
    },

    /**
     * Deletes the vendor's answer, in any state.
     * @throws NotVerifiedError, NotFoundError without an answer or an active claim of the tool
     */
    remove: async (viewer: Viewer | null, given: string): Promise<string> => {
      const userId = vendorOf(viewer)
      const none = 'This answer does not exist.'
      if (!isUuid(given)) throw new NotFoundError(none)
      const reviewId = given.toLowerCase()
      await database.transaction(async (tx) => {
        await lockReview(tx, reviewId)
        const review = await tx.toolReview.findUnique({
          where: { id: reviewId },
          select: { toolId: true, answer: { select: { state: true } } },
        })
        if (review === null) throw new NotFoundError(none)
        const { toolId, answer } = review
        if (!(await hasActiveClaim(tx, userId, toolId))) throw new NotFoundError(NOT_VENDOR)
        if (answer === null) throw new NotFoundError(none)
        await tx.reviewAnswer.delete({ where: { reviewId } })
        if (answer.state === 'published') await showChanges(tx, [toolId])
      })
      return reviewId
    },

    /** The vendor's answers to reviews of a tool, the latest first, at most 100; empty without an active claim. */
    mine: async (viewer: Viewer | null, toolId: string): Promise<ReviewAnswer[]> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      if (!isUuid(toolId) || !(await hasActiveClaim(database.prisma, userId, toolId))) return []
      return database.prisma.reviewAnswer.findMany({
        where: { review: { toolId } },
        orderBy: [{ updatedAt: 'desc' }, { reviewId: 'desc' }],
        take: MAX_LISTED_ANSWERS,
      })
    },
  }
}
