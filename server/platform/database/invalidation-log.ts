/** The log of invalidated cache tags: written in the transaction of the change, read by every instance. */
import { Prisma } from '#prisma/client/client.ts'
import { CATALOGUE, type CacheTag, LISTS, PROGRAM, RECORDS } from '../cache/cache-tags.ts'
import type { Database, TransactionClient } from './database.ts'

/** The notification channel for committed entries. */
export const INVALIDATION_CHANNEL = 'cache_invalidations'

/** Log size. An instance that is further behind clears its caches. */
const MAX_ENTRIES = 10_000
/** Beyond this backlog an instance clears its caches. */
const MAX_READ = 1_000
/** An entry with more tags invalidates everything instead. */
const MAX_TAGS = 1_000
/** Every response has one of these. */
const EVERYTHING = [CATALOGUE, LISTS, RECORDS, PROGRAM] as const

export type Invalidation = { readonly sequence: number; readonly tags: readonly CacheTag[] }

/**
 * Appends tags in the transaction of the write. Locks the counter until the transaction ends, so that sequence numbers
 * are committed in order and without gaps: call it last. After the commit, pass the result to
 * `CacheInvalidations.committed`.
 */
export const invalidateTags = async (tx: TransactionClient, wanted: readonly CacheTag[]): Promise<Invalidation> => {
  const tags: readonly CacheTag[] = wanted.length > MAX_TAGS ? [...EVERYTHING, ...wanted.slice(-MAX_TAGS)] : wanted
  const rows = await tx.$queryRaw<[{ sequence: number }]>`
    WITH counted AS (
      INSERT INTO cache_state (id, sequence) VALUES (1, 1)
      ON CONFLICT (id) DO UPDATE SET sequence = cache_state.sequence + 1 RETURNING sequence),
    logged AS (
      INSERT INTO cache_invalidations (sequence, tags)
      SELECT sequence, ${[...tags]}::text[] FROM counted),
    trimmed AS (DELETE FROM cache_invalidations WHERE sequence <= (SELECT sequence FROM counted) - ${MAX_ENTRIES}::int)
    SELECT sequence, pg_notify(${INVALIDATION_CHANNEL}, sequence::text)::text AS notified FROM counted`
  return { sequence: rows[0].sequence, tags }
}

type LogState = {
  /** The sequence number of the last entry; 0 without one. */
  readonly current: number
  /** In order; null when they are gone, or too many. */
  readonly entries: readonly Invalidation[] | null
}

/** Reads the entries after `known` in one statement. */
export const readLog = async (database: Database, known: number): Promise<LogState> => {
  const [row] = await database.read<{ current: number; entries: readonly Invalidation[] }>(Prisma.sql`
    SELECT s.sequence AS current, (
      SELECT coalesce(json_agg(json_build_object('sequence', i.sequence, 'tags', i.tags) ORDER BY i.sequence), '[]'::json)
      FROM (
        SELECT sequence, tags FROM cache_invalidations WHERE sequence > ${known}::int ORDER BY sequence LIMIT ${MAX_READ}::int
      ) i) AS entries
    FROM cache_state s WHERE s.id = 1`)
  const { current = 0, entries = [] } = row ?? {}
  // A gap, or a lower counter, means that the database was restored.
  return { current, entries: entries.length === current - known ? entries : null }
}
