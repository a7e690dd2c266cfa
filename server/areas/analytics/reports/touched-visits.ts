/** Finds visits whose figures may change because of changed rows. */
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { HourRange } from './hour-totals.ts'
import { lookUpByIndex } from './sum-totals.ts'
import { MAX_ROWS_OF_VISIT, type TouchedVisit, visitOfServerRow } from './visit-figures.ts'

type Cursor = { readonly at: string; readonly id: string }

export type ChangedPage = {
  /** Null on the last page. */
  readonly next: Cursor | null
  /** Changed rows on the page. */
  readonly rows: number
  /** Hours with changed rows. */
  readonly hours: readonly Date[]
  /** With the number of rows per key, up to `MAX_ROWS_OF_VISIT`. */
  readonly visits: readonly (TouchedVisit & { readonly rows: number })[]
}

/** Whether a row was written by this or a later transaction, or one still open then; all rows for null. */
export const writtenSince = (transaction: bigint | null): Prisma.Sql =>
  transaction === null ? Prisma.sql`true` : Prisma.sql`age(e.xmin) <= age(${String(transaction)}::text::xid8::xid)`

/**
 * The next changed rows and affected visits: their own; those in which their member was seen around a sign-up or
 * purchase; and the sign-up visit of a member who chose or paid a plan.
 */
export const readChangedPage = async (
  tx: TransactionClient,
  options: HourRange & {
    readonly since: bigint | null
    readonly after: Cursor | null
    readonly size: number
    readonly onlyPurchases: boolean
  },
): Promise<ChangedPage> => {
  const { from, to, since, after, size, onlyPurchases } = options
  const rest =
    after === null ? Prisma.sql`true` : Prisma.sql`(e.at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const start = after === null ? from : new Date(after.at)
  await lookUpByIndex(tx)
  const [page] = await tx.$queryRaw<
    { count: number; at: Date; id: string; hours: string[]; visits: ChangedPage['visits'] | null }[]
  >`
    WITH page AS MATERIALIZED (
      SELECT e.id, e.at, e.visit_key, e.user_id, e.kind::text AS kind, e.category, e.action FROM analytics_events e
      WHERE e.at >= ${start} AND e.at < ${to} AND ${rest} AND ${writtenSince(since)}
        AND ${onlyPurchases ? Prisma.sql`e.kind = 'conversion'` : Prisma.sql`true`}
      ORDER BY e.at, e.id LIMIT ${size}::int
    ), server_rows AS MATERIALIZED (
      SELECT id, at, visit_key, user_id FROM page WHERE kind IN ('sign_up', 'conversion')
      UNION
      SELECT s.id, s.at, s.visit_key, s.user_id
      FROM (SELECT DISTINCT user_id, at FROM page WHERE user_id IS NOT NULL AND visit_key IS NOT NULL) p CROSS JOIN LATERAL (
        SELECT * FROM analytics_events s
        WHERE s.user_id = p.user_id AND s.at <= p.at AND s.at > p.at - interval '30 minutes'
          AND s.kind::text IN ('sign_up', 'conversion') OFFSET 0) s
    ), buyers AS MATERIALIZED (
      SELECT DISTINCT user_id FROM page
      WHERE user_id IS NOT NULL AND (kind = 'conversion' OR (kind = 'event' AND category = 'plan' AND action = 'choose'))
    ), touched AS (
      SELECT visit_key AS key, at FROM page WHERE visit_key IS NOT NULL
      UNION ALL
      SELECT visit_key, at FROM server_rows WHERE visit_key IS NOT NULL
      UNION ALL
      SELECT n.visit_key, s.at FROM server_rows s CROSS JOIN LATERAL (
        SELECT n.visit_key FROM analytics_events n
        WHERE n.user_id = s.user_id AND n.at >= s.at AND n.at < s.at + interval '30 minutes' OFFSET 0) n
      UNION ALL
      SELECT ${visitOfServerRow(Prisma.sql`s`)}, s.at FROM buyers b CROSS JOIN LATERAL (
        SELECT * FROM analytics_events s WHERE s.user_id = b.user_id AND s.kind::text = 'sign_up' OFFSET 0) s
    ), keys AS MATERIALIZED (
      SELECT key, min(at) AS first, max(at) AS last FROM touched WHERE key IS NOT NULL GROUP BY key
    )
    SELECT (SELECT count(*)::int FROM page) AS count, l.at, l.id,
      (SELECT json_agg(DISTINCT date_trunc('hour', at, 'UTC')) FROM page) AS hours,
      (SELECT json_agg(json_build_object('key', key, 'first', first, 'last', last, 'rows', (
        SELECT count(*) FROM (
          SELECT 1 FROM analytics_events r WHERE r.visit_key = keys.key LIMIT ${MAX_ROWS_OF_VISIT}::int) r))) FROM keys) AS visits
    FROM (SELECT at, id FROM page ORDER BY at DESC, id DESC LIMIT 1) l`
  if (page === undefined) return { next: null, rows: 0, hours: [], visits: [] }
  return {
    next: page.count < size ? null : { at: page.at.toISOString(), id: page.id },
    rows: page.count,
    hours: page.hours.map((hour) => new Date(hour)),
    visits: page.visits ?? [],
  }
}
