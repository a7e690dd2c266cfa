import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import { handleRecurringJob, type JobContext, type JobHandler, ShutdownError } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { makeFolder } from '../make-folder.ts'
import { PARTIAL, writeBackup } from './backup-file.ts'
import { type DatabaseTextOptions, databaseText } from './database-text.ts'

/** The kind of its job. */
export const BACKUP_KIND = 'backup'

const NAME = /^backup-\d{4}-\d\d-\d\dT\d{6}Z\.gz(\.enc)?$/
/** How often the job looks whether a backup is due, so that a failed one is repeated soon. */
const LOOK_EVERY_MS = HOUR_MS / 2
/** A backup is due a little early rather than half an hour late. */
const EARLY_MS = HOUR_MS / 4
const TIMEOUT_MS = 6 * HOUR_MS

type BackupSchedule = {
  readonly dir: string
  readonly everyHours: number
  readonly keepDays: number
  /** Undefined: not encrypted. */
  readonly passphrase: string | undefined
}

const nameAt = (at: Date, isEncrypted: boolean): string =>
  `backup-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.gz${isEncrypted ? '.enc' : ''}`

/** Oldest first: the names are dates. */
const backupsIn = async (dir: string): Promise<{ path: string; writtenAt: number }[]> => {
  const names = (await readdir(dir)).filter((name) => NAME.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({ path: join(dir, name), writtenAt: (await stat(join(dir, name))).mtimeMs })),
  )
}

/** Removes what is too old, but never the newest backup, and what killed processes have left. */
const removeOld = async ({ dir, keepDays }: BackupSchedule, now: number): Promise<number> => {
  const old = (await backupsIn(dir)).slice(0, -1).filter(({ writtenAt }) => writtenAt < now - keepDays * DAY_MS)
  for (const { path } of old) await rm(path, { force: true })
  for (const name of (await readdir(dir)).filter((one) => one.startsWith('backup-') && one.endsWith(PARTIAL))) {
    const path = join(dir, name)
    if ((await stat(path)).mtimeMs < now - DAY_MS) await rm(path, { force: true })
  }
  return old.length
}

/** Ends with the signal's reason. */
async function* until(signal: AbortSignal, text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of text) {
    signal.throwIfAborted()
    yield chunk
  }
}

/** Writes a backup into a folder when the newest one there is old enough. Instances that share the folder take turns. */
export const backupJob = ({
  schedule,
  log,
  ...source
}: DatabaseTextOptions & { readonly schedule: BackupSchedule; readonly log: Log }): JobHandler => {
  const { dir, everyHours, passphrase } = schedule
  const run = async ({ signal }: JobContext) => {
    await makeFolder(dir, 0o700)
    const startedAt = source.clock.now()
    const newest = (await backupsIn(dir)).at(-1)
    if (newest !== undefined && startedAt.getTime() - newest.writtenAt < everyHours * HOUR_MS - EARLY_MS) return
    const file = join(dir, nameAt(startedAt, passphrase !== undefined))
    const { bytes, trailer } = await writeBackup({ file, text: until(signal, databaseText(source)), passphrase })
    const rows = Object.values(trailer.tables).reduce((sum, table) => sum + table.rows, 0)
    const removed = await removeOld(schedule, source.clock.now().getTime())
    log.info({ file, bytes, rows, removed }, 'backup written')
    return { file, bytes, rows, removed }
  }
  return handleRecurringJob({
    name: BACKUP_KIND,
    everyMs: LOOK_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: (context) =>
      run(context).catch((error: unknown) => {
        // Interrupted at shutdown, it is due again at the next start.
        if (!(context.signal.reason instanceof ShutdownError))
          log.error({ err: error, dir }, 'The backup failed. It is repeated in half an hour.')
        throw error
      }),
  })
}
