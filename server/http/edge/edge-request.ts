/** A request as it is read before Fastify: once, by one parser, for every handler. */
import type { IncomingMessage } from 'node:http'
import type { BucketState } from '../../platform/token-bucket.ts'
import { createAddressReader } from '../client-address.ts'
import { UNCACHED_HEADER } from '../pages/uncached.ts'

/** A request with common headers only, and its state so far. */
export type EdgeRequest = {
  readonly raw: IncomingMessage
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly target: string
  /** In lower case; empty without one. */
  readonly contentType: string
  readonly contentLength: number
  /** Empty without one. */
  readonly accept: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  /** The address whose budget is charged. */
  readonly address: string
  /** Null until a handler has read it. */
  body: Buffer | null
  /** The caller's budget after the charge; null until then. */
  budget: BucketState | null
  /** Whether its deadline has passed. */
  late: boolean
}

export type RequestWithBody = EdgeRequest & { readonly body: Buffer }

/** Headers of requests that Fastify handles. */
const UNUSUAL = new Set(['authorization', 'content-encoding', 'transfer-encoding', UNCACHED_HEADER])

/** Combines a list that was sent in several headers. */
const joined = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`

/**
 * Returns the parser, which reads the relevant headers in one pass. It returns null for a request that needs Fastify:
 * another method, a token or another unusual header, or a repeated header that may be sent only once.
 */
export const createEdgeReader = (trustProxy: readonly string[]) => {
  const addressOf = createAddressReader(trustProxy)

  return (raw: IncomingMessage): EdgeRequest | null => {
    const { method, url: target = '', rawHeaders } = raw
    if (method !== 'GET' && method !== 'POST') return null
    let [hosts, types, lengths] = [0, 0, 0]
    let [contentType, contentLength] = ['', 0]
    let accept: string | undefined
    let acceptEncoding: string | undefined
    let ifNoneMatch: string | undefined
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = (rawHeaders[index] as string).toLowerCase()
      const value = rawHeaders[index + 1] as string
      if (UNUSUAL.has(name)) return null
      if (name === 'host') hosts += 1
      else if (name === 'content-type') {
        types += 1
        contentType = value.toLowerCase()
      } else if (name === 'content-length') {
        lengths += 1
        contentLength = Number(value)
      } else if (name === 'accept') accept = joined(accept, value)
      else if (name === 'accept-encoding') acceptEncoding = joined(acceptEncoding, value)
      else if (name === 'if-none-match') ifNoneMatch = joined(ifNoneMatch, value)
    }
    if (hosts !== 1 || types > 1 || lengths > 1) return null
    const state = { body: null, budget: null, late: false }
    const address = addressOf(raw)
    accept ??= ''
    return { raw, method, target, contentType, contentLength, accept, acceptEncoding, ifNoneMatch, address, ...state }
  }
}

/** Reads a body of known length and calls back with all of it. Never calls back when the client disconnects early. */
export const readBody = (request: EdgeRequest, onBody: (request: RequestWithBody) => void): void => {
  const { raw, contentLength } = request
  const finish = (body: Buffer): void => {
    request.body = body
    onBody(request as RequestWithBody)
  }
  raw.once('readable', () => {
    const begin = raw.read() as Buffer | null
    // The body usually arrives with the headers.
    if (begin?.length === contentLength) return finish(begin)
    const chunks = begin === null ? [] : [begin]
    let received = begin?.length ?? 0
    raw.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      received += chunk.length
      if (received === contentLength) finish(Buffer.concat(chunks))
    })
  })
}

// A property, because a WeakMap with millions of entries slows garbage collection more than the requests themselves.
const EDGE_REQUEST = Symbol('edge request')
type HandedOver = IncomingMessage & { [EDGE_REQUEST]?: RequestWithBody }

/** Attaches a request whose body was read, for Fastify to continue. */
export const handOver = (request: RequestWithBody): void => {
  ;(request.raw as HandedOver)[EDGE_REQUEST] = request
}

/** The state of a request whose body was read before Fastify. */
export const handedOver = (raw: HandedOver): RequestWithBody | undefined => raw[EDGE_REQUEST]
