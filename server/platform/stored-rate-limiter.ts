import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import { type RateLimit, refuse } from './rate-limiter.ts'

/** Rate limits shared by all instances and restarts, for accounts. */
export type StoredRateLimiter = {
  /** Counts one call. Throws RateLimitedError with the seconds until the window ends. */
  take(key: string, limit: RateLimit): Promise<void>
  /** Takes back a counted call that had no effect. */
  giveBack(key: string, limit: RateLimit): Promise<void>
  /** Resets a count: the calls turned out to be harmless. */
  forget(key: string): Promise<void>
  /** Removes expired windows. */
  removeExpired(): Promise<void>
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex')

/**
 * Fixed windows in the database. One statement counts and checks, so that concurrent calls cannot bypass a limit.
 * `factor` multiplies every limit. A clock that was set back makes no window longer.
 */
export const createStoredRateLimiter = (dependencies: {
  database: Database
  clock: Clock
  factor: number
}): StoredRateLimiter => {
  const { database, clock, factor } = dependencies
  const mostOf = ({ limit }: RateLimit): number => Math.min(1_000_000_000, Math.max(1, Math.floor(limit * factor)))
  return {
    take: async (key, limit) => {
      const { windowSeconds } = limit
      const now = clock.now()
      const most = mostOf(limit)
      const [row] = await database.prisma.$queryRaw<{ count: number; ends_at: Date }[]>`
        INSERT INTO rate_limit_windows AS w (key, count, ends_at)
        VALUES (${hashed(key)}, 1, ${now}::timestamptz + ${windowSeconds}::int * interval '1 second')
        ON CONFLICT (key) DO UPDATE SET (count, ends_at) = (
          SELECT
            CASE WHEN over.yes THEN 1 ELSE LEAST(w.count + 1, ${most}::int + 1) END,
            CASE WHEN over.yes THEN excluded.ends_at ELSE LEAST(w.ends_at, excluded.ends_at) END
          FROM (SELECT w.ends_at <= ${now}::timestamptz AS yes) AS over
        )
        RETURNING count, ends_at`
      if (row !== undefined && row.count > most) refuse(row.ends_at.getTime() - now.getTime(), 'stored')
    },
    giveBack: async (key, limit) => {
      // One above the limit stands for all rejected calls, none of which count.
      await database.prisma.$executeRaw`
        UPDATE rate_limit_windows SET count = GREATEST(0, LEAST(count, ${mostOf(limit)}::int) - 1)
        WHERE key = ${hashed(key)}`
    },
    forget: async (key) => {
      await database.prisma.rateLimitWindow.deleteMany({ where: { key: hashed(key) } })
    },
    removeExpired: async () => {
      await database.prisma.rateLimitWindow.deleteMany({ where: { endsAt: { lt: clock.now() } } })
    },
  }
}
