/** Every bound of the HTTP layer, in milliseconds, bytes or counts. */
export interface HttpLimits {
  /** Below `requestTimeoutMs`: Node exchanges the two otherwise, and a slow body would stay open for a minute. */
  readonly headersTimeoutMs: number
  /** From the first byte to the last byte of a request's body. */
  readonly requestTimeoutMs: number
  /** How often Node looks for requests beyond the two bounds above. */
  readonly connectionsCheckMs: number
  /** How long a handler may take before the caller gets 503. */
  readonly handlerTimeoutMs: number
  /** How long a connection may rest between requests. */
  readonly keepAliveMs: number
  /** How long a socket may move no byte at all, such as a reader that stopped reading. */
  readonly socketIdleMs: number
  /** How long a client whose body is not read to its end has to read the response. */
  readonly lingerMs: number
  readonly maxRequestsPerSocket: number
  readonly maxConnections: number
  readonly bodyBytes: number
  readonly maxInFlight: number
  /** How long a request may have waited in the event loop before it is shed; 0 switches the gate off. */
  readonly maxEventLoopDelayMs: number
  /** What an address may spend at once, in the unit of `server/graphql/cost.ts`, and how much more each second. */
  readonly budgetCapacity: number
  readonly budgetPerSecond: number
  /** Requests of one caller that are worked on at once. */
  readonly runningPerCaller: number
  /** Requests of one caller that may wait for that; more are refused. */
  readonly waitingPerCaller: number
  readonly readinessTimeoutMs: number
}

/**
 * The embedded database does one thing at a time, and whole requests run to their end in one turn of the event loop: two
 * of a caller side by side let a quick one pass a slow one, more only make the turns longer. A PostgreSQL server gets as
 * many as there are connections; more would wait for one.
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
  bodyBytes: 256 * 1024,
  maxInFlight: 256,
  maxEventLoopDelayMs: 250,
  budgetCapacity: 10_000,
  budgetPerSecond: 500,
  runningPerCaller: RUNNING_PER_CALLER.pglite,
  waitingPerCaller: 100,
  readinessTimeoutMs: 1_000,
}
