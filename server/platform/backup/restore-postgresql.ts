import { MIGRATION_LOCK_KEY } from '../database/postgresql.ts'
import { COPY_APPLICATION, openPostgresqlCopy } from '../database/postgresql-snapshot.ts'
import { type CopyConnection, quoted, readTables } from '../database/snapshot.ts'
import { BackupError } from './backup-error.ts'
import type { BackupContent } from './backup-text.ts'
import { loadBackup } from './load-backup.ts'

const OTHERS = `SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'toolfinch%'
    AND application_name <> '${COPY_APPLICATION}'`

/** Enumerations; other types of a schema belong to its tables. */
const TYPES = `SELECT typname AS name FROM pg_type WHERE typtype = 'e' AND typnamespace = current_schema()::regnamespace`

/**
 * Keeps instances from starting and other commands from writing until the session ends.
 * @throws BackupError while an instance uses the database
 */
export const claimDatabase = async (connection: CopyConnection): Promise<void> => {
  const [lock] = await connection.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK_KEY])
  if (lock?.['taken'] !== true)
    throw new BackupError('Another process is migrating, restoring or moving into this database.')
  const [others] = await connection.query(OTHERS)
  if (Number(others?.['count']) > 0) {
    throw new BackupError('The database is in use by the product. Stop every instance first.')
  }
}

/** Removes the product's tables and types; extensions stay. */
const removeTables = async (connection: CopyConnection, names: readonly string[]): Promise<void> => {
  await connection.script(`DROP TABLE ${names.map(quoted).join(', ')} CASCADE`)
  const types = await connection.query(TYPES)
  for (const { name } of types) await connection.script(`DROP TYPE ${quoted(String(name))}`)
}

type RestoreOptions = {
  readonly databaseUrl: string
  readonly text: AsyncIterable<Buffer>
  readonly migrationsDir: string
  readonly replace: boolean
}

/**
 * Restores into a PostgreSQL database in one transaction: until it is committed, the former content is there.
 * @throws BackupError, or the driver's error
 */
export async function restoreIntoPostgresql({
  databaseUrl,
  text,
  migrationsDir,
  replace,
}: RestoreOptions): Promise<BackupContent> {
  const connection = await openPostgresqlCopy(databaseUrl)
  try {
    await claimDatabase(connection)
    const tables = (await readTables(connection.query)).map(({ name }) => name)
    if (tables.length > 0 && !tables.includes('_prisma_migrations')) {
      throw new BackupError('The database contains tables of another program. Restore into a database of its own.')
    }
    if (tables.length > 0 && !replace) {
      throw new BackupError('The database already has tables. Add --replace to put the backup in their place.')
    }
    return await loadBackup(connection, text, migrationsDir, async () => {
      if (tables.length > 0) await removeTables(connection, tables)
    })
  } finally {
    await connection.end()
  }
}
