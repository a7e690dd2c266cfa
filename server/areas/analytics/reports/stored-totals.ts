/** Reads daily totals. */
import { plusMs } from '#core/analytics/utc-days.ts'
import { DAY_MS } from '#core/durations.ts'
import { utcDay } from '#core/utc-day.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Dimension } from './hour-totals.ts'
import type { Measures } from './measures.ts'

/** A null key stands for all keys beyond the most frequent ones. */
export type KeyTotals = Measures & { readonly key: string | null }

/** Rows of a ranking; the rest are summed in one row. */
export const MAX_ROWS = 200

type Selection = {
  readonly from: Date
  readonly to: Date
  readonly dimension: Dimension
  readonly buckets: readonly ('person' | 'bot' | 'spam')[]
  /** Further conditions on the totals `t`. */
  readonly where?: Prisma.Sql
}

const SUMS = Prisma.sql`sum(views)::float8 AS views, sum(visits)::float8 AS visits, sum(bounces)::float8 AS bounces,
  sum(seconds)::float8 AS seconds, sum(sessions)::float8 AS sessions, sum(events)::float8 AS events,
  sum(sign_ups)::float8 AS "signUps", sum(purchases)::float8 AS purchases, sum(amount_cents)::float8 AS cents`

const rowsOf = ({ from, to, dimension, buckets, where = Prisma.sql`true` }: Selection): Prisma.Sql => Prisma.sql`
  SELECT t.starts_at, t.key, t.views, t.visits, t.bounces, t.seconds, t.sessions, t.events, t.sign_ups, t.purchases,
    t.amount_cents
  FROM analytics_totals t
  WHERE t.period = 'day' AND t.dimension = ${dimension} AND t.starts_at >= ${from} AND t.starts_at < ${plusMs(to, DAY_MS)}
    AND t.bucket::text IN (${Prisma.join([...buckets])}) AND ${where}`

/** By day text; days without totals are missing. */
export const totalsByDay = async (
  { prisma }: Database,
  selection: Selection,
): Promise<ReadonlyMap<string, Measures>> => {
  const rows = await prisma.$queryRaw<(Measures & { readonly day: Date })[]>`
    SELECT starts_at AS day, ${SUMS} FROM (${rowsOf(selection)}) t GROUP BY 1`
  return new Map(rows.map(({ day, ...measures }) => [utcDay(day), measures]))
}

/** Largest `rank` first; beyond 200 keys, a final sum without a key. */
export const totalsByKey = async (
  { prisma }: Database,
  selection: Selection,
  rank: 'views' | 'visits' | 'events',
  /** Further rows (`key`, `views`, `events`), such as favorites. */
  further: Prisma.Sql | null = null,
  /** Maps `t.key` to the key it counts under. */
  currentKey: Prisma.Sql = Prisma.sql`t.key`,
): Promise<KeyTotals[]> => {
  const counts = Prisma.raw('views, visits, bounces, seconds, sessions, events, sign_ups, purchases, amount_cents')
  const more =
    further === null
      ? Prisma.empty
      : Prisma.sql`UNION ALL SELECT key, views, 0, 0, 0, 0, events, 0, 0, 0 FROM (${further}) f`
  const order = Prisma.raw({ views: 'sum(views)', visits: 'sum(visits)', events: 'sum(events)' }[rank])
  return prisma.$queryRaw<KeyTotals[]>`
    WITH parts AS (SELECT ${currentKey} AS key, ${counts} FROM (${rowsOf(selection)}) t ${more}),
    keys AS (
      SELECT key, sum(views) AS views, sum(visits) AS visits, sum(bounces) AS bounces, sum(seconds) AS seconds,
        sum(sessions) AS sessions, sum(events) AS events, sum(sign_ups) AS sign_ups, sum(purchases) AS purchases,
        sum(amount_cents) AS amount_cents, row_number() OVER (ORDER BY ${order} DESC, key COLLATE "C") AS place
      FROM parts GROUP BY key
    )
    SELECT CASE WHEN place <= ${MAX_ROWS} THEN key END AS key, ${SUMS}
    FROM keys GROUP BY 1, CASE WHEN place <= ${MAX_ROWS} THEN place END
    ORDER BY min(place)`
}

/** The first day with totals; null without any. */
export const firstDay = async ({ prisma }: Database): Promise<Date | null> => {
  const where = { period: 'day', dimension: 'traffic' } as const
  const { _min } = await prisma.analyticsTotal.aggregate({ where, _min: { startsAt: true } })
  return _min.startsAt
}
