/** The budget of each key, shared by all instances: its row is the bucket, and each instance takes leases of it. */
import { LRUCache } from 'lru-cache'
import { KeyRefusedError } from '#core/integrations/key-errors.ts'
import { type Clock, lasts } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BucketState } from '../../platform/token-bucket.ts'

export type KeyBudgets = ReturnType<typeof createKeyBudgets>

/** A key with the size of its bucket. */
type KeyBucket = { readonly keyId: string; readonly capacity: number; readonly perSecond: number }

/** The part of a bucket that this instance has taken. */
type Lease = {
  /** Tokens that it can still spend. */
  held: number
  /** Tokens of the row after the last statement. */
  shared: number
  /** Unused tokens are returned with the next statement after it. */
  endsAt: number
  taking: Promise<BucketState> | null
}

/** The share of the bucket that an instance takes at once, if it needs no more. */
const CHUNK = 0.02
/** Short, so that a full bucket and a lease together hardly exceed the budget. */
const LEASE_MS = 1_000
const MAX_KEYS = 10_000

export const createKeyBudgets = ({ database, clock }: { database: Database; clock: Clock }) => {
  const leases = new LRUCache<string, Lease>({ max: MAX_KEYS })

  const leaseOf = (keyId: string): Lease => {
    const known = leases.get(keyId)
    if (known !== undefined) return known
    const lease: Lease = { held: 0, shared: 0, endsAt: 0, taking: null }
    leases.set(keyId, lease)
    return lease
  }

  const isCurrent = ({ endsAt }: Lease): boolean => lasts({ endsAt, lengthMs: LEASE_MS }, clock.now().getTime())

  /**
   * Returns unused tokens and takes a new lease in one statement, or nothing when the bucket has less than `needed`. Like
   * other limits it uses the time of the instance; a clock that is a little behind adds nothing, and one that was set
   * back starts again from its own time.
   */
  const takeLease = async (lease: Lease, { keyId, capacity, perSecond }: KeyBucket, needed: number): Promise<void> => {
    const returned = lease.held
    lease.held = 0
    const now = clock.now()
    const wanted = Math.max(needed, Math.floor(capacity * CHUNK))
    const [row] = await database.prisma.$queryRaw<{ tokens: number; leased: number }[]>`
      UPDATE api_keys AS k SET (budget_tokens, budget_leased, budget_at) = (
        SELECT bucket.tokens - taken.tokens, taken.tokens,
          CASE WHEN k.budget_at > ${now}::timestamptz + interval '1 minute' THEN ${now}::timestamptz
            ELSE GREATEST(k.budget_at, ${now}::timestamptz) END
        FROM (SELECT LEAST(${capacity}::float8, COALESCE(k.budget_tokens, ${capacity}::float8) + ${returned}::float8
          + GREATEST(0, EXTRACT(EPOCH FROM ${now}::timestamptz - k.budget_at)) * ${perSecond}::float8) AS tokens) AS bucket,
        LATERAL (SELECT CASE WHEN bucket.tokens < ${needed}::float8 THEN 0
          ELSE LEAST(bucket.tokens, ${wanted}::float8) END AS tokens) AS taken)
      WHERE id = ${keyId}::uuid RETURNING budget_tokens AS tokens, budget_leased AS leased`
    // Its account was deleted since the key was read.
    if (row === undefined) throw new KeyRefusedError('KEY_UNKNOWN')
    lease.held += row.leased
    lease.shared = row.tokens
    lease.endsAt = now.getTime() + LEASE_MS
  }

  const describe = ({ held, shared }: Lease, bucket: KeyBucket, missing: number): BucketState => {
    const left = held + shared
    return {
      allowed: missing <= 0,
      limit: bucket.capacity,
      remaining: Math.floor(left),
      resetSeconds: Math.ceil((bucket.capacity - left) / bucket.perSecond),
      retryAfterSeconds: missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / bucket.perSecond)),
    }
  }

  /** Spends from the lease, or from a new one, without a pause between the check and the payment. */
  const pay = async (bucket: KeyBucket, price: number, spent: number): Promise<BucketState> => {
    const lease = leaseOf(bucket.keyId)
    const settle = (): BucketState => {
      const missing = lease.held >= price ? 0 : price - lease.held - lease.shared
      if (missing <= 0) lease.held -= spent
      return describe(lease, bucket, missing)
    }
    for (;;) {
      if (lease.held >= price && isCurrent(lease)) return settle()
      if (lease.taking === null) {
        const taken = takeLease(lease, bucket, price).then(settle)
        lease.taking = taken.finally(() => {
          lease.taking = null
        })
        return lease.taking
      }
      await lease.taking.catch(() => undefined)
    }
  }

  return {
    /** Takes the whole price or nothing. A price above the bucket's size counts as a full bucket. */
    take: (bucket: KeyBucket, price: number): Promise<BucketState> => {
      const wanted = Math.min(price, bucket.capacity)
      return pay(bucket, wanted, wanted)
    },

    /** Whether a price can be paid, without paying it. */
    look: (bucket: KeyBucket, price: number): Promise<BucketState> => pay(bucket, Math.min(price, bucket.capacity), 0),

    /** Returns an unused part of a price. */
    give: ({ keyId }: KeyBucket, tokens: number): void => {
      leaseOf(keyId).held += tokens
    },
  }
}
