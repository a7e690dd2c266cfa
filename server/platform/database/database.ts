import { join } from 'node:path'
import type { Log } from '../log.ts'
import { assemble, type Database } from './assemble.ts'
import { listenOnPostgresql } from './notifications.ts'
import { watchPool } from './pool-figures.ts'
import { type Pooler, prepareForPooler } from './pooler.ts'
import { createPool, createReader, migratePostgresql } from './postgresql.ts'
import { createPostgresqlAdapterFactory } from './postgresql-adapter.ts'

export type { Database } from './assemble.ts'
export type { TransactionClient } from './transaction.ts'

type PostgresqlOptions = {
  /** What stands in front of the server, if anything does. */
  readonly pooler?: Pick<Pooler, 'prepared'> | null
  /** An address without the pooler. */
  readonly directUrl?: string | undefined
}

/** A migrated PostgreSQL server. Connects lazily. */
export function fromPostgresql(databaseUrl: string, log: Log, options: PostgresqlOptions = {}): Database {
  const { pooler = null, directUrl } = options
  const pool = createPool(databaseUrl, log, { pooled: pooler !== null })
  const listenUrl = directUrl ?? (pooler === null ? databaseUrl : undefined)
  return assemble({
    kind: 'postgresql',
    listen: (channel, onNotice) =>
      listenUrl === undefined ? () => undefined : listenOnPostgresql(listenUrl, channel, onNotice, log),
    adapter: createPostgresqlAdapterFactory(pool, log),
    read: createReader(pool, pooler?.prepared ?? true),
    pool: watchPool(pool),
    end: () => pool.end(),
  })
}

type OpenDatabaseOptions = {
  /** A PostgreSQL server; without it, the embedded database in `dataDir` is opened or created. */
  databaseUrl?: string | undefined
  /** How the server is reached. */
  postgresql?: { readonly directUrl: string | undefined; readonly preparedStatements: boolean | undefined } | undefined
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
  const { databaseUrl, postgresql, dataDir, log, migrationsDir = MIGRATIONS_DIR } = options
  if (databaseUrl !== undefined) {
    const directUrl = postgresql?.directUrl
    await migratePostgresql(directUrl ?? databaseUrl, migrationsDir, log)
    const pooler = await prepareForPooler({ databaseUrl, directUrl, prepared: postgresql?.preparedStatements, log })
    return fromPostgresql(databaseUrl, log, { pooler, directUrl })
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts')
  return openEmbeddedDatabase(dataDir, migrationsDir, log)
}
