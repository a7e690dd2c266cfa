/** Weekly retention after sign-up. */
import { weekOf } from '#core/analytics/utc-days.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { HourRange } from './hour-totals.ts'
import { writtenSince } from './touched-visits.ts'

/** The key of a cohort's size. */
export const COHORT_SIZE = 'size'

/**
 * Records active weeks from newly written rows in the ranges, and recounts weeks from `from` on; cohort sizes from
 * `weeksSince` on (null: all). Earlier weeks stay fixed, so that account deletions do not change past figures.
 */
export const rollUpActiveWeeks = async (
  database: Database,
  options: {
    readonly ranges: readonly HourRange[]
    readonly rowsSince: bigint | null
    readonly from: Date
    readonly weeksSince: Date | null
  },
): Promise<void> => {
  const { ranges, rowsSince, from, weeksSince } = options
  for (const range of ranges) {
    await database.prisma.$executeRaw`
      INSERT INTO analytics_active_weeks (user_id, week)
      SELECT DISTINCT e.user_id, (date_trunc('week', e.at, 'UTC') AT TIME ZONE 'UTC')::date
      FROM analytics_events e JOIN users u ON u.id = e.user_id
      WHERE e.at >= ${range.from} AND e.at < ${range.to} AND ${writtenSince(rowsSince)}
        AND e.bucket = 'person' AND e.kind IN ('page_view', 'event', 'tool_view')
      ON CONFLICT DO NOTHING`
  }
  const insert = Prisma.sql`INSERT INTO analytics_totals (period, starts_at, dimension, bucket, key, visits)`
  const replace = Prisma.sql`ON CONFLICT (period, dimension, starts_at, bucket, key) DO UPDATE SET visits = EXCLUDED.visits`
  const cohort = Prisma.sql`date_trunc('week', u.created_at, 'UTC')`
  const total = Prisma.sql`'day'::"AnalyticsPeriod", ${cohort}, 'retention', 'person'::"AnalyticsBucket"`
  await database.transaction(async (tx) => {
    await tx.$executeRaw`${insert}
      SELECT ${total}, ${COHORT_SIZE}, count(*) FROM users u WHERE u.created_at >= ${weeksSince ?? new Date(0)} GROUP BY 2 ${replace}`
    await tx.$executeRaw`${insert}
      SELECT ${total}, lpad(((a.week - (${cohort} AT TIME ZONE 'UTC')::date) / 7)::text, 3, '0'), count(*)
      FROM analytics_active_weeks a JOIN users u ON u.id = a.user_id
      WHERE a.week >= (${weekOf(from)}::timestamptz AT TIME ZONE 'UTC')::date AND a.week >= (${cohort} AT TIME ZONE 'UTC')::date
      GROUP BY 2, 5 ${replace}`
  })
}
