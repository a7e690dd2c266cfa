/** Tables as they were when a backup was made, and what follows once their rows are loaded. */
import { CREATE_BOOKKEEPING } from '../database/migrate.ts'
import { listMigrations, type Migration } from '../database/migration-files.ts'
import { type CopyConnection, type Layout, quoted, readTables, type StoredTable } from '../database/snapshot.ts'
import { BackupError } from './backup-error.ts'
import { digestOf, type TableDigest } from './row-digest.ts'

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/** What the tables of a backup are made from. */
type SchemaSource = Pick<Layout, 'migrations' | 'tables'>

const FOREIGN_KEYS = `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname, k.conname`

/** The files of exactly the migrations that the database had, oldest first. */
const migrationsOf = async ({ migrations }: SchemaSource, migrationsDir: string): Promise<Migration[]> => {
  const files = new Map((await listMigrations(migrationsDir)).map((file) => [file.name, file]))
  const unknown = migrations.filter(({ name, checksum }) => files.get(name)?.checksum !== checksum)
  if (unknown.length > 0) {
    throw new BackupError(
      `This version of the product does not have these migrations of the source: ${unknown.map(({ name }) => name).join(', ')}. ` +
        'Use the version that the source belongs to.',
    )
  }
  return migrations.flatMap(({ name }) => files.get(name) ?? [])
}

const columnsText = ({ name, columns }: StoredTable): string => `${name}: ${[...columns].sort().join(', ')}`

/**
 * Creates the tables in an empty database, without rows. Foreign keys are left out until the rows are loaded, so that
 * the order of tables and rows does not matter.
 * @returns the foreign keys for `completeTables`
 */
export async function createTables(
  connection: CopyConnection,
  source: SchemaSource,
  migrationsDir: string,
): Promise<ForeignKey[]> {
  for (const { sql } of await migrationsOf(source, migrationsDir)) await connection.script(sql)
  await connection.script(CREATE_BOOKKEEPING)
  const created = (await readTables(connection.query)).map(columnsText)
  const expected = source.tables.map(columnsText)
  const different = [
    ...created.filter((text) => !expected.includes(text)),
    ...expected.filter((text) => !created.includes(text)),
  ]
  if (different.length > 0) {
    const names = [...new Set(different.map((text) => text.split(':', 1)[0]))].join(', ')
    throw new BackupError(`These tables of the source are not as its migrations make them: ${names}.`)
  }
  const keys = (await connection.query(FOREIGN_KEYS)) as ForeignKey[]
  for (const { table, name } of keys) {
    await connection.script(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`)
  }
  // Migrations also insert rows.
  await connection.script(`TRUNCATE ${source.tables.map(({ name }) => quoted(name)).join(', ')}`)
  return keys
}

/** Adds the foreign keys, which checks all rows, and continues the sequences. */
export async function completeTables(
  connection: CopyConnection,
  keys: readonly ForeignKey[],
  sequences: Layout['sequences'],
): Promise<void> {
  for (const { table, name, definition } of keys) {
    await connection.script(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  }
  for (const { name, value } of sequences) {
    if (value !== null) await connection.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), value])
  }
}

/** Reads the stored rows again. */
export const digestTables = async (
  connection: Pick<CopyConnection, 'rows'>,
  tables: readonly StoredTable[],
): Promise<Map<string, TableDigest>> => {
  const digests = new Map<string, TableDigest>()
  for (const table of tables) digests.set(table.name, await digestOf(connection.rows(table)))
  return digests
}
