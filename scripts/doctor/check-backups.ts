import { accessSync, constants, existsSync, statSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { type Finding, ok, problem } from './finding.ts'

const SUBJECT = 'backups'

const isWritableFolder = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}

/** The folder for scheduled backups. A missing one is created by the first backup. */
export function checkBackups({ backup: { dir, everyHours, passphrase } }: Pick<Config, 'backup'>): Finding {
  if (dir === undefined) return ok(SUBJECT, 'BACKUP_DIR is not set, so the server writes none')
  if (existsSync(dir) && !isWritableFolder(dir)) {
    const mend = 'Set BACKUP_DIR to a folder that the account of the server can write to, or change its owner.'
    return problem(SUBJECT, `This account cannot write to ${dir}`, mend)
  }
  const how = passphrase === undefined ? 'not encrypted' : 'encrypted'
  return ok(SUBJECT, `every ${everyHours} hours to ${dir}, ${how}`)
}
