import { expect, it } from 'vitest'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { fromEmbeddedEngine } from '#server/platform/database/embedded-database.ts'
import { createEmbeddedEngine } from '#server/platform/database/embedded-engine.ts'
import { databaseMaintenance } from '#server/platform/database/maintenance.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import { silentLog } from '#server/platform/log.ts'

const context = { signal: new AbortController().signal } as JobContext

it('updates the statistics of the embedded database every six hours', async () => {
  const database = fromEmbeddedEngine(await createEmbeddedEngine(() => createEmbeddedClient('memory://'), silentLog))
  const { prisma } = database
  await prisma.$executeRaw`CREATE TABLE listing (name text)`
  await prisma.$executeRaw`INSERT INTO listing SELECT n::text FROM generate_series(1, 500) n`
  const [vacuum, ...others] = databaseMaintenance(database)
  expect([vacuum?.everyMs, others]).toEqual([6 * 3_600_000, []])
  await vacuum?.run({}, context)
  expect(await prisma.$queryRaw`SELECT reltuples::int AS count FROM pg_class WHERE relname = 'listing'`).toEqual([
    { count: 500 },
  ])
  await database.close()
})

it('leaves a PostgreSQL server to its own autovacuum', () => {
  expect(databaseMaintenance({ kind: 'postgresql', prisma: {} as never })).toEqual([])
})
