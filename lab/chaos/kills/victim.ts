// The process that gets killed: opens the embedded database, prints its findings, then writes until it dies.
// node lab/chaos/kills/victim.ts DATA_DIR LEDGER (write|look)
import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Finding } from './scenarios.ts'

const [dataDir = '', ledger = '', task = 'look'] = process.argv.slice(2)

/** Ids of completed inserts. A line truncated by the kill was never acknowledged. */
function readLedger(): string[] {
  if (!existsSync(ledger)) return []
  return readFileSync(ledger, 'utf8').split('\n').slice(0, -1)
}

async function fingerprint({ prisma }: Database): Promise<string> {
  const columns = await prisma.$queryRaw`
    SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, column_name`
  const migrations = await prisma.$queryRaw`
    SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations ORDER BY migration_name`
  return createHash('sha256')
    .update(JSON.stringify([columns, migrations]))
    .digest('hex')
}

async function look(database: Database, openMs: number): Promise<Finding> {
  const acknowledged = readLedger()
  const rows = await database.prisma.clientErrorReport.findMany({ select: { id: true } })
  const present = new Set(rows.map(({ id }) => id))
  return {
    openMs: Math.round(openMs),
    acknowledged: acknowledged.length,
    rows: rows.length,
    lost: acknowledged.filter((id) => !present.has(id)).length,
    schema: await fingerprint(database),
  }
}

const start = performance.now()
const database = await openDatabase({ dataDir, log: silentLog })
console.log(JSON.stringify(await look(database, performance.now() - start)))
while (task === 'write') {
  const id = randomUUID()
  await database.prisma.clientErrorReport.create({
    data: { id, path: '/chaos', message: 'x'.repeat(200), createdAt: new Date() },
  })
  appendFileSync(ledger, `${id}\n`)
}
await database.close()
