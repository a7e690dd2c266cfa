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
  readonly maxRequestsPerSocket: number
  readonly maxConnections: number
  readonly bodyBytes: number
  readonly maxInFlight: number
  /** How long a request may have waited in the event loop before it is shed; 0 switches the gate off. */
  readonly maxEventLoopDelayMs: number
  readonly readinessTimeoutMs: number
}

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 8_000,
  requestTimeoutMs: 15_000,
  connectionsCheckMs: 1_000,
  handlerTimeoutMs: 20_000,
  keepAliveMs: 65_000,
  socketIdleMs: 30_000,
  maxRequestsPerSocket: 1_000,
  maxConnections: 4_096,
  bodyBytes: 256 * 1024,
  maxInFlight: 256,
  maxEventLoopDelayMs: 250,
  readinessTimeoutMs: 1_000,
}
