import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openFaultProxy } from '#lab/chaos/faults/fault-proxy.ts'
import { type Database, fromPostgresql, openDatabase } from '#server/platform/database/database.ts'
import { classifyDatabaseError } from '#server/platform/database/sqlstate.ts'
import { silentLog } from '#server/platform/log.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openServerDatabase } from '../../support/empty-database.ts'

const template = inject('databaseTemplate')

/** The status of the classified failure. */
async function failureOf(work: () => Promise<unknown>): Promise<number | undefined> {
  const error = await work().then(
    () => new Error('it succeeded'),
    (caught: unknown) => caught,
  )
  return classifyDatabaseError(error)?.status
}

function connectTo(port: number): Database {
  const database = fromPostgresql(`postgresql://nobody@127.0.0.1:${port}/nothing`, silentLog)
  onTestFinished(() => database.close())
  return database
}

/** A local port; `answering`: accepts connections but never responds. */
async function openPort(answering: boolean): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  if (answering) {
    server.on('connection', (socket) => onTestFinished(() => void socket.destroy()))
    onTestFinished(close)
  } else {
    await close()
  }
  return port
}

describe('an unreachable server', () => {
  it.each([
    ['refuses', false],
    ['stays silent', true],
  ])('is reported as unavailable when it %s', async (_, answering) => {
    const database = connectTo(await openPort(answering))
    const failures = await Promise.all([
      failureOf(() => database.prisma.category.count()),
      failureOf(() => database.transaction((tx) => tx.category.count())),
      failureOf(() => database.ping()),
    ])
    expect(failures).toEqual([503, 503, 503])
    await database.openConnections()
    expect(database.pool?.().idle).toBe(0)
  })

  it('fails the start with the reason', async () => {
    const databaseUrl = `postgresql://nobody@127.0.0.1:${await openPort(false)}/nothing`
    await expect(openDatabase({ databaseUrl, dataDir: 'unused', log: silentLog })).rejects.toThrow('ECONNREFUSED')
  })
})

// Needs a server, so it runs only with TEST_DATABASE_URL.
if (template.kind === 'postgresql') {
  describe('a server', () => {
    it('is migrated once by two instances that start together', async () => {
      const empty = await openServerDatabase(template.adminUrl)
      onTestFinished(() => empty.close())
      const open = () => openDatabase({ databaseUrl: empty.url, dataDir: 'unused', log: silentLog })
      const instances = await Promise.all([open(), open(), open()])
      const migrations = await empty.query('SELECT migration_name FROM _prisma_migrations')
      expect(new Set(migrations.map((row) => row['migration_name'])).size).toBe(migrations.length)
      expect(migrations.length).toBeGreaterThan(0)
      await Promise.all(instances.map((instance) => instance.close()))
    })

    it('is unavailable after a wait when all connections are in use', async () => {
      const database = await createTestDatabase()
      onTestFinished(() => database.close())
      // Prisma sends a query only when it is awaited.
      const sleep = () => database.prisma.$queryRaw`SELECT pg_sleep(2)::text`.then(() => 'slept')
      const sleepers = Promise.all(Array.from({ length: 10 }, sleep))
      const status = await failureOf(() => database.prisma.category.count())
      expect(status).toBe(503)
      await sleepers
      expect(await database.prisma.category.count()).toBe(0)
    })

    it('opens its connections before the first request', async () => {
      const database = await createTestDatabase()
      onTestFinished(() => database.close())
      await database.openConnections()
      expect(database.pool?.()).toMatchObject({ connections: 10, idle: 10, waiting: 0 })
    })

    it('may close every connection without harm to the process', async () => {
      const database = await createTestDatabase()
      onTestFinished(() => database.close())
      await Promise.all(Array.from({ length: 5 }, () => database.prisma.$queryRaw`SELECT pg_sleep(0.05)::text`))
      const killed = await failureOf(() =>
        database.transaction(async (tx) => {
          await tx.category.count()
          await database.prisma.$executeRaw`
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`
          return tx.category.count()
        }),
      )
      expect(killed).toBe(503)
      expect(await database.transaction((tx) => tx.category.count())).toBe(0)
    })

    it('that stops responding fails the work in progress, and costs no connection forever', async () => {
      const empty = await openServerDatabase(template.adminUrl)
      onTestFinished(() => empty.close())
      const address = new URL(empty.url)
      const proxy = await openFaultProxy(address)
      onTestFinished(proxy.close)
      address.host = `127.0.0.1:${proxy.port}`
      const database = fromPostgresql(address.href, silentLog)
      onTestFinished(() => database.close())
      const status = await failureOf(() =>
        database.transaction(async (tx) => {
          await tx.$queryRaw`SELECT 1`
          proxy.setFault('silent')
          return tx.$queryRaw`SELECT 2`
        }),
      )
      expect(status).toBe(503)
      proxy.setFault('pass')
      await Promise.all(Array.from({ length: 12 }, () => database.transaction((tx) => tx.$queryRaw`SELECT 3`)))
    })

    it('works in UTC whatever the URL or the server say', async () => {
      const empty = await openServerDatabase(template.adminUrl)
      onTestFinished(() => empty.close())
      await empty.script(`ALTER DATABASE ${new URL(empty.url).pathname.slice(1)} SET TimeZone TO 'Asia/Tokyo'`)
      const database = fromPostgresql(`${empty.url}?options=-c%20statement_timeout%3D1234`, silentLog)
      onTestFinished(() => database.close())
      const [row] = await database.prisma.$queryRaw<unknown[]>`
        SELECT current_setting('TimeZone') AS zone, current_setting('application_name') AS name`
      expect(row).toEqual({ zone: 'UTC', name: 'toolfinch' })
    })
  })
}
