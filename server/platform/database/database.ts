import { join } from 'node:path'
import type { Log } from '../log.ts'
import { assemble, type Database } from './assemble.ts'
import { listenOnPostgresql } from './notifications.ts'
import { watchPool } from './pool-figures.ts'
import { createPool, createReader, migratePostgresql } from './postgresql.ts'
import { createPostgresqlAdapterFactory } from './postgresql-adapter.ts'

export type { Database } from './assemble.ts'
export type { TransactionClient } from './transaction.ts'

/** A migrated PostgreSQL server. Connects lazily. */
export function fromPostgresql(databaseUrl: string, log: Log): Database {
  const pool = createPool(databaseUrl, log)
  return assemble({
    kind: 'postgresql',
    listen: (channel, onNotice) => listenOnPostgresql(databaseUrl, channel, onNotice, log),
    adapter: createPostgresqlAdapterFactory(pool, log),
    read: createReader(pool),
    pool: watchPool(pool),
    end: () => pool.end(),
  })
}

type OpenDatabaseOptions = {
  /** A PostgreSQL server; without it, the embedded database in `dataDir` is opened or created. */
  databaseUrl?: string | undefined
  dataDir: string
  log: Log
  migrationsDir?: string
}

const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', '..', 'prisma', 'migrations')

/**
 * Opens and migrates the database.
 * @throws DatabaseInUseError when another process has the embedded database open, MigrationError, or the driver's error
 * when the server does not respond
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log, migrationsDir = MIGRATIONS_DIR } = options
  if (databaseUrl !== undefined) {
    await migratePostgresql(databaseUrl, migrationsDir, log)
    return fromPostgresql(databaseUrl, log)
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts')
  return openEmbeddedDatabase(dataDir, migrationsDir, log)
}
