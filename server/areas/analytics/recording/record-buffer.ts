/** Pending rows, limited in number and bytes, unique by id. */
import { type AnalyticsRow, bytesOf } from './analytics-row.ts'

export type RecordBuffer = ReturnType<typeof createRecordBuffer>

const MAX_ROWS = 50_000
const MAX_BYTES = 32 * 1024 * 1024

export const createRecordBuffer = ({ maxRows = MAX_ROWS, maxBytes = MAX_BYTES } = {}) => {
  const rows = new Map<string, AnalyticsRow>()
  let bytes = 0

  return {
    /** `duplicate`: a row with this id is pending; a later session summary replaces it. `full`: the row is dropped. */
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

    /** Removes the oldest rows. */
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
