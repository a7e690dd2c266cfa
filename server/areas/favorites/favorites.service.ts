import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { checkFirst, MAX_FIRST } from '#core/paging.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Favorite, Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { behind } from '../../platform/database/place-cursor.ts'
import type { ToolService } from '../catalogue/tool.service.ts'

export type FavoritesService = ReturnType<typeof createFavoritesService>

/** Columns that GraphQL selects of a favorite. Without `skip`: the cursor is compared, not looked up. */
type FavoriteQuery = Pick<Prisma.FavoriteFindManyArgs, 'select' | 'include'>
type FavoritePageQuery = FavoriteQuery & {
  readonly take: number
  readonly cursor?: Prisma.FavoriteWhereUniqueInput | undefined
}

/** Per member. */
const MAX_FAVORITES = 1000

export const createFavoritesService = (dependencies: {
  database: Database
  clock: Clock
  tools: Pick<ToolService, 'toolsById'>
}) => {
  const { database, clock, tools } = dependencies
  const { favorite: table } = database.prisma

  return {
    /**
     * Throws UnauthenticatedError, InvalidInputError outside 1 to 100 (`maxPageSize` for the server's own operations).
     */
    checkPage: (viewer: Viewer | null, first: number, maxPageSize = MAX_FIRST): void => {
      authorizeOwn(viewer, 'favorite:read')
      checkFirst(first, maxPageSize)
    },

    /** Newest first, after `cursor`. Throws InvalidInputError for a foreign cursor. */
    page: (viewer: Viewer | null, { take, cursor, select }: FavoritePageQuery): Promise<Favorite[]> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      return table.findMany({
        where: { userId, ...behind(cursor, userId) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
        select,
      })
    },

    count: (viewer: Viewer | null): Promise<number> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      return table.count({ where: { userId } })
    },

    toolIds: async (viewer: Viewer | null): Promise<string[]> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      const rows = await table.findMany({ where: { userId }, select: { toolId: true }, take: MAX_FAVORITES })
      return rows.map(({ toolId }) => toolId)
    },

    /**
     * Saves a tool; idempotent. `favoritedAt` restores one that was just removed.
     * @throws NotFoundError, InvalidInputError past 1,000 saved tools and for a future time
     */
    add: async (
      viewer: Viewer | null,
      { toolId, favoritedAt }: { readonly toolId: string; readonly favoritedAt?: Date | null | undefined },
      { select }: FavoriteQuery,
    ): Promise<Favorite> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:change')
      const createdAt = favoritedAt ?? clock.now()
      if (createdAt > clock.now())
        throw new InvalidInputError('"favoritedAt" must not be in the future.', 'favoritedAt')
      if (!isUuid(toolId)) throw new NotFoundError('Tool not found.')
      const key = { userId, toolId: toolId.toLowerCase() }
      const find = () => table.findUnique({ where: { userId_toolId: key }, select })
      const known = await find()
      if (known !== null) return known
      const [tool] = (await tools.toolsById([key.toolId], new Set(['id']))).values()
      if (tool === undefined) throw new NotFoundError('Tool not found.')
      if ((await table.count({ where: { userId } })) >= MAX_FAVORITES) {
        throw new InvalidInputError(`At most ${MAX_FAVORITES} tools can be saved.`, 'toolId')
      }
      const data = [{ ...key, createdAt }]
      const [added] = await table.createManyAndReturn({ data, skipDuplicates: true, select })
      // No row: a concurrent request has just saved the tool.
      const saved = added ?? (await find())
      if (saved === null) throw new NotFoundError('Tool not found.')
      return saved
    },

    /** Saved tools by slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const rows = await table.findMany({ where: { userId }, include: { tool: { select: { slug: true } } } })
      return rows.map(({ tool, createdAt }) => ({ tool: tool.slug, favoritedAt: createdAt }))
    },

    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.favorite.deleteMany({ where: { userId } })
    },

    /** Idempotent. */
    remove: async (viewer: Viewer | null, toolId: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:change')
      if (!isUuid(toolId)) return
      await table.deleteMany({ where: { userId, toolId } })
    },
  }
}
