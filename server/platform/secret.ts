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
 * The secret of an installation that was given none: made once, 256 random bits, and kept in `dataDir` for its owner
 * alone. Processes that start together agree on one.
 */
export const readOrCreateSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, FILE)
  const known = await readSecret(file)
  if (known !== null) return known
  await makeFolder(dataDir, 0o700)
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    // Unlike a rename, a link never replaces what another process has just put there, and the file is whole at once.
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
