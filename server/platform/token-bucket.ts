import type { Clock } from './clock.ts'

/** How a key stands after it was looked at. Counts are whole tokens, times whole seconds. */
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
  /** Seconds in which an empty bucket fills. */
  readonly windowSeconds: number
  /** Takes the tokens, or none when there are too few. More than a full bucket holds counts as a full bucket. */
  take(key: string, tokens: number): BucketState
  /** Puts back what was taken and not used. */
  give(key: string, tokens: number): void
  /** Looks whether the tokens are there, without taking them. */
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
 * Buckets in the memory of this process, one for each key, which fill evenly. The number of keys is bounded: the one
 * not used for longest goes first, so that a flood of addresses cannot fill the memory.
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
