/** The words of a record as numbers: a negative number begins a phrase, the others are words. */
import { categoryKey, type Phrase, phrasesOf, topicKey } from './phrases.ts'
import type { Sequence } from './search-index.ts'
import type { SearchRecord } from './search-record.ts'
import { SEARCH_FIELDS } from './search-result.ts'
import { stemOf } from './stems.ts'
import { STOP_WORDS } from './word-lists.ts'
import { eachWord, withoutMarks } from './words.ts'

/** Shares of a field's weight are kept in tenths. */
const SHARES = 11

/** The field of a phrase, as its position in SEARCH_FIELDS. */
export const fieldOfMarker = (marker: number): number => Math.floor((-1 - marker) / SHARES)
export const shareOfMarker = (marker: number): number => ((-1 - marker) % SHARES) / 10
export const wordOf = (entry: number): number => entry >> 1
export const isCapital = (entry: number): boolean => (entry & 1) === 1

const markerOf = ({ field, share }: Phrase) => -1 - (SEARCH_FIELDS.indexOf(field) * SHARES + Math.round(share * 10))

/** A vocabulary that is being filled. */
export type GrowingVocabulary = {
  readonly words: string[]
  readonly wordIds: Map<string, number>
  readonly termOfWord: number[]
  readonly termIds: Map<string, number>
}

const numberOfWord = (vocabulary: GrowingVocabulary, word: string): number => {
  const known = vocabulary.wordIds.get(word)
  if (known !== undefined) return known
  const stem = stemOf(word)
  let term = vocabulary.termIds.get(stem)
  if (term === undefined) {
    term = vocabulary.termIds.size
    vocabulary.termIds.set(stem, term)
  }
  const id = vocabulary.words.length
  vocabulary.wordIds.set(word, id)
  vocabulary.words.push(word)
  vocabulary.termOfWord.push(term)
  return id
}

const HYPHEN = 45

/** Reads a record and adds its new words to the vocabulary. */
export const sequenceOf = (record: SearchRecord, vocabulary: GrowingVocabulary): Sequence => {
  const entries: number[] = []
  const add = (word: string, capital: boolean) => entries.push(numberOfWord(vocabulary, word) * 2 + (capital ? 1 : 0))
  for (const phrase of phrasesOf(record)) {
    entries.push(markerOf(phrase))
    const text = withoutMarks(phrase.text)
    const isName = phrase.field === 'NAME' || phrase.field === 'ALIAS'
    let before = ''
    let beforeEnd = -1
    eachWord(text, (word, capital, start, end) => {
      // "voice-over" is also found as "voiceover".
      if (start === beforeEnd + 1 && text.charCodeAt(beforeEnd) === HYPHEN) add(before + word, capital)
      before = word
      beforeEnd = end
      if (isName || !STOP_WORDS.has(word)) add(word, capital)
    })
    for (const key of phrase.keys) add(key, true)
  }
  return Int32Array.from(entries)
}

/** The number of the key of the record's category, then numbers and weights of those of its topics. */
export const keysOf = (record: SearchRecord, vocabulary: GrowingVocabulary): readonly number[] => [
  numberOfWord(vocabulary, categoryKey(record.categorySlug)),
  ...Object.entries(record.topics).flatMap(([topic, weight]) => [numberOfWord(vocabulary, topicKey(topic)), weight]),
]

const MODULUS = 2 ** 32

/** A hash of everything that the search reads of a record (two FNV-1a hashes in one number). */
export const recordHash = (record: SearchRecord): number => {
  const text = JSON.stringify(record)
  let low = 0x811c9dc5
  let high = 0x1b873593
  const { length } = text
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  return (high >>> 11) * MODULUS + (low >>> 0)
}
