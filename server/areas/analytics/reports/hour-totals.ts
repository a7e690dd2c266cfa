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

const QUESTION = '^q([1-9]|1[0-9]|20)$'

/** The visit that a row of the server (a sign-up or purchase) belongs to: its own, or where the member was seen next. */
export const visitOfServerRow = (row: Prisma.Sql): Prisma.Sql => Prisma.sql`COALESCE(${row}.visit_key, (
  SELECT seen.visit_key FROM analytics_events seen
  WHERE seen.user_id = ${row}.user_id AND seen.visit_key IS NOT NULL
    AND seen.at >= ${row}.at AND seen.at < ${row}.at + interval '30 minutes'
  ORDER BY seen.at, seen.id LIMIT 1))`

/**
 * Visits that began in the range, by their first page view. Written so that the planner looks an earlier view up by its
 * visit: without statistics, as on the embedded database, it would read all rows of the day for each visit.
 */
const visitsBegunIn = ({ from, to }: HourRange): Prisma.Sql => Prisma.sql`
  SELECT v.visit_key, v.at AS started_at, date_trunc('hour', v.at, 'UTC') AS hour, v.bucket, COALESCE(v.reason, '') AS reason,
    COALESCE(split_part(v.path, '?', 1), '') AS page,
    COALESCE(v.source, '') || COALESCE(${CAMPAIGN_SEPARATOR} || v.campaign, '') AS source_key
  FROM (
    SELECT DISTINCT ON (e.visit_key) e.visit_key, e.at, e.bucket, e.reason, e.path, e.source, e.campaign
    FROM analytics_events e
    WHERE e.kind = 'page_view' AND e.at >= ${from} AND e.at < ${to} AND e.visit_key IS NOT NULL
    ORDER BY e.visit_key, e.at, e.id
  ) v
  WHERE NOT EXISTS (
    SELECT 1 FROM analytics_events p
    WHERE p.visit_key = v.visit_key AND p.kind::text = 'page_view'
      AND p.at < ${from} AND p.at + interval '24 hours' >= ${from}::timestamptz)`

/** What belongs to those visits: their rows, and what the server recorded for them. */
const rowsOfVisits = ({ from, to }: HourRange): Prisma.Sql => Prisma.sql`
  SELECT v.*, e.id, e.kind, e.at, e.path, e.category, e.action, e.label, e.value, e.bounced, NULL::uuid AS member
  FROM visits v CROSS JOIN LATERAL (
    SELECT * FROM analytics_events r
    WHERE r.visit_key = v.visit_key AND r.at >= v.started_at AND r.at < v.started_at + interval '24 hours' OFFSET 0
  ) e
  WHERE e.kind NOT IN ('sign_up', 'conversion')
  UNION ALL
  SELECT v.*, s.id, s.kind, s.at, NULL, NULL, NULL, NULL, s.value, NULL, s.user_id
  FROM (
    SELECT s.*, ${visitOfServerRow(Prisma.sql`s`)} AS owner FROM analytics_events s
    WHERE s.kind IN ('sign_up', 'conversion') AND s.at >= ${from} AND s.at < ${to}::timestamptz + interval '24 hours'
  ) s JOIN visits v ON v.visit_key = s.owner
  WHERE s.at >= v.started_at AND s.at < v.started_at + interval '24 hours'`

/**
 * Figures of each visit, and when it came to the steps of the funnel, one after the other. A question counts when it or a
 * later one was answered. Window functions rather than joins, for the same planner.
 */
const figuresOfVisits = Prisma.sql`
  SELECT visit_key, hour, bucket, reason, page, source_key,
    count(*) FILTER (WHERE kind = 'page_view') AS views,
    bool_or(kind = 'session') AS ended,
    COALESCE((array_agg(bounced ORDER BY at DESC, id DESC) FILTER (WHERE kind = 'session'))[1], false) AS bounced,
    GREATEST(COALESCE((array_agg(value ORDER BY at DESC, id DESC) FILTER (WHERE kind = 'session'))[1], 0), 0) AS seconds,
    count(*) FILTER (WHERE kind = 'sign_up') AS sign_ups,
    count(*) FILTER (WHERE kind = 'conversion') AS purchases,
    COALESCE(sum(value) FILTER (WHERE kind = 'conversion'), 0) AS amount,
    home_at, start_at, finish_at,
    max(CASE WHEN action = 'answer' AND category = 'quiz' AND at >= start_at AND label ~ ${QUESTION}
      THEN substr(label, 2)::int END) AS question,
    min(at) FILTER (WHERE kind = 'sign_up' AND at >= finish_at) AS joined_at,
    (array_agg(member ORDER BY at, member) FILTER (WHERE kind = 'sign_up' AND at >= finish_at))[1] AS member
  FROM (
    SELECT *, min(at) FILTER (WHERE category = 'quiz' AND action = 'finish' AND at >= start_at) OVER visit AS finish_at
    FROM (
      SELECT *, min(at) FILTER (WHERE category = 'quiz' AND action = 'start' AND at >= home_at) OVER visit AS start_at
      FROM (
        SELECT *, min(at) FILTER (WHERE kind = 'page_view' AND split_part(path, '?', 1) = '/') OVER visit AS home_at
        FROM visit_rows WINDOW visit AS (PARTITION BY visit_key)
      ) a WINDOW visit AS (PARTITION BY visit_key)
    ) b WINDOW visit AS (PARTITION BY visit_key)
  ) c
  GROUP BY visit_key, hour, bucket, reason, page, source_key, home_at, start_at, finish_at`

