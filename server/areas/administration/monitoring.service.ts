/** Figures in the database for monitoring, in one statement. */
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

/** Ages in seconds; null when nothing waits. */
export type StoredFigures = {
  readonly jobs: readonly {
    readonly kind: string
    readonly state: 'waiting' | 'running' | 'dead'
    readonly count: number
    /** How long the oldest one is due and not taken, or runs after its lease has ended. */
    readonly late: number | null
  }[]
  /** Jobs that failed permanently in the last day. */
  readonly deadLastDay: number
  readonly webhooks: { readonly waiting: number; readonly late: number | null; readonly failing: number }
  /** Pages with prices by the outcome of their last reading, and those whose next one is due. */
  readonly pricePages: Readonly<Record<string, number>>
  readonly pricePagesDue: number
  /** The age of the newest recorded rows that were sent to the column store, and failed attempts since; null: none is used. */
  readonly analyticsSink: { readonly behind: number; readonly failures: number; readonly rows: number } | null
  readonly catalogueRevision: number
  readonly databaseBytes: number
}

export type MonitoringService = ReturnType<typeof createMonitoringService>

/** Ended jobs are counted by the process; here they would be a scan of a month. */
const statement = (at: Date): Prisma.Sql => {
  const now = at.toISOString()
  return Prisma.sql`
    SELECT json_build_object(
      'jobs', (SELECT coalesce(json_agg(row_to_json(j)), '[]') FROM (
        SELECT kind, state, count(*)::int AS count,
          CASE WHEN state <> 'dead' AND min(available_at) <= ${now}::timestamptz
            THEN extract(epoch FROM ${now}::timestamptz - min(available_at))::float8 END AS late
        FROM jobs WHERE state IN ('waiting', 'running', 'dead') GROUP BY kind, state) AS j),
      'deadLastDay', (SELECT count(*)::int FROM jobs
        WHERE state = 'dead' AND finished_at > ${now}::timestamptz - interval '1 day'),
      'webhooks', (SELECT row_to_json(w) FROM (
        SELECT count(*)::int AS waiting,
          CASE WHEN min(due_at) <= ${now}::timestamptz THEN extract(epoch FROM ${now}::timestamptz - min(due_at))::float8 END AS late,
          (SELECT count(*)::int FROM webhooks WHERE failing_since IS NOT NULL AND ended_at IS NULL) AS failing
        FROM webhook_deliveries WHERE state = 'waiting'
          AND EXISTS (SELECT FROM webhooks o WHERE o.id = webhook_id AND o.ended_at IS NULL)) AS w),
      'pricePages', (SELECT coalesce(json_object_agg(outcome, n), '{}') FROM (
        SELECT outcome, count(*)::int AS n FROM price_page_readings GROUP BY outcome) AS p),
      'pricePagesDue', (SELECT count(*)::int FROM price_page_readings WHERE next_on <= ${now}::timestamptz),
      'analyticsSink', (SELECT row_to_json(s) FROM (
        SELECT extract(epoch FROM ${now}::timestamptz - coalesce(sent_to, created_at))::float8 AS behind, failures,
          rows_sent::float8 AS rows FROM analytics_sinks) AS s),
      'catalogueRevision', (SELECT coalesce(max(revision), 0) FROM catalogue_state),
      'databaseBytes', pg_database_size(current_database())::float8) AS figures`
}

export const createMonitoringService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** For the port of the operator, which no visitor can reach: it shows counts and no data of anybody. */
  readStored: async (): Promise<StoredFigures> => {
    const [row] = await database.prisma.$queryRaw<{ figures: StoredFigures }[]>(statement(clock.now()))
    if (row === undefined) throw new Error('The database returned no figures.')
    return row.figures
  },
})
