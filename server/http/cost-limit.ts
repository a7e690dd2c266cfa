import type { Clock } from '../platform/clock.ts'
import { type BucketState, createTokenBuckets, type TokenBuckets } from '../platform/token-bucket.ts'

/** An address may spend this much at once, and the second number again each second. */
const CAPACITY = 10_000
const PER_SECOND = 500

/** The budget of the public API by caller. */
export type CostLimit = TokenBuckets

/** The budget in memory; `factor` multiplies it. */
export const createCostLimit = ({ clock, factor }: { readonly clock: Clock; readonly factor: number }): CostLimit =>
  createTokenBuckets({
    clock,
    capacity: Math.max(1, Math.round(CAPACITY * factor)),
    perSecond: Math.max(1, PER_SECOND * factor),
  })

/**
 * What a caller is told about the budget, as header names and values in turn: the IETF draft "RateLimit header fields
 * for HTTP" (draft-ietf-httpapi-ratelimit-headers-10) and the older names that most clients read.
 */
export const budgetHeaders = (limit: CostLimit, state: BucketState): readonly string[] => [
  'ratelimit-policy',
  `"cost";q=${limit.limit};w=${limit.windowSeconds}`,
  'ratelimit',
  `"cost";r=${state.remaining};t=${state.resetSeconds}`,
  'x-ratelimit-limit',
  String(limit.limit),
  'x-ratelimit-remaining',
  String(state.remaining),
  'x-ratelimit-reset',
  String(state.resetSeconds),
]
