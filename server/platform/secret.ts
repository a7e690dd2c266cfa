import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

export const SECRET_FILE = 'auth-secret'

/** Null if there is none. */
export const readSecret = async (dataDir: string): Promise<string | null> => {
  try {
    return (await readFile(join(dataDir, SECRET_FILE), 'utf8')).trim()
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
  const file = join(dataDir, SECRET_FILE)
  const known = await readSecret(dataDir)
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
  const made = await readSecret(dataDir)
  if (made === null) throw new Error(`${file} was removed while the process was starting`)
  return made
}

/** Stores the secret of another installation, without replacing one. Returns the path of its file. */
export const keepSecret = async (dataDir: string, secret: string): Promise<string> => {
  const known = await readSecret(dataDir)
  const file = join(dataDir, known === null || known === secret ? SECRET_FILE : `${SECRET_FILE}.restored`)
  if (known === secret) return file
  await makeFolder(dataDir, 0o700)
  await writeFile(file, secret, { mode: 0o600 })
  return file
}
