/** Full-text search in articles and posts, without names, conditions and alternatives. */
import { camelValues } from '../catalogue/fields/field-names.ts'
import { UNKNOWN_VALUES } from '../catalogue/fields/tool-values.ts'
import { buildSearchIndex } from './index/build-index.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { SearchRecord, Synonym } from './index/search-record.ts'
import { type Concept, conceptsOf } from './query/concepts.ts'
import { correctedText } from './query/correction.ts'
import { stringsOf } from './text/string-list.ts'
import { withoutMarks, wordsOf } from './text/words.ts'

/** Most significant parts first. */
export type SearchedText = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly headings: readonly string[]
  readonly body: string
  /** Also searched for substrings and signs. */
  readonly literal: string
}

export type TextIndex = {
  /** List positions by ordinal of `index`. */
  readonly positions: readonly number[]
  readonly index: SearchIndex
  /** Lower case, by position. */
  readonly literals: readonly string[]
  /** All parts in lower case without accents, by position, for searches with only common words. */
  readonly wholes: readonly string[]
}

const recordOf = ({ id, title, description, headings, body }: SearchedText): SearchRecord => ({
  ...camelValues('search', {
    ...UNKNOWN_VALUES,
    name: title,
    description,
    features: [...headings],
    long_description: body,
  }),
  id,
  slug: id,
  categorySlug: '',
  categoryName: '',
  topics: {},
  freeTier: false,
  priceCents: null,
})

const wholeOf = ({ title, description, headings, body }: SearchedText): string =>
  withoutMarks([title, description, ...headings, body].join('\n')).toLowerCase()

/** With a previous index, only new and changed texts are read. Ids must be unique. */
export const buildTextIndex = (
  texts: readonly SearchedText[],
  synonyms: readonly Synonym[],
  previous?: TextIndex,
): TextIndex => {
  const index = buildSearchIndex(texts.map(recordOf), { synonyms, jobs: [], outsideProducts: [] }, previous?.index)
  const positionOf = new Map(texts.map(({ id }, position) => [id, position]))
  return {
    positions: stringsOf(index.ids).map((id) => positionOf.get(id) ?? 0),
    index,
    literals: texts.map(({ literal }) => literal.toLowerCase()),
    wholes: texts.map(wholeOf),
  }
}

type Match = {
  words: number
  score: number
}

/** Scores of one search word, 0 to 1, by ordinal. */
const scoresOf = ({ postings }: SearchIndex, { alternates }: Concept): ReadonlyMap<number, number> => {
  const best = new Map<number, number>()
  for (const { terms, weight } of alternates) {
    const sums = new Map<number, { terms: number; sum: number }>()
    for (const [place, term] of terms.entries()) {
      const end = postings.starts[term + 1] ?? 0
      for (let at = postings.starts[term] ?? 0; at < end; at++) {
        const ordinal = postings.tools[at] ?? 0
        const before = sums.get(ordinal) ?? { terms: 0, sum: 0 }
        if (before.terms < place) continue
        sums.set(ordinal, { terms: place + 1, sum: before.sum + (postings.impacts[at] ?? 0) / 255 })
      }
    }
    for (const [ordinal, found] of sums) {
      if (found.terms < terms.length) continue
      best.set(ordinal, Math.max(best.get(ordinal) ?? 0, (found.sum / terms.length) * weight))
    }
  }
  return best
}

const matchesOf = (texts: TextIndex, concepts: readonly Concept[]): ReadonlyMap<number, Match> => {
  const matches = new Map<number, Match>()
  for (const concept of concepts) {
    for (const [ordinal, score] of scoresOf(texts.index, concept)) {
      const position = texts.positions[ordinal] ?? 0
      const match = matches.get(position) ?? { words: 0, score: 0 }
      matches.set(position, {
        words: match.words + (concept.weak ? 0 : 1),
        score: match.score + score * concept.weight,
      })
    }
  }
  // Common words add to results but find nothing themselves.
  return new Map([...matches].filter(([, { words }]) => words > 0))
}

const containing = (values: readonly string[], part: string): readonly number[] =>
  values.flatMap((value, position) => (part !== '' && value.includes(part) ? [position] : []))

/** Texts with one of these words, for searches without others. */
const withCommonWords = ({ wholes }: TextIndex, words: readonly string[]): readonly number[] => {
  const wanted = new Set(words)
  return wholes.flatMap((whole, position) => (wordsOf(whole).some(({ word }) => wanted.has(word)) ? [position] : []))
}

/** Minimum fraction of the best score for partial matches. */
const MIN_SHARE = 0.3

const plainWords = (text: string): readonly string[] => wordsOf(withoutMarks(text)).map(({ word }) => word)

/** Words between two names, which every comparison has. */
const BETWEEN = new Set(['vs', 'versus'])

/** `typing`: the last word may be incomplete. */
const readWords = (index: SearchIndex, words: readonly string[], typing: boolean): readonly Concept[] =>
  conceptsOf(
    index,
    words.map((word) => (BETWEEN.has(word) ? null : word)),
    typing,
  )

/** Corrected search for a text without known words. */
const mended = (index: SearchIndex, text: string): readonly Concept[] => {
  const corrected = correctedText(index, text)
  return corrected === null ? [] : readWords(index, plainWords(corrected), false)
}

/** Best first. All words must match; without such texts, or with `anyWord`, some. Typos are corrected last. */
export const searchTexts = (texts: TextIndex, text: string, anyWord = false): readonly number[] => {
  const words = plainWords(text)
  const typed = readWords(texts.index, words, true)
  const literal = anyWord ? [] : containing(texts.literals, text.trim().toLowerCase())
  const looked = typed.length > 0 || literal.length > 0 ? typed : mended(texts.index, text)
  if (looked.length === 0 && literal.length === 0) return withCommonWords(texts, words)

  const needed = looked.filter(({ weak }) => !weak).length
  const matches = new Map(matchesOf(texts, looked))
  for (const position of literal) matches.set(position, matches.get(position) ?? { words: 0, score: 0 })
  const isLiteral = new Set(literal)
  const complete = [...matches].filter(([position, match]) => match.words === needed || isLiteral.has(position))
  const found = complete.length > 0 && !anyWord ? complete : [...matches]
  const best = Math.max(...found.map(([, { score }]) => score))
  return found
    .filter(
      ([position, { score }]) => anyWord || complete.length > 0 || score >= best * MIN_SHARE || isLiteral.has(position),
    )
    .sort(([a, one], [b, other]) => other.words - one.words || other.score - one.score || a - b)
    .map(([position]) => position)
}
