import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { diffMigrationsWithSchema, repositoryPaths } from '#scripts/schema-engine.ts'
import { MigrationError, migrate } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { type EmptyDatabase, openEmptyDatabase } from '../../support/empty-database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

let folder: string
let database: EmptyDatabase

beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await temporaryFolder()
  await database.empty()
})

async function addMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

async function tables(): Promise<unknown[]> {
  const rows = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
  return rows.map((row) => row['tablename'])
}

const run = () => migrate(database, folder, silentLog)

it('applies pending migrations in order, and records them like Prisma', async () => {
  await addMigration('2_second', 'ALTER TABLE a ADD COLUMN b int; CREATE TABLE c (id int);')
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  expect(await run()).toEqual(['1_first', '2_second'])
  expect(await tables()).toEqual(['_prisma_migrations', 'a', 'c'])

  const books = await database.query(
    `SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at, finished_at >= started_at AS finished
     FROM _prisma_migrations ORDER BY migration_name`,
  )
  const checksum = createHash('sha256').update('CREATE TABLE a (id int);').digest('hex')
  const common = { applied_steps_count: 1, logs: null, rolled_back_at: null, finished: true }
  expect(books).toEqual([
    { migration_name: '1_first', checksum, ...common },
    { migration_name: '2_second', checksum: expect.stringMatching(/^[0-9a-f]{64}$/), ...common },
  ])
})

it('needs one query when there is nothing to do', async () => {
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  await run()
  const query = vi.spyOn(database, 'query')
  const script = vi.spyOn(database, 'script')
  expect(await run()).toEqual([])
  expect(query).toHaveBeenCalledTimes(1)
  expect(script).not.toHaveBeenCalled()
})

it('rolls back a failed migration, keeps earlier ones, and continues once it is fixed', async () => {
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  await addMigration('2_second', 'CREATE TABLE b (id int); SELECT nonsense;')
  await expect(run()).rejects.toThrow(MigrationError)
  await expect(run()).rejects.toThrow(/^Migration 2_second failed and was rolled back: .*nonsense/)
  expect(await tables()).toEqual(['_prisma_migrations', 'a'])

  await addMigration('2_second', 'CREATE TABLE b (id int);')
  expect(await run()).toEqual(['2_second'])
})

it('starts again when a table stays locked, before a request could deadlock with it', async () => {
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  const timeouts: unknown[] = []
  let isLocked = true
  const script = async (sql: string) => {
    if (sql.includes('CREATE TABLE a')) {
      timeouts.push((await database.query('SHOW lock_timeout'))[0])
      if (isLocked) {
        isLocked = false
        throw locked
      }
    }
    await database.script(sql)
  }
  expect(await migrate({ query: database.query, script }, folder, silentLog)).toEqual(['1_first'])
  expect(timeouts).toEqual([{ lock_timeout: '500ms' }, { lock_timeout: '500ms' }])
  expect(await tables()).toEqual(['_prisma_migrations', 'a'])
})

it('rejects a migration changed after it was applied', async () => {
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  await run()
  await addMigration('1_first', 'CREATE TABLE a (id bigint);')
  await addMigration('2_second', 'CREATE TABLE b (id int);')
  await expect(run()).rejects.toThrow(/changed after this database applied them: 1_first\./)
  expect(await tables()).toEqual(['_prisma_migrations', 'a'])
})

it('accepts a file with other line endings', async () => {
  await addMigration('1_first', 'CREATE TABLE a (\n  id int\n);\n')
  await run()
  await addMigration('1_first', 'CREATE TABLE a (\r\n  id int\r\n);\r\n')
  expect(await run()).toEqual([])
})

it('runs on a newer schema with a warning, for rolling deployments', async () => {
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  await addMigration('2_second', 'CREATE TABLE b (id int);')
  await run()
  await rm(join(folder, '2_second'), { recursive: true })
  const warn = vi.fn()
  expect(await migrate(database, folder, { ...silentLog, warn })).toEqual([])
  expect(warn).toHaveBeenCalledWith({ migrations: ['2_second'] }, expect.any(String))
})

