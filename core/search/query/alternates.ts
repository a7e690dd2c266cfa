import type { SearchIndex } from '../index/search-index.ts'
import { stemOf } from '../text/stems.ts'
import { numberOf } from '../text/string-table.ts'

/** Terms that together replace one typed word. */
export type Alternate = {
  /** Term numbers; a tool must have all of them. */
  readonly terms: readonly number[]
  /** 1 for the word as typed, less for anything else. */
  readonly weight: number
  /** Whether it is a topic, category or audience key: a tool's purpose rather than the word itself. */
  readonly isKey: boolean
  /** Whether the key is an industry or role. */
  readonly isAudience?: boolean
}

const KEY_SYNONYM = 0.9
const WORD_SYNONYM = 0.58

export const toolCount = ({ postings }: SearchIndex, term: number): number =>
  (postings.starts[term + 1] ?? 0) - (postings.starts[term] ?? 0)

/** Undefined when no tool has the term. */
const liveTerm = (index: SearchIndex, stem: string): number | undefined => {
  const term = numberOf(index.vocabulary.terms, stem)
  return term !== undefined && toolCount(index, term) > 0 ? term : undefined
}

/** Whether any form of the word occurs in a record. */
export const isKnownWord = (index: SearchIndex, word: string): boolean => liveTerm(index, stemOf(word)) !== undefined

const termOfWord = (index: SearchIndex, word: string) => liveTerm(index, stemOf(word))

/** Whether exactly this form occurs. */
export const isWord = ({ vocabulary }: SearchIndex, word: string) => numberOf(vocabulary.words, word) !== undefined

export const asAlternate = (index: SearchIndex, words: readonly string[], weight: number): Alternate[] => {
  const terms = words.map((word) => termOfWord(index, word))
  return terms.every((term) => term !== undefined) ? [{ terms, weight, isKey: false }] : []
}

/** Synonyms of a word or phrase, by its stems. */
export const meaningsOf = (index: SearchIndex, key: string): Alternate[] =>
  (index.synonyms.get(key) ?? []).flatMap((stems) => {
    const terms = stems.map((stem) => liveTerm(index, stem))
    if (!terms.every((term) => term !== undefined)) return []
    const kind = stems[0]?.includes(':') ? stems[0].split(':')[0] : undefined
    const isAudience = kind === 'industry' || kind === 'role'
    const isKey = kind !== undefined
    return [{ terms, weight: isKey ? KEY_SYNONYM : WORD_SYNONYM, isKey, isAudience }]
  })
