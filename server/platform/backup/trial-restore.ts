import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupContent } from './backup-text.ts'
import { loadIntoFolder } from './restore-embedded.ts'

/**
 * Restores a backup into a temporary embedded database, which compares every row, and removes it.
 * @throws BackupError when it cannot be restored
 */
export async function tryRestore(text: AsyncIterable<Buffer>, migrationsDir: string): Promise<BackupContent> {
  const folder = await mkdtemp(join(tmpdir(), 'toolfinch-trial-'))
  try {
    return await loadIntoFolder(join(folder, 'pglite'), text, migrationsDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
