/** Which known word or name a misspelled text may be. */
import { firstAtLeast } from './name-table.ts'

/** Shorter words have too few letters to tell a slip from another word; in words with digits each digit counts. */
const MIN_LENGTH = 4
const HAS_DIGIT = /\p{N}/u

/** How many slips a text of this length may have. */
const slipsAllowed = (length: number): number => (length <= 6 ? 1 : length <= 10 ? 2 : 3)

/** Whether slips are looked for in a word at all. */
export const mayBeMisspelled = (word: string): boolean => word.length >= MIN_LENGTH && !HAS_DIGIT.test(word)

/**
 * How many letters must be added, dropped, replaced or swapped with their neighbor to make one text of the other; more
 * than `limit` reads as `limit` + 1.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (before[j - 2] ?? 0) + 1)
      }
      row.push(distance)
      if (distance < least) least = distance
    }
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

export type CloseSpelling = {
  readonly position: number
  /** How many slips apart, from 1. */
  readonly slips: number
}

/**
 * The entries of a sorted list that differ from a word by few slips, closest first. Only entries with one of the word's
 * first two letters are compared: hardly anybody misspells both, and a list of 100,000 is searched in a moment.
 */
export const closeSpellings = (
  word: string,
  size: number,
  entryAt: (position: number) => string,
): readonly CloseSpelling[] => {
  if (!mayBeMisspelled(word)) return []
  const allowed = slipsAllowed(word.length)
  const found: CloseSpelling[] = []
  for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
    const from = firstAtLeast({ length: size }, (position) => entryAt(position) < letter)
    for (let position = from; position < size; position++) {
      const entry = entryAt(position)
      if (!entry.startsWith(letter)) break
      if (entry.length < MIN_LENGTH || HAS_DIGIT.test(entry)) continue
      const slips = editDistance(word, entry, allowed)
      // A slip in the first letter is rarer than anywhere else.
      if (slips > 0 && slips <= allowed) found.push({ position, slips: slips + (entry[0] === word[0] ? 0 : 0.5) })
    }
  }
  return found.sort((a, b) => a.slips - b.slips || a.position - b.position)
}
