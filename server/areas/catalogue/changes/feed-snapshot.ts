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
    const rows = await read<{ row: SnapshotRow }>(Prisma.sql`
      SELECT json_build_object('id', t.id, 'slug', t.slug, 'stored', ${STORED_VALUES}) AS row FROM tools t
      WHERE t.status = 'active' AND t.slug > ${after} ORDER BY t.slug LIMIT ${BATCH}::int`)
    const last = rows.at(-1)
    if (last === undefined) return records
    after = last.row.slug
    records.push(...rows.map(({ row: { id, slug, stored } }) => toFeedRecord(id, slug, valuesOfStored(stored))))
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
