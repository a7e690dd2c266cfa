/** Record counts: `accepted` = `written` + `duplicates` + `droppedFailed` + pending. */
export type RecordingCounts = {
  accepted: number
  written: number
  /** Existing records, and later summaries of a visit. */
  duplicates: number
  /** Rejected because the buffer was full. */
  droppedFull: number
  /** Rejected by a rate limit, per address or overall. */
  droppedLimited: number
  /** Accepted, but dropped after database failures. */
  droppedFailed: number
}

export const noCounts = (): RecordingCounts => ({
  accepted: 0,
  written: 0,
  duplicates: 0,
  droppedFull: 0,
  droppedLimited: 0,
  droppedFailed: 0,
})

/** Records missing from every figure. */
export const dropsOf = ({ droppedFull, droppedLimited, droppedFailed }: RecordingCounts): number =>
  droppedFull + droppedLimited + droppedFailed

const MAX_STORED = 2 ** 31 - 1

/** Clamped to the column's range. */
export const storedCounts = (counts: RecordingCounts): RecordingCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, Math.min(count, MAX_STORED)]),
  ) as RecordingCounts
