/**
 * The statement that computes the totals of hours from recorded rows. A visit counts in the hour of its first page view,
 * with what it did in the 24 hours from then on; everything else counts in its own hour. So each total is a sum, and
 * those of days are the sums of their hours.
 */
import { FINISH_STEP } from '../../../../core/analytics/funnel-steps.ts'
import { Prisma } from '../../../../prisma/client/client.ts'

/** From a beginning of an hour to a later one, which is not part of it. */
export type HourRange = { readonly from: Date; readonly to: Date }

/** Between a source and its campaign in a key. Recorded texts hold no tab. */
export const CAMPAIGN_SEPARATOR = '\t'

const HOME = Prisma.sql`e.kind = 'page_view' AND split_part(e.path, '?', 1) = '/'`
const QUESTION = '^q([1-9]|1[0-9]|20)$'

/** The visit that a row of the server (a sign-up or purchase) belongs to: its own, or where the member was seen next. */
export const visitOfServerRow = (row: Prisma.Sql): Prisma.Sql => Prisma.sql`COALESCE(${row}.visit_key, (
  SELECT seen.visit_key FROM analytics_events seen
  WHERE seen.user_id = ${row}.user_id AND seen.visit_key IS NOT NULL
    AND seen.at >= ${row}.at AND seen.at < ${row}.at + interval '30 minutes'
  ORDER BY seen.at, seen.id LIMIT 1))`

