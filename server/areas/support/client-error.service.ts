import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError } from '#core/errors.ts'
import { CLIENT_ERROR_DAYS } from '#core/retention.ts'
import { withoutShareTokens } from '#core/shared-link.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'

type ClientError = { readonly path: string; readonly message: string; readonly stack: string | null }
export type ClientErrorService = ReturnType<typeof createClientErrorService>

const PER_ADDRESS = { limit: 10, windowSeconds: 60 }
const ALTOGETHER = { limit: 120, windowSeconds: 60 }

/** Without secrets that URLs may contain. */
const cut = (text: string, length: number): string => [...withoutShareTokens(text)].slice(0, length).join('')

export const createClientErrorService = (dependencies: { database: Database; clock: Clock; limiter: RateLimiter }) => ({
  /**
   * Stores a browser error for 30 days: path without query, message and stack (up to 500 and 4,000 characters). The
   * address is only used for rate limits. Returns the report's id and stored path. Throws InvalidInputError for an invalid path, RateLimitedError past 10 reports a
   * minute per address or 120 overall.
   */
  report: async (error: ClientError, address: string | null): Promise<{ id: string; path: string }> => {
    const { database, clock, limiter } = dependencies
    if (!error.path.startsWith('/')) throw new InvalidInputError('"path" must begin with a slash.', 'path')
    if (error.message.trim() === '') throw new InvalidInputError('"message" must not be empty.', 'message')
    limiter.takeAll([
      { key: `client-error:${address ?? 'server'}`, limit: PER_ADDRESS },
      { key: 'client-error', limit: ALTOGETHER },
    ])
    const now = clock.now()
    return database.transaction(async (tx) => {
      await tx.clientErrorReport.deleteMany({
        where: { createdAt: { lt: new Date(now.getTime() - CLIENT_ERROR_DAYS * DAY_MS) } },
      })
      return tx.clientErrorReport.create({
        data: {
          path: cut(error.path.split(/[?#]/, 1)[0] ?? '/', 300),
          message: cut(error.message, 500),
          stack: error.stack === null ? null : cut(error.stack, 4000),
          createdAt: now,
        },
        select: { id: true, path: true },
      })
    })
  },
})
