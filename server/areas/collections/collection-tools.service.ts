import { cleanText, collectionNoteProblem, MAX_COLLECTION_TOOLS } from '#core/collections.ts'
import { InvalidInputError, LimitReachedError, NotFoundError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Collection } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import { CHANGES, type CollectionQuery, changeCollection, collectionId, readCollection } from './own-collection.ts'

export type CollectionToolsService = ReturnType<typeof createCollectionToolsService>

type ToolPlace = { readonly collectionId: string; readonly toolId: string }
type AddedTool = ToolPlace & {
  readonly note?: string | null | undefined
  /** 1 is first; last when omitted. */
  readonly position?: number | null | undefined
}

const noTool = (): NotFoundError => new NotFoundError('This tool is not in the collection.')

const checkedNote = (note: string): string => {
  const problem = collectionNoteProblem(note)
  if (problem !== null) throw new InvalidInputError(problem, 'note')
  return cleanText(note)
}

const checkPosition = (position: number): void => {
  if (position < 1 || position > MAX_COLLECTION_TOOLS) {
    throw new InvalidInputError(`"position" must be a number from 1 to ${MAX_COLLECTION_TOOLS}.`, 'position')
  }
}

/** Moves a tool to a position (1 is first) and renumbers all. */
const place = async (
  tx: TransactionClient,
  { id, userId, toolId, position }: { id: string; userId: string; toolId: string; position: number },
): Promise<void> => {
  const rows = await tx.collectionTool.findMany({
    where: { collectionId: id, userId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { toolId: true },
  })
  const others = rows.map((row) => row.toolId).filter((other) => other !== toolId)
  const order = others.toSpliced(position - 1, 0, toolId)
  await tx.$executeRaw`
    UPDATE collection_tools t SET position = o.position
    FROM unnest(${order}::uuid[]) WITH ORDINALITY AS o (tool_id, position)
    WHERE t.collection_id = ${id}::uuid AND t.user_id = ${userId}::uuid AND t.tool_id = o.tool_id`
}

/** Every statement filters by owner. */
export const createCollectionToolsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  tools: Pick<ToolService, 'toolsById'>
}) => {
  const { database, clock, limiter, tools } = dependencies

  /** Changes one tool of the viewer's collection and returns the collection. */
  const changing = async (
    viewer: Viewer | null,
    { collectionId: given, toolId }: ToolPlace,
    query: CollectionQuery,
    change: (tx: TransactionClient, row: { collectionId: string; userId: string; toolId: string }) => Promise<unknown>,
  ): Promise<Collection> => {
    const { id: userId } = authorizeOwn(viewer, 'collection:change')
    const id = collectionId(given)
    if (!isUuid(toolId)) throw noTool()
    limiter.take(`collection:${userId}`, CHANGES)
    await changeCollection(database, { userId, id, now: clock.now() }, (tx) =>
      change(tx, { collectionId: id, userId, toolId: toolId.toLowerCase() }),
    )
    return readCollection(database, userId, id, query)
  }

  return {
    /** The viewer's collections that contain a tool. */
    collectionIds: async (viewer: Viewer | null, toolId: string): Promise<string[]> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:read')
      if (!isUuid(toolId)) return []
      const rows = await database.prisma.collectionTool.findMany({
        where: { userId, toolId },
        select: { collectionId: true },
      })
      return rows.map((row) => row.collectionId)
    },

    /**
     * Adds a tool, at the end by default; idempotent.
     * @throws NotFoundError, InvalidInputError for an invalid note or position, LimitReachedError past 200 tools,
     * RateLimitedError past 600 changes an hour
     */
    add: async (viewer: Viewer | null, added: AddedTool, query: CollectionQuery): Promise<Collection> => {
      authorizeOwn(viewer, 'collection:change')
      const note = checkedNote(added.note ?? '')
      const position = added.position ?? null
      if (position !== null) checkPosition(position)
      const known = isUuid(added.toolId) ? await tools.toolsById([added.toolId.toLowerCase()], new Set(['id'])) : null
      if (!known?.size) throw new NotFoundError('Tool not found.')
      return changing(viewer, added, query, async (tx, row) => {
        const { _count: count, _max: last } = await tx.collectionTool.aggregate({
          where: { collectionId: row.collectionId, userId: row.userId },
          _count: true,
          _max: { position: true },
        })
        const end = { position: (last.position ?? 0) + 1, note, addedAt: clock.now() }
        const { count: made } = await tx.collectionTool.createMany({ data: [{ ...row, ...end }], skipDuplicates: true })
        if (made === 0) return
        if (count >= MAX_COLLECTION_TOOLS) {
          const text = `A collection can have at most ${MAX_COLLECTION_TOOLS} tools.`
          throw new LimitReachedError(text, MAX_COLLECTION_TOOLS)
        }
        if (position !== null) await place(tx, { ...row, id: row.collectionId, position })
      })
    },

    /** Idempotent. Throws NotFoundError, RateLimitedError past 600 changes an hour. */
    remove: (viewer: Viewer | null, removed: ToolPlace, query: CollectionQuery): Promise<Collection> =>
      changing(viewer, removed, query, (tx, where) => tx.collectionTool.deleteMany({ where })),

    /** An empty note removes it. Throws NotFoundError, InvalidInputError, RateLimitedError past 600 changes an hour. */
    setNote: async (
      viewer: Viewer | null,
      { note, ...where }: ToolPlace & { readonly note: string },
      query: CollectionQuery,
    ): Promise<Collection> => {
      authorizeOwn(viewer, 'collection:change')
      const data = { note: checkedNote(note) }
      return changing(viewer, where, query, async (tx, row) => {
        if ((await tx.collectionTool.updateMany({ where: row, data })).count === 0) throw noTool()
      })
    },

    /**
     * Moves a tool to a position; 1 is first, too large means last.
     * @throws NotFoundError, InvalidInputError outside 1 to 200, RateLimitedError past 600 changes an hour
     */
    move: async (
      viewer: Viewer | null,
      { position, ...where }: ToolPlace & { readonly position: number },
      query: CollectionQuery,
    ): Promise<Collection> => {
      authorizeOwn(viewer, 'collection:change')
      checkPosition(position)
      return changing(viewer, where, query, async (tx, row) => {
        if ((await tx.collectionTool.count({ where: row })) === 0) throw noTool()
        await place(tx, { ...row, id: row.collectionId, position })
      })
    },
  }
}
