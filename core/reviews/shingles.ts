import { textHash } from '../text-hash.ts'
import { withoutAccents } from '../without-accents.ts'

/** The number of words in a run. */
const RUN = 5
/** More than a review of ordinary words has. Of more, the smallest are kept, so that equal texts keep the same ones. */
const MAX_SHINGLES = 400

/** Scripts without spaces between words: each letter counts as a word. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

/** Without case, accents and punctuation. */
const wordsOf = (text: string): readonly string[] => withoutAccents(text).match(WORDS) ?? []

const runsOf = (words: readonly string[]): readonly string[] => {
  if (words.length === 0) return []
  const last = Math.max(0, words.length - RUN)
  return Array.from({ length: last + 1 }, (_, start) => words.slice(start, start + RUN).join(' '))
}

/**
 * Signed 32-bit hashes of all runs of five words in these texts, unique and in order. Texts that share sentences share
 * hashes, whatever is around them. A text with fewer words is one run.
 */
export const shinglesOf = (texts: readonly string[]): readonly number[] => {
  const hashes = texts.flatMap((text) => runsOf(wordsOf(text))).map((run) => textHash(run) | 0)
  return [...new Set(hashes)].sort((a, b) => a - b).slice(0, MAX_SHINGLES)
}
