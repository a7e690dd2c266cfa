/** Which known word or name a misspelled text may be. */
import { firstAtLeast } from './name-table.ts'

/** Shorter words have too few letters to tell a slip from another word; in words with digits each digit counts. */
const MIN_LENGTH = 4
const HAS_DIGIT = /\p{N}/u

/** How many slips a text of this length may have. In a text of four letters none may be another letter: that is another word. */
const slipsAllowed = (length: number): number => (length <= 6 ? 1 : length <= 10 ? 2 : 3)

/** Whether slips are looked for in a word at all. */
export const mayBeMisspelled = (word: string): boolean => word.length >= MIN_LENGTH && !HAS_DIGIT.test(word)

const MAX_LENGTH = 64
const newRow = () => new Uint8Array(MAX_LENGTH + 1)
/** Rows of the table that `editDistance` fills; kept, because it is called for thousands of words. */
const ROWS: readonly [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()]

/**
 * How many letters must be added, dropped, replaced or swapped with their neighbor to make one text of the other; more
 * than `limit` reads as `limit` + 1.
 */
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

/** The letters of a word, as bits. One slip changes at most two of them. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

const bitCount = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

type CloseWord = {
  readonly position: number
  /** How many slips apart, from 1. */
  readonly slips: number
}

/**
 * The entries of a sorted list that differ from a word by few slips, closest first. Only entries with one of the word's
 * first two letters are compared: hardly anybody misspells both, and a list of 100,000 is searched in a moment.
 */
export const closeWords = (word: string, size: number, entryAt: (position: number) => string): readonly CloseWord[] => {
  if (!mayBeMisspelled(word)) return []
  const allowed = slipsAllowed(word.length)
  const letters = lettersOf(word)
  const found: CloseWord[] = []
  for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
    const from = firstAtLeast({ length: size }, (position) => entryAt(position) < letter)
    for (let position = from; position < size; position++) {
      const entry = entryAt(position)
      if (!entry.startsWith(letter)) break
      if (entry.length < MIN_LENGTH || Math.abs(entry.length - word.length) > allowed) continue
      if (bitCount(letters ^ lettersOf(entry)) > 2 * allowed || HAS_DIGIT.test(entry)) continue
      if (word.length === MIN_LENGTH && entry.length === MIN_LENGTH && letters !== lettersOf(entry)) continue
      const slips = editDistance(word, entry, allowed)
      // A slip in the first letter is rarer than anywhere else.
      if (slips > 0 && slips <= allowed) found.push({ position, slips: slips + (entry[0] === word[0] ? 0 : 0.5) })
    }
  }
  return found.sort((a, b) => a.slips - b.slips || a.position - b.position)
}
