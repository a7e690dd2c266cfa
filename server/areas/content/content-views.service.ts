/** View counts of content pages, once per browser session. They invalidate no cache tag. */
import { InvalidInputError } from '#core/errors.ts'
import { pagePath } from '#core/pages/page-address.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { VISIBLE } from './page-visibility.ts'

export type ContentViewsService = ReturnType<typeof createContentViewsService>

export type PathViews = { readonly path: string; readonly views: number }

const A_MINUTE = { limit: 60, windowSeconds: 60 }
const A_DAY = { limit: 1_000, windowSeconds: 86_400 }
const MAX_PATHS = 20
const MAX_PATH = 200

export const createContentViewsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  hash: KeyedHash
  isHelpPath: (path: string) => boolean
}) => {
  const { database, clock, limiter, hash, isHelpPath } = dependencies
  const { prisma } = database

  const isContent = async (path: string): Promise<boolean> => {
    if (isHelpPath(path)) return true
    const slug = path.split('/').at(-1) ?? ''
    const page = await prisma.programmaticPage.findFirst({ where: { slug, ...VISIBLE }, select: { type: true } })
    return page !== null && pagePath(page.type, slug) === path
  }

  const read = async (paths: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await prisma.contentView.findMany({ where: { path: { in: [...paths] } } })
    return new Map(rows.map(({ path, views }) => [path, views]))
  }

  return {
    /** Paths without views have no entry. */
    viewsOf: read,

    /** In the given order. Throws InvalidInputError for more than 20. */
    views: async (paths: readonly string[]): Promise<readonly PathViews[]> => {
      if (paths.length > MAX_PATHS) throw new InvalidInputError(`At most ${MAX_PATHS} paths can be requested.`, 'paths')
      const counts = await read(paths)
      return paths.map((path) => ({ path, views: counts.get(path) ?? 0 }))
    },

    /**
     * Counts a view of a published page or help article, once per session: `sessionId` is a random UUID of the browser,
     * stored as a keyed hash only. Ignores other paths, and everything under Global Privacy Control.
     * @throws InvalidInputError for an invalid session, RateLimitedError past 60 a minute or 1,000 a day per address
     */
    record: async (
      path: string,
      sessionId: string,
      caller: { readonly address: string | null; readonly privacyControl: boolean },
    ): Promise<PathViews> => {
      if (!isUuid(sessionId)) throw new InvalidInputError('"sessionId" must be a UUID.', 'sessionId')
      limiter.takeAll([
        { key: `content-view-minute:${caller.address ?? 'server'}`, limit: A_MINUTE },
        { key: `content-view-day:${caller.address ?? 'server'}`, limit: A_DAY },
      ])
      const counts = path.length <= MAX_PATH && !caller.privacyControl && (await isContent(path))
      if (counts) {
        const sessionKey = hash(`content-view:${sessionId.toLowerCase()}`)
        // One statement: simultaneous views of a session count once, and no count is lost.
        await prisma.$executeRaw`
          WITH fresh AS (
            INSERT INTO content_view_sessions (path, session_key, viewed_at)
            VALUES (${path}, ${sessionKey}, ${clock.now()}::timestamptz) ON CONFLICT DO NOTHING RETURNING path)
          INSERT INTO content_views AS v (path, views) SELECT path, 1 FROM fresh
          ON CONFLICT (path) DO UPDATE SET views = v.views + 1`
      }
      return { path, views: (await read([path])).get(path) ?? 0 }
    },
  }
}
