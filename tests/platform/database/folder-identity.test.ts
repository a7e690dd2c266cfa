import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openEmbeddedFolder } from '#server/platform/database/embedded.ts'
import { fromEmbeddedEngine } from '#server/platform/database/embedded-database.ts'
import { CREATE_BOOKKEEPING } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('is ready only with tables, and with the files that it opened', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const { engine, check, close } = await openEmbeddedFolder(dataDir, silentLog)
  const database = fromEmbeddedEngine(engine, { check, end: close })
  const client = await engine.client()
  await expect(database.ping()).rejects.toThrow('_prisma_migrations')
  await client.exec(CREATE_BOOKKEEPING)
  await expect(database.ping()).rejects.toThrow('no tables')
  await client.query("INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '1')")
  await database.ping()

  await rm(join(dataDir, 'pglite'), { recursive: true })
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await expect(database.ping()).rejects.toThrow('deleted or replaced')

  // A stopped engine must not start again with an empty database in place of the deleted one.
  await client.close()
  await expect(client.execProtocol(new Uint8Array())).rejects.toThrow()
  await expect(engine.client()).rejects.toThrow('has stopped')
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false)
  await database.close()
})
