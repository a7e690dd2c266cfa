import { NotFoundError } from '../../../core/errors.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { Prisma } from '../../../prisma/client/client.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'

/** What GraphQL plans to read of a collection. */
export type CollectionQuery = Pick<Prisma.CollectionFindManyArgs, 'select' | 'include'>

/** Changes of one member's collections; arranging a long list takes many. */
export const CHANGES: RateLimit = { limit: 600, windowSeconds: 3600 }

/** The same for a collection of somebody else, so that nobody learns of it. */
const noCollection = (): NotFoundError => new NotFoundError('Collection not found.')

/** The id of a collection as the database writes it. */
export const collectionId = (id: string): string => {
  if (!isUuid(id)) throw noCollection()
  return id.toLowerCase()
}

type Change<Result> = (tx: TransactionClient) => Promise<Result>

/**
 * Runs a change of the member's collection while no other one runs, and notes when it was.
 * @throws NotFoundError without such a collection of this member.
 */
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

/** The member's collection with what is planned to be read. */
export const readCollection = async (database: Database, userId: string, id: string, { select }: CollectionQuery) => {
  const found = await database.prisma.collection.findFirst({ where: { id, userId }, select })
  if (found === null) throw noCollection()
  return found
}
