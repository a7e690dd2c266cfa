import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BackupError } from './platform/backup/backup-error.ts'

export type BackupConfig = Readonly<{
  /** Where the server writes backups; undefined: it writes none. */
  dir: string | undefined
  everyHours: number
  keepDays: number
  /** Undefined together with `passphraseFile`: backups are not encrypted. */
  passphrase: string | undefined
  passphraseFile: string | undefined
}>

const SHORTEST_PASSPHRASE = 12
const TOO_SHORT = `must have at least ${SHORTEST_PASSPHRASE} characters`

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `must be a whole number from 1 to ${most}`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, `must be a whole number from 1 to ${most}`)

export const BACKUP_VARIABLES = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(168).optional(),
  BACKUP_KEEP: wholeNumber(3_650).optional(),
  BACKUP_PASSPHRASE: z.string().min(SHORTEST_PASSPHRASE, TOO_SHORT).optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
}

type BackupVariables = Readonly<z.infer<z.ZodObject<typeof BACKUP_VARIABLES>>>

export const backupProblems = ({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE }: BackupVariables): [string, string][] =>
  BACKUP_PASSPHRASE !== undefined && BACKUP_PASSPHRASE_FILE !== undefined
    ? [['BACKUP_PASSPHRASE_FILE', 'must not be set together with BACKUP_PASSPHRASE']]
    : []

export const backupOf = (values: BackupVariables): BackupConfig =>
  Object.freeze({
    dir: values.BACKUP_DIR,
    everyHours: values.BACKUP_HOURS ?? 24,
    keepDays: values.BACKUP_KEEP ?? 14,
    passphrase: values.BACKUP_PASSPHRASE,
    passphraseFile: values.BACKUP_PASSPHRASE_FILE,
  })

/** The passphrase now; the file is read each time. Throws BackupError when it cannot be used. */
export const readPassphrase = async ({
  passphrase,
  passphraseFile: file,
}: BackupConfig): Promise<string | undefined> => {
  if (file === undefined) return passphrase
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE cannot be read: ${(error as Error).message}`, { cause: error })
  })
  const read = text.replace(/\r?\n$/, '')
  if (read.length < SHORTEST_PASSPHRASE) throw new BackupError(`The passphrase in BACKUP_PASSPHRASE_FILE ${TOO_SHORT}.`)
  return read
}
