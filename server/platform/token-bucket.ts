import type { Clock } from './clock.ts'

/** Counts are whole tokens, times whole seconds. */
export type BucketState = {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Until the bucket is full again. */
  readonly resetSeconds: number
  /** Until the same take can succeed; 0 when it did. */
  readonly retryAfterSeconds: number
}

export type TokenBuckets = {
  readonly limit: number
  readonly perSecond: number
  /** Time to fill an empty bucket. */
  readonly windowSeconds: number
  /** Takes all tokens or none. Requests above the bucket size count as a full bucket. */
  take(key: string, tokens: number): BucketState
  /** Returns unused tokens. */
  give(key: string, tokens: number): void
  /** Checks without taking tokens. */
  look(key: string, tokens: number): BucketState
}

type TokenBucketOptions = {
  readonly clock: Clock
  readonly capacity: number
  readonly perSecond: number
  readonly maxKeys?: number
  /** How many instances have such buckets for the same keys: each pays for all of them. 1 by default. */
  readonly instances?: (() => number) | undefined
}

const MAX_KEYS = 50_000

/**
 * In-memory buckets per key that refill evenly. The number of keys is bounded: the least recently used one is evicted,
 * so that a flood of addresses cannot fill the memory.
 * With several instances, a take costs as many times more, as if the others had taken the same: together they give what
 * one would give to a caller whose requests are spread evenly.
 */
export const createTokenBuckets = (options: TokenBucketOptions): TokenBuckets => {
  const { clock, capacity, perSecond, maxKeys = MAX_KEYS, instances = () => 1 } = options
  const buckets = new Map<string, { tokens: number; at: number }>()

  const current = (key: string): { tokens: number; at: number } => {
    const now = clock.now().getTime()
    const bucket = buckets.get(key)
    if (bucket === undefined) return { tokens: capacity, at: now }
    // A clock that was set back must neither empty a bucket nor stop it from filling.
    bucket.at = Math.min(bucket.at, now)
    const filled = (now - bucket.at) * (perSecond / 1000)
    return { tokens: Math.min(capacity, bucket.tokens + filled), at: now }
  }

  /** A price above what is left of a full bucket counts as a full bucket, so that every request can be paid. */
  const priceOf = (tokens: number): number => Math.min(tokens * instances(), capacity)

  const describe = (tokens: number, missing: number): BucketState => ({
    allowed: missing <= 0,
    limit: capacity,
    remaining: Math.floor(tokens),
    resetSeconds: Math.ceil((capacity - tokens) / perSecond),
    retryAfterSeconds: missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / perSecond)),
  })

  return {
    limit: capacity,
    perSecond,
    windowSeconds: Math.ceil(capacity / perSecond),
    look: (key, tokens) => {
      const bucket = current(key)
      return describe(bucket.tokens, priceOf(tokens) - bucket.tokens)
    },
    give: (key, tokens) => {
      const bucket = buckets.get(key)
      if (bucket !== undefined) bucket.tokens = Math.min(capacity, bucket.tokens + priceOf(tokens))
    },
    take: (key, tokens) => {
      const bucket = current(key)
      const wanted = priceOf(tokens)
      const missing = wanted - bucket.tokens
      if (missing <= 0) bucket.tokens -= wanted
      buckets.delete(key)
      if (buckets.size >= maxKeys) {
        const oldest = buckets.keys().next().value
        if (oldest !== undefined) buckets.delete(oldest)
      }
      buckets.set(key, bucket)
      return describe(bucket.tokens, missing)
    },
  }
}
