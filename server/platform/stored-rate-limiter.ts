import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import { type RateLimit, refuse } from './rate-limiter.ts'

export type StoredRateLimit = RateLimit & {
  /** Each window that follows a filled one within a day lasts twice as long as the one before, up to 16 times. */
  readonly doubling?: boolean
}

/** Limits that hold over all instances and restarts, for everything that concerns accounts. */
export type StoredRateLimiter = {
  /** Counts one call against a key. Throws RateLimitedError with the seconds until the window ends. */
  take(key: string, limit: StoredRateLimit): Promise<void>
  /** Counts one call less of those that `take` let through: it came to nothing. */
  giveBack(key: string, limit: StoredRateLimit): Promise<void>
  /** Forgets what was counted: the calls turned out to be harmless. */
  forget(key: string): Promise<void>
}

const MAX_STRIKES = 4
const DAY_MS = 86_400_000
/** Old windows are swept away once in so many calls. */
const SWEEP_EVERY = 500

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex')

/**
 * Fixed windows in the database. One statement counts and tells, so that calls at the same moment cannot pass by each
 * other. `factor` multiplies every limit.
 */
export const createStoredRateLimiter = (dependencies: {
  database: Database
  clock: Clock
  factor: number
}): StoredRateLimiter => {
  const { database, clock, factor } = dependencies
  let calls = 0
  const mostOf = ({ limit }: StoredRateLimit): number =>
    Math.min(1_000_000_000, Math.max(1, Math.floor(limit * factor)))
  const sweep = async (now: Date): Promise<void> => {
    calls += 1
    if (calls % SWEEP_EVERY !== 0) return
    await database.prisma.rateLimitWindow.deleteMany({ where: { endsAt: { lt: new Date(now.getTime() - DAY_MS) } } })
  }
  return {
    take: async (key, limit) => {
      const { windowSeconds, doubling = false } = limit
      const now = clock.now()
      const most = mostOf(limit)
      const dayAgo = new Date(now.getTime() - DAY_MS)
      await sweep(now)
      const [row] = await database.prisma.$queryRaw<{ count: number; ends_at: Date }[]>`
        INSERT INTO rate_limit_windows AS w (key, count, strikes, ends_at)
        VALUES (${hashed(key)}, 1, 0, ${now}::timestamptz + ${windowSeconds}::int * interval '1 second')
        ON CONFLICT (key) DO UPDATE SET (count, strikes, ends_at) = (
          SELECT
            CASE WHEN over.yes THEN 1 ELSE LEAST(w.count + 1, ${most}::int + 1) END,
            CASE WHEN over.yes THEN next.strikes ELSE w.strikes END,
            CASE WHEN over.yes
              THEN ${now}::timestamptz + ${windowSeconds}::int * power(2, next.strikes) * interval '1 second'
              ELSE w.ends_at END
          FROM (SELECT w.ends_at <= ${now}::timestamptz AS yes) AS over,
            (SELECT CASE WHEN ${doubling}::boolean AND w.count >= ${most}::int AND w.ends_at > ${dayAgo}::timestamptz
              THEN LEAST(w.strikes + 1, ${MAX_STRIKES}::int) ELSE 0 END AS strikes) AS next
        )
        RETURNING count, ends_at`
      if (row !== undefined && row.count > most) refuse(row.ends_at.getTime() - now.getTime())
    },
    giveBack: async (key, limit) => {
      // One more than the most stands for all who were refused; none of them was let through.
      await database.prisma.$executeRaw`
        UPDATE rate_limit_windows SET count = GREATEST(0, LEAST(count, ${mostOf(limit)}::int) - 1)
        WHERE key = ${hashed(key)}`
    },
    forget: async (key) => {
      await database.prisma.rateLimitWindow.deleteMany({ where: { key: hashed(key) } })
    },
  }
}
