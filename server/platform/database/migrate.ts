import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { listMigrations, type Migration } from './migration-files.ts'
import { inTransaction } from './script-transaction.ts'

/** The connection for migrations; `script` may contain several statements. */
export type MigrationConnection = {
  query(sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>
  script(sql: string): Promise<unknown>
}

/** The database cannot be migrated. The message is for the operator. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
  }
}

// Identical to Prisma's own table, so that its command line tool keeps working.
export const CREATE_BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
);`

const READ_BOOKKEEPING =
  'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL'

const RECORD_MIGRATION = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`

const FORGET_MIGRATIONS = 'DELETE FROM _prisma_migrations WHERE migration_name = ANY($1)'

/** Recorded as unfinished until a move has ended, so that no version of the server starts before. */
export const UNFINISHED_MOVE = 'unfinished move from an embedded database'

const UNDEFINED_TABLE = '42P01'
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * A migration that waits for a table makes all later requests for it wait too, and can deadlock with one that waits for
 * another table of the migration. So it gives up before PostgreSQL looks for deadlocks (after one second), and starts again.
 */
const LIMIT_LOCK_WAITS = "SET LOCAL lock_timeout = '500ms'"
const LOCK_PAUSE_MS = 200
const LOCK_PATIENCE_MS = 60_000

/** Null without a migrations table. */
async function readApplied(connection: MigrationConnection): Promise<Map<string, string> | null> {
  const rows = await connection.query(READ_BOOKKEEPING).catch((error: { code?: unknown }) => {
    if (error.code === UNDEFINED_TABLE) return null
    throw error
  })
  if (rows === null) return null
  const unfinished = rows.filter((row) => !row['finished']).map((row) => String(row['migration_name']))
  if (unfinished.includes(UNFINISHED_MOVE)) {
    throw new MigrationError('A move into this database is unfinished. Run `npm run move` again, which continues it.')
  }
  if (unfinished.length > 0) {
    throw new MigrationError(
      `Another tool began these migrations and did not finish them: ${unfinished.join(', ')}. ` +
        'Repair the database, then mark them with `prisma migrate resolve`.',
    )
  }
  return new Map(rows.map((row) => [String(row['migration_name']), String(row['checksum'])]))
}

/** A checkout may have changed line endings; that is the same migration. */
function matchesChecksum({ sql, checksum }: Migration, applied: string): boolean {
  const unix = sql.replaceAll('\r\n', '\n')
  const variants = [unix, unix.replaceAll('\n', '\r\n')].map((text) => createHash('sha256').update(text).digest('hex'))
  return [checksum, ...variants].includes(applied)
}

const replacedBy = ({ replaces }: Migration): string[] => Object.keys(replaces?.migrations ?? {})

/** Throws if a database has only a part of what a migration replaces: the other files are gone. */
function rejectPartlyReplaced(migration: Migration, applied: Map<string, string>): void {
  const names = replacedBy(migration)
  const missing = names.filter((name) => !applied.has(name))
  if (missing.length === 0 || missing.length === names.length) return
  throw new MigrationError(
    `This database has only ${names.length - missing.length} of the ${names.length} migrations that ${migration.name} ` +
      `replaces; the first missing one is ${missing[0]}. Start ${migration.replaces?.lastVersion} on it once, then this one.`,
  )
}

/** Pending migrations, oldest first. */
function pendingMigrations(migrations: Migration[], applied: Map<string, string>, log: Log): Migration[] {
  const changed = migrations.flatMap((migration) => {
    const checksum = applied.get(migration.name)
    const own = checksum === undefined || matchesChecksum(migration, checksum) ? [] : [migration.name]
    const replaced = Object.entries(migration.replaces?.migrations ?? {}).filter(
      ([name, checksums]) => applied.has(name) && !checksums.includes(applied.get(name) ?? ''),
    )
    return [...own, ...replaced.map(([name]) => name)]
  })
  if (changed.length > 0) {
    throw new MigrationError(
      `These migrations were changed after this database applied them: ${changed.join(', ')}. ` +
        'Restore the files and make the change in a new migration.',
    )
  }
  for (const migration of migrations) rejectPartlyReplaced(migration, applied)
  const known = new Set(migrations.flatMap((migration) => [migration.name, ...replacedBy(migration)]))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  // Not an error: in a rolling deployment the old version runs for a while with the new schema.
  if (unknown.length > 0) log.warn({ migrations: unknown }, 'The database is newer than this version of the product')
  return migrations.filter(({ name }) => !applied.has(name))
}

/** What a transaction does first: on a shared server it waits there for other processes, until its end. */
type BeginExclusively = () => Promise<void>

/** Where the migrations that it replaces were applied, only the record changes. */
async function applyMigration(
  connection: MigrationConnection,
  migration: Migration,
  applied: Map<string, string>,
): Promise<void> {
  const replaced = replacedBy(migration).filter((name) => applied.has(name))
  try {
    await connection.script(LIMIT_LOCK_WAITS)
    if (replaced.length > 0) await connection.query(FORGET_MIGRATIONS, [replaced])
    else await connection.script(migration.sql)
    await connection.query(RECORD_MIGRATION, [randomUUID(), migration.checksum, migration.name])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${migration.name} failed and was rolled back: ${reason}`, { cause: error })
  }
}

/** Starts a migration again while requests of other instances hold its tables. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (const started = performance.now(); ; await delay(LOCK_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: unknown }
      if (code !== LOCK_NOT_AVAILABLE || performance.now() - started > LOCK_PATIENCE_MS) throw error
    }
  }
}

/**
 * Applies pending migrations and returns their names. Each migration and its record are one transaction, so a crash
 * leaves nothing half done (migrations cannot use statements such as CREATE INDEX CONCURRENTLY). One query when up to
 * date. `beginExclusively` excludes other processes until the end of a transaction.
 * @throws MigrationError when a migration fails, an applied one has changed, or the files of a pending one were removed
 */
export async function migrate(
  connection: MigrationConnection,
  migrationsDir: string,
  log: Log,
  beginExclusively: BeginExclusively = async () => undefined,
): Promise<string[]> {
  const migrations = await listMigrations(migrationsDir)
  const applied = await readApplied(connection)
  if (applied && pendingMigrations(migrations, applied, log).length === 0) return []
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    inTransaction(connection, async () => {
      await beginExclusively()
      return work()
    })
  await exclusively(() => connection.script(CREATE_BOOKKEEPING))
  const names: string[] = []
  const applyNext = async (): Promise<boolean> => {
    // Read in each transaction: another process may have applied the next migration meanwhile.
    const appliedNow = (await readApplied(connection)) ?? new Map<string, string>()
    const [next] = pendingMigrations(migrations, appliedNow, log)
    if (next === undefined) return false
    await applyMigration(connection, next, appliedNow)
    names.push(next.name)
    return true
  }
  while (await patiently(() => exclusively(applyNext))) {}
  log.info({ migrations: names }, 'Applied migrations')
  return names
}
