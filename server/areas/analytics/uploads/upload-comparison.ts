/** Compares imported figures with recorded ones. */
import type { Prisma } from '#prisma/client/client.ts'
import type { UploadReport } from './upload-report.ts'

export type ComparedFigure = {
  readonly metric: 'users' | 'conversion_rate' | 'bounce_rate' | 'session_duration'
  /** Null when the file lacks it. */
  readonly imported: number | null
  /** Null without recorded data. */
  readonly recorded: number | null
  /** Imported minus recorded; null when either is. */
  readonly gap: number | null
}

export type UploadComparison = {
  /** Days with imported figures, and how many of them have records. */
  readonly days: number
  readonly recordedDays: number
  readonly figures: readonly ComparedFigure[]
}

type Recorded = {
  days: number
  recordedDays: number
  visits: number
  bounces: number
  seconds: number
  sessions: number
  purchases: number
}

const rounded = (value: number): number => Number(value.toFixed(2))
const share = (part: number, whole: number, factor: number): number | null =>
  whole === 0 ? null : rounded((part / whole) * factor)

const compare = (
  metric: ComparedFigure['metric'],
  imported: number | null,
  recorded: number | null,
): ComparedFigure => ({
  metric,
  imported,
  recorded,
  gap: imported === null || recorded === null ? null : rounded(imported - recorded),
})

export const readComparison = async (
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
  importId: string,
  { analysis }: UploadReport,
): Promise<UploadComparison> => {
  const [recorded] = await prisma.$queryRaw<Recorded[]>`
    SELECT count(*)::int AS days, count(t.starts_at)::int AS "recordedDays",
      coalesce(sum(t.visits), 0)::float8 AS visits, coalesce(sum(t.bounces), 0)::float8 AS bounces,
      coalesce(sum(t.seconds), 0)::float8 AS seconds, coalesce(sum(t.sessions), 0)::float8 AS sessions,
      coalesce(sum(t.purchases), 0)::float8 AS purchases
    FROM (SELECT DISTINCT date FROM analytics_import_rows WHERE import_id = ${importId}::uuid AND date IS NOT NULL) d
    LEFT JOIN analytics_totals t ON t.period = 'day' AND t.dimension = 'traffic' AND t.bucket = 'person' AND t.key = ''
      AND t.starts_at = d.date::timestamp AT TIME ZONE 'UTC'`
  const { days, recordedDays, visits, bounces, seconds, sessions, purchases } = recorded ?? {
    days: 0,
    recordedDays: 0,
    visits: 0,
    bounces: 0,
    seconds: 0,
    sessions: 0,
    purchases: 0,
  }
  return {
    days,
    recordedDays,
    figures: [
      compare('users', analysis.totalUsers, recordedDays === 0 ? null : visits),
      compare('conversion_rate', analysis.conversionRate, share(purchases, visits, 100)),
      compare('bounce_rate', analysis.bounceRate, share(bounces, sessions, 100)),
      compare('session_duration', analysis.sessionDuration, share(seconds, sessions, 1)),
    ],
  }
}
