import type { IncomingMessage } from 'node:http'
import type { BucketState } from '../../platform/token-bucket.ts'

/** A request that was read before Fastify, and what was done for it there. */
export type GraphqlCall = {
  readonly body: Buffer
  /** Equal for requests with the same bytes and `Accept`. */
  readonly exactKey: string
  /** The budget of the caller after the price was taken; null as long as it is not. */
  budget: BucketState | null
  /** Its deadline has passed. */
  late: boolean
}

// A property, because millions of entries of a WeakMap cost the garbage collector more than the requests themselves.
const CALL = Symbol('call')
type RequestWithCall = IncomingMessage & { [CALL]?: GraphqlCall }

export const createCall = (body: Buffer, accept: string): GraphqlCall => ({
  body,
  exactKey: `${accept}\n${body.toString('latin1')}`,
  budget: null,
  late: false,
})

/** Lets Fastify go on with a call. */
export const handOver = (request: RequestWithCall, call: GraphqlCall): void => {
  request[CALL] = call
}

/** The call of a request; undefined when Fastify is the first to read it. */
export const callOf = (request: RequestWithCall): GraphqlCall | undefined => request[CALL]
