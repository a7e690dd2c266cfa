/**
 * Computes hourly totals from visits and rows, and daily ones from hours, one statement per dimension to keep each
 * short. A visit counts in the hour of its first page view, everything else in its own.
 */
import { Prisma } from '#prisma/client/client.ts'

/** Full hours; `to` is exclusive. */
export type HourRange = { readonly from: Date; readonly to: Date }

/** Counted dimensions. Retention is in `retention-totals.ts`. */
export const DIMENSIONS = ['traffic', 'page', 'source', 'search', 'tool', 'reason', 'funnel'] as const
export type Dimension = (typeof DIMENSIONS)[number]

const NAMES = [
  'views',
  'visits',
  'bounces',
  'seconds',
  'sessions',
  'events',
  'sign_ups',
  'purchases',
  'amount_cents',
] as const
type Name = (typeof NAMES)[number]
type Counts = { readonly [name in Name]?: Prisma.Sql }

const COUNT = Prisma.sql`count(*)`
const countOf = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`count(*) FILTER (WHERE ${condition})`
const ofKind = (kind: string): Prisma.Sql => countOf(Prisma.sql`e.kind::text = ${kind}`)

/** Omitted columns are 0. */
const columnsOf = (counts: Counts): Prisma.Sql =>
  Prisma.join(NAMES.map((name) => Prisma.sql`${counts[name] ?? Prisma.sql`0`} AS ${Prisma.raw(name)}`))

