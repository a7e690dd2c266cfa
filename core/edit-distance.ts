const MAX_LENGTH = 64
const newRow = () => new Uint8Array(MAX_LENGTH + 1)
/** Reused rows of the `editDistance` table: it is called for thousands of words. */
const ROWS: readonly [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()]

/** Damerau-Levenshtein distance (insert, delete, replace, swap neighbors); `limit` + 1 when above `limit`. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > MAX_LENGTH) return limit + 1
  let [before, last, row] = ROWS
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let distance = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        distance = Math.min(distance, (before[j - 2] ?? 0) + 1)
      }
      row[j] = distance
      if (distance < least) least = distance
    }
    if (least > limit) return limit + 1
    ;[before, last, row] = [last, row, before]
  }
  return last[b.length] ?? limit + 1
}
