import { type Phrase, phrasesOf } from '../index/phrases.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { SearchedTerm, SearchField, SearchMatch, SearchResult } from '../search-result.ts'
import { foldedText, looseKey } from '../text/name-keys.ts'
import { stemOf } from '../text/stems.ts'
import { numberOf } from '../text/string-table.ts'
import { withoutMarks, wordsOf } from '../text/words.ts'

const MAX_REASONS = 3
/** How convincing each field is for the same words. */
const FIELD_SHARES: Readonly<Record<SearchField, number>> = {
  NAME: 1.3,
  ALIAS: 1.25,
  VENDOR: 0.9,
  CATEGORY: 0.8,
  TOPIC: 0.75,
  DESCRIPTION: 1,
  USE_CASE: 1.1,
  FEATURE: 1.05,
  ABOUT: 0.6,
}

type Reason = SearchMatch & { readonly concepts: ReadonlyMap<number, number>; readonly score: number }

const reasonOf = (index: SearchIndex, terms: ReadonlyMap<number, readonly SearchedTerm[]>, phrase: Phrase): Reason => {
  const words: string[] = []
  const concepts = new Map<number, number>()
  const plain = withoutMarks(phrase.text)
  // Positions only fit if removing accents kept the length.
  const shown = plain.length === phrase.text.length ? phrase.text : plain
  const look = (stem: string): boolean => {
    const term = numberOf(index.vocabulary.terms, stem)
    const searched = term === undefined ? [] : (terms.get(term) ?? [])
    for (const { concept, weight } of searched) concepts.set(concept, Math.max(concepts.get(concept) ?? 0, weight))
    return searched.length > 0
  }
  for (const { word, start, end } of wordsOf(plain)) {
    const spelled = shown.slice(start, end)
    if (look(stemOf(word)) && !words.includes(spelled)) words.push(spelled)
  }
  for (const key of phrase.keys) look(key)
  const sum = [...concepts.values()].reduce((total, weight) => total + weight, 0)
  return { field: phrase.field, text: shown, words, concepts, score: sum * FIELD_SHARES[phrase.field] * phrase.share }
}

/** A name that contains the text, with the typed part. */
const nameReason = (record: SearchRecord, typed: string): SearchMatch | null => {
  const key = looseKey(foldedText(typed))
  if (key === '') return null
  const names = [
    { field: 'NAME' as const, text: record.name },
    ...record.aliases.map((text) => ({ field: 'ALIAS' as const, text })),
    { field: 'VENDOR' as const, text: record.vendor },
  ]
  const found = names.find(({ text }) => looseKey(foldedText(text)).includes(key))
  return found === undefined ? null : { ...found, words: [found.text] }
}

/** Up to three, best first. Needs the record, because the index stores no texts; call it for one page of rows. */
export const explainMatch = (index: SearchIndex, result: SearchResult, record: SearchRecord): SearchMatch[] => {
  const terms = new Map<number, SearchedTerm[]>()
  for (const searched of result.terms) terms.set(searched.term, [...(terms.get(searched.term) ?? []), searched])
  const chosen: SearchMatch[] = []
  const name = nameReason(record, result.text)
  if (name !== null) chosen.push(name)
  const reasons = phrasesOf(record)
    .map((phrase) => reasonOf(index, terms, phrase))
    .filter(({ score, field }) => score > 0 && field !== name?.field)
  const explained = new Set<number>()
  while (chosen.length < MAX_REASONS) {
    const gain = (reason: Reason) =>
      [...reason.concepts].reduce((sum, [concept, weight]) => sum + (explained.has(concept) ? 0 : weight), 0) > 0
        ? reason.score
        : 0
    const best = reasons.reduce<Reason | null>((a, b) => (gain(b) > (a === null ? 0 : gain(a)) ? b : a), null)
    if (best === null) break
    for (const concept of best.concepts.keys()) explained.add(concept)
    chosen.push({ field: best.field, text: best.text, words: best.words })
  }
  return chosen
}
