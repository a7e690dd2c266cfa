import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { mendConnection } from '#server/platform/database/connection-error.ts'
import { listMigrations } from '#server/platform/database/migration-files.ts'
import { reasonOf } from '#server/platform/failure-reason.ts'
import { countOf, type Finding, ok, problem, warning } from './finding.ts'

const SUBJECT = 'database'
const TIMEOUT_MS = 5_000
const OLDEST_VERSION = 15
/** Webhooks of payments are refused at 300 seconds, and codes in emails are valid for minutes. */
const LARGEST_DIFFERENCE_MS = 5_000

const FACTS = `SELECT current_setting('server_version_num')::int AS version,
  current_setting('server_encoding') AS encoding,
  current_user AS role,
  current_database() AS name,
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS creates_tables,
  EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS has_extension,
  EXISTS (SELECT FROM pg_available_extension_versions WHERE name = 'pg_trgm') AS knows_extension,
  EXISTS (SELECT FROM pg_available_extension_versions WHERE name = 'pg_trgm' AND trusted)
    AND has_database_privilege(current_database(), 'CREATE')
    OR (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS creates_extension,
  pg_is_in_recovery() AS is_replica,
  to_regclass('_prisma_migrations') IS NOT NULL AS has_migrations`

type Facts = {
  readonly version: number
  readonly encoding: string
  readonly role: string
  readonly name: string
  readonly creates_tables: boolean
  readonly has_extension: boolean
  readonly knows_extension: boolean
  readonly creates_extension: boolean
  readonly is_replica: boolean
  readonly has_migrations: boolean
}

/** What the server, the database and the role must offer. */
function checkFacts(facts: Facts): Finding[] {
  const findings: Finding[] = []
  const add = (text: string, mend: string) => findings.push(problem(SUBJECT, text, mend))
  const version = Math.floor(facts.version / 10_000)
  if (version < OLDEST_VERSION) {
    add(`PostgreSQL ${version} is too old`, `Use PostgreSQL ${OLDEST_VERSION} or newer.`)
  }
  if (facts.encoding !== 'UTF8') {
    add(
      `the encoding is ${facts.encoding}`,
      `Create the database again: CREATE DATABASE ${facts.name} ENCODING 'UTF8' TEMPLATE template0.`,
    )
  }
  if (facts.is_replica) add('it is a replica, which accepts no writes', 'Set DATABASE_URL to the primary server.')
  if (!facts.creates_tables) {
    const mend = `As its owner: GRANT CREATE, USAGE ON SCHEMA public TO "${facts.role}".`
    add(`the role ${facts.role} cannot create tables`, mend)
  }
  if (!facts.has_extension && !facts.knows_extension) {
    add('the extension pg_trgm is not installed on the server', "Install PostgreSQL's contrib modules.")
  } else if (!facts.has_extension && !facts.creates_extension) {
    const mend = `As a superuser in ${facts.name}: CREATE EXTENSION pg_trgm.`
    add(`the role ${facts.role} cannot create the extension pg_trgm`, mend)
  }
  return findings
}

async function checkMigrations(client: pg.Client, root: string, { has_migrations }: Facts): Promise<Finding> {
  const files = (await listMigrations(path.join(root, 'prisma/migrations'))).map(({ name }) => name)
  const sql = 'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL'
  const rows = has_migrations ? (await client.query<{ migration_name: string }>(sql)).rows : []
  const applied = rows.map((row) => row.migration_name)
  const newer = applied.filter((name) => name > (files.at(-1) ?? '') && !files.includes(name))
  if (newer.length > 0) {
    const text = `the schema is newer than this version, by ${countOf(newer.length, 'migration')}`
    const mend =
      'This works, such as while instances are replaced or after going back. Otherwise install the newer version.'
    return warning('schema', text, mend)
  }
  const pending = files.filter((name) => !applied.includes(name)).length
  if (applied.length === 0) return ok('schema', 'empty; the first start creates it')
  return ok('schema', pending === 0 ? 'up to date' : `the next start applies ${countOf(pending, 'migration')}`)
}

/** The difference to the database's clock, without the time of the query. */
async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: string }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
  )
  const after = Date.now()
  return compareClocks(Number(rows[0]?.now), (before + after) / 2)
}

export function compareClocks(databaseMs: number, ourMs: number): Finding {
  const difference = Math.round(databaseMs - ourMs)
  if (Math.abs(difference) <= LARGEST_DIFFERENCE_MS) return ok('time', `${Math.abs(difference)} ms from the database's`)
  const text = `the clock of this machine is ${Math.abs(difference) / 1000} s ${difference > 0 ? 'behind' : 'ahead of'} the database's`
  return problem('time', text, 'Synchronize the clocks of both machines, such as with systemd-timesyncd or chrony.')
}

async function checkPostgresql(databaseUrl: string, root: string): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'toolfinch doctor',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const facts = (await client.query<Facts>(FACTS)).rows[0]
    if (facts === undefined) throw new Error('no answer')
    const problems = checkFacts(facts)
    const state = ok(
      SUBJECT,
      `PostgreSQL ${Math.floor(facts.version / 10_000)}, database ${facts.name}, role ${facts.role}`,
    )
    return [
      ...(problems.length > 0 ? problems : [state]),
      await checkMigrations(client, root, facts),
      await checkClock(client),
    ]
  } catch (error) {
    return [problem(SUBJECT, `PostgreSQL could not be asked: ${reasonOf(error)}`, mendConnection(error))]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether the embedded database exists; only the server opens it. */
function checkEmbedded(dataDir: string): Finding {
  if (!existsSync(path.join(dataDir, 'pglite')))
    return ok(SUBJECT, `embedded; the first start creates it in ${dataDir}`)
  const lock = path.join(dataDir, 'pglite.lock')
  const isOpen = existsSync(lock) && readFileSync(lock, 'utf8') !== ''
  return ok(SUBJECT, `embedded in ${dataDir}${isOpen ? ', which a server has open or did not close' : ''}`)
}

/** Reachable, recent enough, with the necessary rights, at which schema, and at what time. */
export async function checkDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  root: string,
): Promise<Finding[]> {
  return databaseUrl === undefined ? [checkEmbedded(dataDir)] : checkPostgresql(databaseUrl, root)
}
