import { statfs } from 'node:fs/promises'
import type { Log } from '../log.ts'

/** Writes stop below this: the engine needs 16 MB at once for its next log file, and crashes without it. */
const RESERVE_BYTES = 48 * 2 ** 20

type SpaceWatchOptions = {
  /** Called when writes must stop (true) or may resume (false). */
  setReadOnly: (readOnly: boolean) => Promise<unknown>
  log: Log
  freeBytes: () => Promise<number>
  intervalMs?: number
}

export type SpaceWatch = {
  /** Resolves when the last check has ended. */
  stop(): Promise<void>
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Stops writes before the disk is full, so that reads continue; resumes when there is space. */
export function watchSpace({ setReadOnly, log, freeBytes, intervalMs = 1_000 }: SpaceWatchOptions): SpaceWatch {
  let readOnly = false
  let failing = false
  let running: Promise<void> = Promise.resolve()

  async function check(): Promise<void> {
    try {
      const free = await freeBytes()
      const full = free < RESERVE_BYTES
      if (full === readOnly) return
      await setReadOnly(full)
      readOnly = full
      failing = false
      log.warn(
        { freeBytes: free },
        full ? 'Too little disk space: database writes are disabled' : 'Writes are enabled again',
      )
    } catch (error) {
      // Said once, not every second.
      if (!failing) log.error({ err: error }, 'Could not check the disk space')
      failing = true
    }
  }
  running = check()
  const timer = setInterval(() => {
    running = running.then(check)
  }, intervalMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
