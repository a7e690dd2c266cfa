import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'

export type FavoritesService = ReturnType<typeof createFavoritesService>

/** A saved tool. */
export type Favorite = { readonly id: string; readonly favoritedAt: Date; readonly tool: ToolRow }

export type FavoritePage = {
  readonly edges: readonly { readonly cursor: string; readonly node: Favorite }[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly totalCount: number
}

/** Most tools that a member can save. */
const MAX_FAVORITES = 1000
const MAX_PAGE = 100

type Place = { readonly createdAt: Date; readonly id: string }

const encodeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')

const decodeCursor = (cursor: string): Place => {
  const [, time, id] = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (time === undefined || id === undefined)
    throw new InvalidInputError('"after" is not a cursor of this list.', 'after')
  return { createdAt: new Date(Number(time)), id }
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
     * One page of the viewer's saved tools, newest first; `toolFields` are the names that GraphQL asks of each tool.
     * @throws InvalidInputError for a page beyond 1 to 100 (`maxPageSize` for the server's own documents) or a foreign cursor.
     */
    page: async (
      viewer: Viewer | null,
      { first, after }: { readonly first: number; readonly after: string | null },
      toolFields: ReadonlySet<string>,
      maxPageSize = MAX_PAGE,
    ): Promise<FavoritePage> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      if (first < 1 || first > maxPageSize) {
        throw new InvalidInputError(`"first" must be a number from 1 to ${maxPageSize}.`, 'first')
      }
      const from = after === null ? null : decodeCursor(after)
      const behind =
        from === null
          ? {}
          : { OR: [{ createdAt: { lt: from.createdAt } }, { createdAt: from.createdAt, id: { lt: from.id } }] }
      const [rows, totalCount] = await Promise.all([
        table.findMany({
          where: { userId, ...behind },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: first + 1,
          select: { id: true, toolId: true, createdAt: true },
        }),
        table.count({ where: { userId } }),
      ])
      const shown = rows.slice(0, first)
      const found = await tools.toolsById(
        shown.map(({ toolId }) => toolId),
        toolFields,
      )
      return {
        edges: shown.flatMap(({ id, toolId, createdAt }) => {
          const tool = found.get(toolId)
          // Gone between the two readings.
          if (tool === undefined) return []
          return [{ cursor: encodeCursor({ createdAt, id }), node: { id, favoritedAt: createdAt, tool } }]
        }),
        hasNextPage: rows.length > first,
        hasPreviousPage: after !== null,
        totalCount,
      }
    },

    /** The ids of all tools that the viewer has saved. */
    toolIds: async (viewer: Viewer | null): Promise<string[]> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:read')
      const rows = await table.findMany({ where: { userId }, select: { toolId: true }, take: MAX_FAVORITES })
      return rows.map(({ toolId }) => toolId)
    },

    /**
     * Saves a tool; one that is saved already stays as it is.
     * @throws NotFoundError without such a tool, InvalidInputError past 1,000 saved tools.
     */
    add: async (viewer: Viewer | null, toolId: string, toolFields: ReadonlySet<string>): Promise<Favorite> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:change')
      const [tool] = (await tools.toolsById([toolId], toolFields)).values()
      if (tool === undefined) throw new NotFoundError('There is no such tool.')
      const key = { userId, toolId: tool.id }
      const known = await table.findUnique({ where: { userId_toolId: key } })
      if (known !== null) return { id: known.id, favoritedAt: known.createdAt, tool }
      if ((await table.count({ where: { userId } })) >= MAX_FAVORITES) {
        throw new InvalidInputError(`At most ${MAX_FAVORITES} tools can be saved.`, 'toolId')
      }
      await table.createMany({ data: [{ ...key, createdAt: clock.now() }], skipDuplicates: true })
      const saved = await table.findUniqueOrThrow({ where: { userId_toolId: key } })
      return { id: saved.id, favoritedAt: saved.createdAt, tool }
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

    /** Saves a tool no more; it need not have been saved. */
    remove: async (viewer: Viewer | null, toolId: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'favorite:change')
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(toolId)) return
      await table.deleteMany({ where: { userId, toolId } })
    },
  }
}
