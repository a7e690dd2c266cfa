import { checkStars } from '../../../core/catalogue/rating.ts'
import { NotFoundError, NotVerifiedError } from '../../../core/errors.ts'
import { authorizeOwn, can, type Viewer } from '../../../core/policy.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Invalidation } from '../../platform/database/invalidation-log.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import { refreshRatingFigures } from './rating-figures.ts'

export type RatingsService = ReturnType<typeof createRatingsService>

/** What one member thinks of one tool: 1 to 5 stars. */
export type MemberRating = { readonly stars: number; readonly createdAt: Date; readonly updatedAt: Date }

/** Every change invalidates cached responses. */
const CHANGES = { limit: 60, windowSeconds: 3600 }
const SHOWN = { stars: true, createdAt: true, updatedAt: true } as const

/** What members think of tools. Every change takes part in the catalogue's order of writes. */
export const createRatingsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  tools: Pick<ToolService, 'toolsById'>
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  /** Invalidates the cached responses that show the ratings of these tools, in the transaction of the change. */
  invalidateRatings: (tx: TransactionClient, toolIds: readonly string[]) => Promise<Invalidation>
  /** How the catalogue lets a write take part in its order. */
  lockCatalogue: (tx: TransactionClient, clock: Clock) => Promise<unknown>
}) => {
  const { database, clock, limiter, tools, cacheInvalidations, invalidateRatings, lockCatalogue } = dependencies

  /** The id of a viewer who may rate. */
  const authorizeChange = (viewer: Viewer | null): string => {
    const member = authorizeOwn(viewer, 'rating:read')
    if (!can(member, 'rating:change', { ownerId: member.id })) throw new NotVerifiedError()
    return member.id
  }

  const toolOf = async (toolId: string, fields: ReadonlySet<string>): Promise<ToolRow> => {
    const [tool] = (await tools.toolsById([toolId], fields)).values()
    if (tool === undefined) throw new NotFoundError('There is no such tool.')
    return tool
  }

  let last: Promise<unknown> = Promise.resolve()
  /**
   * One after another: the catalogue's lock makes them wait anyway, and a crowd that waited for it in the database would
   * keep the connections that everybody reads through.
   */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  /** Runs a change of one tool's ratings that tells whether it changed anything; the figures land with it or not at all. */
  const changing = async (toolId: string, work: (tx: TransactionClient) => Promise<boolean>): Promise<void> => {
    const change = async (tx: TransactionClient) => {
      await lockCatalogue(tx, clock)
      if (!(await work(tx))) return null
      await refreshRatingFigures(tx, [toolId])
      return invalidateRatings(tx, [toolId])
    }
    const invalidation = await inTurn(() => database.transaction(change))
    if (invalidation !== null) cacheInvalidations.committed(invalidation)
  }

  return {
    /** The viewer's rating of a tool; null when there is none. */
    own: async (viewer: Viewer | null, toolId: string): Promise<MemberRating | null> => {
      const { id: userId } = authorizeOwn(viewer, 'rating:read')
      const [tool] = (await tools.toolsById([toolId], new Set(['id']))).values()
      if (tool === undefined) return null
      const key = { userId, toolId: tool.id }
      return database.prisma.toolRating.findUnique({ where: { userId_toolId: key }, select: SHOWN })
    },

    /**
     * Gives a tool the viewer's stars, in place of those given before; the same again changes nothing. `toolFields` are
     * the names that GraphQL asks of the tool, which is read with its new figures.
     * @throws NotVerifiedError, InvalidInputError outside 1 to 5, NotFoundError without such a tool, RateLimitedError
     * past 60 changes an hour.
     */
    rate: async (
      viewer: Viewer | null,
      { toolId, stars }: { readonly toolId: string; readonly stars: number },
      toolFields: ReadonlySet<string>,
    ): Promise<{ readonly rating: MemberRating; readonly tool: ToolRow }> => {
      const userId = authorizeChange(viewer)
      checkStars(stars)
      const key = { userId, toolId: (await toolOf(toolId, new Set(['id']))).id }
      limiter.take(`rating:${userId}`, CHANGES)
      let rating: MemberRating | null = null
      await changing(key.toolId, async (tx) => {
        const where = { userId_toolId: key }
        rating = await tx.toolRating.findUnique({ where, select: SHOWN })
        if (rating?.stars === stars) return false
        const updatedAt = clock.now()
        rating = await tx.toolRating.upsert({
          where,
          create: { ...key, stars, createdAt: updatedAt, updatedAt },
          update: { stars, updatedAt },
          select: SHOWN,
        })
        return true
      })
      if (rating === null) throw new Error('A rating that was given is there')
      return { rating, tool: await toolOf(key.toolId, toolFields) }
    },

    /**
     * Takes the viewer's rating of a tool back; there need not be one.
     * @throws NotVerifiedError, NotFoundError without such a tool, RateLimitedError past 60 changes an hour.
     */
    withdraw: async (viewer: Viewer | null, toolId: string, toolFields: ReadonlySet<string>): Promise<ToolRow> => {
      const userId = authorizeChange(viewer)
      const key = { userId, toolId: (await toolOf(toolId, new Set(['id']))).id }
      limiter.take(`rating:${userId}`, CHANGES)
      await changing(key.toolId, async (tx) => (await tx.toolRating.deleteMany({ where: key })).count > 0)
      return toolOf(key.toolId, toolFields)
    },

    /** What is held of a member here: the rated tools by slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const select = { ...SHOWN, tool: { select: { slug: true } } } as const
      const rows = await database.prisma.toolRating.findMany({ where: { userId }, select })
      return rows.map(({ tool, ...rating }) => ({ tool: tool.slug, ...rating }))
    },

    /**
     * Withdraws all ratings of a member. The database announces the invalidation once the caller's transaction is committed.
     * It locks the catalogue in any case, so that no rating can slip in behind it and leave with the member uncounted.
     */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await lockCatalogue(tx, clock)
      const rated = await tx.toolRating.findMany({ where: { userId }, select: { toolId: true } })
      if (rated.length === 0) return
      await tx.toolRating.deleteMany({ where: { userId } })
      const toolIds = rated.map(({ toolId }) => toolId)
      await refreshRatingFigures(tx, toolIds)
      await invalidateRatings(tx, toolIds)
    },
  }
}
