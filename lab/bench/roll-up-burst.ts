// npm run bench:burst [-- ROWS]
// 100,000 recorded rows (by default) within one hour, on the embedded database and on a private PostgreSQL server: the
// duration of the following roll-ups, and how long other work waits for the database meanwhile.

import { Prisma } from '#prisma/client/client.ts'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { createRollUpService } from '#server/areas/analytics/reports/roll-up.service.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { silentLog as log } from '#server/platform/log.ts'
import { newFolder } from './databases.ts'
import { longestStatementDuring } from './longest-statement.ts'
import { cleanUpAll, cleanUpOnSignals, onEnd } from './processes.ts'
import { insertMembers, insertVisits, ROWS_PER_VISIT } from './recorded-visits.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const BATCH_VISITS = 1_000
const HOUR = new Date('2026-11-20T10:00:00Z')
const MINUTE_MS = 60_000
const LATER_VISITS = 10

const minute = (count: number): Date => new Date(HOUR.getTime() + count * MINUTE_MS)

/**
 * The longest wait of another statement during the work, in milliseconds of processor time: the engine runs on this
 * thread, and other load of the machine does not count.
 */
const longestWaitDuring = async (database: Database, work: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  let longest = 0
  const ask = async () => {
    while (!isOver) {
      const started = process.threadCpuUsage()
      await database.ping()
      const { user, system } = process.threadCpuUsage(started)
      longest = Math.max(longest, (user + system) / 1_000)
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
