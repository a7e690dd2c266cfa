/** Variables of scheduled backups. */
import { z } from 'zod'

export type BackupConfig = Readonly<{
  /** Where the server writes backups; undefined: it writes none. */
  dir: string | undefined
  everyHours: number
  keepDays: number
  /** Undefined: backups are not encrypted. */
  passphrase: string | undefined
}>

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
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
}

type BackupVariables = Readonly<z.infer<z.ZodObject<typeof BACKUP_VARIABLES>>>

export const backupOf = (values: BackupVariables): BackupConfig =>
  Object.freeze({
    dir: values.BACKUP_DIR,
    everyHours: values.BACKUP_HOURS ?? 24,
    keepDays: values.BACKUP_KEEP ?? 14,
    passphrase: values.BACKUP_PASSPHRASE,
  })
