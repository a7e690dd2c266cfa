import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readBackupFile, writeBackup } from '#server/platform/backup/backup-file.ts'
import { databaseText } from '#server/platform/backup/database-text.ts'
import { loadBackup } from '#server/platform/backup/load-backup.ts'
import { completeTables, createTables } from '#server/platform/backup/load-schema.ts'
import { MIGRATIONS_DIR } from '#server/platform/database/migration-files.ts'
import type { Layout } from '#server/platform/database/snapshot.ts'
import { clock } from '../../support/catalogue.ts'
import { type CopyDatabase, openEmptyCopy } from '../../support/copy-database.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { fillEveryTable, NASTY } from '../../support/every-table.ts'
import { later } from '../../support/later.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const database = registerTestDatabase()

const filled = later<CopyDatabase>(() => opened)
let opened: CopyDatabase | null = null

const recordMigrations = async ({ query }: CopyDatabase, { migrations }: Layout) => {
  for (const { name, checksum } of migrations) {
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES (left(md5($2), 36), $1, $2, now())`,
      [checksum, name],
    )
  }
}

beforeAll(async () => {
  opened = await openEmptyCopy()
  const layout = await database.openSnapshot()
  await layout.close()
  const keys = await createTables(opened, layout, MIGRATIONS_DIR)
  await recordMigrations(opened, layout)
  await fillEveryTable(opened)
  // Also proves that the rows satisfy the foreign keys.
  await completeTables(opened, keys, [{ name: 'tool_changes_sequence_seq', value: '41' }])
})
afterAll(() => opened?.close())

const openTarget = async (): Promise<CopyDatabase> => {
  const target = await openEmptyCopy()
  onTestFinished(() => target.close())
  return target
}

test.each([
  ['plain', undefined],
  ['encrypted', 'correct horse battery'],
])('the backup of a restored %s backup has the same rows in every table', async (_, passphrase) => {
  const folder = await temporaryFolder()
  const write = ({ openSnapshot }: CopyDatabase, name: string) =>
    writeBackup({
      file: join(folder, name),
      text: databaseText({ openSnapshot, clock, authSecret: 'the secret' }),
      passphrase,
    })
  const first = await write(filled, 'first')
  expect((await stat(first.file)).mode & 0o777).toBe(0o600)
  const { tables, sequences, authSecret } = first.trailer
  expect(Object.values(tables).filter(({ rows }) => rows === 0)).toEqual([])
  expect(authSecret).toBe('the secret')

  const target = await openTarget()
  await loadBackup(target, readBackupFile(first.file, passphrase), MIGRATIONS_DIR)
  const second = await write(target, 'second')
  expect(second.trailer).toEqual(first.trailer)
  expect(second.header.migrations).toEqual(first.header.migrations)
  expect(sequences).toEqual([{ name: 'tool_changes_sequence_seq', value: '41' }])

  const [row] = await target.query('SELECT message FROM client_error_reports')
  expect(row?.['message']).toBe(NASTY)
  const [next] = await target.query(`SELECT nextval('tool_changes_sequence_seq')::text AS value`)
  expect(next?.['value']).toBe('42')
  const bytes = await readFile(first.file)
  if (passphrase === undefined) expect(gunzipSync(bytes).toString()).toContain('COPY "users" (')
  else expect(bytes.subarray(0, 9).toString()).toBe('ENCRYPTED')
})

test('a snapshot does not show later changes', async () => {
  const snapshot = await filled.openSnapshot()
  await filled.query('DELETE FROM client_error_reports')
  const table = snapshot.tables.find(({ name }) => name === 'client_error_reports')
  const chunks: Buffer[] = []
  if (table) for await (const chunk of snapshot.rows(table)) chunks.push(chunk)
  await snapshot.close()
  expect(Buffer.concat(chunks).toString()).toMatch(/^0d5f1c1e[^\n]+\n$/)
})

test('a backup with rows that break a rule of the database is refused, and nothing is stored', async () => {
  await filled.script('ALTER TABLE tool_ratings DROP CONSTRAINT tool_ratings_stars_check')
  await filled.query('UPDATE tool_ratings SET stars = 6')
  const target = await openTarget()
  const text = databaseText({ openSnapshot: filled.openSnapshot, clock, authSecret: null })
  await expect(loadBackup(target, text, MIGRATIONS_DIR)).rejects.toThrow(
    /^The database refused the backup: .*violates check constraint.* \(23514\)$/,
  )
  expect(await target.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
})

test.each([
  ['plain', undefined],
  ['encrypted', 'correct horse battery'],
])('a %s backup of a database that does not answer is refused and leaves no file', async (_, passphrase) => {
  const folder = await temporaryFolder()
  // biome-ignore lint/correctness/useYield: it fails before its first part.
  async function* unreachable(): AsyncGenerator<Buffer> {
    throw new Error('connect ECONNREFUSED')
  }
  await expect(writeBackup({ file: join(folder, 'one'), text: unreachable(), passphrase })).rejects.toThrow(
    'connect ECONNREFUSED',
  )
  expect(await readdir(folder)).toEqual([])
})
