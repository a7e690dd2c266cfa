import type { Synonym } from '#core/search/index/search-record.ts'
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
  readonly ratings: ArticleRatingsService
}

type ArticlesArea = Area<ArticlesServices> & {
  /** Stored as pages by the content area. */
  readonly guides: () => readonly BuiltGuide[]
  /** Announced changes of legal pages. */
  readonly announced: () => readonly { slug: string; title: string; effectiveOn: string; summary: string }[]
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
  /** Reviewed search synonyms. */
  synonyms: readonly Synonym[]
  /** The articles of this build by default. */
  articlesFile?: URL | string | undefined
}): ArticlesArea => {
  const { site, synonyms, articlesFile: file = BUILT, ...parts } = dependencies
  const built = createBuiltArticles({ file, site })
  const articles = createArticlesService({ articles: built, synonyms })
  return {
    services: { articles, ratings: createArticleRatingsService({ ...parts, articles }) },
    guides: built.guides,
    announced: () =>
      built.legal().flatMap(({ slug, title, announced }) => {
        return announced === null ? [] : [{ slug, title, effectiveOn: announced.on, summary: announced.summary }]
      }),
    isHelpPath: articles.isHelpPath,
    // Ratings are stored by visit, never by member.
    memberData: {},
    jobs: [],
  }
}
