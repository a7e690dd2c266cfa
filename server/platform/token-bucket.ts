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
}

const MAX_KEYS = 50_000

/**
 * In-memory buckets per key that refill evenly. The number of keys is bounded: the least recently used one is evicted,
 * so that a flood of addresses cannot fill the memory.
 */
export const createTokenBuckets = (options: TokenBucketOptions): TokenBuckets => {
  const { clock, capacity, perSecond, maxKeys = MAX_KEYS } = options
  const buckets = new Map<string, { tokens: number; at: number }>()

  const current = (key: string): { tokens: number; at: number } => {
    const now = clock.now().getTime()
    const bucket = buckets.get(key)
    if (bucket === undefined) return { tokens: capacity, at: now }
    // A clock that was set back must not empty a bucket.
    const filled = Math.max(0, now - bucket.at) * (perSecond / 1000)
    return { tokens: Math.min(capacity, bucket.tokens + filled), at: now }
  }

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
      return describe(bucket.tokens, Math.min(tokens, capacity) - bucket.tokens)
    },
    give: (key, tokens) => {
      const bucket = buckets.get(key)
      if (bucket !== undefined) bucket.tokens = Math.min(capacity, bucket.tokens + tokens)
    },
    take: (key, tokens) => {
      const bucket = current(key)
      const wanted = Math.min(tokens, capacity)
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
