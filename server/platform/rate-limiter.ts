import { RateLimitedError } from '#core/errors.ts'
import type { Clock } from './clock.ts'
import { type CountedEvent, countEvent } from './event-counts.ts'

/** At most `limit` calls per window of `windowSeconds`. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number }

export type RateLimiter = {
  /** Counts one call. Throws RateLimitedError with the seconds until the window ends. */
  take(key: string, limit: RateLimit): void
  /** Counts one call against every limit, or against none when one is exceeded. Throws like `take`. */
  takeAll(counts: readonly LimitCount[]): void
  /** Throws like `take` when a call would be refused, without counting it. */
  check(key: string, limit: RateLimit): void
}

/** A limit that a call counts against. */
type LimitCount = { readonly key: string; readonly limit: RateLimit }

const MAX_KEYS = 50_000

/** `leftMs`: until the window ends. */
export const refuse = (leftMs: number, kind: CountedEvent['limited']): never => {
  countEvent('limited', kind)
  const seconds = Math.max(1, Math.ceil(leftMs / 1000))
  throw new RateLimitedError(`Too many requests. Please try again in ${waitText(seconds)}.`, seconds)
}

/** In a readable unit, rounded up. */
const waitText = (seconds: number): string => {
  if (seconds === 1) return '1 second'
  if (seconds <= 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The least share of an instance: a caller whose requests all reach one instance can still try again. */
const SMALLEST_SHARE = 3

type RateLimiterOptions = {
  readonly clock: Clock
  readonly factor: number
  /** How many instances count the same keys, each for itself; 1 by default. */
  readonly instances?: (() => number) | undefined
}

/**
 * Fixed windows in process memory, for calls without an account. `factor` multiplies every limit, and each of several
 * instances allows its share. The number of keys is bounded: the oldest windows are evicted, so that a flood of
 * addresses cannot fill the memory.
 */
export const createRateLimiter = ({ clock, factor, instances = () => 1 }: RateLimiterOptions): RateLimiter => {
  const windows = new Map<string, { count: number; endsAt: number }>()

  const shareOf = ({ limit }: RateLimit): number => {
    const most = Math.max(1, Math.floor(limit * factor))
    return Math.max(Math.ceil(most / instances()), Math.min(most, SMALLEST_SHARE))
  }

  /** The window of now. A clock that was set back must not make it longer. */
  const openWindow = (key: string, { windowSeconds }: RateLimit, now: number) => {
    const found = windows.get(key)
    if (found === undefined) return null
    found.endsAt = Math.min(found.endsAt, now + windowSeconds * 1000)
    return found.endsAt > now ? found : null
  }

  const check = (key: string, limit: RateLimit): void => {
    const now = clock.now().getTime()
    const current = openWindow(key, limit, now)
    if (current === null) return
    if (current.count >= shareOf(limit)) refuse(current.endsAt - now, 'memory')
  }

  const count = (key: string, limit: RateLimit): void => {
    const now = clock.now().getTime()
    const current = openWindow(key, limit, now)
    if (current !== null) {
      current.count += 1
      return
    }
    windows.delete(key)
    const oldest = windows.size >= MAX_KEYS ? windows.keys().next().value : undefined
    if (oldest !== undefined) windows.delete(oldest)
    windows.set(key, { count: 1, endsAt: now + limit.windowSeconds * 1000 })
  }

  return {
    check,
    take: (key, limit) => {
      check(key, limit)
      count(key, limit)
    },
    takeAll: (counts) => {
      for (const { key, limit } of counts) check(key, limit)
      for (const { key, limit } of counts) count(key, limit)
    },
  }
}
