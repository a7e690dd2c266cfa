import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { ANY_TOOL, toolTag } from '../../platform/cache/cache-tags.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import { afterCommit } from '../../platform/database/transaction.ts'

export type ShowReviewChanges = (tx: TransactionClient, toolIds: readonly string[]) => Promise<void>

/** Invalidates responses with reviews of these tools whose figures stay, as after a vote. Call it last. */
export const createShowReviewChanges =
  (cacheInvalidations: Pick<CacheInvalidations, 'committed'>): ShowReviewChanges =>
  async (tx, toolIds) => {
    if (toolIds.length === 0) return
    const invalidation = await invalidateTags(tx, [...toolIds.map(toolTag), ANY_TOOL])
    afterCommit(tx, () => cacheInvalidations.committed(invalidation))
  }

/** Waits for other changes of a review's votes and answer. */
export const lockReview = async (tx: TransactionClient, id: string): Promise<void> => {
  await tx.$queryRaw`SELECT 1 FROM tool_reviews WHERE id = ${id}::uuid FOR UPDATE`
}
