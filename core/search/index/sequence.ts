/** A record's words as numbers: negative numbers start a phrase, others are words. */

import { SEARCH_FIELDS } from '../search-result.ts'
import { stemOf } from '../text/stems.ts'
import {
  addString,
  emptyTable,
  extendTable,
  type GrowingTable,
  growingNumberOf,
  growingTable,
  numberOf,
} from '../text/string-table.ts'
import { STOP_WORDS } from '../text/word-lists.ts'
import { eachWord, withoutMarks } from '../text/words.ts'
import { categoryKey, type Phrase, phrasesOf, topicKey } from './phrases.ts'
import type { Vocabulary } from './search-index.ts'
import type { SearchRecord } from './search-record.ts'

/** Shares of a field's weight, in tenths. */
const SHARES = 11

/** The position of the phrase's field in SEARCH_FIELDS. */
export const fieldOfMarker = (marker: number): number => Math.floor((-1 - marker) / SHARES)
export const shareOfMarker = (marker: number): number => ((-1 - marker) % SHARES) / 10
export const wordOf = (entry: number): number => entry >> 1
export const isCapital = (entry: number): boolean => (entry & 1) === 1

const markerOf = ({ field, share }: Phrase) => -1 - (SEARCH_FIELDS.indexOf(field) * SHARES + Math.round(share * 10))

/** A vocabulary being extended. The previous one stays intact, because it may still be searched. */
export type GrowingVocabulary = {
  readonly known: Omit<Vocabulary, 'alphabetical'>
  readonly words: GrowingTable
  readonly termOfWord: number[]
  readonly termIds: Map<string, number>
}

export const growingVocabulary = (known: Omit<Vocabulary, 'alphabetical'>): GrowingVocabulary => ({
  known,
  words: growingTable(),
  termOfWord: [],
  termIds: new Map(),
})

const numberOfTerm = ({ known, termIds }: GrowingVocabulary, stem: string): number => {
  const before = termIds.get(stem) ?? numberOf(known.terms, stem)
  if (before !== undefined) return before
  const term = known.terms.length + termIds.size
  termIds.set(stem, term)
  return term
}

const numberOfWord = (vocabulary: GrowingVocabulary, text: string, from = 0, to = text.length): number => {
  const { known, words, termOfWord } = vocabulary
  const added = growingNumberOf(words, text, from, to)
  if (added !== undefined) return known.words.length + added
  const before = numberOf(known.words, text, from, to)
  if (before !== undefined) return before
  const word = text.slice(from, to)
  termOfWord.push(numberOfTerm(vocabulary, stemOf(word)))
  return known.words.length + addString(words, word)
}

/** Previous and new words combined. */
export const grownVocabulary = ({
  known,
  words: added,
  termOfWord,
  termIds,
}: GrowingVocabulary): Omit<Vocabulary, 'alphabetical'> => {
  const words = extendTable(known.words, added.strings)
  const terms = new Uint32Array(words.length)
  terms.set(known.termOfWord)
  terms.set(termOfWord, known.words.length)
  return { words, termOfWord: terms, terms: extendTable(known.terms, [...termIds.keys()]) }
}

const HYPHEN = 45
const stopWords = extendTable(emptyTable(), [...STOP_WORDS])

type GrowingNumbers = { values: Int32Array; length: number }

export const growingNumbers = (): GrowingNumbers => ({ values: new Int32Array(1024), length: 0 })

const push = (numbers: GrowingNumbers, value: number) => {
  if (numbers.length === numbers.values.length) {
    const larger = new Int32Array(numbers.length * 2)
    larger.set(numbers.values)
    numbers.values = larger
  }
  numbers.values[numbers.length++] = value
}

/** Adds new words to the vocabulary. */
export const readSequence = (record: SearchRecord, vocabulary: GrowingVocabulary, entries: GrowingNumbers): void => {
  const add = (capital: boolean, text: string, from?: number, to?: number) =>
    push(entries, numberOfWord(vocabulary, text, from, to) * 2 + (capital ? 1 : 0))
  for (const phrase of phrasesOf(record)) {
    push(entries, markerOf(phrase))
    const text = withoutMarks(phrase.text)
    const isName = phrase.field === 'NAME' || phrase.field === 'ALIAS'
    let before = ''
    let hyphen = -1
    eachWord(text, (lower, from, to, capital, start, end) => {
      // "voice-over" is also found as "voiceover".
      if (start === hyphen + 1 && hyphen >= 0) add(capital, before + lower.slice(from, to))
      hyphen = text.charCodeAt(end) === HYPHEN ? end : -1
      if (hyphen >= 0) before = lower.slice(from, to)
      if (isName || numberOf(stopWords, lower, from, to) === undefined) add(capital, lower, from, to)
    })
    for (const key of phrase.keys) add(true, key)
  }
}

export const categoryWord = (record: SearchRecord, vocabulary: GrowingVocabulary): number =>
  numberOfWord(vocabulary, categoryKey(record.categorySlug))

export const topicWord = (topic: string, vocabulary: GrowingVocabulary): number =>
  numberOfWord(vocabulary, topicKey(topic))

const MODULUS = 2 ** 32

/** Two FNV-1a hashes of the searchable record in one number. */
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
