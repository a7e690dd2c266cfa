import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { Prisma } from '#prisma/client/client.ts'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { createCacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { invalidateTags } from '#server/platform/database/invalidation-log.ts'
import { silentLog } from '#server/platform/log.ts'
import { readPublicly } from '#server/platform/public-reads.ts'
import { eventually } from '../../support/eventually.ts'

const WHERE = Prisma.sql`SELECT pg_is_in_recovery() AS replica, (SELECT count(*)::int FROM categories) AS count`

// Needs PostgreSQL, so it runs only with TEST_DATABASE_URL. It has servers of its own, because it stops one.
if (inject('databaseTemplate').kind === 'postgresql') {
  describe('a streaming replica', () => {
    type Server = Awaited<ReturnType<typeof startCluster>>
    let [primary, replica]: Server[] = []
    let admin: pg.Client
    let database: Database
    const log = { ...silentLog, warn: vi.fn() }

    beforeAll(async () => {
      const programs = ensurePostgresql()
      primary = await startCluster(programs)
      replica = await startCluster(programs, primary.url)
      const postgresql = { directUrl: undefined, replicaUrl: replica.url, preparedStatements: undefined }
      database = await openDatabase({ databaseUrl: primary.url, postgresql, dataDir: 'unused', log })
      admin = new pg.Client({ connectionString: replica.url })
      admin.on('error', () => undefined)
      await admin.connect()
      const invalidations = createCacheInvalidations({ database, log: silentLog })
      await invalidations.check()
      database.replica?.follow(() => ({ revision: 0, sequence: invalidations.sequence() ?? 0 }))
      write = async () => {
        const name = `Category ${Math.random()}`
        const invalidation = await database.transaction(async (tx) => {
          await tx.category.create({ data: { name, slug: name, description: '' } })
          return invalidateTags(tx, ['lists'])
        })
        invalidations.committed(invalidation)
      }
    })
    afterAll(async () => {
      await database.close()
      await admin.end().catch(() => undefined)
      await replica?.stop()
      await primary?.stop()
    })

    let write: () => Promise<void>
    const ask = async () => (await database.readPublic<{ replica: boolean; count: number }>(WHERE))[0]
    const askPublicly = () => readPublicly(ask)

    it('answers public reads, and those alone', async () => {
      await eventually(async () => expect(await askPublicly()).toEqual({ replica: true, count: 0 }))
      expect(await ask()).toEqual({ replica: false, count: 0 })
    })

    it('never answers without a change that this instance knows, however often it is written', async () => {
      for (let count = 1; count <= 20; count += 1) {
        await write()
        expect((await askPublicly())?.count).toBe(count)
      }
      await eventually(async () => expect(await askPublicly()).toEqual({ replica: true, count: 20 }))
    })

    it('that lags answers nothing that it should know, and everything again later', async () => {
      await admin.query('SELECT pg_wal_replay_pause()')
      await write()
      const began = performance.now()
      expect(await askPublicly()).toEqual({ replica: false, count: 21 })
      expect(performance.now() - began).toBeLessThan(1_000)
      await admin.query('SELECT pg_wal_replay_resume()')
      await eventually(async () => expect(await askPublicly()).toEqual({ replica: true, count: 21 }))
    })

    it('that dies costs no read', async () => {
      await replica?.stop()
      const began = performance.now()
      const answers = await Promise.all(Array.from({ length: 20 }, askPublicly))
      expect(new Set(answers.map((answer) => answer?.replica))).toEqual(new Set([false]))
      expect(performance.now() - began).toBeLessThan(2_000)
      expect(database.replica?.figures().failed).toBeGreaterThanOrEqual(20)
      expect(log.warn.mock.calls.map((call) => call[1])).toContain(
        'The replica does not answer: public reads use the primary',
      )
      await write()
      expect(await askPublicly()).toEqual({ replica: false, count: 22 })
    })

    it('may be down at the start', async () => {
      const postgresql = { directUrl: undefined, replicaUrl: replica?.url, preparedStatements: undefined }
      const other = await openDatabase({ databaseUrl: primary?.url, postgresql, dataDir: 'unused', log })
      other.replica?.follow(() => ({ revision: 0, sequence: 0 }))
      expect((await readPublicly(() => other.readPublic<{ replica: boolean }>(WHERE)))[0]?.replica).toBe(false)
      await other.close()
    })
  })
}
