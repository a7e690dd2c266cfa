import { BUDGET_CAPACITY, BUDGET_PER_SECOND, MAX_BODY_BYTES } from '#core/api-limits.ts'

/** All limits of the HTTP layer, in milliseconds, bytes or counts. */
export interface HttpLimits {
  /** Below `requestTimeoutMs`: otherwise Node swaps the two, and a slow body could stay open for a minute. */
  readonly headersTimeoutMs: number
  /** From the first byte of a request to the last byte of its body. */
  readonly requestTimeoutMs: number
  /** How often Node checks the two limits above. */
  readonly connectionsCheckMs: number
  /** How long a handler may take before the caller gets 503. */
  readonly handlerTimeoutMs: number
  /** How long a connection may stay idle between requests. */
  readonly keepAliveMs: number
  /** How long a socket may transfer nothing, such as when a client stops reading. */
  readonly socketIdleMs: number
  /** How long a client has to read the response when its body is not read in full. */
  readonly lingerMs: number
  readonly maxRequestsPerSocket: number
  readonly maxConnections: number
  readonly bodyBytes: number
  readonly maxInFlight: number
  /** How long a request may have waited in the event loop before it is shed; 0 turns this off. */
  readonly maxEventLoopDelayMs: number
  /** The budget of an address, in the unit of `server/graphql/cost.ts`, and how much it regains per second. */
  readonly budgetCapacity: number
  readonly budgetPerSecond: number
  /** Requests of one caller that run at once. */
  readonly runningPerCaller: number
  /** Requests of one caller that may wait; more are rejected. */
  readonly waitingPerCaller: number
  readonly readinessTimeoutMs: number
}

/**
 * The embedded database runs one query at a time, and a whole request often runs in one turn of the event loop. Two
 * concurrent requests per caller let a quick one pass a slow one; more only lengthen the turns. With a PostgreSQL
 * server, the limit is the number of connections.
 */
export const RUNNING_PER_CALLER = { pglite: 2, postgresql: 10 } as const

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 8_000,
  requestTimeoutMs: 15_000,
  connectionsCheckMs: 1_000,
  handlerTimeoutMs: 20_000,
  keepAliveMs: 65_000,
  socketIdleMs: 30_000,
  lingerMs: 2_000,
  maxRequestsPerSocket: 1_000,
  maxConnections: 4_096,
  bodyBytes: MAX_BODY_BYTES,
  maxInFlight: 256,
  maxEventLoopDelayMs: 50,
  budgetCapacity: BUDGET_CAPACITY,
  budgetPerSecond: BUDGET_PER_SECOND,
  runningPerCaller: RUNNING_PER_CALLER.pglite,
  waitingPerCaller: 100,
  readinessTimeoutMs: 1_000,
}
