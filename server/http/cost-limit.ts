import type { Clock } from '../platform/clock.ts'
import { type BucketState, createTokenBuckets, type TokenBuckets } from '../platform/token-bucket.ts'
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './limits.ts'

/** What is not priced by its GraphQL document. One object that a document can bring counts 1. */
export const PRICES = {
  /** A request that nothing else prices, and one that was refused before its work. */
  request: 1,
  /** A response from memory that has no price of its own. */
  fromMemory: 1,
  /** 3 to 22 ms of a processor, by the page. */
  rendering: 50,
  /** Reads and compresses the whole catalogue. */
  catalogueFile: 100,
  /** Reads the whole catalogue from the database. */
  sitemap: 500,
  /** Reads and sanitizes the newest posts, or lists what there is. */
  feed: 100,
  /** Reads one post. */
  preview: 5,
  /** 20 to 120 ms of a processor, in a thread of its own. */
  previewDrawing: 100,
} as const

export const TOO_MANY_REQUESTS = 'The budget of this address is spent. Please try again later.'

/** The budget of each address, for all entrances together. */
export type CostLimit = TokenBuckets

type CostLimitOptions = {
  readonly clock: Clock
  /** Multiplies the budget. */
  readonly factor: number
  readonly limits?: Pick<HttpLimits, 'budgetCapacity' | 'budgetPerSecond'>
}

/** The budget in memory. */
export const createCostLimit = ({ clock, factor, limits = DEFAULT_HTTP_LIMITS }: CostLimitOptions): CostLimit =>
  createTokenBuckets({
    clock,
    capacity: Math.max(1, Math.round(limits.budgetCapacity * factor)),
    perSecond: Math.max(1, limits.budgetPerSecond * factor),
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
