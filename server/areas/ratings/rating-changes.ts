import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { ratingTags } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import { refreshRatingFigures } from './rating-figures.ts'

/**
 * Runs a change of one tool's ratings or reviews under the catalog's lock. Unless it returns null, the figures of the
 * tool are updated and cached responses with them invalidated in the same transaction.
 */
export type ChangeRatings = <T>(toolId: string, work: (tx: TransactionClient) => Promise<T | null>) => Promise<T | null>

export const createRatingChanges = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
  /** Serializes catalog writes. */
  lockCatalogue: (tx: TransactionClient, clock: Clock) => Promise<unknown>
}): ChangeRatings => {
  const { database, clock, cacheInvalidations, lockCatalogue } = dependencies
  let last: Promise<unknown> = Promise.resolve()
  /**
   * Serializes changes in memory: waiting for the catalog's lock in the database would occupy connections that reads
   * need.
   */
  const serialized = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  return async (toolId, work) => {
    const change = async (tx: TransactionClient) => {
      await lockCatalogue(tx, clock)
      const result = await work(tx)
      if (result === null) return { result, invalidation: null }
      await refreshRatingFigures(tx, [toolId])
      return { result, invalidation: await invalidateTags(tx, ratingTags([toolId])) }
    }
    const { result, invalidation } = await serialized(() => database.transaction(change))
    if (invalidation !== null) cacheInvalidations.committed(invalidation)
    return result
  }
}
