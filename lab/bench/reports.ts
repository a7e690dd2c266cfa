// npm run bench:reports [-- ROWS]
// Ten million recorded rows (by default) over twelve months on a private PostgreSQL server: the duration of rolling
// them up, of a minute's roll-up, and of each report over twelve months.

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { REPORTS } from '#core/analytics/report-names.ts'
import { DAY_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import { ANALYTICS_YEARS } from '#core/retention.ts'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { createProgress } from '#scripts/progress.ts'
import { createRowExpiry } from '#server/areas/analytics/recording/analytics-data.ts'
import type { AnalyticsRow } from '#server/areas/analytics/recording/analytics-row.ts'
import { writeRows } from '#server/areas/analytics/recording/write-rows.ts'
import { createLiveService } from '#server/areas/analytics/reports/live.service.ts'
import { createReportService } from '#server/areas/analytics/reports/report.service.ts'
import { createRollUpService } from '#server/areas/analytics/reports/roll-up.service.ts'
import { createSpamRulesService } from '#server/areas/analytics/reports/spam-rules.service.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { createJobQueue } from '#server/platform/jobs/job-queue.ts'
import { silentLog as log } from '#server/platform/log.ts'
import { median } from '../median.ts'
import { longestStatementDuring } from './longest-statement.ts'
import { cleanUpAll, cleanUpOnSignals, onEnd } from './processes.ts'
import { insertMembers, insertVisits, ROWS_PER_VISIT } from './recorded-visits.ts'

const ROWS = Number(process.argv[2] ?? 10_000_000)
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
  secondFactor: 'set',
  emailVerified: true,
  passwordGivenAt: NOW,
  entitlement: { plan: 'basic', status: 'none', period: null, until: null },
}

const BATCHES = 100
const BATCH_ROWS = 1_000

/** Batches as recording writes them, with the bytes of the write-ahead log. */
const measureWriting = async (): Promise<void> => {
  const position = async (): Promise<number> => {
    const [row] = await database.prisma.$queryRaw<{ bytes: number }[]>`
      SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS bytes`
    return row?.bytes ?? 0
  }
  await database.prisma.$executeRaw`CHECKPOINT`
  const start = await position()
  const times: number[] = []
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const rows = Array.from({ length: BATCH_ROWS }, (_, index): AnalyticsRow => {
      const at = new Date(NOW.getTime() - index).toISOString()
      const visit = { visit_key: randomUUID(), user_id: null, bucket: 'person' as const, reason: null }
      return { id: randomUUID(), kind: 'page_view', at, ...visit, path: `/tools/tool-${index}` }
    })
    times.push(await timed(() => database.transaction((tx) => writeRows(tx, rows))))
  }
  const bytes = ((await position()) - start) / (BATCHES * BATCH_ROWS)
  show(`${BATCH_ROWS} rows written`, median(times), `${bytes.toFixed(0)} bytes of log per row`)
}

/** Bytes with indexes, of a row and of all totals. */
const showSizes = async (): Promise<void> => {
  const sizes = await database.prisma.$queryRaw<{ name: string; bytes: number }[]>`
    SELECT relname::text AS name, pg_total_relation_size(oid)::float8 AS bytes
    FROM pg_class WHERE relkind = 'r' AND relname LIKE 'analytics_%' AND pg_total_relation_size(oid) > 1e6 ORDER BY 1`
  for (const { name, bytes } of sizes)
    console.log(`${name}: ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / ROWS).toFixed(0)} bytes per recorded row`)
}

const load = async (): Promise<void> => {
  const visits = Math.ceil(ROWS / ROWS_PER_VISIT)
  const progress = createProgress()
  // A separate connection, because the product's have statement timeouts.
  const client = new pg.Client(cluster.url)
  await client.connect()
  const span = { end: NOW, seconds: DAYS * 86_400 }
  const accounts = insertMembers(span)
  await client.query(accounts.text, accounts.values)
  // Ten times faster than maintaining them row by row.
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'analytics_events' AND indexname NOT LIKE '%_pkey'",
  )
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`)
  for (let first = 0; first < visits; first += BATCH_VISITS) {
    const { text, values } = insertVisits({
      ...span,
      first,
      count: Math.min(BATCH_VISITS, visits - first),
      all: visits,
    })
    await client.query(text, values)
    progress.show(first / visits, `${first * ROWS_PER_VISIT} rows`)
  }
  progress.end()
  for (const { indexdef } of indexes) await client.query(indexdef)
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

/** Excludes the most frequent source, then includes it again. */
const measureSpamRule = async (): Promise<void> => {
  const job = createSpamRulesService({ database, clock, queue: createJobQueue({ clock }), rollUp }).job()
  const stop = new AbortController()
  for (const statement of [
    `INSERT INTO analytics_spam_rules (id, host, created_at) VALUES (gen_random_uuid(), 'site-0.example', now())`,
    'DELETE FROM analytics_spam_rules',
  ]) {
    await database.prisma.$executeRawUnsafe(statement)
    let days = 0
    const context = { jobId: '', attempt: 1, signal: stop.signal, commit: async () => undefined }
    const progress = async (done: number) => {
      days = done
    }
    let took = 0
    const longest = await longestStatementDuring(cluster.url, async () => {
      took = await timed(async () => job.run({}, { ...context, progress }))
    })
    show(
      statement.startsWith('INSERT') ? 'a spam rule is added' : 'and removed',
      took,
      `${days} days, longest statement ${longest.toFixed(0)} ms`,
    )
  }
}

/** Deletes the rows of ten days, as if they were two years old. */
const measureExpiry = async (): Promise<void> => {
  const later = { now: () => new Date(NOW.getTime() + (ANALYTICS_YEARS - 1) * 365 * DAY_MS + 11 * DAY_MS) }
  let removed = 0
  let took = 0
  const longest = await longestStatementDuring(cluster.url, async () => {
    took = await timed(async () => {
      removed = await createRowExpiry({ database, clock: later })()
    })
  })
  show('expired rows are removed', took, `${removed} rows, longest statement ${longest.toFixed(0)} ms`)
}

cleanUpOnSignals()
const cluster = await startCluster(ensurePostgresql())
onEnd(() => cluster.stop())
const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', log })
const clock = { now: () => NOW }
const rollUp = createRollUpService({ database, clock })
try {
  const reports = createReportService({ database, clock })
  const live = createLiveService({ database, clock })
  show(`${ROWS} rows loaded`, await timed(load))
  const { signal } = new AbortController()
  let took = 0
  const longest = await longestStatementDuring(cluster.url, async () => {
    took = await timed(() => rollUp.catchUp(signal))
  })
  show('rolled up from the beginning', took, `${DAYS} days, longest statement ${longest.toFixed(0)} ms`)
  await database.prisma.$executeRaw`VACUUM ANALYZE analytics_totals`
  show("a minute's roll-up", await timed(() => rollUp.catchUp(signal)))
  await showSizes()
  await measureWriting()
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
  await measureSpamRule()
  await measureExpiry()
} finally {
  await database.close()
  await cleanUpAll()
}
