import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', '..', 'prisma', 'migrations')

/** The content of `replaces.json`. */
type ReplacedMigrations = {
  /** The last version with the replaced files. */
  readonly lastVersion: string
  /** The checksums of each one's file, for both kinds of line endings. */
  readonly migrations: Readonly<Record<string, readonly string[]>>
}

/** `name`: the folder name; `checksum`: SHA-256 of the file in hexadecimal; `replaces`: null for most. */
export type Migration = { name: string; sql: string; checksum: string; replaces: ReplacedMigrations | null }

function whenMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}

/**
 * Reads `<folder>/<timestamp>_<name>/migration.sql`, oldest first. Empty for a missing folder. A migration that does
 * the same as earlier ones, whose files were removed, lists them in a `replaces.json` beside it.
 */
export async function listMigrations(migrationsDir: string): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true }).catch(whenMissing([]))
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(migrationsDir, name, 'migration.sql'))
      const replaces = await readFile(join(migrationsDir, name, 'replaces.json'), 'utf8').catch(whenMissing('null'))
      return {
        name,
        sql: bytes.toString('utf8'),
        checksum: createHash('sha256').update(bytes).digest('hex'),
        replaces: JSON.parse(replaces) as ReplacedMigrations | null,
      }
    }),
  )
}
