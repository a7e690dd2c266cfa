/** The fast path of the API: an anonymous request with a known operation and other variables. */
import { isAscii, isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from '../../graphql/context.ts'
import { MAX_COST, measureCost } from '../../graphql/cost.ts'
import type { KeyedQueue, OnWait } from '../../platform/keyed-queue.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { type CachedResponse, createCachedResponse } from '../caching/response-cache.ts'
import { callerOf } from '../caller.ts'
import type { CostLimit } from '../cost-limit.ts'
import { refuseValue } from '../input-validation.ts'
import { cancelOnClose } from '../plugins/caller-queue.ts'
import type { OverloadGate } from '../plugins/overload.ts'
import { asRecord, parseGraphqlRequest } from './graphql-request.ts'
import type { CachedOperation, OperationCache } from './operation-cache.ts'

type FastPathOptions = {
  readonly schema: GraphQLSchema
  readonly operationCache: OperationCache
  readonly costLimit: CostLimit
  readonly gate: OverloadGate
  readonly queue: KeyedQueue
  readonly log: FastifyBaseLogger
  /** How long the execution may take. */
  readonly deadlineMs: number
  /** How long a caller may wait before it begins. */
  readonly waitMs: number
  /** The context that resolvers get for a request without a token. */
  readonly createContext: (request: IncomingMessage, requestId: string, address: string) => RequestContext
}

/** A request with only common headers and no token. */
export type PlainRequest = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly address: string
  readonly accept: string
  readonly body: Buffer
  readonly cacheVersion: number
}

export type FastPathResult = { readonly cached: CachedResponse; readonly state: BucketState }

/** Null, at once or later, hands the request over to the full pipeline, which reports what is wrong with it. */
export type FastPath = (plain: PlainRequest) => Promise<FastPathResult | null> | null

type Variables = Readonly<Record<string, unknown>>

const MAX_ACCEPT = 200
const MAX_SEEN = 20_000
const LATE = Symbol('late')

/** Tells whether a recent call had the same number. False positives are possible and rare. */
const createMemory = (): ((value: number) => boolean) => {
  let young = new Set<number>()
  let old = new Set<number>()
  return (value) => {
    if (young.has(value) || old.has(value)) return true
    young.add(value)
    if (young.size >= MAX_SEEN) {
      old = young
      young = new Set()
    }
    return false
  }
}

/**
 * The body as a record. Null for keys that could reach a prototype, also when escaped, and for bytes that are not UTF-8:
 * the full pipeline refuses those.
 */
export const readBody = (body: Buffer): Readonly<Record<string, unknown>> | null => {
  if (!isUtf8(body)) return null
  const text = isAscii(body) ? body.toString('latin1') : body.toString()
  if (text.includes('\\u') || text.includes('__proto__') || text.includes('constructor')) return null
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Serves a request whose operation is known, after the checks that its variables need, with the bytes that the full
 * pipeline would send. A repeated request takes the full pipeline, which caches the response and coalesces callers; a
 * response that is requested once is not cached.
 */
export const createFastPath = (options: FastPathOptions): FastPath => {
  const { schema, operationCache, costLimit, gate, queue, log, deadlineMs, waitMs, createContext } = options
  const seenBefore = createMemory()

  const make = async (found: CachedOperation, variables: Variables, cost: number, plain: PlainRequest) => {
    const context = createContext(plain.request, plain.requestId, plain.address)
    const { data, errors } = await found.code.query(undefined, context, variables)
    if (errors !== undefined || data === undefined || data === null) return null
    const body = `${JSON.stringify({ data, extensions: { cost: { requested: cost, limit: MAX_COST } } })}\n`
    return createCachedResponse({
      status: 200,
      cost,
      cacheVersion: plain.cacheVersion,
      tags: [],
      headers: found.headers,
      body,
    })
  }

  const finish = async (making: Promise<CachedResponse | null>, state: BucketState, request: IncomingMessage) => {
    const late = Promise.withResolvers<typeof LATE>()
    const timer = setTimeout(() => late.resolve(LATE), deadlineMs)
    try {
      const cached = await Promise.race([making, late.promise])
      if (cached !== LATE && cached !== null) return { cached, state }
      operationCache.handedOver.set(request, { state, late: cached === LATE })
    } catch (error) {
      log.debug({ err: error }, 'a known document failed')
      operationCache.handedOver.set(request, { state, late: false })
    } finally {
      clearTimeout(timer)
    }
    return null
  }

  /** Ends the wait when the connection closes or the time limit of the full pipeline passes. */
  const bound =
    (response: ServerResponse): OnWait =>
    (cancel) => {
      const stop = cancelOnClose(response)(cancel)
      const timer = setTimeout(() => cancel(new Error('The wait took too long.')), waitMs)
      return () => {
        clearTimeout(timer)
        stop()
      }
    }

  const queued = async (work: () => Promise<FastPathResult | null>, state: BucketState, plain: PlainRequest) => {
    try {
      return await queue.run(callerOf(undefined, plain.address), work, bound(plain.response))
    } catch (error) {
      log.debug({ err: error }, 'the wait of a caller ended')
      operationCache.handedOver.set(plain.request, { state, late: true })
      return null
    }
  }

  return (plain) => {
    const { accept, body, response, address } = plain
    if (accept.length > MAX_ACCEPT) return null
    const given = readBody(body)
    const graphqlRequest = parseGraphqlRequest(given)
    const found = graphqlRequest === null ? undefined : operationCache.find(graphqlRequest, accept)
    if (graphqlRequest === null || found === undefined) return null
    // The document has passed this check already; the rest of the body stays as deep as it was.
    if (refuseValue({ ...given, query: '' }) !== null) return null
    const variables = asRecord(graphqlRequest.variables) ?? {}
    const cost = measureCost(schema, found.document, found.operation, variables)
    if (cost > MAX_COST || seenBefore(crc32(body))) return null
    if (queue.isFull(callerOf(undefined, address)) || !gate.admit(response)) return null
    const state = costLimit.take(address, cost)
    // Nothing was taken then.
    if (!state.allowed) return null
    return queued(() => finish(make(found, variables, cost, plain), state, plain.request), state, plain)
  }
}
