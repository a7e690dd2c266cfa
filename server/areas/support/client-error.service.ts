import { DAY_MS } from '../../../core/durations.ts'
import { InvalidInputError } from '../../../core/errors.ts'
import { CLIENT_ERROR_DAYS } from '../../../core/retention.ts'
import { withoutShareTokens } from '../../../core/shared-link.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'

type ClientError = { readonly path: string; readonly message: string; readonly stack: string | null }
/** Who reports: the address only counts against the limit, it is not stored. */
type Reporter = { readonly address: string | null; readonly userAgent: string | null }

export type ClientErrorService = ReturnType<typeof createClientErrorService>

const PER_ADDRESS = { limit: 10, windowSeconds: 60 }
const ALTOGETHER = { limit: 120, windowSeconds: 60 }

/** Without the secrets that addresses may hold. */
const cut = (text: string, length: number): string => [...withoutShareTokens(text)].slice(0, length).join('')

export const createClientErrorService = (dependencies: { database: Database; clock: Clock; limiter: RateLimiter }) => ({
  /**
   * Keeps a failure that a browser met, for 30 days: the path without its query, the message and the stack, cut to
   * 500 and 4,000 characters. Throws InvalidInputError for a path that is none, RateLimitedError past 10 reports a
   * minute from an address or 120 altogether. Returns the report's id and the path as it was kept.
   */
  report: async (error: ClientError, reporter: Reporter): Promise<{ id: string; path: string }> => {
    const { database, clock, limiter } = dependencies
    if (!error.path.startsWith('/')) throw new InvalidInputError('"path" must begin with a slash.', 'path')
    if (error.message.trim() === '') throw new InvalidInputError('"message" must not be empty.', 'message')
    limiter.take(`client-error:${reporter.address ?? 'server'}`, PER_ADDRESS)
    limiter.take('client-error', ALTOGETHER)
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
          userAgent: reporter.userAgent === null ? null : cut(reporter.userAgent, 200),
          createdAt: now,
        },
        select: { id: true, path: true },
      })
    })
  },
})
