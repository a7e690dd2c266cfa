import type { ClaimEnd } from '#core/listings/claim-texts.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { ANY_TOOL, toolTag } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'
import { afterCommit } from '../../platform/database/transaction.ts'

export type ClaimEnds = ReturnType<typeof createClaimEnds>

/** Columns of a claim that is no longer open. */
const CLOSED = { openKey: null, codeHash: null, contactEmail: null, expiresAt: null } as const

export const createClaimEnds = (dependencies: {
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { clock, cacheInvalidations } = dependencies

  /** Invalidates the public history of a tool. Call it last. */
  const showHistory = async (tx: TransactionClient, toolIds: readonly string[]): Promise<void> => {
    if (toolIds.length === 0) return
    const invalidation = await invalidateTags(tx, [...toolIds.map(toolTag), ANY_TOOL])
    afterCommit(tx, () => cacheInvalidations.committed(invalidation))
  }

  return {
    showHistory,

    /** Ends an active claim; false when it is not active any more. Call it last. */
    end: async (
      tx: TransactionClient,
      claim: { readonly id: string; readonly toolId: string },
      endReason: ClaimEnd,
    ): Promise<boolean> => {
      const data = { ...CLOSED, state: 'ended', endReason, endedAt: clock.now() } as const
      const { count } = await tx.claimedListing.updateMany({ where: { id: claim.id, state: 'active' }, data })
      if (count > 0) await showHistory(tx, [claim.toolId])
      return count > 0
    },

    /** Removes a member's pending claims and ends the others, which stay in the history without the member. */
    endAllOf: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.claimedListing.deleteMany({ where: { userId, state: 'pending' } })
      const active = await tx.claimedListing.findMany({ where: { userId, state: 'active' }, select: { toolId: true } })
      const ended = { ...CLOSED, state: 'ended', endReason: 'account_deleted', endedAt: clock.now() } as const
      await tx.claimedListing.updateMany({ where: { userId, state: 'active' }, data: ended })
      await tx.claimedListing.updateMany({ where: { userId }, data: { userId: null } })
      await showHistory(tx, [...new Set(active.map(({ toolId }) => toolId))])
    },
  }
}
