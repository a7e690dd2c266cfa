/** Handles plain requests to `/graphql` on raw Node, without Fastify: cached responses and known operations. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestContext } from '../../graphql/context.ts'
import type { CacheTag } from '../../platform/cache/cache-tags.ts'
import type { KeyedQueue, OnWait } from '../../platform/keyed-queue.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { chooseEncoding } from '../caching/accept-encoding.ts'
import { type PlainHeaders, readBody, readPlainHeaders } from '../caching/plain-request.ts'
import type { SendPlain } from '../caching/plain-sender.ts'
import { type CachedResponse, encodeResponse, type Variant } from '../caching/response-cache.ts'
import { callerOf } from '../caller.ts'
import { budgetHeaders, type CostLimit } from '../cost-limit.ts'
import type { NodeHandler, NodeMiddleware } from '../node-middleware.ts'
import { cancelOnClose } from '../plugins/caller-queue.ts'
import { createRequestId } from '../plugins/logging.ts'
import type { OverloadGate } from '../plugins/overload.ts'
import { createCall, type GraphqlCall, handOver } from './call.ts'
import type { KnownRequest } from './known-operations.ts'
import type { GraphqlPipeline } from './pipeline.ts'

type NodeAdapterOptions = {
  readonly path: string
  readonly pipeline: Pick<GraphqlPipeline, 'cacheVersion' | 'recall' | 'recognize' | 'runKnown'>
  readonly costLimit: CostLimit
  readonly gate: OverloadGate
  readonly queue: KeyedQueue
  readonly log: FastifyBaseLogger
  /** How long a request may wait in the queue, in milliseconds. */
  readonly waitMs: number
  /** The address whose budget is charged. */
  readonly addressOf: (request: IncomingMessage) => string
  /** The context that resolvers get for a request without a token. */
  readonly createContext: (plain: PlainRequest, cacheTags: Set<CacheTag>) => RequestContext
  readonly send: SendPlain
  /** Called for each cached response sent. */
  readonly onHit: () => void
}

/** A request with only common headers and no token. */
type PlainRequest = {
  readonly request: IncomingMessage
  readonly requestId: string
  readonly address: string
}

type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly headers: PlainHeaders
  readonly address: string
  readonly call: GraphqlCall
  readonly version: number
  /** Hands the call over to Fastify. */
  readonly next: () => void
}

/** Fastify handles larger bodies. */
const MAX_BODY = 16_384

/** Passes unusual and invalid requests on to Fastify, with their state so far. */
export const createNodeAdapter = (options: NodeAdapterOptions): NodeMiddleware => {
  const { path, pipeline, costLimit, gate, queue, log, waitMs, addressOf, createContext, send, onHit } = options

  /** Ends the wait when the connection closes or the time limit passes. */
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

  const sendVariant = (
    { response, headers }: Exchange,
    cached: CachedResponse,
    variant: Variant,
    requestId: string,
    budget: BucketState,
  ): void => send(response, headers, cached, variant, ['x-request-id', requestId, ...budgetHeaders(costLimit, budget)])

  const sendCached = async (
    exchange: Exchange,
    cached: CachedResponse,
    requestId: string,
    budget: BucketState,
  ): Promise<void> => {
    const variant = await encodeResponse(cached, chooseEncoding(exchange.headers.acceptEncoding))
    sendVariant(exchange, cached, variant, requestId, budget)
  }

  const onSendFailure = (response: ServerResponse) => (error: unknown) => {
    log.error({ err: error }, 'response could not be sent')
    response.destroy()
  }

  /** False: nothing was charged, and Fastify sends the error. */
  const respondFromCache = (exchange: Exchange, cached: CachedResponse): boolean => {
    const budget = costLimit.take(exchange.address, cached.cost)
    if (!budget.allowed) return false
    const { response, headers } = exchange
    const variant = cached.variants[chooseEncoding(headers.acceptEncoding)]
    const requestId = createRequestId()
    if (variant === undefined) {
      sendCached(exchange, cached, requestId, budget).catch(onSendFailure(response))
    } else {
      sendVariant(exchange, cached, variant, requestId, budget)
    }
    onHit()
    return true
  }

  const runQueued = async (exchange: Exchange, known: KnownRequest, requestId: string) => {
    const { request, response, address, call, version } = exchange
    const run = () =>
      pipeline.runKnown(known, {
        call,
        version,
        createContext: (cacheTags) => createContext({ request, requestId, address }, cacheTags),
      })
    try {
      return await queue.run(callerOf(undefined, address), run, bound(response))
    } catch (error) {
      log.debug({ err: error }, 'request left the queue without a turn')
      call.late = true
      return null
    }
  }

  const runKnown = async (exchange: Exchange, known: KnownRequest, budget: BucketState): Promise<void> => {
    const { response, next } = exchange
    const began = performance.now()
    const requestId = createRequestId()
    const cached = await runQueued(exchange, known, requestId)
    // The caller disconnected while waiting.
    if (response.closed) return
    if (cached === null) return next()
    await sendCached(exchange, cached, requestId, budget)
    const ms = Math.round((performance.now() - began) * 10) / 10
    log.info({ requestId, method: 'POST', path, status: response.statusCode, ms }, 'request')
  }

  const respond = (exchange: Exchange): boolean => {
    const { response, headers, address, call, version } = exchange
    const cached = pipeline.recall(call, version)
    if (cached !== undefined) return respondFromCache(exchange, cached)
    const known = pipeline.recognize(call.body, headers.accept)
    if (known === null || queue.isFull(callerOf(undefined, address)) || !gate.admit(response)) return false
    const budget = costLimit.take(address, known.price)
    // Nothing was charged.
    if (!budget.allowed) return false
    call.budget = budget
    runKnown(exchange, known, budget).catch(onSendFailure(response))
    return true
  }

  const receive = (request: IncomingMessage, response: ServerResponse, headers: PlainHeaders, next: NodeHandler) =>
    readBody(request, headers.length, (body) => {
      const call = createCall(body, headers.accept)
      const goOn = () => {
        handOver(request, call)
        next(request, response)
      }
      const version = pipeline.cacheVersion()
      const exchange = { request, response, headers, call, address: addressOf(request), next: goOn }
      if (version === null || !respond({ ...exchange, version })) goOn()
    })

  return (next) => (request, response) => {
    const headers = request.method === 'POST' && request.url === path ? readPlainHeaders(request) : null
    const isPlain = headers?.isJson === true && headers.length > 0 && headers.length <= MAX_BODY
    if (isPlain) receive(request, response, headers, next)
    else next(request, response)
  }
}
