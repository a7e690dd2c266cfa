/** Missing records of a period: gaps left by killed processes, and counted drops. */
import type { RecordingGap, RecordingLosses } from '#core/analytics/recording-losses.ts'
import { plusMs } from '#core/analytics/utc-days.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Processes write at least once a minute; one silent for longer has ended. */
const SILENT_MS = 180_000
/** A process killed repeatedly leaves more gaps than needed. */
const MAX_GAPS = 1_000

export const createRecordingLosses = ({ database, clock }: { database: Database; clock: Clock }) => {
  /** Gaps that overlap a period, oldest first. */
  const gapsIn = async (from: Date, to: Date): Promise<RecordingGap[]> => {
    const now = clock.now()
    // The embedded database has one process at a time, so any other one without an end was killed. With a server there
    // may be several: active ones have no gap, and they fill the gaps of others.
    const ended =
      database.kind === 'pglite'
        ? Prisma.sql`next.started_at IS NOT NULL`
        : Prisma.sql`r.last_flush_at < ${plusMs(now, -SILENT_MS)}`
    const gaps = await database.prisma.$queryRaw<RecordingGap[]>`
      SELECT * FROM (
        SELECT r.last_flush_at AS "from", CASE
          WHEN EXISTS (SELECT FROM analytics_recording_runs o
            WHERE o.id <> r.id AND o.started_at <= r.last_flush_at AND o.last_flush_at > r.last_flush_at) THEN r.last_flush_at
          ELSE coalesce(next.started_at, ${now}) END AS "to"
        FROM analytics_recording_runs r
        LEFT JOIN LATERAL (SELECT min(n.started_at) AS started_at FROM analytics_recording_runs n
          WHERE n.started_at > r.last_flush_at) next ON true
        WHERE r.ended_at IS NULL AND r.last_flush_at < ${to} AND ${ended}
      ) gap WHERE "to" >= ${from} ORDER BY "from" DESC LIMIT ${MAX_GAPS}`
    return gaps.toReversed()
  }

  return {
    gapsIn,

    /** `to` is exclusive. */
    lossesIn: async (from: Date, to: Date): Promise<RecordingLosses> => {
      const [first, last] = [utcDay(from), utcDay(plusMs(to, -1))]
      const [sum] = await database.prisma.$queryRaw<{ dropped: number }[]>`
        SELECT coalesce(sum(value::bigint), 0)::float8 AS dropped
        FROM analytics_recording_runs, jsonb_each_text(dropped_by_day)
        WHERE key >= ${first} AND key <= ${last}`
      return { gaps: await gapsIn(from, to), dropped: sum?.dropped ?? 0 }
    },
  }
}
