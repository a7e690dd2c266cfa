import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { createEmbeddedClient, embeddedMigrationConnection } from '#server/platform/database/embedded.ts'
import type { MigrationConnection } from '#server/platform/database/migrate.ts'
import { databaseAddress, runAsAdministrator } from './database-server.ts'

export type EmptyDatabase = MigrationConnection & {
  /** Drops every table. */
  empty(): Promise<void>
  close(): Promise<void>
}

const EMPTY = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;'

/** A new database on the server, without tables, with its URL. */
export async function openServerDatabase(adminUrl: string): Promise<EmptyDatabase & { url: string }> {
  const name = `toolfinch_empty_${randomUUID().replaceAll('-', '')}`
  await runAsAdministrator(adminUrl, `CREATE DATABASE ${name}`)
  const url = databaseAddress(adminUrl, name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    url,
    query: async (sql, parameters) => (await client.query<Record<string, unknown>>(sql, parameters)).rows,
    script: (sql) => client.query(sql),
    empty: async () => void (await client.query(EMPTY)),
    async close() {
      await client.end()
      await runAsAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** A connection to a database without tables, of the kind that this run tests. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const template = inject('databaseTemplate')
  if (template.kind === 'postgresql') return openServerDatabase(template.adminUrl)
  // Cloning and emptying the template is faster than creating a database.
  const embedded = await createEmbeddedClient('memory://', await openAsBlob(template.file))
  await embedded.exec(EMPTY)
  return {
    ...embeddedMigrationConnection(embedded),
    empty: async () => void (await embedded.exec(EMPTY)),
    close: () => embedded.close(),
  }
}
