/** Search in a few dozen articles: an inverted index in memory, ranked by where words are found and how rare they are. */

/** What is searched of an article, the most telling field first. */
export type SearchedFields = {
  readonly title: string
  readonly headings: readonly string[]
  readonly description: string
  readonly text: string
}

const WEIGHTS = { title: 8, headings: 4, description: 3, text: 1 } as const
type Field = keyof typeof WEIGHTS

/** A word that only begins with what was typed counts less than the word itself. */
const PREFIX = 0.6
const SHORTEST_PREFIX = 2

/** Words that say nothing about what somebody looks for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or our that the this to was we what when where which who why with you your'.split(
    ' ',
  ),
)

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? []

/** Folds the commonest endings, so that "plans" finds "plan" and "saved" finds "save". */
const stem = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3).replace(/(.)\1$/, '$1')
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2).replace(/(.)\1$/, '$1')
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

/** `save`, `saved` and `saving` share this form. */
const indexed = (word: string): string => stem(word).replace(/e$/, '')

type Postings = Map<string, Map<number, number>>

const indexOf = (articles: readonly SearchedFields[]): Postings => {
  const postings: Postings = new Map()
  for (const [position, article] of articles.entries()) {
    for (const field of Object.keys(WEIGHTS) as Field[]) {
      const value = article[field]
      const words = wordsOf(typeof value === 'string' ? value : value.join(' '))
      const counts = new Map<string, number>()
      for (const word of words.map(indexed)) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const [word, count] of counts) {
        const found = postings.get(word) ?? new Map<number, number>()
        // The tenth occurrence says less than the second.
        found.set(position, (found.get(position) ?? 0) + WEIGHTS[field] * (1 + Math.log(count)))
        postings.set(word, found)
      }
    }
  }
  return postings
}

/**
 * Returns the positions of what was found, the best first: articles with all words, or, where there is none or `anyWord`
 * is given, articles with some of them. A word also finds longer ones that begin with it.
 */
export type ArticleSearch = (search: string, anyWord?: boolean) => readonly number[]

/** A search over these articles. */
export const createArticleSearch = (articles: readonly SearchedFields[]): ArticleSearch => {
  const postings = indexOf(articles)
  const vocabulary = [...postings.keys()]
  const rarity = (found: ReadonlyMap<number, number>) => Math.log(1 + articles.length / found.size)

  /** The score that a word gives to each article. */
  const scoresOf = (word: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>()
    const form = indexed(word)
    const matches = vocabulary.filter(
      (known) => known === form || (word.length >= SHORTEST_PREFIX && known.startsWith(form)),
    )
    for (const match of matches) {
      const found = postings.get(match) ?? new Map<number, number>()
      const weight = rarity(found) * (match === form ? 1 : PREFIX)
      // The best of several words with one beginning counts, not their sum.
      for (const [position, score] of found) {
        scores.set(position, Math.max(scores.get(position) ?? 0, weight * score))
      }
    }
    return scores
  }

  return (search, anyWord = false) => {
    const words = [...new Set(wordsOf(search))]
    const telling = words.filter((word) => !STOP_WORDS.has(word))
    const perWord = (telling.length > 0 ? telling : words).map(scoresOf)
    const totals = new Map<number, { words: number; score: number }>()
    for (const scores of perWord) {
      for (const [position, score] of scores) {
        const total = totals.get(position) ?? { words: 0, score: 0 }
        totals.set(position, { words: total.words + 1, score: total.score + score })
      }
    }
    const complete = [...totals].filter(([, { words: count }]) => count === perWord.length)
    const ranked = complete.length > 0 && !anyWord ? complete : [...totals]
    return ranked
      .sort(([a, left], [b, right]) => right.words - left.words || right.score - left.score || a - b)
      .map(([position]) => position)
  }
}
