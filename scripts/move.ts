// npm run move -- postgres://USER:PASSWORD@HOST/DATABASE
// Copies everything from the embedded database in DATA_DIR into an empty PostgreSQL database and compares every row. The server must be
// stopped. An interrupted move continues when the command is run again. The embedded database is not changed.
import { resolve } from 'node:path'
import { loadConfig } from '#server/config.ts'
import { BackupError } from '#server/platform/backup/backup-error.ts'
import { moveToPostgresql } from '#server/platform/backup/move.ts'
import { lacksEmbeddedDatabase } from '#server/platform/database/embedded-folder.ts'
import { MIGRATIONS_DIR } from '#server/platform/database/migration-files.ts'
import { silentLog } from '#server/platform/log.ts'
import { SECRET_FILE } from '#server/platform/secret.ts'
import { readArguments, runCommand } from './backup-command.ts'

const USAGE = 'npm run move -- postgres://USER:PASSWORD@HOST/DATABASE'

const isDatabaseUrl = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)

const main = async (): Promise<string> => {
  const { argument: databaseUrl } = readArguments(USAGE, [])
  if (!isDatabaseUrl(databaseUrl)) throw new BackupError(`Usage: ${USAGE}`)
  // DATABASE_URL may already have its future value.
  const { dataDir, authSecret } = loadConfig({ ...process.env, DATABASE_URL: undefined })
  if (lacksEmbeddedDatabase(dataDir)) throw new BackupError(`There is no database in ${dataDir}.`)
  const [{ openEmbeddedFolder }, { openEmbeddedSnapshot }] = await Promise.all([
    import('#server/platform/database/embedded.ts'),
    import('#server/platform/database/embedded-snapshot.ts'),
  ])
  const folder = await openEmbeddedFolder(dataDir, silentLog)
  try {
    const { tables, rows } = await moveToPostgresql({
      openSource: async () => openEmbeddedSnapshot(await folder.engine.client()),
      databaseUrl,
      migrationsDir: MIGRATIONS_DIR,
      say: (line) => console.log(line),
    })
    return [
      `Moved ${tables} tables with ${rows} rows. Every row was compared.`,
      'Set DATABASE_URL to this database.',
      authSecret === undefined
        ? `Set AUTH_SECRET to the content of ${resolve(dataDir, SECRET_FILE)}. With another value, everybody is signed out.`
        : 'Keep AUTH_SECRET as it is.',
      `Then start the server. ${dataDir} was not changed.`,
    ].join('\n')
  } finally {
    await folder.close()
  }
}

runCommand(main)
