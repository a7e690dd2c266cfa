/** All rows of all tables at one moment, for backups, and the reverse: loading rows into tables. */
import type { MigrationConnection } from './migrate.ts'

export type StoredTable = { readonly name: string; readonly columns: readonly string[] }

/** `value`: the last number given out; null: none. */
type StoredSequence = { readonly name: string; readonly value: string | null }

type AppliedMigration = { readonly name: string; readonly checksum: string }

export type Layout = {
  /** Oldest first. */
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly StoredTable[]
  readonly sequences: readonly StoredSequence[]
}

export type Snapshot = Layout & {
  readonly kind: 'pglite' | 'postgresql'
  /** Complete lines of COPY's text format, in any order. Read each table at most once. */
  rows(table: StoredTable): AsyncIterable<Buffer>
  /** Idempotent. */
  close(): Promise<void>
}

/** A connection of its own for loading rows. */
export type CopyConnection = MigrationConnection & {
  /** Loads complete lines of COPY's text format. */
  load(table: StoredTable, lines: AsyncIterable<Buffer>): Promise<void>
  /** As in a snapshot, but of the current state. */
  rows(table: StoredTable): AsyncIterable<Buffer>
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ columns }: StoredTable): string => columns.map(quoted).join(', ')

/** Values as text: the same on every version, and what loading accepts. */
export const selectOf = ({ name, columns }: StoredTable): string =>
  `SELECT ${columns.map((column) => `${quoted(column)}::text`).join(', ')} FROM ${quoted(name)}`

// Tables of extensions belong to the extension.
const TABLES = `SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.relname ORDER BY c.relname COLLATE "C"`

const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = current_schema() ORDER BY sequencename COLLATE "C"`

const MIGRATIONS = `SELECT migration_name AS name, checksum FROM _prisma_migrations
  WHERE rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`

type Query = MigrationConnection['query']

export const readTables = async (query: Query): Promise<StoredTable[]> => (await query(TABLES)) as StoredTable[]

/** Throws the driver's error for a database that was never migrated. */
export const readLayout = async (query: Query): Promise<Layout> => ({
  migrations: (await query(MIGRATIONS)) as AppliedMigration[],
  tables: await readTables(query),
  sequences: (await query(SEQUENCES)) as StoredSequence[],
})
