import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { embeddedCopyConnection, openEmbeddedSnapshot } from '#server/platform/database/embedded-snapshot.ts'
import { openPostgresqlCopy, openPostgresqlSnapshot } from '#server/platform/database/postgresql-snapshot.ts'
import type { CopyConnection, Snapshot } from '#server/platform/database/snapshot.ts'
import { openServerDatabase } from './empty-database.ts'

export type CopyDatabase = CopyConnection & { openSnapshot(): Promise<Snapshot>; close(): Promise<void> }

/** An embedded database without tables. Close it. */
const openEmbeddedCopy = async (): Promise<CopyDatabase> => {
  const template = inject('databaseTemplate')
  // Emptying a copy of the template is faster than creating a database.
  const blob = template.kind === 'pglite' ? await openAsBlob(template.file) : undefined
  const client = await createEmbeddedClient('memory://', blob)
  if (blob) await client.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;')
  return {
    ...embeddedCopyConnection(client),
    openSnapshot: () => openEmbeddedSnapshot(client),
    close: () => client.close(),
  }
}

/** A database without tables on the server of this run. Close it. */
export const openServerCopy = async (adminUrl: string): Promise<CopyDatabase & { url: string }> => {
  const { url, close } = await openServerDatabase(adminUrl)
  const connection = await openPostgresqlCopy(url)
  return {
    ...connection,
    url,
    openSnapshot: () => openPostgresqlSnapshot(url),
    close: () => connection.end().then(close),
  }
}

/** A database without tables of the kind that this run tests. Close it. */
export const openEmptyCopy = (): Promise<CopyDatabase> => {
  const template = inject('databaseTemplate')
  return template.kind === 'postgresql' ? openServerCopy(template.adminUrl) : openEmbeddedCopy()
}
