/** Writes pending rows to the database, one batch at a time. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { AnalyticsRow } from './analytics-row.ts'
import type { RecordBuffer } from './record-buffer.ts'
import type { RecordingCounts } from './recording-counts.ts'
import { writeRows } from './write-rows.ts'

export type RecordWriter = ReturnType<typeof createRecordWriter>

/** Rows per statement. The embedded database runs in the event loop: 50 rows block it for about 3 ms. */
const BATCH_ROWS = { pglite: 50, postgresql: 1_000 } as const
/** Pause after a batch as a multiple of its duration, so that other requests go first. */
const PAUSE = 3
/** Above this backlog there is no pause, so that a crash loses at most about a second of data. */
const HURRY_ROWS = 2_000
/** Failed batches are retried with back-off this many times, then dropped. */
const MAX_TRIES = 8
const RETRY_MS = 500
const MAX_RETRY_MS = 10_000

export const createRecordWriter = (dependencies: {
  database: Database
  log: Log
  buffer: RecordBuffer
  counts: RecordingCounts
  /** Stores the counts after a batch, in its transaction. */
  saveCounts: (tx: TransactionClient, counts: RecordingCounts) => Promise<void>
}) => {
  const { database, log, buffer, counts, saveCounts } = dependencies
  /** Taken from the buffer but not yet written. */
  let batch: readonly AnalyticsRow[] = []
  let tries = 0
  let running: Promise<boolean> | null = null

  /** False when the database rejected it; it stays pending. */
  const writeBatch = async (): Promise<boolean> => {
    if (batch.length === 0) batch = buffer.take(BATCH_ROWS[database.kind])
    const rows = batch
    try {
      const fresh = await database.transaction(async (tx) => {
        const written = await writeRows(tx, rows)
        const duplicates = rows.length - written
        await saveCounts(tx, {
          ...counts,
          written: counts.written + written,
          duplicates: counts.duplicates + duplicates,
        })
        return written
      })
      counts.written += fresh
      counts.duplicates += rows.length - fresh
      batch = []
      tries = 0
      return true
    } catch (error) {
      tries += 1
      if (tries < MAX_TRIES) {
        log.warn({ err: error, rows: rows.length, tries }, 'could not write analytics, will retry')
        return false
      }
      log.error({ err: error, rows: rows.length }, 'could not write analytics, dropped')
      counts.droppedFailed += rows.length
      batch = []
      tries = 0
      return true
    }
  }

  const run = async (): Promise<boolean> => {
    let left = batch.length + buffer.size
    while (left > 0) {
      const began = performance.now()
      if (!(await writeBatch())) return false
      left = Math.min(left - 1, batch.length + buffer.size)
      if (left > 0) await wait(buffer.size < HURRY_ROWS ? (performance.now() - began) * PAUSE : 0)
    }
    return true
  }

  return {
    /** Writes pending rows. Resolves to whether the database accepted them. */
    flush: (): Promise<boolean> => {
      running ??= run().finally(() => {
        running = null
      })
      return running
    },

    waiting: (): number => buffer.size + batch.length,

    /** Milliseconds until the next attempt; 0 unless the last one failed. */
    retryAfterMs: (): number => (tries === 0 ? 0 : Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (tries - 1))),
  }
}
