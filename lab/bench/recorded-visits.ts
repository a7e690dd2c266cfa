/** Synthetic visit records, for the benches of reports and roll-ups. */
import { Prisma } from '#prisma/client/client.ts'

export const ROWS_PER_VISIT = 10

/** Visits start evenly over this many seconds before the end. */
type Span = { readonly end: Date; readonly seconds: number }

/**
 * Visits of ten rows each: page views of 2,000 paths, quiz events, searches, tool views and a summary; 50,000 members,
 * a sign-up per fifty visits, a purchase per five hundred.
 */
export const insertVisits = (
  visits: Span & { readonly first: number; readonly count: number; readonly all: number },
): Prisma.Sql => {
  const { first, count, all, end, seconds } = visits
  return Prisma.sql`
  INSERT INTO analytics_events (id, kind, at, visit_key, user_id, bucket, reason, path, source, campaign, category, action,
    label, value, pages, bounced)
  SELECT gen_random_uuid(),
    (CASE WHEN p < 5 THEN 'page_view' WHEN p = 9 THEN 'session' WHEN p = 8 AND v % 500 = 0 THEN 'conversion'
      WHEN p = 8 AND v % 50 = 0 THEN 'sign_up' WHEN p = 8 THEN 'tool_view' ELSE 'event' END)::"AnalyticsKind",
    ${end}::timestamptz - make_interval(secs => ${seconds}::float8 * (${all}::float8 - v) / ${all}::float8)
      + make_interval(secs => p * 20),
    md5('visit' || v)::uuid,
    CASE WHEN v % 5 = 0 THEN md5('member' || (v::bigint * 7919 % 50000))::uuid END,
    (CASE WHEN v % 9 = 0 THEN 'bot' ELSE 'person' END)::"AnalyticsBucket",
    CASE WHEN v % 9 = 0 THEN 'Declared crawler ' || v % 12 END,
    CASE WHEN p = 0 AND v % 3 = 0 THEN '/' WHEN p < 5 THEN '/tools/tool-' || floor(2000 * power(random(), 2)) END,
    CASE WHEN p = 0 AND v % 2 = 0 THEN 'site-' || floor(500 * power(random(), 3)) || '.example' END,
    CASE WHEN p = 0 AND v % 10 = 0 THEN 'campaign-' || v % 20 END,
    CASE WHEN p = 7 AND v % 4 = 0 THEN 'search' WHEN p BETWEEN 5 AND 7 THEN 'quiz' END,
    CASE WHEN p = 7 AND v % 4 = 0 THEN 'search' WHEN p = 5 THEN 'start' WHEN p = 6 THEN 'answer' WHEN p = 7 THEN 'finish' END,
    CASE WHEN p = 7 AND v % 4 = 0 THEN 'search ' || floor(20000 * random()) WHEN p = 6 THEN 'q' || 1 + v % 20
      WHEN p = 8 THEN 'tool-' || floor(1000 * random()) END,
    CASE WHEN p = 7 AND v % 4 = 0 THEN v % 2 WHEN p = 8 AND v % 500 = 0 THEN 1900 WHEN p = 9 THEN 200 END,
    CASE WHEN p = 9 THEN 5 END,
    CASE WHEN p = 9 THEN v % 3 = 0 END
  FROM generate_series(${first}::int, ${first + count - 1}::int) v, generate_series(0, ${ROWS_PER_VISIT - 1}::int) p`
}

/** The members of those visits, signed up evenly over the span. */
export const insertMembers = ({ end, seconds }: Span): Prisma.Sql => Prisma.sql`
  INSERT INTO users (id, email, name, created_at, updated_at)
  SELECT md5('member' || m)::uuid, m || '@people.example', 'Ada', at, at
  FROM generate_series(0, 49999) m,
    LATERAL (SELECT ${end}::timestamptz - make_interval(secs => ${seconds}::float8 * m / 50000) AS at) t`
