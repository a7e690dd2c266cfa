import { DAY_MS } from '#core/durations.ts'
import { REJECTED_REVIEW_DAYS } from '#core/retention.ts'
import { ratingTags, toolTag } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import type { MemberData, Reactions } from '../area.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import type { RatingsArea } from '../ratings/ratings.area.ts'

/** What is stored of a member here, and for how long. Invalidations are announced on commit. */
export const createReviewData = (dependencies: {
  database: Database
  clock: Clock
  lockCatalogue: CatalogueArea['lockCatalogue']
  refreshRatingFigures: RatingsArea['refreshRatingFigures']
}): MemberData & Pick<Reactions, 'onSuspension'> & { readonly removeUnpublished: () => Promise<void> } => {
  const { database, clock, lockCatalogue, refreshRatingFigures } = dependencies

  const refresh = async (tx: TransactionClient, reviews: readonly { readonly toolId: string }[]): Promise<void> => {
    if (reviews.length === 0) return
    const toolIds = [...new Set(reviews.map(({ toolId }) => toolId))]
    await refreshRatingFigures(tx, toolIds)
    await invalidateTags(tx, ratingTags(toolIds))
  }

  return {
    /** By slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const rows = await database.prisma.toolReview.findMany({
        where: { userId },
        omit: { userId: true, toolId: true, shingles: true, similarToId: true },
        include: { tool: { select: { slug: true } } },
        orderBy: { createdAt: 'asc' },
      })
      return rows.map(({ tool, ...review }) => ({ tool: tool.slug, ...review }))
    },

    /** Published reviews stay without a name, unless the account was suspended. All others are deleted. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await lockCatalogue(tx, clock)
      const reviews = await tx.toolReview.findMany({ where: { userId }, select: { toolId: true } })
      await tx.toolReview.updateMany({
        where: { userId, state: 'published', user: { suspendedAt: null } },
        data: { userId: null, authorName: null },
      })
      await tx.toolReview.deleteMany({ where: { userId } })
      await refresh(tx, reviews)
    },

    /** Answers of a vendor's member are hidden with the account. Ratings follow reviews and stars. */
    onSuspension: async (tx, userId) => {
      const where = { userId, state: 'published' } as const
      const answers = await tx.reviewAnswer.findMany({ where, select: { review: { select: { toolId: true } } } })
      const toolIds = new Set(answers.map(({ review }) => review.toolId))
      if (toolIds.size > 0) await invalidateTags(tx, [...toolIds].map(toolTag))
    },

    /** With their stars, which would count as a rating without a text. */
    removeUnpublished: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - REJECTED_REVIEW_DAYS * DAY_MS)
      await database.transaction(async (tx) => {
        await lockCatalogue(tx, clock)
        const reviews = await tx.$queryRaw<{ toolId: string }[]>`
          WITH removed AS (
            DELETE FROM tool_reviews WHERE state IN ('rejected', 'questioned') AND decided_at < ${before}::timestamptz
            RETURNING tool_id, user_id),
          stars AS (
            DELETE FROM tool_ratings r USING removed WHERE r.tool_id = removed.tool_id AND r.user_id = removed.user_id)
          SELECT tool_id::text AS "toolId" FROM removed`
        await refresh(tx, reviews)
      })
    },
  }
}
