/** What the commands for backups share. */
import { parseArgs } from 'node:util'
import { countText } from '#core/display/numbers.ts'
import { ConfigError } from '#server/config.ts'
import { BackupError } from '#server/platform/backup/backup-error.ts'
import type { BackupContent } from '#server/platform/backup/backup-text.ts'
import { DatabaseInUseError } from '#server/platform/database/lock.ts'

type Arguments = { readonly argument: string; readonly flags: Readonly<Record<string, boolean>> }

/** One argument and flags. Throws BackupError with the usage. */
export const readArguments = (usage: string, names: readonly string[]): Arguments => {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const, default: false }]))
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [argument, ...others] = positionals
    if (argument !== undefined && argument !== '' && others.length === 0) {
      return { argument, flags: values as Record<string, boolean> }
    }
  } catch {
    // Such as an unknown flag.
  }
  throw new BackupError(`Usage: ${usage}`)
}

export const contentText = ({ trailer }: Pick<BackupContent, 'trailer'>): string => {
  const tables = Object.values(trailer.tables)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${countText(tables.length)} tables, ${countText(rows)} rows`
}

/** Errors of the system and of the database's driver, which say what is wrong. */
const isSystemError = (error: unknown): error is Error => {
  const { code } = error as { code?: unknown }
  return error instanceof Error && typeof code === 'string'
}

/** A refused connection to several addresses has no message of its own. */
const textOf = (error: unknown): string => {
  const { message, code } = error as Error & { code?: string }
  return message === '' ? String(code) : message
}

/** Runs a command: its lines, or one line about its failure and exit code 1. */
export const runCommand = (command: () => Promise<string>): void => {
  command().then(console.log, (error: unknown) => {
    const isExpected = [BackupError, ConfigError, DatabaseInUseError].some((known) => error instanceof known)
    console.error(isExpected || isSystemError(error) ? textOf(error) : error)
    process.exitCode = 1
  })
}