/** Rows of a visit or of the member who signed up in it, at any time. */
const ofVisitOrMember = (select: Prisma.Sql, where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT ${select} FROM (
    SELECT at, kind::text AS kind, category, action FROM analytics_events WHERE visit_key = v.visit_key
    UNION ALL
    SELECT at, kind::text AS kind, category, action FROM analytics_events WHERE user_id = v.member
    OFFSET 0
  ) e WHERE ${where}`

/**
 * The position of the furthest step. Plan and payment may come in any later visit of the member who signed up; a plan may
 * be chosen before the sign-up.
 */
const furthestSteps = Prisma.sql`
  SELECT hour, bucket, CASE
    WHEN joined_at IS NULL THEN
      CASE WHEN finish_at IS NOT NULL THEN ${FINISH_STEP}::int WHEN start_at IS NULL THEN 0 ELSE COALESCE(question, 0) + 1 END
    WHEN chosen_at IS NULL THEN ${FINISH_STEP}::int + 1
    WHEN EXISTS (${ofVisitOrMember(Prisma.sql`1`, Prisma.sql`e.kind = 'conversion' AND e.at >= GREATEST(v.joined_at, v.chosen_at)`)})
      THEN ${FINISH_STEP}::int + 3
    ELSE ${FINISH_STEP}::int + 2 END AS step
  FROM (
    SELECT v.*, CASE WHEN joined_at IS NOT NULL THEN (${ofVisitOrMember(
      Prisma.sql`min(e.at)`,
      Prisma.sql`e.kind = 'event' AND e.category = 'plan' AND e.action = 'choose' AND e.at >= v.finish_at`,
    )}) END AS chosen_at
    FROM visit_figures v WHERE home_at IS NOT NULL
  ) v`

/** What the visits of a group add; `key` is what they are grouped by. */
const ofVisits = (dimension: string, key: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT hour, ${dimension}::text, bucket, ${key}, 0, count(*), count(*) FILTER (WHERE bounced), sum(round(seconds)),
    count(*) FILTER (WHERE ended), 0, 0, 0, 0
  FROM visit_figures GROUP BY 1, 3, 4`

/** Inserts the totals of the range's hours. Those that were there must have been deleted before. */
export const insertHourTotals = (range: HourRange): Prisma.Sql => {
  const { from, to } = range
  const hour = Prisma.sql`date_trunc('hour', e.at, 'UTC')`
  return Prisma.sql`
  INSERT INTO analytics_totals (period, starts_at, dimension, bucket, key, views, visits, bounces, seconds, sessions, events,
    sign_ups, purchases, amount_cents)
  WITH visits AS MATERIALIZED (${visitsBegunIn(range)}),
  visit_rows AS MATERIALIZED (${rowsOfVisits(range)}),
  visit_figures AS MATERIALIZED (${figuresOfVisits}),
  furthest AS (${furthestSteps}),
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
    UNION ALL ${ofVisits('page', Prisma.sql`page`)}
    UNION ALL ${ofVisits('source', Prisma.sql`source_key`)}
    UNION ALL
    SELECT hour, 'source', bucket, source_key, sum(views), 0, 0, 0, 0, 0, sum(sign_ups), sum(purchases), sum(amount)
    FROM visit_figures GROUP BY hour, bucket, source_key
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
    SELECT hour, 'reason', bucket, reason, 0, count(*), 0, 0, 0, 0, 0, 0, 0
    FROM visit_figures WHERE bucket <> 'person' GROUP BY hour, bucket, reason
    UNION ALL
    SELECT hour, 'funnel', bucket, lpad(step::text, 2, '0'), 0, count(*), 0, 0, 0, 0, 0, 0, 0
    FROM furthest GROUP BY hour, bucket, step
  )
  SELECT 'hour'::"AnalyticsPeriod", hour, dimension, bucket, key, sum(views)::int, sum(visits)::int, sum(bounces)::int,
    sum(seconds)::bigint, sum(sessions)::int, sum(events)::int, sum(sign_ups)::int, sum(purchases)::int, round(sum(amount))::bigint
  FROM parts GROUP BY hour, dimension, bucket, key`
}
