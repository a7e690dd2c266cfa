/** The active tools in the format of the change feed, at one of its sequences. */
import { type FeedRecord, toFeedRecord } from '#core/catalogue/fields/feed-fields.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { STORED_VALUES, type StoredValues, valuesOfStored } from './feed-record-sql.ts'

type SnapshotState = {
  readonly revision: number
  /** The number of the last change that the records contain. */
  readonly sequence: string
}

/** By slug. */
export type CatalogueSnapshot = SnapshotState & { readonly records: readonly FeedRecord[] }

type Read = Database['read']
type SnapshotRow = { readonly id: string; readonly slug: string; readonly stored: StoredValues }

/** Larger statements would block the embedded database too long. */
const BATCH = 100
const TIMEOUT_MS = 60_000

/** Every write of tools adds changes. */
const readState = async (read: Read): Promise<SnapshotState> => {
  const [row] = await read<{ state: SnapshotState }>(Prisma.sql`
    SELECT json_build_object('revision', coalesce((SELECT revision FROM catalogue_state WHERE id = 1), 0),
      'sequence', coalesce((SELECT max(sequence) FROM tool_changes), 0)::text) AS state`)
  return row?.state ?? { revision: 0, sequence: '0' }
}

const readRecords = async (read: Read): Promise<readonly FeedRecord[]> => {
  const records: FeedRecord[] = []
  let after = ''
  for (;;) {
    // In one row, which takes less time than a row for each tool.
    const [page] = await read<{ rows: readonly SnapshotRow[] }>(Prisma.sql`
      SELECT coalesce(json_agg(p), '[]'::json) AS rows FROM (
        SELECT t.id, t.slug, ${STORED_VALUES} AS stored FROM tools t
        WHERE t.status = 'active' AND t.slug > ${after} ORDER BY t.slug LIMIT ${BATCH}::int) p`)
    const rows = page?.rows ?? []
    const last = rows.at(-1)
    if (last === undefined) return records
    after = last.slug
    records.push(...rows.map(({ id, slug, stored }) => toFeedRecord(id, slug, valuesOfStored(stored))))
  }
}

/**
 * From one state of the database: that before and after reading was the same. If the catalog keeps changing, in one
 * transaction, which the embedded database runs alone.
 */
export const readSnapshot = async (database: Database, attempts = 2): Promise<CatalogueSnapshot> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await readState(database.read)
    const records = await readRecords(database.read)
    const after = await readState(database.read)
    if (before.sequence === after.sequence && before.revision === after.revision) return { ...after, records }
  }
  return database.transaction(
    async (tx) => {
      const read: Read = (statement) => tx.$queryRaw(statement)
      return { ...(await readState(read)), records: await readRecords(read) }
    },
    { isolation: 'RepeatableRead', timeoutMs: TIMEOUT_MS },
  )
}
