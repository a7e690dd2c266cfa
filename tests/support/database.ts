import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { type Database, fromPostgresql } from '#server/platform/database/database.ts'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { fromEmbeddedEngine } from '#server/platform/database/embedded-database.ts'
import { createEmbeddedEngine } from '#server/platform/database/embedded-engine.ts'
import { silentLog } from '#server/platform/log.ts'
import { databaseAddress, runAsAdministrator } from './database-server.ts'

export type TestDatabase = Database & {
  /** Empties every table. */
  reset(): Promise<void>
  /** Opens the database again, like a second instance; null for the embedded database, which can only be opened once. */
  readonly openAgain: (() => Database) | null
}

async function reset({ prisma }: Database): Promise<void> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'`
  await prisma.$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`)
}

/**
 * A migrated, empty database for a test file: create it in beforeAll, close it in afterAll. In memory, or on the
 * PostgreSQL server of TEST_DATABASE_URL.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  if (template.kind === 'pglite') {
    const blob = await openAsBlob(template.file)
    const database = fromEmbeddedEngine(
      await createEmbeddedEngine(() => createEmbeddedClient('memory://', blob), silentLog),
    )
    return { ...database, reset: () => reset(database), openAgain: null }
  }
  const { adminUrl } = template
  const name = `toolfinch_test_${randomUUID().replaceAll('-', '')}`
  await runAsAdministrator(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template.name}`)
  const database = fromPostgresql(databaseAddress(adminUrl, name), silentLog)
  return {
    ...database,
    reset: () => reset(database),
    openAgain: () => fromPostgresql(databaseAddress(adminUrl, name), silentLog),
    async close() {
      await database.close()
      await runAsAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
