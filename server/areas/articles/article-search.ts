/** In-memory search over a few dozen articles. */
import type { Synonym } from '#core/search/index/search-record.ts'
import { buildTextIndex, searchTexts } from '#core/search/text-index.ts'

/** The most significant field first. */
type SearchedFields = {
  readonly title: string
  readonly headings: readonly string[]
  readonly description: string
  readonly text: string
}

/**
 * Positions of matches, best first: all words, or with `anyWord` or no such article, some. The last word may be
 * incomplete.
 */
export type ArticleSearch = (search: string, anyWord?: boolean) => readonly number[]

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
