import { editDistance } from '../../edit-distance.ts'
import { firstAtLeast } from '../index/arrange.ts'
import { isTextBefore, type StringList } from '../text/string-list.ts'

/** Shorter words have too few letters to tell a typo from another word; in words with digits each digit counts. */
const MIN_LENGTH = 4
const HAS_DIGIT = /\p{N}/u

/** Typos allowed by length. Four-letter texts allow no replaced letter: that is another word. */
const slipsAllowed = (length: number): number => (length <= 6 ? 1 : length <= 10 ? 2 : 3)

export const mayBeMisspelled = (word: string): boolean => word.length >= MIN_LENGTH && !HAS_DIGIT.test(word)

/** Letters of a substring as bits. One typo changes at most two of them. */
const lettersOf = (text: string, from: number, to: number): number => {
  let bits = 0
  for (let at = from; at < to; at++) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

const bitCount = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

type CloseWord = {
  readonly position: number
  /** Edit distance, from 1. */
  readonly slips: number
}

/** Closest first. Only entries sharing one of the first two letters are compared. `order` selects the entries. */
export const closeWords = (word: string, list: StringList, order?: Uint32Array): readonly CloseWord[] => {
  if (!mayBeMisspelled(word)) return []
  const { text, starts } = list
  const size = order?.length ?? list.length
  const allowed = slipsAllowed(word.length)
  const letters = lettersOf(word, 0, word.length)
  const found: CloseWord[] = []
  for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
    const code = letter.charCodeAt(0)
    const from = firstAtLeast({ length: size }, (position) => isTextBefore(list, order?.[position] ?? position, letter))
    for (let position = from; position < size; position++) {
      const number = order?.[position] ?? position
      const start = starts[number] ?? 0
      const end = starts[number + 1] ?? 0
      const length = end - start
      if (text.charCodeAt(start) !== code) break
      if (length < MIN_LENGTH || Math.abs(length - word.length) > allowed) continue
      const entryLetters = lettersOf(text, start, end)
      if (bitCount(letters ^ entryLetters) > 2 * allowed) continue
      const entry = text.slice(start, end)
      if (HAS_DIGIT.test(entry)) continue
      if (word.length === MIN_LENGTH && length === MIN_LENGTH && letters !== entryLetters) continue
      const slips = editDistance(word, entry, allowed)
      // Typos in the first letter are rarer.
      if (slips > 0 && slips <= allowed) found.push({ position, slips: slips + (entry[0] === word[0] ? 0 : 0.5) })
    }
  }
  return found.sort((a, b) => a.slips - b.slips || a.position - b.position)
}
