/** The active tools in the format of the change feed, at one of its sequences. */
import { type FeedRecord, toFeedRecord } from '#core/catalogue/fields/feed-fields.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { STORED_VALUES, type StoredValues, valuesOfStored } from './feed-record-sql.ts'

export type CatalogueSnapshot = {
  readonly revision: number
  /** The number of the last change that the records contain. */
  readonly sequence: string
  /** By slug. */
  readonly records: readonly FeedRecord[]
}

type SnapshotRow = { readonly id: string; readonly slug: string; readonly stored: StoredValues }

const BATCH = 200
const TIMEOUT_MS = 60_000

/** From one state of the database. */
export const readSnapshot = (database: Database): Promise<CatalogueSnapshot> =>
  database.transaction(
    async (tx) => {
      const [state] = await tx.$queryRaw<{ revision: number; sequence: string }[]>`
        SELECT coalesce((SELECT revision FROM catalogue_state WHERE id = 1), 0)::int AS revision,
          coalesce((SELECT max(sequence) FROM tool_changes), 0)::text AS sequence`
      const records: FeedRecord[] = []
      let after = ''
      for (;;) {
        const rows = await tx.$queryRaw<SnapshotRow[]>(Prisma.sql`
          SELECT t.id, t.slug, ${STORED_VALUES} AS stored FROM tools t
          WHERE t.status = 'active' AND t.slug > ${after} ORDER BY t.slug LIMIT ${BATCH}::int`)
        const last = rows.at(-1)
        if (last === undefined) break
        after = last.slug
        records.push(...rows.map(({ id, slug, stored }) => toFeedRecord(id, slug, valuesOfStored(stored))))
      }
      return { revision: state?.revision ?? 0, sequence: state?.sequence ?? '0', records }
    },
    { isolation: 'RepeatableRead', timeoutMs: TIMEOUT_MS },
  )
