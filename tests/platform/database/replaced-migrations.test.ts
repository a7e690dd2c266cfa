import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryPaths } from '../../../scripts/schema-engine.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { listMigrations } from '../../../server/platform/database/migration-files.ts'
import { silentLog } from '../../../server/platform/log.ts'
import { readDatabaseCatalog } from '../../support/database-catalog.ts'
import { type EmptyDatabase, openEmptyDatabase } from '../../support/empty-database.ts'

const { migrationsDir } = repositoryPaths()
const AT = '2026-11-25T12:00:00Z'

let created: EmptyDatabase
let database: EmptyDatabase

beforeAll(async () => {
  created = await openEmptyDatabase()
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await created.close()
  await database.close()
})

/** A database on which the 36 migrations before `init` were applied one after another. */
async function applyReplacedMigrations(): Promise<void> {
  const fixture = join(import.meta.dirname, 'fixtures', 'replaced-migrations.sql')
  const [init] = await listMigrations(migrationsDir)
  const checksums = Object.entries(init?.replaces?.migrations ?? {})
  const parts = (await readFile(fixture, 'utf8')).split(/^-- (?=\d{14}_)/m).slice(1)
  expect(parts.map((part) => part.split('\n')[0])).toEqual(checksums.map(([name]) => name))
  for (const part of parts) await database.script(part.slice(part.indexOf('\n')))
  await database.script(`CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`)
  for (const [name, [checksum]] of checksums) {
    const values = [randomUUID(), checksum, name]
    await database.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ($1, $2, $3, now())`,
      values,
    )
  }
}

it('a database with the 36 migrations before `init` gets the same schema as a new one and keeps its rows', async () => {
  const names = await migrate(created, migrationsDir, silentLog)
  await applyReplacedMigrations()
  const userId = randomUUID()
  await database.query(
    `INSERT INTO users (id, email, name, created_at, updated_at) VALUES ($1, 'ada@people.example', 'Ada', $2, $2)`,
    [userId, AT],
  )
  expect(await migrate(database, migrationsDir, silentLog)).toEqual(names)
  expect(await readDatabaseCatalog(database)).toEqual(await readDatabaseCatalog(created))
  expect(await database.query('SELECT id, email FROM users')).toEqual([{ id: userId, email: 'ada@people.example' }])
  expect(await migrate(database, migrationsDir, silentLog)).toEqual([])
})
