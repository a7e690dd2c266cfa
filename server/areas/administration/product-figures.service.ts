import { authorize, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type ProductFiguresService = ReturnType<typeof createProductFiguresService>

export type ProductFigures = {
  readonly memberCount: number
  readonly toolCount: number
  readonly startedAt: Date
  readonly waitingReviews: number
  readonly waitingReviewAnswers: number
  readonly waitingReviewReports: number
}

export type WaitingReviews = { readonly review: number; readonly answer: number; readonly report: number }

export const createProductFiguresService = (dependencies: {
  database: Database
  clock: Clock
  /** Active tools in the catalog. */
  toolCount: () => Promise<number>
  /** What waits for an editor. */
  waitingReviews: () => Promise<WaitingReviews>
}) => {
  const { database, clock, toolCount, waitingReviews } = dependencies
  const startedAt = clock.now()
  return {
    /** Throws ForbiddenError. */
    read: async (viewer: Viewer | null): Promise<ProductFigures> => {
      authorize(viewer, 'administration:read', null)
      const { review, answer, report } = await waitingReviews()
      return {
        memberCount: await database.prisma.user.count(),
        toolCount: await toolCount(),
        startedAt,
        waitingReviews: review,
        waitingReviewAnswers: answer,
        waitingReviewReports: report,
      }
    },
  }
}
