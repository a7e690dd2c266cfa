import type { IncomingMessage } from 'node:http'
import type { BucketState } from '../../platform/token-bucket.ts'

/** A request that was read before Fastify, and its state so far. */
export type GraphqlCall = {
  readonly body: Buffer
  /** Equal for requests with the same bytes and `Accept`. */
  readonly exactKey: string
  /** The caller's budget after the charge; null until then. */
  budget: BucketState | null
  /** Whether its deadline has passed. */
  late: boolean
}

// A property, because a WeakMap with millions of entries slows garbage collection more than the requests themselves.
const GRAPHQL_CALL = Symbol('graphql call')
type RequestWithCall = IncomingMessage & { [GRAPHQL_CALL]?: GraphqlCall }

export const createCall = (body: Buffer, accept: string): GraphqlCall => ({
  body,
  exactKey: `${accept}\n${body.toString('latin1')}`,
  budget: null,
  late: false,
})

/** Attaches a call to its request, for Fastify to continue. */
export const handOver = (request: RequestWithCall, call: GraphqlCall): void => {
  request[GRAPHQL_CALL] = call
}

/** The call of a request; undefined when it was not read before Fastify. */
export const callOf = (request: RequestWithCall): GraphqlCall | undefined => request[GRAPHQL_CALL]