/** Visits that began in the range, by their first page view. */
export const visitsBegunIn = ({ from, to }: HourRange): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (e.visit_key) e.visit_key, e.at AS started_at, date_trunc('hour', e.at, 'UTC') AS hour, e.bucket,
    e.reason, split_part(e.path, '?', 1) AS page, e.source,
    COALESCE(e.source, '') || COALESCE(${CAMPAIGN_SEPARATOR} || e.campaign, '') AS source_key
  FROM analytics_events e
  WHERE e.kind = 'page_view' AND e.at >= ${from} AND e.at < ${to} AND e.visit_key IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM analytics_events p
      WHERE p.visit_key = e.visit_key AND p.kind = 'page_view'
        AND p.at >= ${from}::timestamptz - interval '24 hours' AND p.at < ${from})
  ORDER BY e.visit_key, e.at, e.id`

/** The rows of those visits, and what the server recorded for them. */
const visitParts = ({ from, to }: HourRange): Prisma.Sql => Prisma.sql`
  visit_rows AS MATERIALIZED (
    SELECT e.* FROM visits v JOIN analytics_events e ON e.visit_key = v.visit_key
    WHERE e.at >= v.started_at AND e.at < v.started_at + interval '24 hours'
      AND e.at >= ${from} AND e.at < ${to}::timestamptz + interval '24 hours'
  ),
  sessions AS (
    SELECT DISTINCT ON (visit_key) visit_key, COALESCE(bounced, false) AS bounced, GREATEST(COALESCE(value, 0), 0) AS seconds
    FROM visit_rows WHERE kind = 'session' ORDER BY visit_key, at DESC, id DESC
  ),
  server_rows AS MATERIALIZED (
    SELECT v.visit_key, s.kind, s.at, s.user_id, s.value
    FROM (
      SELECT s.*, ${visitOfServerRow(Prisma.sql`s`)} AS owner FROM analytics_events s
      WHERE s.kind IN ('sign_up', 'conversion') AND s.at >= ${from} AND s.at < ${to}::timestamptz + interval '24 hours'
    ) s JOIN visits v ON v.visit_key = s.owner
    WHERE s.at >= v.started_at AND s.at < v.started_at + interval '24 hours'
  ),
  visit_totals AS MATERIALIZED (
    SELECT v.*, s.visit_key IS NOT NULL AS ended, COALESCE(s.bounced, false) AS bounced, COALESCE(s.seconds, 0) AS seconds,
      COALESCE(w.views, 0) AS views, COALESCE(x.sign_ups, 0) AS sign_ups, COALESCE(x.purchases, 0) AS purchases,
      COALESCE(x.amount, 0) AS amount
    FROM visits v
    LEFT JOIN sessions s USING (visit_key)
    LEFT JOIN (SELECT visit_key, count(*) AS views FROM visit_rows WHERE kind = 'page_view' GROUP BY 1) w USING (visit_key)
    LEFT JOIN (
      SELECT visit_key, count(*) FILTER (WHERE kind = 'sign_up') AS sign_ups,
        count(*) FILTER (WHERE kind = 'conversion') AS purchases, sum(value) FILTER (WHERE kind = 'conversion') AS amount
      FROM server_rows GROUP BY 1
    ) x USING (visit_key)
  )`

/**
 * How far each visit came, step after step. A question counts when it or a later one was answered. Plan and payment may
 * come in any later visit of the member who signed up; a plan may be chosen before the sign-up.
 */
const funnelParts = Prisma.sql`
  home AS (SELECT e.visit_key, min(e.at) AS at FROM visit_rows e WHERE ${HOME} GROUP BY 1),
  quiz AS (
    SELECT e.* FROM visit_rows e WHERE e.kind = 'event' AND e.category = 'quiz'
  ),
  started AS (
    SELECT e.visit_key, min(e.at) AS at FROM quiz e JOIN home h USING (visit_key)
    WHERE e.action = 'start' AND e.at >= h.at GROUP BY 1
  ),
  answered AS (
    SELECT e.visit_key, max(substr(e.label, 2)::int) AS question FROM quiz e JOIN started s USING (visit_key)
    WHERE e.action = 'answer' AND e.at >= s.at AND e.label ~ ${QUESTION} GROUP BY 1
  ),
  finished AS (
    SELECT e.visit_key, min(e.at) AS at FROM quiz e JOIN started s USING (visit_key)
    WHERE e.action = 'finish' AND e.at >= s.at GROUP BY 1
  ),
  joined AS (
    SELECT DISTINCT ON (s.visit_key) s.visit_key, s.at, s.user_id, f.at AS finished_at
    FROM server_rows s JOIN finished f USING (visit_key)
    WHERE s.kind = 'sign_up' AND s.at >= f.at ORDER BY s.visit_key, s.at, s.user_id
  ),
  chosen AS (
    SELECT j.visit_key, j.user_id, GREATEST(j.at, min(e.at)) AS at
    FROM joined j CROSS JOIN LATERAL (
      SELECT at FROM analytics_events WHERE visit_key = j.visit_key AND at >= j.finished_at
        AND kind = 'event' AND category = 'plan' AND action = 'choose'
      UNION ALL
      SELECT at FROM analytics_events WHERE user_id = j.user_id AND at >= j.finished_at
        AND kind = 'event' AND category = 'plan' AND action = 'choose'
    ) e GROUP BY j.visit_key, j.user_id, j.at
  ),
  paid AS (
    SELECT DISTINCT c.visit_key FROM chosen c WHERE EXISTS (
      SELECT 1 FROM analytics_events e WHERE e.user_id = c.user_id AND e.kind = 'conversion' AND e.at >= c.at
    ) OR EXISTS (
      SELECT 1 FROM analytics_events e WHERE e.visit_key = c.visit_key AND e.kind = 'conversion' AND e.at >= c.at)
  ),
  furthest AS (
    SELECT v.hour, v.bucket,
      CASE WHEN p.visit_key IS NOT NULL THEN ${FINISH_STEP + 3}::int WHEN c.visit_key IS NOT NULL THEN ${FINISH_STEP + 2}::int
        WHEN j.visit_key IS NOT NULL THEN ${FINISH_STEP + 1}::int WHEN f.visit_key IS NOT NULL THEN ${FINISH_STEP}::int
        WHEN a.visit_key IS NOT NULL THEN a.question + 1 WHEN s.visit_key IS NOT NULL THEN 1 ELSE 0 END AS step
    FROM visits v JOIN home h USING (visit_key)
    LEFT JOIN started s USING (visit_key) LEFT JOIN answered a USING (visit_key) LEFT JOIN finished f USING (visit_key)
    LEFT JOIN joined j USING (visit_key) LEFT JOIN chosen c USING (visit_key) LEFT JOIN paid p USING (visit_key)
  )`

/** What the visits of a group add; `key` is what they are grouped by. */
const ofVisits = (dimension: string, key: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT hour, ${dimension}::text, bucket, ${key}, 0, count(*), count(*) FILTER (WHERE bounced), sum(round(seconds)),
    count(*) FILTER (WHERE ended), 0, 0, 0, 0
  FROM visit_totals GROUP BY 1, 3, 4`

