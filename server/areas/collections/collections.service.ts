import { cleanText, collectionNameProblem, collectionNoteProblem, MAX_COLLECTIONS } from '#core/collections.ts'
import { InvalidInputError, LimitReachedError } from '#core/errors.ts'
import { checkFirst } from '#core/paging.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Collection, Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { behind } from '../../platform/database/place-cursor.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { CHANGES, type CollectionQuery, changeCollection, collectionId, readCollection } from './own-collection.ts'

export type CollectionsService = ReturnType<typeof createCollectionsService>

type CollectionPageQuery = CollectionQuery & {
  readonly take: number
  readonly cursor?: Prisma.CollectionWhereUniqueInput | undefined
}
type CollectionTexts = { readonly name: string; readonly note: string }

const checkedTexts = ({ name, note }: CollectionTexts): CollectionTexts => {
  const nameProblem = collectionNameProblem(name)
  if (nameProblem !== null) throw new InvalidInputError(nameProblem, 'name')
  const noteProblem = collectionNoteProblem(note)
  if (noteProblem !== null) throw new InvalidInputError(noteProblem, 'note')
  return { name: cleanText(name), note: cleanText(note) }
}

/** Every statement filters by owner. */
export const createCollectionsService = (dependencies: { database: Database; clock: Clock; limiter: RateLimiter }) => {
  const { database, clock, limiter } = dependencies
  const { collection: table } = database.prisma

  return {
    /** Throws UnauthenticatedError, InvalidInputError outside 1 to 50. */
    checkPage: (viewer: Viewer | null, first: number): void => {
      authorizeOwn(viewer, 'collection:read')
      checkFirst(first, MAX_COLLECTIONS)
    },

    /** Newest first, after `cursor`. Throws InvalidInputError for a foreign cursor. */
    page: (viewer: Viewer | null, { take, cursor, select }: CollectionPageQuery): Promise<Collection[]> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:read')
      return table.findMany({
        where: { userId, ...behind(cursor, userId) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
        select,
      })
    },

    count: (viewer: Viewer | null): Promise<number> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:read')
      return table.count({ where: { userId } })
    },

    /** Null unless it is one of the viewer's collections. */
    own: async (viewer: Viewer | null, id: string, { select }: CollectionQuery): Promise<Collection | null> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:read')
      return isUuid(id) ? table.findFirst({ where: { id, userId }, select }) : null
    },

    /**
     * Creates an empty collection. Throws InvalidInputError, LimitReachedError past 50 collections, RateLimitedError
     * past 600 changes an hour.
     */
    create: async (viewer: Viewer | null, texts: CollectionTexts, { select }: CollectionQuery): Promise<Collection> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:change')
      const checked = checkedTexts(texts)
      limiter.take(`collection:${userId}`, CHANGES)
      const now = clock.now()
      return database.transaction(async (tx) => {
        // Serialized, or two requests could both create the last one.
        await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
        if ((await tx.collection.count({ where: { userId } })) >= MAX_COLLECTIONS) {
          throw new LimitReachedError(`You can have at most ${MAX_COLLECTIONS} collections.`, MAX_COLLECTIONS)
        }
        return tx.collection.create({ data: { userId, ...checked, createdAt: now, updatedAt: now }, select })
      })
    },

    /** Throws InvalidInputError, NotFoundError, RateLimitedError past 600 changes an hour. */
    update: async (
      viewer: Viewer | null,
      { id, ...texts }: CollectionTexts & { readonly id: string },
      query: CollectionQuery,
    ): Promise<Collection> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:change')
      const own = { userId, id: collectionId(id), now: clock.now() }
      const data = checkedTexts(texts)
      limiter.take(`collection:${userId}`, CHANGES)
      await changeCollection(database, own, (tx) => tx.collection.updateMany({ where: { id: own.id, userId }, data }))
      return readCollection(database, userId, own.id, query)
    },

    /** Deletes a collection and its link; idempotent. */
    remove: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'collection:change')
      if (isUuid(id)) await table.deleteMany({ where: { id, userId } })
    },

    /** Collections with tools by slug, and whether they are shared. */
    exportFor: async (userId: string): Promise<unknown> => {
      const rows = await table.findMany({
        where: { userId },
        orderBy: { createdAt: 'asc' },
        include: { tools: { orderBy: { position: 'asc' }, include: { tool: { select: { slug: true } } } } },
      })
      return rows.map(({ name, note, shareHash, createdAt, updatedAt, tools }) => ({
        name,
        note,
        shared: shareHash !== null,
        createdAt,
        updatedAt,
        tools: tools.map(({ tool, note: toolNote, addedAt }) => ({ tool: tool.slug, note: toolNote, addedAt })),
      }))
    },

    /** Links stop working. */
    eraseFor: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.collectionTool.deleteMany({ where: { userId } })
      await tx.collection.deleteMany({ where: { userId } })
    },
  }
}
