import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { countEvent } from '../../platform/event-counts.ts'
import { HttpError } from './errors.ts'

export interface OverloadOptions {
  /** How long a request may have waited in the event loop before it is shed, in milliseconds; 0 turns this off. */
  readonly maxEventLoopDelay: number
  /** Maximum requests in flight; more are shed. */
  readonly maxInFlight: number
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly overloadGate: OverloadGate
  }
  interface FastifyContextConfig {
    /** Set on routes that must respond under overload: health, payment webhooks, sign-out. */
    readonly neverShed?: boolean
  }
}

const LOG_EVERY_MS = 1_000
/** Covers the requests of a few page loads, so that a slow turn does not cost a visitor the page's scripts. */
const ALWAYS_SERVED_A_TURN = 32

/** Admits requests while the process can finish them in time. */
export type OverloadGate = {
  /** False: shed the request. An admitted request counts until its response closes, and stays admitted. */
  admit(response: ServerResponse): boolean
  /** For requests that are never shed. */
  count(response: ServerResponse): void
  /** Counts a request that is not admitted, and returns what it is answered with. */
  refuse(): HttpError
  readonly state: { readonly inFlight: number; readonly waitedMs: number }
}

/**
 * Measures the delay of each request: requests that arrive together are handled in one turn of the event loop, so a
 * request has waited since the first one of the turn. Those at the front are always served, at least as many as a
 * browser sends at once. A gate on the average delay of the last half second, open or closed for all, lost a fifth of
 * the throughput.
 */
const createGate = ({ maxEventLoopDelay, maxInFlight }: OverloadOptions, log: FastifyBaseLogger): OverloadGate => {
  // One shared error: capturing a stack for each would add work under overload.
  const refusal = new HttpError(503, 'overloaded', { 'retry-after': '2' }, { quiet: true })
  const admitted = new WeakSet<ServerResponse>()
  let shed = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  let inFlight = 0
  let turnBegan: number | null = null
  let servedThisTurn = 0
  let waitedMs = 0

  const wait = (): void => {
    const now = performance.now()
    if (turnBegan === null) {
      turnBegan = now
      servedThisTurn = 0
      setImmediate(() => {
        turnBegan = null
      })
    }
    waitedMs = now - turnBegan
  }

  const count = (response: ServerResponse): void => {
    if (admitted.has(response)) return
    admitted.add(response)
    inFlight += 1
    servedThisTurn += 1
    response.once('close', () => {
      inFlight -= 1
    })
  }

  return {
    count: (response) => {
      wait()
      count(response)
    },
    admit: (response) => {
      wait()
      if (admitted.has(response)) return true
      const late = maxEventLoopDelay > 0 && waitedMs > maxEventLoopDelay && servedThisTurn >= ALWAYS_SERVED_A_TURN
      if (late || inFlight >= maxInFlight) return false
      count(response)
      return true
    },
    refuse: () => {
      shed += 1
      countEvent('shed', 'request')
      const now = performance.now()
      if (now - loggedAt >= LOG_EVERY_MS) {
        log.warn({ shed, inFlight, waitedMs: Math.round(waitedMs) }, 'shedding requests')
        loggedAt = now
        shed = 0
      }
      return refusal
    },
    get state() {
      return { inFlight, waitedMs }
    },
  }
}

/** Rejects requests early, with 503 and Retry-After, when the process has more work than it can finish in time. */
export const overload = fp<OverloadOptions>(
  async (fastify, options) => {
    const gate = createGate(options, fastify.log)
    fastify.decorate('overloadGate', gate)
    fastify.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.neverShed === true) return gate.count(reply.raw)
      if (!gate.admit(reply.raw)) throw gate.refuse()
    })
  },
  { name: 'overload', fastify: '5.x', dependencies: ['errors'] },
)
