/** Schedules writes of recorded rows. */
import type { Log } from '#server/platform/log.ts'
import type { RecordWriter } from './record-writer.ts'
import { dropsOf, type RecordingCounts } from './recording-counts.ts'

const EVERY_MS = 500
const AT_ROWS = 1_000
/** Heartbeat interval of an idle process, so that a gap is not overstated. */
const HEARTBEAT_MS = 60_000
/** Interval for storing drops alone. */
const SAVE_DROPS_MS = 5_000

export const startRecording = (dependencies: {
  writer: RecordWriter
  counts: RecordingCounts
  log: Log
  /** Stores the counts without rows; `end`: the process writes no more. */
  save: (end: boolean) => Promise<void>
}) => {
  const { writer, counts, log, save } = dependencies
  let savedAt = Number.NEGATIVE_INFINITY
  let savedDrops = 0
  let notBefore = 0
  let busy: Promise<void> | null = null
  let stopped = false

  const drops = (): number => dropsOf(counts)

  const saveAlone = async (end: boolean): Promise<void> => {
    const dropsNow = drops()
    await save(end)
    savedAt = performance.now()
    savedDrops = dropsNow
  }

  const work = async (): Promise<void> => {
    const now = performance.now()
    if (writer.waiting() > 0) {
      if (now < notBefore) return
      const dropsNow = drops()
      if (await writer.flush()) {
        savedAt = performance.now()
        savedDrops = dropsNow
      } else notBefore = performance.now() + writer.retryAfterMs()
      return
    }
    const dueAfter = drops() > savedDrops ? SAVE_DROPS_MS : HEARTBEAT_MS
    if (now - savedAt >= dueAfter) await saveAlone(false)
  }

  const run = (): Promise<void> => {
    busy ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'could not store analytics counts'))
      .finally(() => {
        busy = null
      })
    return busy
  }

  const timer = setInterval(() => void run(), EVERY_MS)
  timer.unref()
  void run()

  return {
    /** Called for each row; a full batch is written before the next tick. */
    wake: (): void => {
      if (!stopped && busy === null && writer.waiting() >= AT_ROWS) void run()
    },

    /** Writes the rest. Rows the database rejects now are lost and appear as a gap. */
    stop: async (): Promise<void> => {
      stopped = true
      clearInterval(timer)
      await busy
      if (await writer.flush()) {
        await saveAlone(true).catch((error: unknown) =>
          log.warn({ err: error }, 'could not save the final analytics counts'),
        )
      }
    },
  }
}
