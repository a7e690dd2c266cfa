import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

const FILE = 'auth-secret'

const readSecret = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null
    throw error
  }
}

/**
 * The default secret: 256 random bits, created once and stored in `dataDir`, readable only by its owner. Concurrent
 * processes agree on one.
 */
export const readOrCreateSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, FILE)
  const known = await readSecret(file)
  if (known !== null) return known
  await makeFolder(dataDir, 0o700)
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    // Unlike a rename, a link never replaces another process's file, and the file is complete at once.
    await link(draft, file)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const made = await readSecret(file)
  if (made === null) throw new Error(`${file} was removed while the process was starting`)
  return made
}
