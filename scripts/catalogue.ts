// npm run catalogue -- import FILE.csv --as-of YYYY-MM [--dry-run] | undo [ID] | list | export [FILE] [--format csv|json]
// Manages the catalog from the command line. The embedded database must not be in use; DATABASE_URL names another one.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CsvRowTooLongError } from '#core/csv/csv-reader.ts'
import { DomainError } from '#core/errors.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import { DataFileError } from '#server/areas/catalogue/data-files.ts'
import { ConfigError, loadConfig } from '#server/config.ts'
import { systemClock } from '#server/platform/clock.ts'
import { DatabaseConnectionError } from '#server/platform/database/connection-error.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { DatabaseInUseError } from '#server/platform/database/lock.ts'
import { silentLog } from '#server/platform/log.ts'
import { exportFile } from './catalogue/export-file.ts'
import { importFile } from './catalogue/import-file.ts'
import { listSets, undoSet } from './catalogue/undo-set.ts'

const USAGE = `Usage:
  npm run catalogue -- import FILE.csv [--as-of YYYY-MM] [--dry-run] [--errors FILE.csv]
  npm run catalogue -- undo [ID]
  npm run catalogue -- list
  npm run catalogue -- export [FILE] [--format csv|json]`

/** Invalid usage. */
class UsageError extends Error {}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'as-of': { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        errors: { type: 'string' },
        format: { type: 'string', default: 'csv' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

type Command = (database: Database) => Promise<void>

const commandOf = ({ positionals, values }: ReturnType<typeof readArguments>): Command => {
  const [name, argument = null, ...rest] = positionals
  const { format } = values
  if (rest.length > 0) throw new UsageError('Too many arguments.')
  if (name === 'import' && argument !== null) {
    const options = { asOf: values['as-of'] ?? null, dryRun: values['dry-run'], errorsFile: values.errors ?? null }
    return async (database) => {
      // An import must find the tools of the data files, even before the first start.
      await applyDataFiles({ database, clock: systemClock, dir: join(import.meta.dirname, '../prisma/data') })
      await importFile(database, systemClock, argument, options)
    }
  }
  if (name === 'undo') return (database) => undoSet(database, systemClock, argument)
  if (name === 'list' && argument === null) return listSets
  if (name === 'export' && (format === 'csv' || format === 'json')) {
    return (database) => exportFile(database, argument, format)
  }
  throw new UsageError('')
}

/** One clear line for problems the operator can fix; a stack for everything else. */
const explain = (error: unknown): string => {
  if (error instanceof UsageError) return [error.message, USAGE].filter(Boolean).join('\n')
  const known = [
    DomainError,
    ConfigError,
    DatabaseConnectionError,
    DatabaseInUseError,
    CsvRowTooLongError,
    DataFileError,
  ].some((type) => error instanceof type)
  const isSystem = error instanceof Error && 'syscall' in error
  if (error instanceof Error && (known || isSystem || error.name === 'AbortError')) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

let database: Database | null = null
try {
  const run = commandOf(readArguments())
  const { databaseUrl, postgresql, dataDir } = loadConfig()
  database = await openDatabase({ databaseUrl: postgresql.directUrl ?? databaseUrl, dataDir, log: silentLog })
  await run(database)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
} finally {
  await database?.close()
}
