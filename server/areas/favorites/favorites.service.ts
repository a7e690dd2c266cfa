import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { Favorite, Prisma } from '../../../prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { ToolService } from '../catalogue/tool.service.ts'

export type FavoritesService = ReturnType<typeof createFavoritesService>

/** What GraphQL plans to read of each favorite; `skip` is left out because the cursor is compared with, not looked up. */
type FavoriteQuery = Pick<Prisma.FavoriteFindManyArgs, 'select' | 'include'>
type FavoritePageQuery = FavoriteQuery & {
  readonly take: number
  readonly cursor?: Prisma.FavoriteWhereUniqueInput | undefined
}

/** Most tools that a member can save. */
const MAX_FAVORITES = 1000
const MAX_PAGE = 100

/** The favorites behind a cursor in the order of the list. It holds the place itself, whose favorite may be gone. */
const behind = (cursor: Prisma.FavoriteWhereUniqueInput | undefined, userId: string): Prisma.FavoriteWhereInput => {
  if (cursor === undefined) return {}
  const { place } = cursor
  const isPlace = place?.createdAt instanceof Date && !Number.isNaN(place.createdAt.getTime())
  // A cursor comes from outside: the types hold only for those that this list issued.
  const id: unknown = place?.id
  if (!isPlace || place.userId !== userId || typeof id !== 'string' || !isUuid(id)) {
    throw new InvalidInputError('"after" is not a cursor of this list.', 'after')
  }
  return { OR: [{ createdAt: { lt: place.createdAt } }, { createdAt: place.createdAt, id: { lt: id } }] }
}

/** The tools that members have saved. */
export const createFavoritesService = (dependencies: {
  database: Database
  clock: Clock
  tools: Pick<ToolService, 'toolsById'>
}) => {
  const { database, clock, tools } = dependencies
  const { favorite: table } = database.prisma

  return {
    /**
     * Checks that the viewer may read a page of this size.
     * @throws UnauthenticatedError, InvalidInputError outside 1 to 100 (`maxPageSize` for the server's own documents).
     */
    checkPage: (viewer: Viewer | null, first: number, maxPageSize = MAX_PAGE): void => {
      authorizeOwn(viewer, 'favorite:read')
      if (first < 1 || first > maxPageSize) {
        throw new InvalidInputError(`"first" must be a number from 1 to ${maxPageSize}.`, 'first')
      }
    },

    /**
     * At most `take` of the viewer's saved tools, newest first, from the one behind `cursor` on.
     * @throws InvalidInputError for a cursor of another list.
     */
    page: (viewer: Viewer | null, { take, cursor, select }: FavoritePageQuery): Promise<Favorite[]> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      return table.findMany({
        where: { userId, ...behind(cursor, userId) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
        select,
      })
    },

    /** How many tools the viewer has saved. */
    count: (viewer: Viewer | null): Promise<number> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      return table.count({ where: { userId } })
    },

    /** The ids of all tools that the viewer has saved. */
    toolIds: async (viewer: Viewer | null): Promise<string[]> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      const rows = await table.findMany({ where: { userId }, select: { toolId: true }, take: MAX_FAVORITES })
      return rows.map(({ toolId }) => toolId)
    },

    /**
     * Saves a tool; one that is saved already stays as it is. `favoritedAt` gives back one that was just removed.
     * @throws NotFoundError without such a tool, InvalidInputError past 1,000 saved tools and for a time to come.
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
      // Without a row another request has just saved the tool.
      const saved = added ?? (await find())
      if (saved === null) throw new NotFoundError('Tool not found.')
      return saved
    },

    /** What is held of a member here: the saved tools by slug. */
    exportFor: async (userId: string): Promise<unknown> => {
      const rows = await table.findMany({ where: { userId }, include: { tool: { select: { slug: true } } } })
      return rows.map(({ tool, createdAt }) => ({ tool: tool.slug, favoritedAt: createdAt }))
    },

    /** Removes all that is held of a member here. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.favorite.deleteMany({ where: { userId } })
    },

    /** Removes a saved tool; it need not have been saved. */
    remove: async (viewer: Viewer | null, toolId: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:change')
      if (!isUuid(toolId)) return
      await table.deleteMany({ where: { userId, toolId } })
    },
  }
}
