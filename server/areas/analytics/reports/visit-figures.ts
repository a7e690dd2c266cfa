/** Computes visits from rows. A visit belongs to the hour of its first page view and covers the next 24 hours. */
import { FINISH_STEP } from '#core/analytics/funnel-steps.ts'
import { Prisma } from '#prisma/client/client.ts'

/** A visit key with the first and last row to recompute. */
export type TouchedVisit = { readonly key: string; readonly first: string; readonly last: string }

/** Separates source and campaign in a key. Recorded texts contain no tabs. */
export const CAMPAIGN_SEPARATOR = '\t'

/** Rows used per visit: no person leaves more, and one statement reads them all. */
export const MAX_ROWS_OF_VISIT = 5_000

const QUESTION = '^q([1-9]|1[0-9]|20)$'
const DAY = Prisma.sql`interval '24 hours'`

/** The visit of a server row (sign-up or purchase): its own, or the member's next one. */
export const visitOfServerRow = (row: Prisma.Sql): Prisma.Sql => Prisma.sql`COALESCE(${row}.visit_key, (
  SELECT seen.visit_key FROM analytics_events seen
  WHERE seen.user_id = ${row}.user_id AND seen.visit_key IS NOT NULL
    AND seen.at >= ${row}.at AND seen.at < ${row}.at + interval '30 minutes'
  ORDER BY seen.at, seen.id LIMIT 1))`

/** The touched keys with the affected hours, as `t` (key, window_from, window_to). */
export const touchedKeys = (visits: readonly TouchedVisit[], limit: Date): Prisma.Sql => Prisma.sql`
  SELECT key, date_trunc('hour', first, 'UTC') AS first_hour,
    GREATEST(date_trunc('hour', first, 'UTC') - ${DAY}, ${limit}::timestamptz) AS window_from,
    date_trunc('hour', last, 'UTC') + ${DAY} + interval '1 hour' AS window_to
  FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) AS k(key uuid, first timestamptz, last timestamptz)`

/**
 * First page views: those without another one in the 24 hours before their hour. Written for index lookups by visit:
 * without statistics (embedded database), the planner would scan all rows.
 */
export const beginsOfVisits = (columns: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT v.* FROM (
    SELECT DISTINCT ON (t.key, e.hour) t.key AS visit_key, e.hour, e.at AS started_at, ${columns}
    FROM touched t CROSS JOIN LATERAL (
      SELECT p.*, date_trunc('hour', p.at, 'UTC') AS hour FROM analytics_events p
      WHERE p.visit_key = t.key AND p.kind::text = 'page_view' AND p.at >= t.window_from AND p.at < t.window_to
      ORDER BY p.at, p.id LIMIT ${MAX_ROWS_OF_VISIT}::int
    ) e
    ORDER BY t.key, e.hour, e.at, e.id
  ) v
  WHERE (
    SELECT p.id FROM analytics_events p
    WHERE p.visit_key = v.visit_key AND p.kind::text = 'page_view' AND p.at < v.hour AND p.at >= v.hour - ${DAY}
    LIMIT 1) IS NULL`

const BEGIN = Prisma.sql`e.bucket, COALESCE(e.reason, '') AS reason, COALESCE(split_part(e.path, '?', 1), '') AS page,
  COALESCE(e.source, '') || COALESCE(${CAMPAIGN_SEPARATOR} || e.campaign, '') AS source_key`

/** The visits' rows plus half an hour, in which a sign-up may find its visit. */
const ownRows = Prisma.sql`
  SELECT v.*, e.id, e.kind, e.at, e.path, e.category, e.action, e.label, e.value, e.bounced, e.user_id
  FROM visits v CROSS JOIN LATERAL (
    SELECT * FROM analytics_events r
    WHERE r.visit_key = v.visit_key AND r.at >= v.started_at AND r.at < v.started_at + ${DAY} + interval '30 minutes'
    ORDER BY r.at, r.id LIMIT ${MAX_ROWS_OF_VISIT}::int
  ) e`

const VISIT = Prisma.sql`visit_key, hour, started_at, bucket, reason, page, source_key`

/** The visits' rows, and server rows of their members. */
const rowsOfVisits = Prisma.sql`
  SELECT ${VISIT}, id, kind, at, path, category, action, label, value, bounced,
    CASE WHEN kind IN ('sign_up', 'conversion') THEN user_id END AS member
  FROM own_rows WHERE at < started_at + ${DAY}
  UNION ALL
  SELECT m.visit_key, m.hour, m.started_at, m.bucket, m.reason, m.page, m.source_key,
    s.id, s.kind, s.at, NULL, NULL, NULL, NULL, s.value, NULL, s.user_id
  FROM (SELECT DISTINCT ${VISIT}, user_id FROM own_rows WHERE user_id IS NOT NULL) m CROSS JOIN LATERAL (
    SELECT * FROM analytics_events s
    WHERE s.user_id = m.user_id AND s.visit_key IS NULL AND s.kind::text IN ('sign_up', 'conversion')
      AND s.at >= m.started_at AND s.at < m.started_at + ${DAY} OFFSET 0
  ) s
  WHERE ${visitOfServerRow(Prisma.sql`s`)} = m.visit_key`

/**
 * Figures per visit, and the times of the funnel steps. A question counts when it or a later one was answered. Window
 * functions instead of joins, for the same planner.
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
        FROM visit_rows WINDOW visit AS (PARTITION BY visit_key, hour)
      ) a WINDOW visit AS (PARTITION BY visit_key, hour)
    ) b WINDOW visit AS (PARTITION BY visit_key, hour)
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
 * The furthest step. Plan and payment may happen in later visits of the member; a plan may be chosen before sign-up.
 */
const furthestStep = Prisma.sql`
  CASE
    WHEN home_at IS NULL THEN NULL
    WHEN joined_at IS NULL THEN
      CASE WHEN finish_at IS NOT NULL THEN ${FINISH_STEP}::int WHEN start_at IS NULL THEN 0 ELSE COALESCE(question, 0) + 1 END
    WHEN chosen_at IS NULL THEN ${FINISH_STEP}::int + 1
    WHEN EXISTS (${ofVisitOrMember(Prisma.sql`1`, Prisma.sql`e.kind = 'conversion' AND e.at >= GREATEST(v.joined_at, v.chosen_at)`)})
      THEN ${FINISH_STEP}::int + 3
    ELSE ${FINISH_STEP}::int + 2 END`

/** Delete existing visits first. */
export const insertVisits = (visits: readonly TouchedVisit[], limit: Date): Prisma.Sql => Prisma.sql`
  INSERT INTO analytics_visits (visit_key, hour, bucket, reason, page, source_key, views, ended, bounced, seconds, sign_ups,
    purchases, amount, step)
  WITH touched AS MATERIALIZED (${touchedKeys(visits, limit)}),
  visits AS MATERIALIZED (${beginsOfVisits(BEGIN)}),
  own_rows AS MATERIALIZED (${ownRows}),
  visit_rows AS MATERIALIZED (${rowsOfVisits}),
  visit_figures AS MATERIALIZED (${figuresOfVisits})
  SELECT visit_key, hour, bucket, reason, page, source_key, views::int, ended, bounced, seconds, sign_ups::int,
    purchases::int, amount, ${furthestStep}
  FROM (
    SELECT v.*, CASE WHEN joined_at IS NOT NULL THEN (${ofVisitOrMember(
      Prisma.sql`min(e.at)`,
      Prisma.sql`e.kind = 'event' AND e.category = 'plan' AND e.action = 'choose' AND e.at >= v.finish_at`,
    )}) END AS chosen_at
    FROM visit_figures v
  ) v`