/** Inserts the totals of the range's hours. Those that were there must have been deleted before. */
export const insertHourTotals = (range: HourRange): Prisma.Sql => {
  const { from, to } = range
  const hour = Prisma.sql`date_trunc('hour', e.at, 'UTC')`
  return Prisma.sql`
  INSERT INTO analytics_totals (period, starts_at, dimension, bucket, key, views, visits, bounces, seconds, sessions, events,
    sign_ups, purchases, amount_cents)
  WITH visits AS MATERIALIZED (${visitsBegunIn(range)}),
  ${visitParts(range)},
  ${funnelParts},
  rows AS (
    SELECT ${hour} AS hour, e.kind, e.bucket, e.reason, split_part(e.path, '?', 1) AS page, e.category, e.action, e.label, e.value
    FROM analytics_events e WHERE e.at >= ${from} AND e.at < ${to}
  ),
  parts (hour, dimension, bucket, key, views, visits, bounces, seconds, sessions, events, sign_ups, purchases, amount) AS (
    SELECT hour, 'traffic', bucket, '', count(*) FILTER (WHERE kind = 'page_view'), 0::bigint, 0::bigint, 0::float8, 0::bigint,
      count(*) FILTER (WHERE kind = 'event'), count(*) FILTER (WHERE kind = 'sign_up'),
      count(*) FILTER (WHERE kind = 'conversion'), COALESCE(sum(value) FILTER (WHERE kind = 'conversion'), 0)
    FROM rows GROUP BY hour, bucket
    UNION ALL ${ofVisits('traffic', Prisma.sql`''`)}
    UNION ALL ${ofVisits('page', Prisma.sql`COALESCE(page, '')`)}
    UNION ALL ${ofVisits('source', Prisma.sql`source_key`)}
    UNION ALL
    SELECT hour, 'source', bucket, source_key, sum(views), 0, 0, 0, 0, 0, sum(sign_ups), sum(purchases), sum(amount)
    FROM visit_totals GROUP BY hour, bucket, source_key
    UNION ALL
    SELECT hour, 'page', bucket, COALESCE(page, ''), count(*), 0, 0, 0, 0, 0, 0, 0, 0
    FROM rows WHERE kind = 'page_view' GROUP BY hour, bucket, page
    UNION ALL
    SELECT hour, 'search', bucket, lower(label), 0, 0, 0, 0, 0, count(*), 0, 0, 0
    FROM rows WHERE kind = 'event' AND category = 'search' AND action = 'search' AND value = 0 AND label IS NOT NULL
    GROUP BY hour, bucket, lower(label)
    UNION ALL
    SELECT hour, 'tool', bucket, label, count(*), 0, 0, 0, 0, 0, 0, 0, 0
    FROM rows WHERE kind = 'tool_view' AND label IS NOT NULL GROUP BY hour, bucket, label
    UNION ALL
    SELECT hour, 'reason', bucket, COALESCE(reason, ''), count(*) FILTER (WHERE kind = 'page_view'), 0, 0, 0, 0, count(*), 0, 0, 0
    FROM rows WHERE bucket <> 'person' GROUP BY hour, bucket, reason
    UNION ALL
    SELECT hour, 'reason', bucket, COALESCE(reason, ''), 0, count(*), 0, 0, 0, 0, 0, 0, 0
    FROM visit_totals WHERE bucket <> 'person' GROUP BY hour, bucket, reason
    UNION ALL
    SELECT hour, 'funnel', bucket, lpad(step::text, 2, '0'), 0, count(*), 0, 0, 0, 0, 0, 0, 0
    FROM furthest GROUP BY hour, bucket, step
  )
  SELECT 'hour'::"AnalyticsPeriod", hour, dimension, bucket, key, sum(views)::int, sum(visits)::int, sum(bounces)::int,
    sum(seconds)::bigint, sum(sessions)::int, sum(events)::int, sum(sign_ups)::int, sum(purchases)::int, round(sum(amount))::bigint
  FROM parts GROUP BY hour, dimension, bucket, key`
}