const ofRows = (range: HourRange, key: Prisma.Sql, counts: Counts, where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT date_trunc('hour', e.at, 'UTC') AS starts_at, e.bucket, ${key} AS key, ${columnsOf(counts)}
  FROM analytics_events e WHERE e.at >= ${range.from} AND e.at < ${range.to} AND ${where} GROUP BY 1, 2, 3`

const ofVisits = (
  range: HourRange,
  key: Prisma.Sql,
  counts: Counts,
  where = Prisma.sql`true`,
): Prisma.Sql => Prisma.sql`
  SELECT v.hour AS starts_at, v.bucket, ${key} AS key, ${columnsOf(counts)}
  FROM analytics_visits v WHERE v.hour >= ${range.from} AND v.hour < ${range.to} AND ${where} GROUP BY 1, 2, 3`

const VISIT_COUNTS: Counts = {
  visits: COUNT,
  bounces: countOf(Prisma.sql`v.bounced`),
  seconds: Prisma.sql`sum(round(v.seconds))`,
  sessions: countOf(Prisma.sql`v.ended`),
}
const PAGE = Prisma.sql`COALESCE(split_part(e.path, '?', 1), '')`
/** Separates search text and filters in a key; texts contain no tabs. */
export const FILTERS_SEPARATOR = '\t'
/** Directory filters in the recorded path: its query without search and visit source. */
const FILTERS = Prisma.sql`substr(regexp_replace(
  '&' || split_part(e.path, '?', 2), '&(search|ref|utm_[a-z]+)=[^&]*', '', 'g'), 2)`
const SEARCH = Prisma.sql`lower(e.label) ||
  CASE WHEN e.path LIKE '/ai-tools?%' THEN COALESCE(${FILTERS_SEPARATOR} || NULLIF(${FILTERS}, ''), '') ELSE '' END`
const WHOLE = Prisma.sql`''`

const partsOf: Readonly<Record<Dimension, (range: HourRange) => readonly Prisma.Sql[]>> = {
  traffic: (range) => [
    ofRows(
      range,
      WHOLE,
      {
        views: ofKind('page_view'),
        events: ofKind('event'),
        sign_ups: ofKind('sign_up'),
        purchases: ofKind('conversion'),
        amount_cents: Prisma.sql`COALESCE(sum(e.value) FILTER (WHERE e.kind::text = 'conversion'), 0)`,
      },
      Prisma.sql`true`,
    ),
    ofVisits(range, WHOLE, VISIT_COUNTS),
  ],
  page: (range) => [
    ofRows(range, PAGE, { views: COUNT }, Prisma.sql`e.kind = 'page_view'`),
    ofVisits(range, Prisma.sql`v.page`, VISIT_COUNTS),
  ],
  source: (range) => [
    ofVisits(range, Prisma.sql`v.source_key`, {
      ...VISIT_COUNTS,
      views: Prisma.sql`sum(v.views)`,
      sign_ups: Prisma.sql`sum(v.sign_ups)`,
      purchases: Prisma.sql`sum(v.purchases)`,
      amount_cents: Prisma.sql`sum(v.amount)`,
    }),
  ],
  search: (range) => [
    ofRows(
      range,
      SEARCH,
      { events: COUNT },
      Prisma.sql`e.kind = 'event' AND e.category = 'search' AND e.action = 'search' AND e.value = 0 AND e.label IS NOT NULL`,
    ),
  ],
  tool: (range) => [
    ofRows(range, Prisma.sql`e.label`, { views: COUNT }, Prisma.sql`e.kind = 'tool_view' AND e.label IS NOT NULL`),
  ],
  reason: (range) => [
    ofRows(
      range,
      Prisma.sql`COALESCE(e.reason, '')`,
      { views: ofKind('page_view'), events: COUNT },
      Prisma.sql`e.bucket <> 'person'`,
    ),
    ofVisits(range, Prisma.sql`v.reason`, { visits: COUNT }, Prisma.sql`v.bucket <> 'person'`),
  ],
  funnel: (range) => [
    ofVisits(range, Prisma.sql`lpad(v.step::text, 2, '0')`, { visits: COUNT }, Prisma.sql`v.step IS NOT NULL`),
  ],
}

const list = (write: (name: Name) => string): Prisma.Sql => Prisma.raw(NAMES.map(write).join(', '))
const BIG: readonly Name[] = ['seconds', 'amount_cents']
const SUMS = list((name) => `round(sum(${name}))::${BIG.includes(name) ? 'bigint' : 'int'} AS ${name}`)

/** Replaces a dimension's totals in the range, writing only differences. */
const replace = (
  period: 'hour' | 'day',
  dimension: Dimension,
  { from, to }: HourRange,
  parts: Prisma.Sql,
) => Prisma.sql`
  WITH fresh AS MATERIALIZED (SELECT starts_at, bucket, key, ${SUMS} FROM (${parts}) p GROUP BY starts_at, bucket, key),
  removed AS (
    -- A hashed list rather than a join: without statistics the planner would compare each with each.
    DELETE FROM analytics_totals
    WHERE period = ${period}::"AnalyticsPeriod" AND dimension = ${dimension} AND starts_at >= ${from} AND starts_at < ${to}
      AND (starts_at, bucket, key) NOT IN (SELECT starts_at, bucket, key FROM fresh))
  INSERT INTO analytics_totals AS t (period, dimension, starts_at, bucket, key, ${list((name) => name)})
  SELECT ${period}::"AnalyticsPeriod", ${dimension}, starts_at, bucket, key, ${list((name) => name)} FROM fresh
  ON CONFLICT (period, dimension, starts_at, bucket, key) DO UPDATE SET ${list((name) => `${name} = EXCLUDED.${name}`)}
  WHERE (${list((name) => `t.${name}`)}) IS DISTINCT FROM (${list((name) => `EXCLUDED.${name}`)})`

export const replaceHours = (dimension: Dimension, range: HourRange): Prisma.Sql =>
  replace('hour', dimension, range, Prisma.join([...partsOf[dimension](range)], ' UNION ALL '))

/** As sums of their hours. */
export const replaceDays = (dimension: Dimension, range: HourRange): Prisma.Sql =>
  replace(
    'day',
    dimension,
    range,
    Prisma.sql`
      SELECT date_trunc('day', starts_at, 'UTC') AS starts_at, bucket, key, ${list((name) => name)} FROM analytics_totals
      WHERE period = 'hour' AND dimension = ${dimension} AND starts_at >= ${range.from} AND starts_at < ${range.to}`,
  )
