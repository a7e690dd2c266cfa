import { checkStars } from '#core/catalogue/rating.ts'
import { InvalidInputError, NotFoundError, NotVerifiedError } from '#core/errors.ts'
import { authorizeOwn, can, type Viewer } from '#core/policy.ts'
import { worksForVendor } from '#core/reviews/vendor-staff.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma, ToolRating } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Invalidation } from '../../platform/database/invalidation-log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { VerifiedEmailOf } from '../accounts/verified-email.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import type { ChangeRatings } from './rating-changes.ts'
import { refreshPriors, refreshRatingFigures } from './rating-figures.ts'

export type RatingsService = ReturnType<typeof createRatingsService>

/** Columns that GraphQL selects of a rating. */
type RatingQuery = Pick<Prisma.ToolRatingFindManyArgs, 'select' | 'include'>

/** Every change invalidates cached responses. */
const CHANGES = { limit: 60, windowSeconds: 3600 }
const REVIEWED = 'Delete your review first, then remove the stars.'
const EXPORTED = { stars: true, createdAt: true, updatedAt: true } as const

/** Every change is serialized with other catalog writes. */
export const createRatingsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  tools: Pick<ToolService, 'toolsById'>
  changeRatings: ChangeRatings
  verifiedEmailOf: VerifiedEmailOf
  /** Invalidates cached responses with these ratings, in the transaction of the change. */
  invalidateRatings: (tx: TransactionClient, toolIds: readonly string[]) => Promise<Invalidation>
  /** Serializes catalog writes. */
  lockCatalogue: (tx: TransactionClient, clock: Clock) => Promise<unknown>
}) => {
  const { database, clock, limiter, tools, changeRatings, invalidateRatings, lockCatalogue, verifiedEmailOf } =
    dependencies

  /** The id of a viewer who may rate. */
  const authorizeChange = (viewer: Viewer | null): string => {
    const member = authorizeOwn(viewer, 'rating:read')
    if (!can(member, 'rating:change', { ownerId: member.id })) throw new NotVerifiedError()
    return member.id
  }

  const existingTool = async (toolId: string): Promise<Pick<ToolRow, 'id' | 'websiteUrl'>> => {
    const [tool] = (await tools.toolsById([toolId], new Set(['id', 'websiteUrl']))).values()
    if (tool === undefined) throw new NotFoundError('Tool not found.')
    return tool
  }

  const refresh = async (tx: TransactionClient, rated: readonly { readonly toolId: string }[]): Promise<void> => {
    if (rated.length === 0) return
    const toolIds = rated.map(({ toolId }) => toolId)
    await refreshRatingFigures(tx, toolIds)
    await invalidateRatings(tx, toolIds)
  }

  return {
    /** Null when there is none. */
    own: async (viewer: Viewer | null, toolId: string, { select }: RatingQuery): Promise<ToolRating | null> => {
      const { id: userId } = authorizeOwn(viewer, 'rating:read')
      if (!isUuid(toolId)) return null
      const key = { userId, toolId: toolId.toLowerCase() }
      return database.prisma.toolRating.findUnique({ where: { userId_toolId: key }, select })
    },

    /**
     * Sets the viewer's rating, and the stars of a review of the tool; idempotent.
     * @throws NotVerifiedError, InvalidInputError outside 1 to 5, NotFoundError, RateLimitedError past 60 changes an
     * hour
     */
    rate: async (
      viewer: Viewer | null,
      { toolId, stars }: { readonly toolId: string; readonly stars: number },
      query: RatingQuery,
    ): Promise<ToolRating> => {
      const userId = authorizeChange(viewer)
      checkStars(stars)
      const { id, websiteUrl } = await existingTool(toolId)
      const key = { userId, toolId: id }
      limiter.take(`rating:${userId}`, CHANGES)
      const select = { userId: true, toolId: true, ...query.select, stars: true, worksForVendor: true }
      let rating: ToolRating | null = null
      await changeRatings(key.toolId, async (tx) => {
        const where = { userId_toolId: key }
        rating = await tx.toolRating.findUnique({ where, select })
        const values = { stars, worksForVendor: worksForVendor(await verifiedEmailOf(tx, userId), websiteUrl) }
        if (rating?.stars === stars && rating.worksForVendor === values.worksForVendor) return null
        const updatedAt = clock.now()
        rating = await tx.toolRating.upsert({
          where,
          create: { ...key, ...values, createdAt: updatedAt, updatedAt },
          update: { ...values, updatedAt },
          select,
        })
        await tx.toolReview.updateMany({ where: key, data: values })
        return rating
      })
      if (rating === null) throw new Error('The stored rating is missing')
      return rating
    },

    /**
     * Removes the viewer's rating, if any, and returns the tool's id.
     * @throws NotVerifiedError, NotFoundError, InvalidInputError for a reviewed tool, RateLimitedError past 60 changes an
     * hour
     */
    withdraw: async (viewer: Viewer | null, toolId: string): Promise<string> => {
      const userId = authorizeChange(viewer)
      const key = { userId, toolId: (await existingTool(toolId)).id }
      limiter.take(`rating:${userId}`, CHANGES)
      await changeRatings(key.toolId, async (tx) => {
        if ((await tx.toolReview.count({ where: key })) > 0) throw new InvalidInputError(REVIEWED, 'toolId')
        return (await tx.toolRating.deleteMany({ where: key })).count || null
      })
      return key.toolId
    },

    /** By slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const select = { ...EXPORTED, tool: { select: { slug: true } } } as const
      const rows = await database.prisma.toolRating.findMany({ where: { userId }, select })
      return rows.map(({ tool, ...rating }) => ({ tool: tool.slug, ...rating }))
    },

    /**
     * Withdraws all ratings of a member. The invalidation is announced on commit. Always locks the catalog, so that a
     * concurrent rating cannot be left uncounted.
     */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await lockCatalogue(tx, clock)
      const rated = await tx.toolRating.findMany({ where: { userId }, select: { toolId: true } })
      await tx.toolRating.deleteMany({ where: { userId } })
      await refresh(tx, rated)
    },

    /** Counts the stars of a member again, or no longer. The invalidation is announced on commit. */
    onSuspension: async (tx: TransactionClient, userId: string): Promise<void> => {
      await lockCatalogue(tx, clock)
      await refresh(tx, await tx.toolRating.findMany({ where: { userId }, select: { toolId: true } }))
    },

    /** Follows the ratings of other tools, once a day. The invalidation is announced on commit. */
    refreshPriors: async (): Promise<void> => {
      await database.transaction(async (tx) => {
        await lockCatalogue(tx, clock)
        const toolIds = await refreshPriors(tx)
        if (toolIds.length > 0) await invalidateRatings(tx, toolIds)
      })
    },
  }
}
