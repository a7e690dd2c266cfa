import { DAY_MS } from '#core/durations.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { EDITABLE_DAYS, QUESTION_DAYS } from '#core/reviews/review-rules.ts'
import { isUuid } from '#core/uuid.ts'
import type { ToolReview } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type OwnReviewsService = ReturnType<typeof createOwnReviewsService>

type StoredReview = Omit<ToolReview, 'shingles'>

/** A review as its author sees it. */
export type OwnReview = StoredReview & {
  readonly authorName: string
  /** The slug when the job has left the list. */
  readonly jobName: string
  /** When it comes into the queue; null when it is there or was decided. */
  readonly waitsUntil: Date | null
  readonly editableUntil: Date
  readonly editable: boolean
}

/** Far more than a member who may write five a day will have. */
export const MAX_OWN_REVIEWS = 100

/** Until when the author can change a review: 30 days, and long enough to answer a question. */
export const editableUntil = (review: Pick<ToolReview, 'createdAt' | 'state' | 'decidedAt'>): Date => {
  const { createdAt, state, decidedAt } = review
  const until = createdAt.getTime() + EDITABLE_DAYS * DAY_MS
  if (state !== 'questioned' || decidedAt === null) return new Date(until)
  return new Date(Math.max(until, decidedAt.getTime() + QUESTION_DAYS * DAY_MS))
}

/** The viewer's reviews, in any state. */
export const createOwnReviewsService = (dependencies: { database: Database; clock: Clock; jobs: readonly Job[] }) => {
  const { database, clock } = dependencies
  const { prisma } = database
  const jobNames = new Map(dependencies.jobs.map(({ slug, name }) => [slug, name]))

  const shown = (review: StoredReview): OwnReview => {
    const now = clock.now()
    const until = editableUntil(review)
    return {
      ...review,
      authorName: review.authorName ?? '',
      jobName: jobNames.get(review.job) ?? review.job,
      waitsUntil: review.state === 'queued' && review.queuedAt > now ? review.queuedAt : null,
      editableUntil: until,
      editable: now < until,
    }
  }

  return {
    shown,

    /** Null when there is none. */
    of: async (viewer: Viewer | null, toolId: string): Promise<OwnReview | null> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      if (!isUuid(toolId)) return null
      const where = { userId_toolId: { userId, toolId: toolId.toLowerCase() } }
      const review = await prisma.toolReview.findUnique({ where, omit: { shingles: true } })
      return review === null ? null : shown(review)
    },

    /** Newest first. */
    list: async (viewer: Viewer | null): Promise<OwnReview[]> => {
      const { id: userId } = authorizeOwn(viewer, 'review:read')
      const reviews = await prisma.toolReview.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_OWN_REVIEWS,
        omit: { shingles: true },
      })
      return reviews.map(shown)
    },
  }
}
