import pg from 'pg'
import type { Log } from '../log.ts'
import { MigrationError, migrate } from './migrate.ts'

/** The key of Prisma's own migrator, so that both exclude each other. */
const MIGRATION_LOCK_KEY = 72707369
const LOCK_NOT_AVAILABLE = '55P03'

/** The adapter assumes UTC timestamps, so every session must use UTC. */
function inUtc(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const options = url.searchParams.get('options')
  url.searchParams.set('options', [options, '-c TimeZone=UTC'].filter(Boolean).join(' '))
  return url.href
}

/** At most 10 connections; all waits have timeouts. */
export function createPool(databaseUrl: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: inUtc(databaseUrl),
    max: 10,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    // Longer than a statement may take: ends the wait for an unresponsive server.
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'toolfinch',
  })
  // Without a listener, an idle connection closed by the server would crash the process.
  pool.on('error', (error) => log.warn({ err: error }, 'The database closed an idle connection'))
  return pool
}

/** Most prepared statements per connection. */
const MAX_PREPARED = 200

/**
 * Reads through the pool with named prepared statements, parsed and planned once per connection. Statements with LIKE
 * are not prepared: their best plan depends on the pattern, and a generic one is ten times slower.
 */
export function createReader(pool: pg.Pool): (text: string, values: unknown[]) => Promise<unknown[]> {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (text.includes(' LIKE ')) return undefined
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
 * Migrates in its own session without a statement timeout, waiting at most `patienceMs` for other instances.
 */
export async function migratePostgresql(
  databaseUrl: string,
  migrationsDir: string,
  log: Log,
  patienceMs = 60_000,
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: inUtc(databaseUrl),
    connectionTimeoutMillis: 5_000,
    lock_timeout: patienceMs,
    application_name: 'toolfinch migrations',
  })
  client.on('error', (error) => log.warn({ err: error }, 'The database closed the migration connection'))
  await client.connect()
  try {
    const connection = {
      query: async (sql: string, parameters?: unknown[]) =>
        (await client.query<Record<string, unknown>>(sql, parameters)).rows,
      script: (sql: string) => client.query(sql),
    }
    return await migrate(connection, migrationsDir, log, async (work) => {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_KEY]).catch((error: { code?: unknown }) => {
        if (error.code !== LOCK_NOT_AVAILABLE) throw error
        throw new MigrationError('Another instance has been migrating this database for too long.', { cause: error })
      })
      // Ends with the session; explicit for poolers, which keep sessions.
      return work().finally(() => client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK_KEY]).catch(() => {}))
    })
  } finally {
    await client.end()
  }
}
