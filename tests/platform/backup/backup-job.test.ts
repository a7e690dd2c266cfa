import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBackupFile } from '#server/platform/backup/backup-file.ts'
import { backupJob } from '#server/platform/backup/backup-job.ts'
import { readBackup } from '#server/platform/backup/backup-text.ts'
import { ShutdownError } from '#server/platform/jobs/job.ts'
import { silentLog } from '#server/platform/log.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const database = registerTestDatabase()
const HOUR_MS = 3_600_000
const NOW = new Date()
const PASSPHRASE = 'correct horse battery'

const createJob = (dir: string, passphrase?: string, openSnapshot = database.openSnapshot) => {
  const errors: object[] = []
  const log = { ...silentLog, error: (details: object, message: string) => void errors.push({ ...details, message }) }
  const schedule = { dir, everyHours: 24, keepDays: 14, passphrase }
  const job = backupJob({ openSnapshot, clock: { now: () => NOW }, authSecret: null, log, schedule })
  return { job, errors, run: (signal = new AbortController().signal) => job.run({}, { signal } as never) }
}

const NAME_NOW = `backup-${NOW.toISOString().slice(0, 19).replaceAll(':', '')}Z.gz`

const store = async (dir: string, name: string, ageHours: number) => {
  await writeFile(join(dir, name), 'x')
  const at = new Date(NOW.getTime() - ageHours * HOUR_MS)
  await utimes(join(dir, name), at, at)
}

test('a backup is written when none is a day old, and read back', async () => {
  const dir = join(await temporaryFolder(), 'new', 'backups')
  const { job, run } = createJob(dir)
  expect(job).toMatchObject({ kind: 'backup', everyMs: HOUR_MS / 2 })
  expect(await run()).toMatchObject({ file: join(dir, NAME_NOW), removed: 0 })
  expect(await run()).toBeUndefined()
  expect(await readdir(dir)).toEqual([NAME_NOW])
  const { header } = await readBackup(readBackupFile(join(dir, NAME_NOW), undefined))
  expect(header.kind).toBe(database.kind)
})

test('old backups and what was left by a killed process are removed after a new one was written', async () => {
  const dir = await temporaryFolder()
  await store(dir, 'backup-2026-01-01T030000Z.gz', 15 * 24)
  await store(dir, 'backup-2026-01-03T030000Z.gz.enc', 13 * 24)
  await store(dir, 'backup-2026-01-02T030000Z.gz.12345678.partial', 25)
  await store(dir, 'backup-2026-01-02T030000Z.gz.87654321.partial', 1)
  await store(dir, 'notes.gz', 100 * 24)
  const { run } = createJob(dir, PASSPHRASE)
  expect(await run()).toMatchObject({ removed: 1 })
  expect((await readdir(dir)).sort()).toEqual(
    [
      'backup-2026-01-03T030000Z.gz.enc',
      'backup-2026-01-02T030000Z.gz.87654321.partial',
      `${NAME_NOW}.enc`,
      'notes.gz',
    ].sort(),
  )
  await expect(readBackup(readBackupFile(join(dir, `${NAME_NOW}.enc`), undefined))).rejects.toThrow(
    'is encrypted: set BACKUP_PASSPHRASE.',
  )
})

test('a failure is an error in the log, removes nothing and is repeated', async () => {
  const dir = await temporaryFolder()
  await store(dir, 'backup-2026-01-01T030000Z.gz', 15 * 24)
  const { run, errors } = createJob(dir, undefined, () => Promise.reject(new Error('no database')))
  await expect(run()).rejects.toThrow('no database')
  expect(errors).toMatchObject([{ dir, message: 'The backup failed. It is repeated in half an hour.' }])
  expect(await readdir(dir)).toEqual(['backup-2026-01-01T030000Z.gz'])
})

test('a shutdown interrupts a backup, which leaves no file and is not an error', async () => {
  const dir = await temporaryFolder()
  const { run, errors } = createJob(dir)
  await expect(run(AbortSignal.abort(new ShutdownError()))).rejects.toThrow('The process is shutting down.')
  expect(await readdir(dir)).toEqual([])
  expect(errors).toEqual([])
})
