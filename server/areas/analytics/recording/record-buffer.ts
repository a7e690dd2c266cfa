/** Rows that wait to be written, bounded in number and in bytes, each id once. */
import { type AnalyticsRow, bytesOf } from './analytics-row.ts'

export type RecordBuffer = ReturnType<typeof createRecordBuffer>

const MAX_ROWS = 50_000
const MAX_BYTES = 32 * 1024 * 1024

export const createRecordBuffer = ({ maxRows = MAX_ROWS, maxBytes = MAX_BYTES } = {}) => {
  const rows = new Map<string, AnalyticsRow>()
  let bytes = 0

  return {
    /**
     * Adds a row. `duplicate`: one with its id waits already; a later summary of a session takes its place. `full`: there
     * is no room, and the row is dropped.
     */
    add: (row: AnalyticsRow): 'added' | 'duplicate' | 'full' => {
      const waiting = rows.get(row.id)
      if (waiting !== undefined) {
        if (row.kind === 'session' && (row.value ?? 0) >= (waiting.value ?? 0)) rows.set(row.id, row)
        return 'duplicate'
      }
      const size = bytesOf(row)
      if (rows.size >= maxRows || bytes + size > maxBytes) return 'full'
      rows.set(row.id, row)
      bytes += size
      return 'added'
    },

    /** Takes the oldest rows out. */
    take: (most: number): AnalyticsRow[] => {
      const taken: AnalyticsRow[] = []
      for (const [id, row] of rows) {
        if (taken.length === most) break
        taken.push(row)
        rows.delete(id)
        bytes -= bytesOf(row)
      }
      return taken
    },

    get size(): number {
      return rows.size
    },
  }
}
