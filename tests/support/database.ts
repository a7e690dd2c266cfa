import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, fromPostgresql } from '#server/platform/database/database.ts'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { fromEmbeddedEngine } from '#server/platform/database/embedded-database.ts'
import { createEmbeddedEngine, type EmbeddedEngine } from '#server/platform/database/embedded-engine.ts'
import { silentLog } from '#server/platform/log.ts'
import { databaseAddress, runAsAdministrator } from './database-server.ts'
import { later } from './later.ts'

export type TestDatabase = Database & {
  /** Empties every table. */
  reset(): Promise<void>
  /** Opens the database again, like a second instance; null for the embedded database, which can only be opened once. */
  readonly openAgain: (() => Database) | null
  /** Its address on the server, without a pooler. */
  readonly serverUrl?: string
}

/** TRUNCATE takes time for every table that it names, so this names only those with rows. */
const RESET = `DO $$ DECLARE
  candidate text; filled boolean; used text[] := '{}';
BEGIN
  FOR candidate IN SELECT quote_ident(tablename) FROM pg_tables
    WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', candidate) INTO filled;
    IF filled THEN used := used || candidate; END IF;
  END LOOP;
  IF used <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(used, ', ') || ' CASCADE'; END IF;
  FOR candidate IN SELECT quote_ident(sequencename) FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL
  LOOP
    EXECUTE format('ALTER SEQUENCE %s RESTART', candidate);
  END LOOP;
END $$`

const reset = async ({ prisma }: Database): Promise<void> => void (await prisma.$executeRawUnsafe(RESET))

/** Everything that tests can create or drop in a schema; statements that empty tables do not change it. */
const SHAPE = `SELECT md5(string_agg(one, ' ' ORDER BY one)) AS shape FROM (
  SELECT 'relation ' || oid AS one FROM pg_class UNION ALL SELECT 'constraint ' || oid FROM pg_constraint
  UNION ALL SELECT 'trigger ' || oid FROM pg_trigger UNION ALL SELECT 'function ' || oid FROM pg_proc) AS objects`
const shapeOf = async (client: PGlite) => (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape

type Engine = { readonly engine: EmbeddedEngine; readonly client: PGlite; readonly shape: string | undefined }

/** Engines that a closed database has left empty: starting one takes five times as long as emptying it. */
const idle: Engine[] = []

const startEngine = async (file: string): Promise<Engine> => {
  const blob = await openAsBlob(file)
  const engine = await createEmbeddedEngine(() => createEmbeddedClient('memory://', blob), silentLog)
  const client = await engine.client()
  return { engine, client, shape: await shapeOf(client) }
}

/** True if the next database can use the engine. */
const clean = async ({ engine, client, shape }: Engine): Promise<boolean> => {
  if ((await engine.client()) !== client) return false
  await client.exec(`UNLISTEN *; RESET ALL; SET TIME ZONE 'UTC'; ${RESET}`)
  await client.exec('CHECKPOINT')
  return (await shapeOf(client)) === shape
}

const openEmbedded = async (file: string): Promise<Database> => {
  const used = idle.pop() ?? (await startEngine(file))
  const closed = () => Promise.reject(new Error('PGlite is closed'))
  let client = used.engine.client
  const end = async () => {
    client = closed
    if (await clean(used).catch(() => false)) idle.push(used)
    else await used.engine.close()
  }
  return fromEmbeddedEngine({ client: () => client(), close: end })
}

/** A migrated, empty database, in memory or on the PostgreSQL server of TEST_DATABASE_URL. Close it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  if (template.kind === 'pglite') {
    const database = await openEmbedded(template.file)
    return { ...database, reset: () => reset(database), openAgain: null }
  }
  const { adminUrl, pooler, throughPooler } = template
  const name = `toolfinch_test_${randomUUID().replaceAll('-', '')}`
  await runAsAdministrator(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template.name}`)
  const directUrl = databaseAddress(adminUrl, name)
  const open = (): Database =>
    throughPooler
      ? fromPostgresql(databaseAddress(pooler.url, name), silentLog, { pooler, directUrl })
      : fromPostgresql(directUrl, silentLog)
  const database = open()
  return {
    ...database,
    reset: () => reset(database),
    openAgain: open,
    serverUrl: directUrl,
    async close() {
      await database.close()
      await runAsAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** A database for a test file; registers its hooks. */
export const registerTestDatabase = (): TestDatabase => {
  let database: TestDatabase | null = null
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.close())
  return later(() => database)
}