it('rejects a migration left unfinished by another tool', async () => {
  await addMigration('1_first', 'CREATE TABLE a (id int);')
  await run()
  await database.query('UPDATE _prisma_migrations SET finished_at = NULL')
  await expect(run()).rejects.toThrow(/did not finish them: 1_first\./)
  await database.query('UPDATE _prisma_migrations SET rolled_back_at = now()')
  await database.query('DROP TABLE a')
  expect(await run()).toEqual(['1_first'])
})

describe('a migration that replaces earlier ones', () => {
  const FIRST = 'CREATE TABLE a (\n  id int\n);\n'
  const SECOND = 'CREATE TABLE b (id int);'
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')

  beforeEach(async () => {
    await addMigration('1_first', FIRST)
    await addMigration('2_second', SECOND)
  })

  async function replaceBoth(): Promise<void> {
    for (const name of ['1_first', '2_second']) await rm(join(folder, name), { recursive: true })
    await addMigration('2_init', `${FIRST}${SECOND}`)
    const migrations = {
      '1_first': [digest(FIRST), digest(FIRST.replaceAll('\n', '\r\n'))],
      '2_second': [digest(SECOND)],
    }
    const replaces = JSON.stringify({ lastVersion: 'version 7', migrations })
    await writeFile(join(folder, '2_init', 'replaces.json'), replaces)
    await addMigration('3_third', 'CREATE TABLE c (id int);')
  }
  const recorded = async () =>
    (await database.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1')).map(
      (row) => row['migration_name'],
    )

  it('creates an empty database', async () => {
    await replaceBoth()
    expect(await run()).toEqual(['2_init', '3_third'])
    expect(await tables()).toEqual(['_prisma_migrations', 'a', 'b', 'c'])
  })

  it.each(['\n', '\r\n'])('takes their place where they were applied with %j at line ends', async (lineEnd) => {
    await addMigration('1_first', FIRST.replaceAll('\n', lineEnd))
    await run()
    await database.query('INSERT INTO a VALUES (7)')
    await replaceBoth()
    const warn = vi.fn()
    expect(await migrate(database, folder, { ...silentLog, warn })).toEqual(['2_init', '3_third'])
    expect(await database.query('SELECT id FROM a')).toEqual([{ id: 7 }])
    expect(await recorded()).toEqual(['2_init', '3_third'])
    expect(await run()).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is refused where only a part of them was applied', async () => {
    await rm(join(folder, '2_second'), { recursive: true })
    await run()
    await addMigration('2_second', SECOND)
    await replaceBoth()
    await expect(run()).rejects.toThrow(
      'This database has only 1 of the 2 migrations that 2_init replaces; the first missing one is 2_second. ' +
        'Start version 7 on it once, then this one.',
    )
    expect(await recorded()).toEqual(['1_first'])
  })

  it('is refused where one of them was changed', async () => {
    await addMigration('2_second', 'CREATE TABLE b (id bigint);')
    await run()
    await replaceBoth()
    await expect(run()).rejects.toThrow(/changed after this database applied them: 2_second\./)
  })
})

it('brings an empty database to the schema of schema.prisma', async () => {
  const { migrationsDir, schemaPath } = repositoryPaths()
  expect(await diffMigrationsWithSchema(migrationsDir, schemaPath)).toBeNull()
  expect((await migrate(database, migrationsDir, silentLog)).at(0)).toMatch(/^\d{14}_init$/)
})

it('writes the missing SQL when schema.prisma has changed', async () => {
  const { migrationsDir, schemaPath } = repositoryPaths()
  await cp(migrationsDir, folder, { recursive: true })
  const moved = join(folder, 'schema.prisma')
  await writeFile(moved, `${await readFile(schemaPath, 'utf8')}\nmodel Note {\n  id Int @id\n  text String\n}\n`)
  expect(await diffMigrationsWithSchema(folder, moved)).toContain('CREATE TABLE "Note"')
})
