import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryPaths } from '#scripts/schema-engine.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { listMigrations } from '#server/platform/database/migration-files.ts'
import { silentLog } from '#server/platform/log.ts'
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

const TOOL = '10000000-0000-4000-8000-000000000001'
const USER = '10000000-0000-4000-8000-000000000002'
const DIGEST = `md5((to_jsonb(t) - 'tool_id' - 'position')::text)`

/** Rows whose table, columns or digest the later migrations change. */
const ROWS = `
  INSERT INTO categories (id, slug, name, description) VALUES ('${TOOL}', 'writing', 'Writing', 'Tools for texts.');
  INSERT INTO tools (id, slug, name, name_lower, search_text, vendor, category_id, description, long_description, added_on,
    created_at, updated_at)
  VALUES ('${TOOL}', 'abacus', 'Abacus', 'abacus', 'abacus', 'Maker', '${TOOL}', 'Counts.', 'Counts.', '${AT}', '${AT}', '${AT}');
  INSERT INTO users (id, email, name, created_at, updated_at) VALUES ('${USER}', 'ada@people.example', 'Ada', '${AT}', '${AT}');
  INSERT INTO outbox_mails (id, user_id, recipient, subject, text, html, message_id, attempts, next_attempt_at, sent_at, dead_at,
    last_error, created_at)
  SELECT gen_random_uuid(), user_id, 'ada@people.example', 'Hello', 'Hi', '<p>Hi</p>', name, 2, '${AT}',
    CASE WHEN name LIKE 'sent%' THEN '${AT}'::timestamptz END, CASE WHEN name = 'dead' THEN '${AT}'::timestamptz END, NULL, '${AT}'
  FROM (VALUES ('waiting', NULL), ('sent', '${USER}'::uuid), ('dead', '${USER}'), ('sent anonymously', NULL)) AS mail (name, user_id);
  INSERT INTO plan_grants (id, user_id, plan, source, starts_at, ends_at, created_at)
  VALUES ('${TOOL}', '${USER}', 'pro', 'subscription', '${AT}'::timestamptz + interval '1 day', '${AT}', '${AT}');
  INSERT INTO change_sets (id, kind, source, started_at) VALUES ('${TOOL}', 'person', 'A merge', '${AT}');
  INSERT INTO tool_merges (id, change_set_id, from_id, into_id, merged_at) VALUES ('${TOOL}', '${TOOL}', '${TOOL}', '${TOOL}', '${AT}');
  INSERT INTO inaccuracy_reports (id, tool_id, kind, created_at, last_reported_at) VALUES ('${TOOL}', '${TOOL}', 'price', '${AT}', '${AT}');
  INSERT INTO tool_merge_rows (id, merge_id, table_name, digest)
  SELECT gen_random_uuid(), '${TOOL}', 'inaccuracy_reports', ${DIGEST} FROM inaccuracy_reports t`

it('a database with the 36 migrations before `init` gets the same schema as a new one and keeps its rows', async () => {
  const names = await migrate(created, migrationsDir, silentLog)
  await applyReplacedMigrations()
  await database.script(ROWS)
  expect(await migrate(database, migrationsDir, silentLog)).toEqual(names)
  expect(await readDatabaseCatalog(database)).toEqual(await readDatabaseCatalog(created))
  expect(await migrate(database, migrationsDir, silentLog)).toEqual([])

  expect(await database.query('SELECT slug, email FROM tools, users')).toEqual([
    { slug: 'abacus', email: 'ada@people.example' },
  ])
  const jobs = await database.query('SELECT key, state, active_key, payload, attempts FROM jobs ORDER BY key')
  const payload = (messageId: string) => ({
    ...{ to: 'ada@people.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>', messageId },
  })
  expect(jobs).toEqual([
    { key: 'dead', state: 'dead', active_key: null, payload: payload('dead'), attempts: 2 },
    { key: 'sent', state: 'done', active_key: null, payload: payload('sent'), attempts: 2 },
    { key: 'waiting', state: 'waiting', active_key: 'send-email:waiting', payload: payload('waiting'), attempts: 0 },
  ])
  expect(await database.query('SELECT starts_at = ends_at AS empty FROM plan_grants')).toEqual([{ empty: true }])
  const known = `SELECT count(*)::int AS reports FROM inaccuracy_reports t JOIN tool_merge_rows m ON m.digest = ${DIGEST}`
  expect(await database.query(known)).toEqual([{ reports: 1 }])
})
