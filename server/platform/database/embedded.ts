import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Log } from '../log.ts'
import { makeFolder } from '../make-folder.ts'
import { createEmbeddedEngine, type EmbeddedEngine } from './embedded-engine.ts'
import { embeddedFolderIn } from './embedded-folder.ts'
import { identityOfFolder } from './folder-identity.ts'
import { acquireDatabaseLock } from './lock.ts'
import type { MigrationConnection } from './migrate.ts'
import { finishRestore } from './restored-folder.ts'
import { freeBytesOf, type SpaceWatch, watchSpace } from './space-watch.ts'

/**
 * Opens the embedded database in a folder, or in memory for `memory://`, without a lock (see openEmbeddedFolder).
 * `template`: a `dumpDataDir` export for an in-memory copy.
 */
export async function createEmbeddedClient(dataDir: string, template?: Blob): Promise<PGlite> {
  const client = await PGlite.create(dataDir, {
    extensions: { pg_trgm },
    ...(template ? { loadDataDir: template } : {}),
  })
  // The driver adapter assumes that timestamps are in UTC.
  await client.exec("SET TIME ZONE 'UTC'")
  return client
}

/** Creates the files in a draft folder first, so that a crash leaves no incomplete database. */
async function createFolder(dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, 'pglite.draft')
  await rm(draft, { recursive: true, force: true })
  const client = await PGlite.create(draft)
  await client.close()
  await rename(draft, folder)
}

type EmbeddedFolder = {
  engine: EmbeddedEngine
  /** Throws when the files are no longer those that were opened, or no longer locked by this process. */
  check(): Promise<void>
  /** From now on, writes are rejected while the disk is nearly full. */
  watchSpace(freeBytes?: () => Promise<number>, intervalMs?: number): void
  close(): Promise<void>
}

/**
 * Opens or creates the embedded database in `dataDir` and locks it. Throws DatabaseInUseError when another live process
 * has it open.
 */
export async function openEmbeddedFolder(dataDir: string, log: Log): Promise<EmbeddedFolder> {
  await makeFolder(dataDir, 0o700)
  const folder = resolve(embeddedFolderIn(dataDir))
  const lock = await acquireDatabaseLock(resolve(dataDir, 'pglite.lock'), folder)
  let readOnly = false
  let watch: SpaceWatch | undefined
  let identity: string | undefined

  async function expectSameFiles(): Promise<void> {
    if (identity === undefined || (await identityOfFolder(folder).catch(() => null)) === identity) return
    throw new Error('The files of the database were deleted or replaced.')
  }
  const applyReadOnly = (client: PGlite) => client.exec(`SET default_transaction_read_only = ${readOnly}`)
  async function open(): Promise<PGlite> {
    // A restarted engine would create an empty database in their place.
    await expectSameFiles()
    const client = await createEmbeddedClient(folder)
    await applyReadOnly(client)
    return client
  }
  try {
    await finishRestore(dataDir)
    if (!existsSync(folder) || (await readdir(folder)).length === 0) await createFolder(dataDir, folder)
    const engine = await createEmbeddedEngine(open, log)
    identity = await identityOfFolder(folder)
    return {
      engine,
      async check() {
        if (!(await lock.isHeld())) throw new Error('The lock of the database folder was removed or replaced.')
        await expectSameFiles()
      },
      watchSpace(freeBytes = () => freeBytesOf(folder), intervalMs) {
        async function setReadOnly(value: boolean): Promise<void> {
          readOnly = value
          await applyReadOnly(await engine.client())
        }
        watch ??= watchSpace({ setReadOnly, log, freeBytes, ...(intervalMs ? { intervalMs } : {}) })
      },
      async close() {
        await watch?.stop()
        await engine.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

export function embeddedMigrationConnection(client: PGlite): MigrationConnection {
  return {
    query: async (sql, parameters) => (await client.query<Record<string, unknown>>(sql, parameters)).rows,
    script: (sql) => client.exec(sql),
  }
}
