// npm run bench:reports [-- ROWS]
// Ten million recorded rows (unless told otherwise) over twelve months on a PostgreSQL server of its own: how long rolling
// them up takes, how long a minute's roll-up takes, and how long each report over twelve months takes.

import pg from 'pg'
import { REPORTS } from '../core/analytics/report-names.ts'
import type { Viewer } from '../core/policy.ts'
import { Prisma } from '../prisma/client/client.ts'
import { ensurePostgresql, startCluster } from '../scripts/postgresql-cluster.ts'
import { createProgress } from '../scripts/progress.ts'
import { createLiveService } from '../server/areas/analytics/reports/live.service.ts'
import { createReportService } from '../server/areas/analytics/reports/report.service.ts'
import { createRollUpService } from '../server/areas/analytics/reports/roll-up.service.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { silentLog as log } from '../server/platform/log.ts'
import { median } from './load.ts'
import { cleanUpAll, cleanUpOnSignals, onEnd } from './processes.ts'

const ROWS = Number(process.argv[2] ?? 10_000_000)
const ROWS_PER_VISIT = 10
const DAYS = 365
const NOW = new Date('2026-11-20T12:00:00Z')
const PERIOD = { from: '2025-11-21', to: '2026-11-20' }
const BATCH_VISITS = 50_000
const READS = 5
const TARGET_MS = 1_000

const administrator: Viewer = {
  id: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000001',
  role: 'admin',
  emailVerified: true,
  passwordGivenAt: NOW,
  entitlement: { plan: 'basic', status: 'none', period: null, until: null },
}

/**
 * Visits of ten rows each: page views of 2,000 paths, events of the quiz, searches, tool views and a summary; 50,000
 * members, one sign-up in fifty visits, one purchase in five hundred.
 */
const visitsFrom = (first: number, count: number, all: number): Prisma.Sql => Prisma.sql`
  INSERT INTO analytics_events (id, kind, at, visit_key, user_id, bucket, reason, path, source, campaign, category, action,
    label, value, pages, bounced)
  SELECT gen_random_uuid(),
    (CASE WHEN p < 5 THEN 'page_view' WHEN p = 9 THEN 'session' WHEN p = 8 AND v % 500 = 0 THEN 'conversion'
      WHEN p = 8 AND v % 50 = 0 THEN 'sign_up' WHEN p = 8 THEN 'tool_view' ELSE 'event' END)::"AnalyticsKind",
    ${NOW}::timestamptz - make_interval(secs => ${DAYS * 86_400}::float8 * (${all}::float8 - v) / ${all}::float8) + make_interval(secs => p * 20),
    md5('visit' || v)::uuid,
    CASE WHEN v % 5 = 0 THEN md5('member' || (v * 7919 % 50000))::uuid END,
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

const members = `
  INSERT INTO users (id, email, name, created_at, updated_at)
  SELECT md5('member' || m)::uuid, m || '@people.example', 'Ada', at, at
  FROM generate_series(0, 49999) m,
    LATERAL (SELECT '${NOW.toISOString()}'::timestamptz - make_interval(secs => ${DAYS * 86_400}::float8 * m / 50000) AS at) t`

const load = async (): Promise<void> => {
  const visits = Math.ceil(ROWS / ROWS_PER_VISIT)
  const progress = createProgress()
  // A connection of its own: the product's end long statements.
  const client = new pg.Client(cluster.url)
  await client.connect()
  await client.query(members)
  for (let first = 0; first < visits; first += BATCH_VISITS) {
    const { text, values } = visitsFrom(first, Math.min(BATCH_VISITS, visits - first), visits)
    await client.query(text, values)
    progress.show(first / visits, `${first * ROWS_PER_VISIT} rows`)
  }
  progress.end()
  await client.query('VACUUM ANALYZE analytics_events')
  await client.end()
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const show = (name: string, milliseconds: number, detail = '') =>
  console.log(`${name.padEnd(34)}${`${milliseconds.toFixed(0)} ms`.padStart(10)}  ${detail}`)

cleanUpOnSignals()
const cluster = await startCluster(ensurePostgresql())
onEnd(() => cluster.stop())
const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', log })
try {
  const clock = { now: () => NOW }
  const rollUp = createRollUpService({ database, clock })
  const reports = createReportService({ database, clock })
  const live = createLiveService({ database, clock })
  show(`${ROWS} rows loaded`, await timed(load))
  const { signal } = new AbortController()
  show('rolled up from the beginning', await timed(() => rollUp.catchUp(signal)), `${DAYS} days`)
  await database.prisma.$executeRaw`VACUUM ANALYZE analytics_totals`
  show("a minute's roll-up", await timed(() => rollUp.catchUp(signal)))
  show('live view', await timed(() => live.read(administrator)))
  let isFast = true
  for (const name of REPORTS) {
    const read = () => reports.read(administrator, { name, ...PERIOD, filter: { includeBots: true } })
    const { rows } = await read()
    const times: number[] = []
    for (let count = 0; count < READS; count += 1) times.push(await timed(read))
    const slowest = Math.max(...times)
    isFast &&= slowest < TARGET_MS
    show(name, median(times), `slowest ${slowest.toFixed(0)} ms, ${rows.length} rows`)
  }
  console.log(isFast ? 'Every report took less than a second.' : 'A report took a second or more.')
  if (!isFast) process.exitCode = 1
} finally {
  await database.close()
  await cleanUpAll()
}
