import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { chooseEncoding } from '../caching/accept-encoding.ts'
import type { CoalescingCache } from '../caching/request-coalescing.ts'
import { type CachedResponse, encodeResponse, isKnown, type Variant } from '../caching/response-cache.ts'
import { budgetHeaders, type CostLimit, PRICES } from '../cost-limit.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { UNCACHED_HEADER } from '../pages/uncached.ts'
import { createRequestId } from '../plugins/logging.ts'
import type { FastPath, FastPathResult, PlainRequest } from './fast-path.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

type ResponseCacheMiddlewareOptions = {
  readonly log: FastifyBaseLogger
  readonly apiPath: string
  readonly api: CoalescingCache
  readonly apiCacheVersion: () => number | null
  readonly pages: PageCache
  readonly costLimit: CostLimit
  /** The address that the budget is counted by. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly draining: () => boolean
  /** Tried when the response is not cached. */
  readonly fastPath?: FastPath
}

/** Bodies that arrive with their headers; larger ones take the full pipeline. */
const MAX_BODY = 16_384
const LOG_EVERY_MS = 60_000

/** The headers that select a cached API response. A request with unusual headers takes the full pipeline. */
type Facts = { length: number; json: boolean; accept: string; encoding: string | undefined; known: string | undefined }

const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])
const UNUSUAL = new Set([
  'authorization',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'upgrade',
  'range',
  UNCACHED_HEADER,
])

