import pg from 'pg'
import type { Log } from '../log.ts'
import { DatabaseConnectionError } from './connection-error.ts'
import { MigrationError, migrate } from './migrate.ts'

/** The key of Prisma's own migrator, so that both exclude each other. */
export const MIGRATION_LOCK_KEY = 72707369
const LOCK_NOT_AVAILABLE = '55P03'

/** The adapter assumes UTC timestamps, so every session must use UTC. */
export function inUtc(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const options = url.searchParams.get('options')
  url.searchParams.set('options', [options, '-c TimeZone=UTC'].filter(Boolean).join(' '))
  return url.href
}

/** Settings of each session that ends what takes too long. */
export const SESSION_LIMITS = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 } as const

/** The pool waits for it, which its types do not tell. Poolers know this setting, and keep it for each client. */
const useUtc = (client: pg.ClientBase): void => client.query("SET TIME ZONE 'UTC'") as unknown as undefined

/** Settings that a session begins with. A pooler refuses most of them: the role has the limits there (`pooler.ts`). */
const beginOfSession = (databaseUrl: string, pooled: boolean): pg.PoolConfig =>
  pooled
    ? { connectionString: databaseUrl, onConnect: useUtc }
    : { connectionString: inUtc(databaseUrl), ...SESSION_LIMITS }

/** At most 10 connections; all waits have timeouts. */
export function createPool(
  databaseUrl: string,
  log: Log,
  settings: pg.PoolConfig & { pooled?: boolean } = {},
): pg.Pool {
  const { pooled = false, ...others } = settings
  const pool = new pg.Pool({
    ...beginOfSession(databaseUrl, pooled),
    max: 10,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 30_000,
    // Longer than a statement may take: ends the wait for an unresponsive server.
    query_timeout: 6_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'toolfinch',
    ...others,
  })
  // Without a listener, an idle connection closed by the server would crash the process.
  pool.on('error', (error) => log.warn({ err: error }, 'The database closed an idle connection'))
  return pool
}

/**
 * Opens as many connections as the pool may have; those that the server refuses are left out. The first requests of a
 * process keep its event loop busy, and a connection that is opened meanwhile can take longer than it may.
 */
export async function openConnections(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const connection of opened) if (connection.status === 'fulfilled') connection.value.release()
}

/** Most prepared statements per connection. */
const MAX_PREPARED = 200

export type Reader = (text: string, values: unknown[]) => Promise<unknown[]>

/**
 * Reads through the pool with named prepared statements, parsed and planned once per connection. Statements with LIKE
 * are not prepared: their best plan depends on the pattern, and a generic one is ten times slower. `prepared`: false
 * behind a pooler that would mix the names of its clients.
 */
export function createReader(pool: pg.Pool, prepared = true): Reader {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (!prepared || text.includes(' LIKE ')) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_PREPARED) return known
    const name = `read-${names.size}`
    names.set(text, name)
    return name
  }
  return async (text, values) => {
    const name = nameOf(text)
    const { rows } = await pool.query<Record<string, unknown>>(
      name === undefined ? { text, values } : { name, text, values },
    )
    return rows
  }
}

/**
 * Migrates on a connection of its own without a statement timeout, waiting at most `patienceMs` for other instances and
 * table locks. Everything that it sets or locks ends with a transaction, so it works through a pooler too.
 * @throws DatabaseConnectionError when the server does not answer or refuses the role, or MigrationError
 */
export async function migratePostgresql(
  databaseUrl: string,
  migrationsDir: string,
  log: Log,
  patienceMs = 60_000,
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    application_name: 'toolfinch migrations',
  })
  client.on('error', (error) => log.warn({ err: error }, 'The database closed the migration connection'))
  await client.connect().catch((error: unknown) => {
    throw new DatabaseConnectionError(error)
  })
  try {
    const connection = {
      query: async (sql: string, parameters?: unknown[]) =>
        (await client.query<Record<string, unknown>>(sql, parameters)).rows,
      script: (sql: string) => client.query(sql),
    }
    return await migrate(connection, migrationsDir, log, async () => {
      await client.query(
        `SET LOCAL lock_timeout = ${patienceMs}; SET LOCAL statement_timeout = 0; SET LOCAL TIME ZONE 'UTC'`,
      )
      await client
        .query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_KEY])
        .catch((error: { code?: unknown }) => {
          if (error.code !== LOCK_NOT_AVAILABLE) throw error
          // Without a cause: a wait for a table is repeated, and this one is not.
          throw new MigrationError('Another instance has been migrating this database for too long.')
        })
    })
  } finally {
    await client.end()
  }
}
