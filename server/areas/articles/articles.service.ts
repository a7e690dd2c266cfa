import {
  type Article,
  articlePath,
  HELP_CATEGORIES,
  type HelpCategorySlug,
  LEGAL_SLUGS,
} from '#core/articles/article.ts'
import { normalizeSearch } from '#core/catalogue/tool-query.ts'
import type { Synonym } from '#core/search/index/search-record.ts'
import { type ArticleSearch, createArticleSearch } from './article-search.ts'
import type { BuiltArticles, BuiltHelpArticle, BuiltLegalPage } from './built-articles.ts'

export type ArticlesService = ReturnType<typeof createArticlesService>

export type HelpCategory = {
  readonly slug: HelpCategorySlug
  readonly title: string
  readonly description: string
  readonly articles: readonly BuiltHelpArticle[]
}

export const MAX_RELATED = 3

/** The words that tell what an article is about, for related articles. */
const subjectOf = ({ title, headings }: Pick<Article, 'title' | 'headings'>): string =>
  [title, ...headings.map(({ text }) => text)].join(' ').slice(0, 300)

/** Help articles and legal pages, in memory and the same for everyone. */
export const createArticlesService = (dependencies: { articles: BuiltArticles; synonyms: readonly Synonym[] }) => {
  const { articles, synonyms } = dependencies
  let search: ArticleSearch | undefined
  const found = (text: string, anyWord = false): readonly BuiltHelpArticle[] => {
    const all = articles.help()
    search ??= createArticleSearch(
      all.map(({ title, description, headings, text: body }) => ({
        title,
        description,
        headings: headings.map((heading) => heading.text),
        text: body,
      })),
      synonyms,
    )
    return search(text, anyWord).flatMap((position) => all[position] ?? [])
  }
  const category = (slug: HelpCategorySlug): HelpCategory => {
    const [known = HELP_CATEGORIES[0]] = HELP_CATEGORIES.filter((one) => one.slug === slug)
    return { ...known, articles: articles.help().filter((article) => article.category === slug) }
  }
  const helpArticle = (slug: string): BuiltHelpArticle | null =>
    articles.help().find((article) => article.slug === slug) ?? null

  return {
    /** In the order of the help center. */
    helpCategories: (): readonly HelpCategory[] => HELP_CATEGORIES.map(({ slug }) => category(slug)),

    helpCategory: category,

    /** All help articles, or search matches, best first. Throws InvalidInputError beyond 100 characters. */
    helpArticles: (text: string | null): readonly BuiltHelpArticle[] => {
      const normalized = normalizeSearch(text)
      return normalized === null ? articles.help() : found(normalized)
    },

    helpArticle,

    /** At most three, closest first; from the same category if no subject is shared. */
    related: (article: BuiltHelpArticle): readonly BuiltHelpArticle[] => {
      const close = [...found(subjectOf(article), true), ...category(article.category).articles]
      const others = new Map(close.filter(({ slug }) => slug !== article.slug).map((one) => [one.slug, one]))
      return [...others.values()].slice(0, MAX_RELATED)
    },

    legalPages: (): readonly BuiltLegalPage[] =>
      LEGAL_SLUGS.flatMap((slug) => articles.legal().filter((page) => page.slug === slug)),

    legalPage: (slug: string): BuiltLegalPage | null => articles.legal().find((page) => page.slug === slug) ?? null,

    /** Only views of help articles are counted. */
    isHelpPath: (path: string): boolean => articles.help().some((article) => articlePath(article) === path),
  }
}
