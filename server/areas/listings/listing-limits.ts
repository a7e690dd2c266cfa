/** Rate limits of claims, shared by all instances. */
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'

type Count = { readonly key: string; readonly limit: RateLimit }

const HOUR = 3_600
const DAY = 24 * HOUR

export const startsOf = (userId: string, domain: string): readonly Count[] => [
  { key: `listing-start:${userId}`, limit: { limit: 20, windowSeconds: DAY } },
  { key: `listing-start-at:${domain}`, limit: { limit: 40, windowSeconds: DAY } },
]

/** Emails with codes: strangers must not fill an inbox. */
export const codesTo = (email: string, domain: string): readonly Count[] => [
  { key: `listing-code:${email}`, limit: { limit: 3, windowSeconds: HOUR } },
  { key: `listing-code-at:${domain}`, limit: { limit: 10, windowSeconds: DAY } },
]

/** Entered codes and lookups of records and files. */
export const checksOf = (userId: string, domain: string): readonly Count[] => [
  { key: `listing-check:${userId}`, limit: { limit: 20, windowSeconds: HOUR } },
  { key: `listing-check-at:${domain}`, limit: { limit: 60, windowSeconds: HOUR } },
]

/** Each confirmation writes the catalog. */
export const confirmationsOf = (userId: string): readonly Count[] => [
  { key: `listing-confirm:${userId}`, limit: { limit: 60, windowSeconds: HOUR } },
]

/** Each correction is work for an editor. */
export const correctionsOf = (userId: string): readonly Count[] => [
  { key: `listing-correct:${userId}`, limit: { limit: 10, windowSeconds: DAY } },
]

/** Each upload is drawn again. */
export const logosOf = (userId: string): readonly Count[] => [
  { key: `listing-logo:${userId}`, limit: { limit: 20, windowSeconds: DAY } },
]

/** Throws RateLimitedError. */
export const takeEach = async (limiter: StoredRateLimiter, counts: readonly Count[]): Promise<void> => {
  for (const { key, limit } of counts) await limiter.take(key, limit)
}
