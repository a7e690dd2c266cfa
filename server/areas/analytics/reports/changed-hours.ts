import { Prisma } from '../../../../prisma/client/client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type HourRange, visitOfServerRow } from './hour-totals.ts'

/** The server learns of a payment up to so many days later. */
const LATE_PURCHASE = Prisma.sql`interval '31 days'`

/**
 * Hours before the range whose totals must be computed anew: those in which a visit began that went on in the range, those
 * of the visits in which members signed up who chose or paid a plan in the range, and those of purchases that became known
 * late, with their visits.
 */
export const changedHours = async (database: Database, { from, to }: HourRange): Promise<Date[]> => {
  const rows = await database.prisma.$queryRaw<{ hour: Date }[]>(Prisma.sql`
    WITH late AS (
      SELECT date_trunc('hour', at, 'UTC') AS hour, count(*) FROM analytics_events
      WHERE kind = 'conversion' AND at >= ${from}::timestamptz - ${LATE_PURCHASE} AND at < ${from} GROUP BY 1
      EXCEPT
      SELECT starts_at, sum(purchases) FROM analytics_totals
      WHERE period = 'hour' AND dimension = 'traffic' AND starts_at >= ${from}::timestamptz - ${LATE_PURCHASE} GROUP BY 1
    ), active AS (
      SELECT id, at, visit_key, user_id, kind, category, action FROM analytics_events WHERE at >= ${from} AND at < ${to}
      UNION ALL
      SELECT e.id, e.at, e.visit_key, e.user_id, e.kind, e.category, e.action
      FROM late JOIN analytics_events e ON e.kind = 'conversion' AND e.at >= late.hour AND e.at < late.hour + interval '1 hour'
    ), touched AS (
      SELECT DISTINCT visit_key FROM active WHERE visit_key IS NOT NULL
      UNION
      SELECT ${visitOfServerRow(Prisma.sql`a`)} FROM active a WHERE a.kind IN ('sign_up', 'conversion')
      UNION
      SELECT ${visitOfServerRow(Prisma.sql`s`)} FROM analytics_events s
      WHERE s.kind = 'sign_up' AND s.user_id IN (
        SELECT user_id FROM active WHERE kind = 'conversion' OR (kind = 'event' AND category = 'plan' AND action = 'choose'))
    )
    -- The casts keep the planner on the index of visits.
    SELECT date_trunc('hour', b.at, 'UTC') AS hour
    FROM touched t CROSS JOIN LATERAL (
      SELECT min(p.at + interval '0') AS at FROM analytics_events p
      WHERE p.visit_key = t.visit_key AND p.kind::text = 'page_view'
    ) b
    WHERE b.at < ${from}
    UNION SELECT hour FROM late
    ORDER BY 1`)
  return rows.map(({ hour }) => hour)
}
