import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The channel that notifies every instance of a committed new revision. */
export const REVISION_CHANNEL = 'catalogue_revision'

/**
 * Moves the revision in the transaction of its write and locks the row, which serializes catalog writes. Returns the
 * new revision; pass it to the watch's `committed` after the commit.
 */
export const moveRevision = async (tx: TransactionClient, clock: Clock): Promise<number> => {
  const changedAt = clock.now()
  const state = await tx.catalogueState.upsert({
    where: { id: 1 },
    create: { id: 1, revision: 1, changedAt },
    update: { revision: { increment: 1 }, changedAt },
  })
  await tx.$executeRaw`SELECT pg_notify(${REVISION_CHANNEL}, ${String(state.revision)})`
  return state.revision
}

/**
 * Serializes catalog writes without moving the revision yet, for writes that may find nothing to do. Returns the hash
 * of the applied data files.
 */
export const lockCatalogue = async (tx: TransactionClient, clock: Clock): Promise<string | null> => {
  const rows = await tx.$queryRaw<[{ dataHash: string | null }]>`
    INSERT INTO catalogue_state (id, revision, changed_at) VALUES (1, 0, ${clock.now()})
    ON CONFLICT (id) DO UPDATE SET revision = catalogue_state.revision
    RETURNING data_hash AS "dataHash"`
  return rows[0].dataHash
}
