/** Search in a few dozen articles, in memory. */
import type { Synonym } from '../../../core/search/search-record.ts'
import { buildTextIndex, searchTexts } from '../../../core/search/text-index.ts'

/** What is searched of an article, the most telling field first. */
type SearchedFields = {
  readonly title: string
  readonly headings: readonly string[]
  readonly description: string
  readonly text: string
}

/**
 * Returns the positions of what was found, the best first: articles with all words, or, where there is none or `anyWord`
 * is given, articles with some of them. The last word also finds longer ones that begin with it.
 */
export type ArticleSearch = (search: string, anyWord?: boolean) => readonly number[]

/** A search over these articles. */
export const createArticleSearch = (
  articles: readonly SearchedFields[],
  synonyms: readonly Synonym[] = [],
): ArticleSearch => {
  const index = buildTextIndex(
    articles.map(({ title, headings, description, text }, position) => ({
      id: String(position),
      title,
      headings,
      description,
      body: text,
      literal: title,
    })),
    synonyms,
  )
  return (search, anyWord = false) => searchTexts(index, search, anyWord)
}
