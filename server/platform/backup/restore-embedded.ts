import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createEmbeddedClient } from '../database/embedded.ts'
import { embeddedFolderIn } from '../database/embedded-folder.ts'
import { embeddedCopyConnection } from '../database/embedded-snapshot.ts'
import { acquireDatabaseLock } from '../database/lock.ts'
import { finishRestore, REPLACED_FOLDER, RESTORED_FOLDER } from '../database/restored-folder.ts'
import { makeFolder } from '../make-folder.ts'
import { SECRET_FILE } from '../secret.ts'
import { BackupError } from './backup-error.ts'
import { syncFolder } from './backup-file.ts'
import type { BackupContent } from './backup-text.ts'
import { loadBackup } from './load-backup.ts'

/** Forces everything in a folder to disk; the engine itself does not. */
const syncAll = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncAll(path)
    else if (entry.isFile()) {
      const handle = await open(path, 'r')
      await handle.sync().finally(() => handle.close())
    }
  }
  await syncFolder(folder)
}

/** Loads a backup into a new embedded database in `folder`, which must not exist. */
export const loadIntoFolder = async (
  folder: string,
  text: AsyncIterable<Buffer>,
  migrationsDir: string,
): Promise<BackupContent> => {
  const client = await createEmbeddedClient(folder)
  try {
    const content = await loadBackup(embeddedCopyConnection(client), text, migrationsDir)
    await client.exec('CHECKPOINT')
    return content
  } finally {
    await client.close()
  }
}

type RestoreOptions = {
  readonly dataDir: string
  readonly text: AsyncIterable<Buffer>
  readonly migrationsDir: string
  /** Whether an existing database may be replaced; it is kept in the folder `replaced`. */
  readonly replace: boolean
}

/**
 * Restores into the embedded database of a data folder. The new database takes its place at once, at the end; until then
 * the former one is whole.
 * @throws BackupError, or DatabaseInUseError while a process has the database open
 */
export async function restoreIntoDataDir({
  dataDir,
  text,
  migrationsDir,
  replace,
}: RestoreOptions): Promise<BackupContent> {
  await makeFolder(dataDir, 0o700)
  const folder = embeddedFolderIn(dataDir)
  const lock = await acquireDatabaseLock(resolve(dataDir, 'pglite.lock'), resolve(folder))
  try {
    await finishRestore(dataDir)
    if (existsSync(folder) && !replace) {
      throw new BackupError(`${dataDir} already has a database. Add --replace to put the backup in its place.`)
    }
    const draft = join(dataDir, 'restoring')
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { mode: 0o700 })
    try {
      const content = await loadIntoFolder(embeddedFolderIn(draft), text, migrationsDir)
      const { authSecret } = content.trailer
      if (authSecret !== null) await writeFile(join(draft, SECRET_FILE), authSecret, { mode: 0o600 })
      await syncAll(draft)
      await rm(join(dataDir, REPLACED_FOLDER), { recursive: true, force: true })
      await rename(draft, join(dataDir, RESTORED_FOLDER))
      await syncFolder(dataDir)
      await finishRestore(dataDir)
      return content
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}
