import type { SearchIndex } from '../index/search-index.ts'
import { MAX_SYNONYM_WORDS } from '../index/synonyms.ts'
import { stemOf } from '../text/stems.ts'
import { isWeak } from '../text/word-lists.ts'
import { type Alternate, asAlternate, meaningsOf } from './alternates.ts'

/** A single word of a phrase with a meaning. */
const PART_OF_PHRASE = 0.85

/** A search word with its alternates so far. */
export type Draft = {
  readonly word: string
  readonly position: number
  alternates: Alternate[]
  inPhrase: boolean
}

type Part = { readonly draft: Draft; readonly stem: string }

const addMeaning = (index: SearchIndex, parts: readonly Part[]): boolean => {
  const key = parts.map(({ stem }) => stem).join(' ')
  if (!index.synonyms.has(key)) return false
  const meanings = meaningsOf(index, key)
  if (parts.length === 1) {
    parts[0]?.draft.alternates.push(...meanings)
    return true
  }
  const words = parts.map(({ draft }) => draft.word)
  const together = asAlternate(index, words, 1)
  for (const { draft } of parts) {
    draft.alternates = draft.alternates.map((alternate) => ({ ...alternate, weight: PART_OF_PHRASE }))
    draft.alternates.push(...together, ...meanings)
    draft.inPhrase = true
  }
  return true
}

/** Candidate phrases: most significant words first, then longest. */
const phrasesIn = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  const phrases: { readonly words: readonly Part[]; readonly order: number }[] = []
  for (let length = Math.min(MAX_SYNONYM_WORDS, parts.length); length > 1; length--) {
    for (let first = 0; first + length <= parts.length; first++) {
      const words = parts.slice(first, first + length)
      const strong = words.filter(({ draft }) => !isWeak(draft.word)).length
      phrases.push({ words, order: strong * MAX_SYNONYM_WORDS + length })
    }
  }
  return phrases.sort((a, b) => b.order - a.order).map(({ words }) => words)
}

/** Longest first; words inside lose their own. Two may enclose one word: "edit wedding photos" is "edit photos". */
export const addSynonyms = (index: SearchIndex, drafts: readonly Draft[]): void => {
  const parts = drafts.map((draft) => ({ draft, stem: stemOf(draft.word) }))
  const taken = new Set<Part>()
  const take = (phrase: readonly Part[]): void => {
    if (phrase.some((part) => taken.has(part)) || !addMeaning(index, phrase)) return
    for (const part of phrase) taken.add(part)
  }
  for (const phrase of phrasesIn(parts)) take(phrase)
  for (let first = 0; first + 2 < parts.length; first++) take(parts.filter((_, at) => at === first || at === first + 2))
  for (const part of parts) take([part])
}
