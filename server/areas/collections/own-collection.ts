import { NotFoundError } from '#core/errors.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'

/** Columns that GraphQL selects of a collection. */
export type CollectionQuery = Pick<Prisma.CollectionFindManyArgs, 'select' | 'include'>

/** Per member; arranging a long list takes many. */
export const CHANGES: RateLimit = { limit: 600, windowSeconds: 3600 }

/** The same for a collection of somebody else, so that nobody learns of it. */
const noCollection = (): NotFoundError => new NotFoundError('Collection not found.')

/** Normalizes an id. */
export const collectionId = (id: string): string => {
  if (!isUuid(id)) throw noCollection()
  return id.toLowerCase()
}

type Change<Result> = (tx: TransactionClient) => Promise<Result>

/** Serializes changes of a collection and updates its time. Throws NotFoundError. */
export const changeCollection = <Result>(
  database: Database,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
  change: Change<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const own = await tx.$executeRaw`
      UPDATE collections SET updated_at = ${now} WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`
    if (own === 0) throw noCollection()
    return change(tx)
  })

export const readCollection = async (database: Database, userId: string, id: string, { select }: CollectionQuery) => {
  const found = await database.prisma.collection.findFirst({ where: { id, userId }, select })
  if (found === null) throw noCollection()
  return found
}
