import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Which files the database has in a folder. It changes when the folder or its control file was deleted or replaced, which a
 * running engine does not notice: it keeps files open and rows in memory. Rejects when one is missing.
 */
export async function identityOfFolder(folder: string): Promise<string> {
  const files = await Promise.all([stat(folder), stat(join(folder, 'global', 'pg_control'))])
  return files.map(({ dev, ino }) => `${dev}:${ino}`).join(' ')
}
