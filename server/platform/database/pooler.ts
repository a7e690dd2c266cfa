/** A pooler in front of PostgreSQL, such as PgBouncer: how the product notices it, and what it does then. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'
import { SESSION_LIMITS } from './postgresql.ts'

/** What the pooler in front of a server can do. */
export type Pooler = {
  /** It keeps the named statements of its clients apart. */
  readonly prepared: boolean
  /** Its sessions have the limits of `SESSION_LIMITS`, or others. */
  readonly limited: boolean
}

const withClient = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'toolfinch start',
  })
  // The statement in progress fails too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * A pooler that keeps statements apart gives them other names, at the latest for the second client. Inside a transaction
 * the same session answers, so its list shows whether ours went through unchanged.
 */
const keepsStatementsApart = async (client: pg.Client): Promise<boolean> => {
  const name = `toolfinch-${randomUUID()}`
  await client.query('BEGIN')
  try {
    await client.query({ name, text: 'SELECT 1' })
    const { rowCount } = await client.query('SELECT FROM pg_prepared_statements WHERE name = $1', [name])
    if (rowCount !== 0) await client.query(`DEALLOCATE "${name}"`)
    return rowCount === 0
  } finally {
    await client.query('COMMIT')
  }
}

/**
 * Null for a server without a pooler. A server announces its process at the begin of a session; a pooler announces a
 * number of its own instead, because each statement may be answered by another process.
 */
export const findPooler = (databaseUrl: string): Promise<Pooler | null> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number; timeout: string }>(
      "SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS timeout",
    )
    const { processID } = client as pg.Client & { processID?: number | null }
    if (rows[0] === undefined || rows[0].pid === processID) return null
    return { prepared: await keepsStatementsApart(client), limited: rows[0].timeout !== '0' }
  })

/**
 * Gives the limits to the role, for new sessions of this database: a pooler refuses them at the begin of a session, and
 * forgets those that a client sets. Sessions that set their own keep them.
 */
const limitRole = (directUrl: string): Promise<void> =>
  withClient(directUrl, async (client) => {
    const { rows } = await client.query<{ role: string; database: string }>(
      'SELECT current_user AS role, current_database() AS database',
    )
    const { role = '', database = '' } = rows[0] ?? {}
    const target = `ROLE ${pg.escapeIdentifier(role)} IN DATABASE ${pg.escapeIdentifier(database)}`
    const statements = Object.entries(SESSION_LIMITS).map(([name, value]) => `ALTER ${target} SET ${name} = ${value}`)
    // Two instances that start together would change the same row.
    await client.query(
      `BEGIN; SELECT pg_advisory_xact_lock(hashtext('limits of the role')); ${statements.join('; ')}; COMMIT`,
    )
  })

type PoolerOptions = {
  readonly databaseUrl: string
  /** An address without the pooler. */
  readonly directUrl?: string | undefined
  /** The operator's choice; undefined: as the pooler can. */
  readonly prepared?: boolean | undefined
  readonly log: Log
}

/** Finds a pooler, logs what it means for this instance, and sees to the limits. */
export const prepareForPooler = async (options: PoolerOptions): Promise<Pooler | null> => {
  const { databaseUrl, directUrl, log } = options
  const found = await findPooler(databaseUrl)
  if (found === null) return null
  const prepared = options.prepared ?? found.prepared
  log.info({ preparedStatements: prepared }, 'DATABASE_URL leads to a connection pooler')
  if (!found.prepared) {
    log.warn(
      {},
      prepared
        ? 'The pooler mixes the prepared statements of its clients, and DATABASE_PREPARED_STATEMENTS is on: queries will fail. Remove the variable, or use PgBouncer 1.21 or newer with max_prepared_statements'
        : 'The pooler mixes the prepared statements of its clients, so none are named, and each query is planned again. PgBouncer 1.21 or newer with max_prepared_statements keeps them apart',
    )
  }
  if (directUrl === undefined) {
    log.warn(
      {},
      'DATABASE_DIRECT_URL is not set, and a pooler passes on no notifications: changes by other instances are noticed after up to 2 seconds, and jobs after up to 5',
    )
  }
  if (!found.limited) {
    await limitRole(directUrl ?? databaseUrl).then(
      () =>
        log.info(SESSION_LIMITS, 'Set the limits of sessions for the role, because a pooler refuses them otherwise'),
      (error: unknown) =>
        log.warn({ err: error }, 'Sessions behind the pooler have no statement_timeout: set it for the role'),
    )
  }
  return { ...found, prepared }
}
