/**
 * Moves an embedded database to a PostgreSQL database. Tables are copied one by one, so that a move that was interrupted
 * continues with the first table that is missing or has changed since.
 */
import { randomUUID } from 'node:crypto'
import { UNFINISHED_MOVE } from '../database/migrate.ts'
import { openPostgresqlCopy } from '../database/postgresql-snapshot.ts'
import { inTransaction } from '../database/script-transaction.ts'
import { type CopyConnection, quoted, readTables, type Snapshot, type StoredTable } from '../database/snapshot.ts'
import { BackupError } from './backup-error.ts'
import { rejectDifferences } from './backup-text.ts'
import { completeTables, createTables, digestTables, type ForeignKey } from './load-schema.ts'
import { claimDatabase } from './restore-postgresql.ts'
import { digesting, type TableDigest } from './row-digest.ts'

const STATE = '_unfinished_move'
const BOOKKEEPING = '_prisma_migrations'

/** What is known about a move that has begun. */
type Begun = { readonly keys: readonly ForeignKey[]; readonly migrations: string }

const migrationsText = ({ migrations }: Pick<Snapshot, 'migrations'>): string =>
  migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')

/** The tables without rows, and a record of an unfinished migration, with which no version of the server starts. */
const begin = (connection: CopyConnection, source: Snapshot, migrationsDir: string): Promise<Begun> =>
  inTransaction(connection, async () => {
    const keys = await createTables(connection, source, migrationsDir)
    await connection.query(`INSERT INTO ${BOOKKEEPING} (id, checksum, migration_name) VALUES ($1, '', $2)`, [
      randomUUID(),
      UNFINISHED_MOVE,
    ])
    await connection.script(`CREATE TABLE ${STATE} (name text PRIMARY KEY, value jsonb NOT NULL)`)
    const begun = { keys, migrations: migrationsText(source) }
    await connection.query(`INSERT INTO ${STATE} VALUES ('', $1)`, [JSON.stringify(begun)])
    return begun
  })

/** Continues a move, or begins one in an empty database. */
const beginOrContinue = async (connection: CopyConnection, source: Snapshot, migrationsDir: string): Promise<Begun> => {
  const found = (await readTables(connection.query)).map(({ name }) => name)
  if (found.length === 0) return begin(connection, source, migrationsDir)
  if (!found.includes(STATE)) {
    throw new BackupError('The PostgreSQL database already has tables. Move into an empty database.')
  }
  const [row] = await connection.query(`SELECT value FROM ${STATE} WHERE name = ''`)
  const begun = row?.['value'] as Begun
  if (begun.migrations !== migrationsText(source)) {
    throw new BackupError(
      'An unfinished move of another version is in the PostgreSQL database. Move into an empty database.',
    )
  }
  return begun
}

const movedTables = async (connection: CopyConnection): Promise<Map<string, TableDigest>> =>
  new Map(
    (await connection.query(`SELECT name, value FROM ${STATE} WHERE name <> ''`)).map(({ name, value }) => [
      String(name),
      value as TableDigest,
    ]),
  )

const copyTable = async (connection: CopyConnection, source: Snapshot, table: StoredTable): Promise<TableDigest> => {
  let copied: TableDigest | undefined
  await connection.script(`TRUNCATE ${quoted(table.name)}`)
  const lines = digesting(source.rows(table), (digest) => {
    copied = digest
  })
  await connection.load(table, lines)
  if (copied === undefined) throw new Error(`The rows of ${table.name} were not read to their end.`)
  return copied
}

type MoveOptions = {
  /** Opened again for each pass over the rows; nobody writes meanwhile. */
  readonly openSource: () => Promise<Snapshot>
  readonly databaseUrl: string
  readonly migrationsDir: string
  readonly say?: (line: string) => void
}

type Moved = { readonly tables: number; readonly rows: number }

/**
 * Until the end, the PostgreSQL database cannot be used by the product; the embedded one is only read.
 * @throws BackupError, or the driver's error; run it again to continue
 */
export async function moveToPostgresql({ openSource, databaseUrl, migrationsDir, say }: MoveOptions): Promise<Moved> {
  const connection = await openPostgresqlCopy(databaseUrl)
  try {
    await claimDatabase(connection)
    const source = await openSource()
    const begun = await beginOrContinue(connection, source, migrationsDir)
    const moved = await movedTables(connection)
    const unchanged = moved.size === 0 ? new Map<string, TableDigest>() : await unchangedTables(openSource, moved)
    const digests = new Map<string, TableDigest>(unchanged)
    const bookkeeping = source.tables.filter(({ name }) => name === BOOKKEEPING)
    for (const table of source.tables) {
      if (unchanged.has(table.name) || bookkeeping.includes(table)) continue
      const digest = await inTransaction(connection, async () => {
        const copied = await copyTable(connection, source, table)
        await connection.query(
          `INSERT INTO ${STATE} VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
          [table.name, JSON.stringify(copied)],
        )
        return copied
      })
      digests.set(table.name, digest)
    }
    if (unchanged.size > 0) say?.(`${unchanged.size} tables were moved before and have not changed.`)
    await inTransaction(connection, async () => {
      // Removes the record of the move, so that the server starts.
      for (const table of bookkeeping) digests.set(table.name, await copyTable(connection, source, table))
      await completeTables(connection, begun.keys, source.sequences)
      const stored = await digestTables(connection, source.tables)
      rejectDifferences(
        Object.fromEntries(digests),
        stored,
        'The rows were not stored as they are in the embedded database',
      )
      await connection.script(`DROP TABLE ${STATE}`)
    })
    await connection.script('ANALYZE')
    await source.close()
    return { tables: digests.size, rows: [...digests.values()].reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await connection.end()
  }
}

/** Tables that were moved and whose rows are still the same. */
const unchangedTables = async (
  openSource: MoveOptions['openSource'],
  moved: ReadonlyMap<string, TableDigest>,
): Promise<Map<string, TableDigest>> => {
  const source = await openSource()
  try {
    const before = source.tables.filter(({ name }) => moved.has(name))
    const now = await digestTables(source, before)
    return new Map(
      [...now].filter(([name, { digest, rows }]) => {
        const then = moved.get(name)
        return then?.digest === digest && then.rows === rows
      }),
    )
  } finally {
    await source.close()
  }
}
