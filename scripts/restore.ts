// npm run restore -- FILE [--verify] [--replace]
// Restores a backup into the database of DATABASE_URL, or into DATA_DIR. The server must be stopped. --replace puts it in the place of
// an existing database; --verify only restores into a temporary database and changes nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, loadConfig } from '#server/config.ts'
import { readBackupFile } from '#server/platform/backup/backup-file.ts'
import { type BackupContent, readBackup } from '#server/platform/backup/backup-text.ts'
import { restoreIntoDataDir } from '#server/platform/backup/restore-embedded.ts'
import { restoreIntoPostgresql } from '#server/platform/backup/restore-postgresql.ts'
import { tryRestore } from '#server/platform/backup/trial-restore.ts'
import { MIGRATIONS_DIR } from '#server/platform/database/migration-files.ts'
import { REPLACED_FOLDER } from '#server/platform/database/restored-folder.ts'
import { keepSecret } from '#server/platform/secret.ts'
import { contentText, readArguments, runCommand } from './backup-command.ts'

const USAGE = 'npm run restore -- FILE [--verify] [--replace]'

const dateOf = ({ header }: BackupContent): string => header.createdAt.slice(0, 16).replace('T', ' ')

/** What is left to do about the key of sessions and shared links. */
const nextStep = async (
  { trailer }: BackupContent,
  { databaseUrl, dataDir, authSecret: given }: Config,
): Promise<string> => {
  const { authSecret } = trailer
  if (authSecret === null) return 'Start the server with the AUTH_SECRET that it had: the backup does not contain it.'
  if (given === authSecret) return 'Start the server.'
  if (databaseUrl === undefined)
    return given === undefined ? 'Start the server.' : 'Unset AUTH_SECRET, and start the server.'
  const file = await keepSecret(dataDir, authSecret)
  return `Set AUTH_SECRET to the content of ${file}, and start the server. With another value, everybody is signed out.`
}

const main = async (): Promise<string> => {
  const { argument: file, flags } = readArguments(USAGE, ['verify', 'replace'])
  const config = loadConfig()
  const { backup, databaseUrl, dataDir } = config
  const { passphrase } = backup
  // Before anything is created.
  await readBackup(readBackupFile(file, passphrase))
  const text = readBackupFile(file, passphrase)
  const shared = { text, migrationsDir: MIGRATIONS_DIR, replace: flags['replace'] === true }
  if (flags['verify']) {
    const content = await tryRestore(text, MIGRATIONS_DIR)
    return `${file} of ${dateOf(content)} UTC can be restored: ${contentText(content)}. Nothing was changed.`
  }
  if (databaseUrl !== undefined) {
    const content = await restoreIntoPostgresql({ ...shared, databaseUrl })
    return [
      `Restored ${file} of ${dateOf(content)} UTC: ${contentText(content)}. Every row was compared.`,
      await nextStep(content, config),
    ].join('\n')
  }
  const content = await restoreIntoDataDir({ ...shared, dataDir })
  const lines = [
    `Restored ${file} of ${dateOf(content)} UTC into ${dataDir}: ${contentText(content)}. Every row was compared.`,
  ]
  const replaced = join(dataDir, REPLACED_FOLDER)
  if (existsSync(replaced)) lines.push(`The former database is in ${replaced}. Delete it when you no longer need it.`)
  return [...lines, await nextStep(content, config)].join('\n')
}

runCommand(main)
