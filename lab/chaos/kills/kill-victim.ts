// The process that gets killed: the application over a database. Prints its findings and its port, then serves.
// node lab/chaos/kills/kill-victim.ts DATA_DIR LEDGER [DATABASE_URL]
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { buildTestApp } from '#tests/server/http/app-support.ts'
import { findProblems, type Ledger } from './kill-ledger.ts'

const [dataDir = '', ledger = '', databaseUrl] = process.argv.slice(2)

const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
await applyDataFiles({ database, clock: systemClock, dir: join(import.meta.dirname, '../../..', 'prisma', 'data') })
const problems = existsSync(ledger)
  ? await findProblems(database, JSON.parse(readFileSync(ledger, 'utf8')) as Ledger)
  : []
// Only verified members may rate, and the first one edits the catalog.
await database.prisma.$executeRaw`UPDATE users SET email_verified = true WHERE NOT email_verified`
await database.prisma
  .$executeRaw`UPDATE users SET role = 'admin', privileged_since = now() WHERE email = 'member-1@people.example'`
const { app } = await buildTestApp(database, { clock: systemClock, limitsFactor: 1e9, trustProxy: ['127.0.0.1'] })
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(JSON.stringify({ port: (app.server.address() as AddressInfo).port, problems }))
