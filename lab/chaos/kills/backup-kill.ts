import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupFile } from '#server/platform/backup/backup-file.ts'
import { readBackup } from '#server/platform/backup/backup-text.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { playRounds, type RoundOptions } from '../rounds.ts'
import { fillDatabase, finishCommand, interruptCommand, isSame, lookInto } from './backup-commands.ts'

type Compared = {
  /** Commands that were killed before their end. */
  readonly interrupted: number
  readonly rows: number
}

type BackupRoundOptions = RoundOptions<Compared> & {
  /** Rows of the source. */
  readonly rows?: number
  readonly killsPerCommand?: number
}

/**
 * kill -9 in the middle of a backup and of a restore: a backup is complete or absent, the source keeps its rows, and the
 * target has either all former or all restored rows.
 */
export const killDuringBackups = ({ rows = 5_000, killsPerCommand = 6, ...options }: BackupRoundOptions) =>
  playRounds(options, async (random, killed) => {
    await using folder = await temporaryFolder()
    const [source, target] = ['source', 'target'].map((name) => join(folder.path, name)) as [string, string]
    const file = join(folder.path, 'backup.gz')
    const before = await fillDatabase(source, 'source', rows)
    await cp(source, target, { recursive: true })
    const former = await fillDatabase(target, 'target', rows)
    const from = { DATA_DIR: source }
    const into = { DATA_DIR: target }
    let interrupted = 0
    let isRestored = false
    const strike = async (name: string, words: readonly string[], env: Record<string, string>, durationMs: number) => {
      killed()
      if (await interruptCommand(name, words, env, random() * durationMs * 1.1)) interrupted += 1
    }
    const result = (problem?: string) => ({ interrupted, rows, problem })

    const backupMs = await finishCommand('backup', [file], from)
    for (let count = 0; count < killsPerCommand; count += 1) {
      await rm(file)
      await strike('backup', [file], from, backupMs)
      const names = await readdir(folder.path)
      if (names.includes('backup.gz')) await readBackup(readBackupFile(file, undefined))
      else await finishCommand('backup', [file], from)
    }
    if (!isSame(await lookInto(source), before)) return result('the source has other rows after a backup was killed')

    const restoreMs = (await finishCommand('restore', [file], { DATA_DIR: join(folder.path, 'measured') })) * 1.1
    for (let count = 0; count < killsPerCommand; count += 1) {
      await strike('restore', [file, '--replace'], into, restoreMs)
      const found = await lookInto(target)
      isRestored ||= isSame(found, before)
      if (!isSame(found, isRestored ? before : former))
        return result('the target has neither the former nor the restored rows')
    }
    await finishCommand('restore', [file, '--replace'], into)
    return result(isSame(await lookInto(target), before) ? undefined : 'the rows of the backup were not restored')
  })