/** A list that came in several headers is one list. */
const joined = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`

/**
 * Reads the headers that matter, once; null when there is one that makes the request unusual, or a repeated one that
 * may come only once.
 */
const readFacts = ({ rawHeaders }: IncomingMessage): Facts | null => {
  const facts: Facts = { length: 0, json: false, accept: '', encoding: undefined, known: undefined }
  let hosts = 0
  let types = 0
  let lengths = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase()
    const value = rawHeaders[index + 1] as string
    if (UNUSUAL.has(name)) return null
    if (name === 'host') hosts += 1
    else if (name === 'content-type') {
      types += 1
      facts.json = JSON_TYPES.has(value.toLowerCase())
    } else if (name === 'content-length') {
      lengths += 1
      facts.length = Number(value)
    } else if (name === 'accept') facts.accept = facts.accept === '' ? value : `${facts.accept}, ${value}`
    else if (name === 'accept-encoding') facts.encoding = joined(facts.encoding, value)
    else if (name === 'if-none-match') facts.known = joined(facts.known, value)
  }
  return hosts === 1 && types <= 1 && lengths <= 1 ? facts : null
}

/**
 * Runs before the application and serves a valid cached response to a request with the same exact request key: that
 * request has passed every check before. Everything else goes on unchanged. It reads no cookie and serves nothing to a
 * request that carries a token.
 */
export const createResponseCacheMiddleware = (options: ResponseCacheMiddlewareOptions) => {
  const { log, apiPath, api, apiCacheVersion, pages, costLimit, addressOf, draining, fastPath } = options
  let served = 0
  let loggedAt = performance.now()

  const write = (response: ServerResponse, cached: CachedResponse, variant: Variant, facts: Facts, own: string[]) => {
    if (draining()) own.push('connection', 'close')
    if (cached.status === 200 && isKnown(facts.known, variant)) {
      response.writeHead(304, [...variant.headers, ...own])
      response.end()
    } else {
      own.push('content-length', String(variant.body.length))
      response.writeHead(cached.status, [...variant.headers, ...own])
      response.end(variant.body)
    }
  }

  const send = (response: ServerResponse, cached: CachedResponse, facts: Facts, more: readonly string[]): boolean => {
    const variant = cached.variants[chooseEncoding(facts.encoding)]
    if (variant === undefined) return false
    write(response, cached, variant, facts, ['x-request-id', createRequestId(), ...more])
    served += 1
    const now = performance.now()
    if (now - loggedAt >= LOG_EVERY_MS) {
      log.info({ served, seconds: Math.round((now - loggedAt) / 1000) }, 'requests served from the response cache')
      served = 0
      loggedAt = now
    }
    return true
  }

  const sendNew = async (
    response: ServerResponse,
    { cached, state }: FastPathResult,
    facts: Facts,
    requestId: string,
  ) => {
    const variant = await encodeResponse(cached, chooseEncoding(facts.encoding))
    write(response, cached, variant, facts, ['x-request-id', requestId, ...budgetHeaders(costLimit, state)])
  }

  /** Tries the fast path; what it declines goes on. */
  const respondOnFastPath = (plain: PlainRequest, facts: Facts, next: Handler): boolean => {
    const { request, response, requestId, body } = plain
    const began = performance.now()
    const found = fastPath?.(plain) ?? null
    if (found === null) return false
    // Put back before the stream has ended, after which nothing can be.
    request.unshift(body)
    const respond = async (): Promise<void> => {
      const result = await found
      // A caller that disconnected while it waited needs no response.
      if (response.closed) return
      if (result === null) return next(request, response)
      await sendNew(response, result, facts, requestId)
      request.resume()
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ requestId, method: 'POST', path: apiPath, status: response.statusCode, ms }, 'request')
    }
    respond().catch((error: unknown) => {
      log.error({ err: error, requestId }, 'a response could not be sent')
      response.destroy()
    })
    return true
  }

  const respondFromApiCache = (
    request: IncomingMessage,
    response: ServerResponse,
    facts: Facts,
    body: Buffer,
    next: Handler,
  ): boolean => {
    const cacheVersion = apiCacheVersion()
    if (cacheVersion === null) return false
    const address = addressOf(request)
    const exactKey = `${facts.accept}\n${body.toString('latin1')}`
    const cached = api.store.getByExactKey(exactKey, cacheVersion)
    if (cached === undefined || cached.variants[chooseEncoding(facts.encoding)] === undefined) {
      api.exactKeys.set(request, exactKey)
      if (cached !== undefined) return false
      const requestId = createRequestId()
      const { accept } = facts
      return respondOnFastPath({ request, response, requestId, address, accept, body, cacheVersion }, facts, next)
    }
    const state = costLimit.take(address, cached.cost)
    // Nothing was charged then; the full pipeline sends the refusal.
    if (!state.allowed) return false
    return send(response, cached, facts, budgetHeaders(costLimit, state))
  }

  const tryApi = (request: IncomingMessage, response: ServerResponse, next: Handler): boolean => {
    const facts = readFacts(request)
    if (facts === null || !facts.json || !(facts.length > 0 && facts.length <= MAX_BODY)) return false
    request.once('readable', () => {
      const body = request.read() as Buffer | null
      if (body?.length === facts.length && respondFromApiCache(request, response, facts, body, next)) return
      if (body !== null) request.unshift(body)
      next(request, response)
    })
    return true
  }

  const tryPage = (request: IncomingMessage, response: ServerResponse): boolean => {
    const cacheVersion = pages.cacheVersion()
    if (cacheVersion === null) return false
    const cached = pages.getByExactKey(request.url as string, cacheVersion)
    if (cached === undefined) return false
    const facts = readFacts(request)
    if (facts === null || facts.length !== 0) return false
    // The full pipeline sends the refusal, as for the API.
    return costLimit.take(addressOf(request), PRICES.fromMemory).allowed && send(response, cached, facts, [])
  }

  return (next: Handler): Handler =>
    (request, response) => {
      const { method, url } = request
      if (method === 'POST' && url === apiPath) {
        if (!tryApi(request, response, next)) next(request, response)
      } else if (method !== 'GET' || !tryPage(request, response)) next(request, response)
    }
}

/** Puts the middleware before all request listeners of the server. */
export const installResponseCacheMiddleware = (server: Server, middleware: (next: Handler) => Handler): void => {
  const listeners = server.listeners('request') as Handler[]
  server.removeAllListeners('request')
  server.on(
    'request',
    middleware((request, response) => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
