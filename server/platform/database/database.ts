import { systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { assemble, type Database } from './assemble.ts'
import { MIGRATIONS_DIR } from './migration-files.ts'
import { listenOnPostgresql } from './notifications.ts'
import { watchPool } from './pool-figures.ts'
import { findPooler, type Pooler, prepareForPooler } from './pooler.ts'
import { createPool, createReader, migratePostgresql, openConnections, type Reader } from './postgresql.ts'
import { createPostgresqlAdapterFactory } from './postgresql-adapter.ts'
import { openPostgresqlSnapshot } from './postgresql-snapshot.ts'
import { createReplica, type Replica } from './replica.ts'

export type { Database } from './assemble.ts'
export type { TransactionClient } from './transaction.ts'

type PostgresqlOptions = {
  /** What stands in front of the server, if anything does. */
  readonly pooler?: Pick<Pooler, 'prepared'> | null
  /** An address without the pooler. */
  readonly directUrl?: string | undefined
  readonly replica?: { readonly url: string; readonly pooler: Pick<Pooler, 'prepared'> | null } | undefined
}

/** Short, because the primary answers what the replica does not. */
const REPLICA_WAITS = { connectionTimeoutMillis: 500, query_timeout: 2_000 }

function openReplica({ replica }: PostgresqlOptions, primary: Reader, log: Log): Replica | undefined {
  if (replica === undefined) return undefined
  const { url, pooler } = replica
  const pool = createPool(url, log, { ...REPLICA_WAITS, pooled: pooler !== null })
  return createReplica({ pool, read: createReader(pool, pooler?.prepared ?? true), primary, clock: systemClock, log })
}

/** A replica that is down now may be reached through a pooler: what works through every pooler is used then. */
const findReplica = async (url: string, log: Log): Promise<PostgresqlOptions['replica']> => ({
  url,
  pooler: await findPooler(url).catch((error: unknown) => {
    log.warn({ err: error }, 'The replica does not answer at the start')
    return { prepared: false }
  }),
})

/** A migrated PostgreSQL server. Connects lazily. */
export function fromPostgresql(databaseUrl: string, log: Log, options: PostgresqlOptions = {}): Database {
  const { pooler = null, directUrl } = options
  const pool = createPool(databaseUrl, log, { pooled: pooler !== null })
  const read = createReader(pool, pooler?.prepared ?? true)
  const listenUrl = directUrl ?? (pooler === null ? databaseUrl : undefined)
  return assemble({
    kind: 'postgresql',
    listen: (channel, onNotice) =>
      listenUrl === undefined ? () => undefined : listenOnPostgresql(listenUrl, channel, onNotice, log),
    adapter: createPostgresqlAdapterFactory(pool, log),
    read,
    pool: watchPool(pool),
    openConnections: () => openConnections(pool),
    openSnapshot: () => openPostgresqlSnapshot(directUrl ?? databaseUrl),
    replica: openReplica(options, read, log),
    end: () => pool.end(),
  })
}

type OpenDatabaseOptions = {
  /** A PostgreSQL server; without it, the embedded database in `dataDir` is opened or created. */
  databaseUrl?: string | undefined
  /** How the server is reached. */
  postgresql?:
    | Readonly<{
        directUrl: string | undefined
        replicaUrl: string | undefined
        preparedStatements: boolean | undefined
      }>
    | undefined
  dataDir: string
  log: Log
  migrationsDir?: string
}

/**
 * Opens and migrates the database.
 * @throws DatabaseInUseError when another process has the embedded database open, DatabaseConnectionError when the server
 * does not answer, or MigrationError
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, postgresql, dataDir, log, migrationsDir = MIGRATIONS_DIR } = options
  if (databaseUrl !== undefined) {
    const directUrl = postgresql?.directUrl
    await migratePostgresql(directUrl ?? databaseUrl, migrationsDir, log)
    const pooler = await prepareForPooler({ databaseUrl, directUrl, prepared: postgresql?.preparedStatements, log })
    const replicaUrl = postgresql?.replicaUrl
    const replica = replicaUrl === undefined ? undefined : await findReplica(replicaUrl, log)
    return fromPostgresql(databaseUrl, log, { pooler, directUrl, replica })
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts')
  return openEmbeddedDatabase(dataDir, migrationsDir, log)
}
