/** Handles common requests to `/graphql`: cached responses and known operations. */
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestContext } from '../../graphql/context.ts'
import type { CacheTag } from '../../platform/cache/cache-tags.ts'
import type { KeyedQueue, OnWait } from '../../platform/keyed-queue.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { runInScope } from '../../platform/work-scope.ts'
import { chooseEncoding } from '../caching/accept-encoding.ts'
import { type CachedResponse, encodeResponse, type Variant } from '../caching/response-cache.ts'
import { callerOf } from '../caller.ts'
import { budgetHeaders, type CostLimit } from '../cost-limit.ts'
import type { KnownRequest } from '../graphql/known-operations.ts'
import type { GraphqlPipeline } from '../graphql/pipeline.ts'
import { cancelOnClose } from '../plugins/caller-queue.ts'
import { createRequestId } from '../plugins/logging.ts'
import type { OverloadGate } from '../plugins/overload.ts'
import type { StartRequestSpan } from '../plugins/tracing.ts'
import { NO_OBSERVER, type RequestObserver } from '../request-observer.ts'
import type { OnHit, SendCached } from './cached-response-sender.ts'
import type { EdgeHandler } from './edge.ts'
import { type EdgeRequest, type RequestWithBody, readBody } from './edge-request.ts'

type GraphqlHandlerOptions = {
  readonly path: string
  readonly pipeline: Pick<GraphqlPipeline, 'cacheVersion' | 'recall' | 'recognize' | 'runKnown'>
  readonly costLimit: CostLimit
  readonly gate: OverloadGate
  /** Refuses a request that the gate does not admit. */
  readonly refuse: (response: ServerResponse) => true
  readonly queue: KeyedQueue
  readonly log: FastifyBaseLogger
  /** How long a request may wait in the queue, in milliseconds. */
  readonly waitMs: number
  /** The context that resolvers get for a request without a token. */
  readonly createContext: (request: EdgeRequest, requestId: string, cacheTags: Set<CacheTag>) => RequestContext
  readonly send: SendCached
  /** Called for each cached response sent. */
  readonly onHit: OnHit
  /** Nobody by default. */
  readonly observer?: RequestObserver | undefined
  readonly startSpan?: StartRequestSpan | undefined
}

/** A request at a version of the cache, and how to continue. */
type Exchange = {
  readonly request: RequestWithBody
  readonly response: ServerResponse
  readonly version: number
  readonly passOn: () => void
}

const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])
/** Fastify handles larger bodies. */
const MAX_BODY = 16_384

/** Passes invalid requests on to Fastify, with their state so far. */
export const createGraphqlHandler = (options: GraphqlHandlerOptions): EdgeHandler => {
  const {
    path,
    pipeline,
    costLimit,
    gate,
    refuse,
    queue,
    log,
    waitMs,
    createContext,
    send,
    onHit,
    observer = NO_OBSERVER,
    startSpan,
  } = options

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
    { request, response }: Exchange,
    cached: CachedResponse,
    variant: Variant,
    requestId: string,
    budget: BucketState,
  ): void => send(request, response, cached, variant, ['x-request-id', requestId, ...budgetHeaders(costLimit, budget)])

  const sendCached = async (
    exchange: Exchange,
    cached: CachedResponse,
    requestId: string,
    budget: BucketState,
  ): Promise<void> => {
    const variant = await encodeResponse(cached, chooseEncoding(exchange.request.acceptEncoding))
    sendVariant(exchange, cached, variant, requestId, budget)
  }

  const onSendFailure = (response: ServerResponse) => (error: unknown) => {
    log.error({ err: error }, 'response could not be sent')
    response.destroy()
  }

  /** False: nothing was charged, and Fastify sends the error. */
  const respondFromCache = (exchange: Exchange, cached: CachedResponse): boolean => {
    const { request, response } = exchange
    const budget = costLimit.take(request.address, cached.cost)
    if (!budget.allowed) return false
    const variant = cached.variants[chooseEncoding(request.acceptEncoding)]
    const requestId = createRequestId()
    if (variant === undefined) {
      sendCached(exchange, cached, requestId, budget).catch(onSendFailure(response))
    } else {
      sendVariant(exchange, cached, variant, requestId, budget)
    }
    onHit(request, response, cached)
    return true
  }

  const runQueued = async ({ request, response, version }: Exchange, known: KnownRequest, requestId: string) => {
    const run = () =>
      pipeline.runKnown(known, {
        request,
        version,
        createContext: (cacheTags) => createContext(request, requestId, cacheTags),
      })
    try {
      return await queue.run(callerOf(undefined, request.address), run, bound(response))
    } catch (error) {
      log.debug({ err: error }, 'request left the queue without a turn')
      request.late = true
      return null
    }
  }

  const runKnown = async (exchange: Exchange, known: KnownRequest, budget: BucketState): Promise<void> => {
    const { response, passOn } = exchange
    const began = performance.now()
    const requestId = createRequestId()
    const span = startSpan?.(exchange.request.raw, requestId)
    const cached = await runInScope({ requestId, span }, () => runQueued(exchange, known, requestId))
    span?.rename(`POST ${path}`)
    span?.set({ 'http.route': path, ...(cached !== null && { 'http.response.status_code': cached.status }) })
    span?.end()
    // The caller disconnected while waiting.
    if (response.closed) return
    if (cached === null) return passOn()
    await sendCached(exchange, cached, requestId, budget)
    const [status, ms] = [response.statusCode, performance.now() - began]
    observer.onResponse({ method: 'POST', route: path, status, seconds: ms / 1000 })
    log.info({ requestId, method: 'POST', path, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }

  const respond = (exchange: Exchange): boolean => {
    const { request, response, version } = exchange
    const cached = pipeline.recall(request, version)
    if (cached !== undefined) return respondFromCache(exchange, cached)
    const known = pipeline.recognize(request.body, request.accept)
    const { address } = request
    if (known === null || queue.isFull(callerOf(undefined, address))) return false
    if (!gate.admit(response)) return refuse(response)
    const budget = costLimit.take(address, known.price)
    // Nothing was charged.
    if (!budget.allowed) return false
    request.budget = budget
    runKnown(exchange, known, budget).catch(onSendFailure(response))
    return true
  }

  return (incoming, response, passOn) => {
    const { method, target, contentType, contentLength } = incoming
    if (method !== 'POST' || target !== path || !JSON_TYPES.has(contentType)) return false
    if (contentLength === 0 || contentLength > MAX_BODY) return false
    readBody(incoming, (request) => {
      const version = pipeline.cacheVersion()
      if (version === null || !respond({ request, response, version, passOn })) passOn()
    })
    return true
  }
}
