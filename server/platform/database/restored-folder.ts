import { existsSync } from 'node:fs'
import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A completely restored database that has not taken its place yet. */
export const RESTORED_FOLDER = 'restored'
/** The former database and secret. */
export const REPLACED_FOLDER = 'replaced'

const exchange = async (dataDir: string, name: string): Promise<void> => {
  const [restored, current] = [join(dataDir, RESTORED_FOLDER, name), join(dataDir, name)]
  if (!existsSync(restored)) return
  if (existsSync(current)) await rename(current, join(dataDir, REPLACED_FOLDER, name))
  await rename(restored, current)
}

/**
 * Puts a restored database in its place. A restore that was killed while it did this is completed by the next start;
 * the lock of the database must be held.
 */
export async function finishRestore(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, RESTORED_FOLDER))) return
  await mkdir(join(dataDir, REPLACED_FOLDER), { recursive: true, mode: 0o700 })
  await exchange(dataDir, 'pglite')
  await exchange(dataDir, 'auth-secret')
  await rmdir(join(dataDir, RESTORED_FOLDER))
  // Stays when there was something to replace.
  await rmdir(join(dataDir, REPLACED_FOLDER)).catch(() => undefined)
}
