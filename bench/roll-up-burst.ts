// npm run bench:burst [-- ROWS]
// So many recorded rows (100,000 unless told otherwise) within one hour, on the embedded database and on a PostgreSQL server
// of its own: how long the roll-ups after it take, and how long other work waits for the database meanwhile.

import pg from 'pg'
import { Prisma } from '../prisma/client/client.ts'
import { ensurePostgresql, startCluster } from '../scripts/postgresql-cluster.ts'
import { createRollUpService } from '../server/areas/analytics/reports/roll-up.service.ts'
import { type Database, openDatabase } from '../server/platform/database/database.ts'
import { silentLog as log } from '../server/platform/log.ts'
import { newFolder } from './databases.ts'
import { cleanUpAll, cleanUpOnSignals, onEnd } from './processes.ts'
import { insertMembers, insertVisits, ROWS_PER_VISIT } from './recorded-visits.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const BATCH_VISITS = 1_000
const HOUR = new Date('2026-11-20T10:00:00Z')
const MINUTE_MS = 60_000
const LATER_VISITS = 10

const minute = (count: number): Date => new Date(HOUR.getTime() + count * MINUTE_MS)

/** How long a statement of somebody else takes at most while the work goes on, in milliseconds. */
const longestWaitDuring = async (database: Database, work: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  let longest = 0
  const ask = async () => {
    while (!isOver) {
      const started = performance.now()
      await database.ping()
      longest = Math.max(longest, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const asking = ask()
  await work().finally(() => {
    isOver = true
  })
  await asking
  return longest
}

/** How long a statement of the product takes at most meanwhile, as another connection sees it. */
const longestStatementDuring = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const client = new pg.Client(url)
  await client.connect()
  let isOver = false
  let longest = 0
  const watch = async () => {
    while (!isOver) {
      const { rows } = await client.query<{ ms: number | null }>(
        `SELECT max(extract(epoch FROM clock_timestamp() - query_start) * 1000)::float8 AS ms
         FROM pg_stat_activity WHERE application_name = 'toolfinch' AND state = 'active'`,
      )
      longest = Math.max(longest, rows[0]?.ms ?? 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const watching = watch()
  await work().finally(() => {
    isOver = true
  })
  await watching
  await client.end()
  return longest
}

const measure = async (database: Database, longestDuring: (work: () => Promise<unknown>) => Promise<number>) => {
  let now = HOUR
  const rollUp = createRollUpService({ database, clock: { now: () => now } })
  const { signal } = new AbortController()
  const catchUp = async (name: string, at: Date) => {
    now = at
    const started = performance.now()
    const longest = await longestDuring(() => rollUp.catchUp(signal))
    const took = performance.now() - started
    console.log(`  ${name.padEnd(44)}${took.toFixed(0).padStart(8)} ms, at most ${longest.toFixed(0)} ms at a time`)
  }
  const insert = (statement: Prisma.Sql) => database.prisma.$executeRaw(statement)
  await insert(insertMembers({ end: HOUR, seconds: 365 * 86_400 }))
  await catchUp('nothing recorded', HOUR)
  const all = Math.ceil(ROWS / ROWS_PER_VISIT)
  const span = { end: minute(55), seconds: 55 * 60, all: all + LATER_VISITS }
  for (let first = 0; first < all; first += BATCH_VISITS) {
    await insert(insertVisits({ ...span, first, count: Math.min(BATCH_VISITS, all - first) }))
  }
  await catchUp('after the burst', minute(58))
  await insert(insertVisits({ ...span, first: all, count: LATER_VISITS }))
  await insert(Prisma.sql`
    UPDATE analytics_events SET value = value + 1 WHERE kind = 'session' AND visit_key = md5('visit' || ${String(all - 1)}::text)::uuid`)
  await catchUp(`a minute later, ${LATER_VISITS + 1} visits changed`, minute(59))
  await catchUp('a minute later, nothing changed', minute(60))
  const next = { end: minute(65), seconds: 60, all: all + 2 * LATER_VISITS }
  await insert(insertVisits({ ...next, first: all + LATER_VISITS, count: LATER_VISITS }))
  await catchUp(`in the next hour, ${LATER_VISITS} visits`, minute(66))
}

cleanUpOnSignals()
try {
  console.log(`${ROWS} rows in one hour, embedded`)
  const embedded = await openDatabase({ dataDir: newFolder(), log })
  await measure(embedded, (work) => longestWaitDuring(embedded, work)).finally(() => embedded.close())
  console.log(`${ROWS} rows in one hour, PostgreSQL`)
  const cluster = await startCluster(ensurePostgresql())
  onEnd(() => cluster.stop())
  const server = await openDatabase({ databaseUrl: cluster.url, dataDir: '', log })
  await measure(server, (work) => longestStatementDuring(cluster.url, work)).finally(() => server.close())
} finally {
  await cleanUpAll()
}
