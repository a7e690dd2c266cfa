import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { Prisma } from '#prisma/client/client.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { findPooler } from '#server/platform/database/pooler.ts'
import { defineJobKind, handleJob } from '#server/platform/jobs/job.ts'
import { createJobQueue } from '#server/platform/jobs/job-queue.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { databaseAddress } from '../../support/database-server.ts'
import { type EmptyDatabase, openServerDatabase } from '../../support/empty-database.ts'
import { eventually } from '../../support/eventually.ts'

const template = inject('databaseTemplate')
const LIMITS = Prisma.sql`SELECT pg_sleep(0.2)::text, current_setting('statement_timeout') AS statement,
  current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('TimeZone') AS zone`

// Needs a server, so it runs only with TEST_DATABASE_URL.
if (template.kind === 'postgresql') {
  const { adminUrl, pooler } = template
  let empty: EmptyDatabase & { url: string }
  let pooled: string

  beforeEach(async () => {
    empty = await openServerDatabase(adminUrl)
    pooled = databaseAddress(pooler.url, new URL(empty.url).pathname.slice(1))
    return () => empty.close()
  })

  /** Opens an installation through the pooler, with a direct address unless told otherwise; and what it logs. */
  const open = async ({
    direct = true,
    preparedStatements,
  }: {
    direct?: boolean
    preparedStatements?: boolean
  } = {}) => {
    const log = { ...silentLog, info: vi.fn(), warn: vi.fn() }
    const postgresql = { directUrl: direct ? empty.url : undefined, replicaUrl: undefined, preparedStatements }
    const database = await openDatabase({ databaseUrl: pooled, postgresql, dataDir: 'unused', log })
    onTestFinished(() => database.close())
    const said = (spy: typeof log.warn) => spy.mock.calls.map((call) => String(call.at(-1))).join('\n')
    return { database, warnings: () => said(log.warn), lines: () => said(log.info) }
  }

  describe('a pooler in transaction mode', () => {
    it('is found, with what it can do', async () => {
      const [, minor] = pooler.version.split('.').map(Number)
      expect(await findPooler(empty.url)).toBeNull()
      expect(await findPooler(pooled)).toEqual({ prepared: (minor ?? 0) >= 21, limited: template.throughPooler })
    })

    it('is named at the start, with what is missing', async () => {
      const complete = await open()
      expect(complete.lines()).toContain('DATABASE_URL leads to a connection pooler')
      expect(complete.warnings()).not.toContain('DATABASE_DIRECT_URL')
      expect(complete.warnings().includes('none are named')).toBe(!pooler.prepared)
      const incomplete = await open({ direct: false, preparedStatements: true })
      expect(incomplete.warnings()).toContain('DATABASE_DIRECT_URL is not set')
      expect(incomplete.warnings().includes('queries will fail')).toBe(!pooler.prepared)
    })

    it('runs many reads of several instances at once', async () => {
      const instances = (await Promise.all([open(), open()])).map(({ database }) => database)
      const sums = await Promise.all(
        Array.from({ length: 60 }, (_, n) => {
          // Both give their first statements the same names, for different texts.
          const text = n % 2 === 0 ? Prisma.sql`SELECT ${n}::int + 1 AS sum` : Prisma.sql`SELECT 1 + ${n}::int AS sum`
          return (instances[n % 2] as Database).read<{ sum: number }>(text)
        }),
      )
      expect(sums.map(([row]) => row?.sum)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
    })

    it('keeps the limits of sessions and UTC, whatever the server says', async () => {
      await empty.script(`ALTER DATABASE ${new URL(empty.url).pathname.slice(1)} SET TimeZone TO 'Asia/Tokyo'`)
      const { database } = await open()
      const rows = await Promise.all(Array.from({ length: 8 }, () => database.read<Record<string, string>>(LIMITS)))
      const seen = rows.map(([row]) => [row?.['statement'], row?.['idle'], row?.['zone']])
      expect(seen).toContainEqual(['5s', '10s', 'UTC'])
      expect(new Set(seen.map(([, , zone]) => zone))).toEqual(new Set(['UTC']))
    })

    it('lets instances without a direct address migrate together', async () => {
      const instances = await Promise.all([open({ direct: false }), open({ direct: false }), open({ direct: false })])
      const rows = await empty.query('SELECT migration_name AS name FROM _prisma_migrations')
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      expect(await instances[2].database.prisma.category.count()).toBe(0)
    })

    it('passes on notices, which the direct address receives', async () => {
      const [{ database: writer }, { database: reader }] = await Promise.all([open(), open()])
      const onNotice = vi.fn()
      onTestFinished(reader.listen('a_channel', onNotice))
      await eventually(() => expect(onNotice).toHaveBeenCalledTimes(1))
      await writer.prisma.$executeRaw`SELECT pg_notify('a_channel', '')`
      await eventually(() => expect(onNotice).toHaveBeenCalledTimes(2))
    })

    it('keeps transactions whole, with their locks', async () => {
      const instances = (await Promise.all([open(), open()])).map(({ database }) => database)
      const names = ['One', 'Two', 'Three', 'Four'].map((name, n) => ({ name, slug: name, database: instances[n % 2] }))
      let inside = 0
      await Promise.all(
        names.map(({ database, name, slug }) =>
          database?.transaction(async (tx) => {
            await tx.$executeRaw`SELECT pg_advisory_xact_lock(42)`
            inside += 1
            expect(inside).toBe(1)
            await tx.category.create({ data: { name, slug, description: '' } })
            inside -= 1
          }),
        ),
      )
      const failed = instances[0]?.transaction(async (tx) => {
        await tx.category.deleteMany()
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      expect(await instances[1]?.prisma.category.count()).toBe(4)
    })

    it('runs each job once', async () => {
      const kind = defineJobKind({ name: 'test-pooler', payload: z.object({ n: z.number() }) })
      const queue = createJobQueue({ clock: systemClock })
      const done: number[] = []
      const instances = (await Promise.all([open(), open()])).map(({ database }) => database)
      const handlers = [handleJob(kind, { run: async ({ n }) => void done.push(n) })]
      await instances[0]?.transaction(async (tx) => {
        for (let n = 0; n < 10; n += 1) await queue.enqueue(tx, kind, { n }, { key: `${n}` })
      })
      const run = (database: Database) =>
        createJobRunner({ database, clock: systemClock, log: silentLog, queue, handlers }).runDue()
      await Promise.all(instances.map(run))
      expect(done.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    })
  })
}
