import { CATALOGUE_FILE_COST } from '#core/api-limits.ts'
import type { Clock } from '../platform/clock.ts'
import { type BucketState, createTokenBuckets, type TokenBuckets } from '../platform/token-bucket.ts'
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './limits.ts'

/** Prices of requests that have no GraphQL document. In a document, each object that it can return costs 1. */
export const PRICES = {
  /** A request without another price, or one that was rejected before any work. */
  request: 1,
  /** A cached response without its own price. */
  fromMemory: 1,
  /** 3 to 22 ms of CPU time, depending on the page. */
  rendering: 50,
  /** Compresses a constant text of 150 kB. */
  openapi: 5,
  catalogueFile: CATALOGUE_FILE_COST,
  /** Reads and writes up to a hundred entries of the change feed, with up to a hundred whole records. */
  changesPage: 100,
  /** Reads the whole catalog from the database. */
  sitemap: 500,
  /** Reads and sanitizes the newest posts, or lists the contents. */
  feed: 100,
  /** A key that is refused: a statement, for nothing. */
  refusedKey: 10,
  /** Reads one post. */
  preview: 5,
  /** Reads one or two tools. */
  embed: 5,
  /** 20 to 120 ms of CPU time in a separate thread. */
  previewDrawing: 100,
} as const

export const TOO_MANY_REQUESTS = 'Too many requests from your network. Please try again later.'
export const KEY_BUDGET_SPENT = 'This API key has used up its budget for now. Please try again later.'

/** The budget of each address, shared by all endpoints. */
export type CostLimit = TokenBuckets

type CostLimitOptions = {
  readonly clock: Clock
  /** Multiplies the budget. */
  readonly factor: number
  readonly limits?: Pick<HttpLimits, 'budgetCapacity' | 'budgetPerSecond'>
  /** How many instances share the budgets; 1 by default. */
  readonly instances?: () => number
}

/** Keeps the budgets in memory. */
export const createCostLimit = ({
  clock,
  factor,
  limits = DEFAULT_HTTP_LIMITS,
  instances,
}: CostLimitOptions): CostLimit =>
  createTokenBuckets({
    clock,
    capacity: Math.max(1, Math.round(limits.budgetCapacity * factor)),
    perSecond: Math.max(1, limits.budgetPerSecond * factor),
    instances,
  })

/** What the budget headers say of a budget. */
export type BudgetPolicy = Pick<CostLimit, 'limit' | 'windowSeconds'>

/**
 * The budget headers, as alternating names and values: the IETF draft "RateLimit header fields for HTTP"
 * (draft-ietf-httpapi-ratelimit-headers-10) and the older names that most clients read.
 */
export const budgetHeaders = (limit: BudgetPolicy, state: BucketState): readonly string[] => [
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
