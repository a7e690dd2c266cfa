/** What a word of a search may stand for. */
import type { SearchIndex } from './search-index.ts'
import { stemOf } from './stems.ts'
import { numberOf } from './string-table.ts'

/** Terms that together say what one typed word says. */
export type Alternate = {
  /** Numbers of terms; a tool must have all of them. */
  readonly terms: readonly number[]
  /** 1 for the word as typed, less for anything else. */
  readonly weight: number
  /** Whether it is the key of a topic, category or audience: it says what a tool is for, and little about the word. */
  readonly isKey: boolean
  /** Whether the key is that of an industry or a role. */
  readonly isAudience?: boolean
}

const KEY_SYNONYM = 0.9
const WORD_SYNONYM = 0.58

/** How many tools have a term. */
export const toolCount = ({ postings }: SearchIndex, term: number): number =>
  (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0)

/** The number of a term that some tool has; undefined otherwise. */
const liveTerm = (index: SearchIndex, stem: string): number | undefined => {
  const term = numberOf(index.vocabulary.terms, stem)
  return term !== undefined && toolCount(index, term) > 0 ? term : undefined
}

/** Whether a word, in any of its forms, is in some record. */
export const isKnownWord = (index: SearchIndex, word: string): boolean => liveTerm(index, stemOf(word)) !== undefined

const termOfWord = (index: SearchIndex, word: string) => liveTerm(index, stemOf(word))

/** Whether a word was read in exactly this form. */
export const isWord = ({ vocabulary }: SearchIndex, word: string) => numberOf(vocabulary.words, word) !== undefined

export const asAlternate = (index: SearchIndex, words: readonly string[], weight: number): Alternate[] => {
  const terms = words.map((word) => termOfWord(index, word))
  return terms.every((term) => term !== undefined) ? [{ terms, weight, isKey: false }] : []
}

/** What a word or phrase means, by the stems of its words. */
export const meaningsOf = (index: SearchIndex, key: string): Alternate[] =>
  (index.synonyms.get(key) ?? []).flatMap((stems) => {
    const terms = stems.map((stem) => liveTerm(index, stem))
    if (!terms.every((term) => term !== undefined)) return []
    const kind = stems[0]?.includes(':') ? stems[0].split(':')[0] : undefined
    const isAudience = kind === 'industry' || kind === 'role'
    const isKey = kind !== undefined
    return [{ terms, weight: isKey ? KEY_SYNONYM : WORD_SYNONYM, isKey, isAudience }]
  })
