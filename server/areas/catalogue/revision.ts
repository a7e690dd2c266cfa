import type { Clock } from '../../platform/clock.ts'
import type { TransactionClient } from '../../platform/database/database.ts'

/** The channel on which the database tells every instance of a move, when the write that caused it is committed. */
export const REVISION_CHANNEL = 'catalogue_revision'

/**
 * Moves the catalogue's revision, in the transaction of the write that causes it, so that neither can happen without
 * the other. It also locks the row: catalogue writes follow one another. Returns the new revision; hand it to the
 * watch's `committed` once the transaction has landed.
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
 * Lets catalogue writes follow one another without moving the revision yet, for a write that may find nothing to do.
 * Returns the hash of the data files that were applied last.
 */
export const lockCatalogue = async (tx: TransactionClient, clock: Clock): Promise<string | null> => {
  const rows = await tx.$queryRaw<[{ dataHash: string | null }]>`
    INSERT INTO catalogue_state (id, revision, changed_at) VALUES (1, 0, ${clock.now()})
    ON CONFLICT (id) DO UPDATE SET revision = catalogue_state.revision
    RETURNING data_hash AS "dataHash"`
  return rows[0].dataHash
}
