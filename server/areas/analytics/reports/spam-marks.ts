/** Marks rows of visits excluded by a spam rule, and unmarks them when the rule is gone. */
import { Prisma } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { HourRange } from './hour-totals.ts'
import { beginsOfVisits, CAMPAIGN_SEPARATOR, type TouchedVisit } from './visit-figures.ts'

const REASON = 'Referrer spam: '
/** Sorts before every key. */
const NO_KEY = '00000000-0000-0000-0000-000000000000'

/** Rules (`r`) matching the source's host or a parent domain. */
const rulesOf = (source: Prisma.Sql): Prisma.Sql => Prisma.sql`
  FROM (SELECT string_to_array(lower(${source}), '.') AS labels) s,
    generate_series(1, cardinality(s.labels)) AS first_label,
    analytics_spam_rules r
  WHERE r.host = array_to_string(s.labels[first_label:], '.')`

const isSpamSource = (source: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (SELECT 1 ${rulesOf(source)})`

const isSpamOf = (key: Prisma.Sql): Prisma.Sql => isSpamSource(Prisma.sql`split_part(${key}, ${CAMPAIGN_SEPARATOR}, 1)`)

/** Checks each distinct key once instead of every total. */
export const isSpamKey = (key: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  EXISTS (SELECT 1 FROM analytics_spam_rules) AND ${key} IN (
    SELECT k.key FROM (SELECT DISTINCT s.key FROM analytics_totals s WHERE s.period = 'day' AND s.dimension = 'source') k
    WHERE ${isSpamOf(Prisma.sql`k.key`)}))`

/** Whether the reason belongs to an existing rule. */
export const isCurrentReason = (reason: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${reason} IN (SELECT ${REASON} || r.host FROM analytics_spam_rules r)`

type Row = { readonly id: string; readonly hour: Date; readonly host: string }

/** Updates rows found via their visit: searching them in the update would scan the whole table. */
const change = async (
  tx: TransactionClient,
  rows: readonly Row[],
  [from, to]: readonly ['spam', 'person'] | readonly ['person', 'spam'],
): Promise<Date[]> => {
  for (const [host, group] of Map.groupBy(rows, (row) => row.host)) {
    const where = { id: { in: group.map(({ id }) => id) }, bucket: from }
    const reason = to === 'spam' ? `${REASON}${host}` : null
    await tx.analyticsEvent.updateMany({ where, data: { bucket: to, reason } })
  }
  return rows.map(({ hour }) => hour)
}

/**
 * Applies the rules, by the source of a visit's first page view, to the rows of touched visits. Bot rows stay bots.
 * Returns the affected hours.
 */
export const markSpam = async (tx: TransactionClient, touched: Prisma.Sql): Promise<Date[]> => {
  const hour = Prisma.sql`date_trunc('hour', e.at, 'UTC') AS hour`
  const outdated = await tx.$queryRaw<Row[]>`${touched}
    SELECT DISTINCT e.id, ${hour}, '' AS host FROM touched t CROSS JOIN LATERAL (
      SELECT * FROM analytics_events r
      WHERE r.visit_key = t.key AND r.at >= t.window_from AND r.at < t.window_to + interval '24 hours' OFFSET 0) e
    WHERE e.bucket = 'spam' AND NOT ${isCurrentReason(Prisma.sql`e.reason`)}`
  const unmarked = await change(tx, outdated, ['spam', 'person'])
  if ((await tx.analyticsSpamRule.count()) === 0) return unmarked
  const excluded = await tx.$queryRaw<Row[]>`${touched},
    visits AS MATERIALIZED (${beginsOfVisits(Prisma.sql`e.source, e.bucket`)})
    SELECT e.id, ${hour}, l.host
    FROM visits v CROSS JOIN LATERAL (
      SELECT r.host ${rulesOf(Prisma.sql`v.source`)} ORDER BY length(r.host) DESC LIMIT 1
    ) l CROSS JOIN LATERAL (
      SELECT * FROM analytics_events r
      WHERE r.visit_key = v.visit_key AND r.at >= v.started_at AND r.at < v.started_at + interval '24 hours' OFFSET 0) e
    WHERE v.bucket <> 'bot' AND e.bucket = 'person'`
  return [...unmarked, ...(await change(tx, excluded, ['person', 'spam']))]
}

/** Visits of the range whose marking is outdated, by key. */
export const spamVisits = (
  { prisma }: Database,
  { from, to }: HourRange,
  { after, size }: { readonly after: string | null; readonly size: number },
): Promise<TouchedVisit[]> => prisma.$queryRaw`
  SELECT v.visit_key AS key, to_json(min(v.hour))#>>'{}' AS first, to_json(max(v.hour))#>>'{}' AS last
  FROM analytics_visits v
  WHERE v.hour >= ${from} AND v.hour < ${to} AND v.visit_key > ${after ?? NO_KEY}::uuid AND (
    (v.bucket = 'person' AND ${isSpamOf(Prisma.sql`v.source_key`)})
    OR (v.bucket = 'spam' AND NOT ${isCurrentReason(Prisma.sql`v.reason`)}))
  GROUP BY v.visit_key ORDER BY v.visit_key LIMIT ${size}::int`
