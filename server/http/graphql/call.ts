import type { IncomingMessage } from 'node:http'
import type { BucketState } from '../../platform/token-bucket.ts'

/** A request that was read before Fastify, and what was done for it there. Fastify goes on with the same call. */
export type GraphqlCall = {
  readonly body: Buffer
  /** Equal for requests with the same bytes and `Accept`. */
  readonly exactKey: string
  /** The budget of the caller after the price was taken; null as long as it is not. */
  budget: BucketState | null
  /** Its deadline has passed. */
  late: boolean
}

const calls = new WeakMap<IncomingMessage, GraphqlCall>()

export const startCall = (request: IncomingMessage, body: Buffer, accept: string): GraphqlCall => {
  const call = { body, exactKey: `${accept}\n${body.toString('latin1')}`, budget: null, late: false }
  calls.set(request, call)
  return call
}

/** The call of a request; undefined when Fastify is the first to read it. */
export const callOf = (request: IncomingMessage): GraphqlCall | undefined => calls.get(request)
