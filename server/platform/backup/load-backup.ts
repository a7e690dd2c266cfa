import { inTransaction } from '../database/script-transaction.ts'
import type { CopyConnection } from '../database/snapshot.ts'
import { BackupError } from './backup-error.ts'
import { type BackupContent, readBackup, rejectDifferences } from './backup-text.ts'
import { completeTables, createTables, digestTables, type ForeignKey } from './load-schema.ts'

/** A database's message can quote a whole value. */
const LONGEST_REASON = 200

/**
 * Loads a backup into a database without tables, in one transaction, and compares every stored row with it.
 * @throws BackupError, or the database's error; nothing is stored then
 */
export async function loadBackup(
  connection: CopyConnection,
  text: AsyncIterable<Buffer>,
  migrationsDir: string,
  /** Makes room, in the same transaction. */
  prepare: () => Promise<void> = async () => undefined,
): Promise<BackupContent> {
  let keys: ForeignKey[] = []
  const load = async (): Promise<BackupContent> => {
    await prepare()
    const content = await readBackup(text, {
      onHeader: async (header) => {
        keys = await createTables(connection, header, migrationsDir)
      },
      onTable: (table, lines) => connection.load(table, lines),
    })
    const { header, trailer } = content
    await completeTables(connection, keys, trailer.sequences)
    const stored = await digestTables(connection, header.tables)
    rejectDifferences(trailer.tables, stored, 'The rows were not stored as they are in the backup')
    return content
  }
  try {
    const content = await inTransaction(connection, load)
    await connection.script('ANALYZE')
    return content
  } catch (error) {
    const { code, severity } = error as { code?: unknown; severity?: unknown }
    if (severity === undefined || error instanceof BackupError) throw error
    throw new BackupError(
      `The database refused the backup: ${(error as Error).message.slice(0, LONGEST_REASON)} (${String(code)})`,
      {
        cause: error,
      },
    )
  }
}
