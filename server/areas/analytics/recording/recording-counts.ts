/** What became of records: `accepted` = `written` + `duplicates` + `droppedFailed` + those that still wait. */
export type RecordingCounts = {
  accepted: number
  written: number
  /** Records that were there already, and later summaries of a visit. */
  duplicates: number
  /** Refused because the buffer had no room. */
  droppedFull: number
  /** Refused because their address, or all together, sent too many. */
  droppedLimited: number
  /** Accepted, and given up because the database did not take them. */
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

/** Records that are in no figure. */
export const dropsOf = ({ droppedFull, droppedLimited, droppedFailed }: RecordingCounts): number =>
  droppedFull + droppedLimited + droppedFailed

const MAX_STORED = 2 ** 31 - 1

/** As the table can hold them. */
export const storedCounts = (counts: RecordingCounts): RecordingCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, Math.min(count, MAX_STORED)]),
  ) as RecordingCounts
