import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { ArticlesService } from './articles.service.ts'

export type ArticleRatingsService = ReturnType<typeof createArticleRatingsService>

const A_DAY = { limit: 20, windowSeconds: 86_400 }

/** Answers to "Was this helpful?". */
export const createArticleRatingsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  hash: KeyedHash
  articles: Pick<ArticlesService, 'helpArticle'>
}) => ({
  /**
   * Stores one answer per visit and article, the last one counts. The visit id is stored as a keyed hash, `address` not
   * at all.
   * @throws InvalidInputError for a visit that is not a UUID, NotFoundError, RateLimitedError past 20 answers a day per
   * address
   */
  rate: async (
    answer: { slug: string; helpful: boolean; sessionId: string },
    address: string | null,
  ): Promise<{ helpful: boolean }> => {
    const { database, clock, limiter, hash, articles } = dependencies
    const { slug, helpful, sessionId } = answer
    if (!isUuid(sessionId)) throw new InvalidInputError('"sessionId" must be a UUID.', 'sessionId')
    if (articles.helpArticle(slug) === null) throw new NotFoundError('Article not found.')
    limiter.take(`article-rating:${address ?? 'server'}`, A_DAY)
    const key = { slug, sessionKey: hash(`article-rating:${sessionId.toLowerCase()}`) }
    const rated = { helpful, ratedAt: clock.now() }
    await database.prisma.articleRating.upsert({
      where: { slug_sessionKey: key },
      create: { ...key, ...rated },
      update: rated,
      select: { slug: true },
    })
    return { helpful }
  },
})
