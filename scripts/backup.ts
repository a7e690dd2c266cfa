// npm run backup -- FILE [--verify]
// Writes all data into FILE, which only you can read, reads it back and compares every row. The server can keep running.
// With BACKUP_PASSPHRASE the file is encrypted. --verify also restores it into a temporary database.
import { existsSync } from 'node:fs'
import { type Config, loadConfig } from '#server/config.ts'
import { BackupError } from '#server/platform/backup/backup-error.ts'
import { readBackupFile, writeBackup } from '#server/platform/backup/backup-file.ts'
import { databaseText } from '#server/platform/backup/database-text.ts'
import { receiveBackup } from '#server/platform/backup/snapshot-socket.ts'
import { tryRestore } from '#server/platform/backup/trial-restore.ts'
import { systemClock } from '#server/platform/clock.ts'
import { lacksEmbeddedDatabase } from '#server/platform/database/embedded-folder.ts'
import { MIGRATIONS_DIR } from '#server/platform/database/migration-files.ts'
import { openPostgresqlSnapshot } from '#server/platform/database/postgresql-snapshot.ts'
import { silentLog } from '#server/platform/log.ts'
import { readSecret } from '#server/platform/secret.ts'
import { contentText, readArguments, runCommand } from './backup-command.ts'

const USAGE = 'npm run backup -- FILE [--verify]'

type Source = { readonly text: AsyncIterable<Buffer>; readonly close: () => Promise<void> }

/** The database itself, or the server that has it open. */
const openSource = async ({ databaseUrl, dataDir, authSecret: given }: Config): Promise<Source> => {
  const authSecret = given === undefined ? await readSecret(dataDir) : null
  const options = { clock: systemClock, authSecret }
  if (databaseUrl !== undefined) {
    const openSnapshot = () => openPostgresqlSnapshot(databaseUrl)
    return { text: databaseText({ ...options, openSnapshot }), close: async () => undefined }
  }
  if (lacksEmbeddedDatabase(dataDir)) throw new BackupError(`There is no database in ${dataDir}.`)
  const received = await receiveBackup(dataDir)
  if (received !== null) return { text: received, close: async () => undefined }
  const [{ openEmbeddedFolder }, { openEmbeddedSnapshot }] = await Promise.all([
    import('#server/platform/database/embedded.ts'),
    import('#server/platform/database/embedded-snapshot.ts'),
  ])
  const folder = await openEmbeddedFolder(dataDir, silentLog)
  const openSnapshot = async () => openEmbeddedSnapshot(await folder.engine.client())
  return { text: databaseText({ ...options, openSnapshot }), close: folder.close }
}

const main = async (): Promise<string> => {
  const { argument: file, flags } = readArguments(USAGE, ['verify'])
  const config = loadConfig()
  if (existsSync(file)) throw new BackupError(`${file} exists already. Backups never replace a file.`)
  const { passphrase } = config.backup
  const { text, close } = await openSource(config)
  const written = await writeBackup({ file, text, passphrase }).finally(close)
  const lines = [
    `Wrote ${file}: ${contentText(written)}, ${(written.bytes / 1e6).toFixed(1)} MB${passphrase === undefined ? '' : ', encrypted'}. Every row was read back.`,
  ]
  if (passphrase === undefined)
    lines.push('It is not encrypted and contains all accounts: keep it as secret as the database.')
  if (flags['verify']) {
    await tryRestore(readBackupFile(file, passphrase), MIGRATIONS_DIR)
    lines.push('A trial restore into a temporary database has the same rows.')
  }
  return lines.join('\n')
}

runCommand(main)
