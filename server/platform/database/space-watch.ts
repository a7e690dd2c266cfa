import { statfs } from 'node:fs/promises'
import type { Log } from '../log.ts'

/**
 * Below this nothing more is written: the engine needs 16 MB at once for its next log file, and stops altogether when
 * it does not get them.
 */
const RESERVE_BYTES = 48 * 2 ** 20

type SpaceWatchOptions = {
  /** Called when writing must end (true) or may begin again (false). */
  setReadOnly: (readOnly: boolean) => Promise<unknown>
  log: Log
  freeBytes: () => Promise<number>
  intervalMs?: number
}

export type SpaceWatch = {
  /** Resolves when the last look has ended. */
  stop(): Promise<void>
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Ends all writing before the disk is full, so that reading goes on; writing resumes when there is space again. */
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
