import type { Synonym } from '../../../core/search/search-record.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { Area } from '../area.ts'
import { type ArticleRatingsService, createArticleRatingsService } from './article-ratings.service.ts'
import { type ArticlesService, createArticlesService } from './articles.service.ts'
import { type BuiltGuide, createBuiltArticles } from './built-articles.ts'
import type { SiteFacts } from './site-texts.ts'

export type ArticlesServices = {
  readonly articles: ArticlesService
  readonly articleRatings: ArticleRatingsService
}

/** What other areas get of the articles. */
type ArticlesArea = Area<ArticlesServices> & {
  /** The guides, which the content area stores as pages. */
  readonly guides: () => readonly BuiltGuide[]
  /** Changes of legal pages that are announced, by page. */
  readonly announced: () => readonly { slug: string; title: string; effectiveOn: string; summary: string }[]
  /** Whether a path is that of a help article. */
  readonly isHelpPath: (path: string) => boolean
}

const BUILT = new URL('../../../dist/articles.json', import.meta.url)

/** Editorial articles: the help center, legal pages and guides. */
export const createArticlesArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  hash: KeyedHash
  site: SiteFacts
  /** The reviewed synonyms of the search. */
  synonyms: readonly Synonym[]
  /** The built articles; those of this build when left out. */
  articlesFile?: URL | string | undefined
}): ArticlesArea => {
  const { site, synonyms, articlesFile: file = BUILT, ...parts } = dependencies
  const built = createBuiltArticles({ file, site })
  const articles = createArticlesService({ articles: built, synonyms })
  return {
    services: { articles, articleRatings: createArticleRatingsService({ ...parts, articles }) },
    guides: built.guides,
    announced: () =>
      built.legal().flatMap(({ slug, title, announced }) => {
        return announced === null ? [] : [{ slug, title, effectiveOn: announced.on, summary: announced.summary }]
      }),
    isHelpPath: articles.isHelpPath,
    // An answer is stored under a visit, never under a member.
    memberData: {},
    jobs: [],
  }
}
