/** Sends cached responses without Fastify. */
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { type CachedResponse, isKnown, type Variant } from '../caching/response-cache.ts'
import type { RequestObserver } from '../request-observer.ts'
import type { EdgeRequest } from './edge-request.ts'

/** `headers` are those of this response only, as alternating names and values. */
export type SendCached = (
  request: EdgeRequest,
  response: ServerResponse,
  cached: CachedResponse,
  variant: Variant,
  headers: readonly string[],
) => void

/** Sends a variant of a response, or 304 to a caller that has it. Closes connections while the server drains. */
export const createCachedResponseSender =
  (draining: () => boolean): SendCached =>
  ({ ifNoneMatch }, response, { status }, variant, headers) => {
    const all = [...variant.headers, ...headers]
    if (draining()) all.push('connection', 'close')
    if (status === 200 && isKnown(ifNoneMatch, variant)) {
      response.writeHead(304, all)
      response.end()
    } else {
      all.push('content-length', String(variant.body.length))
      response.writeHead(status, all)
      response.end(variant.body)
    }
  }

const LOG_EVERY_MS = 60_000

export type OnHit = (request: EdgeRequest, response: ServerResponse, cached: CachedResponse) => void

type HitOptions = {
  readonly logHit: () => void
  readonly observer: RequestObserver | undefined
  readonly cache: Parameters<RequestObserver['onCacheHit']>[0]
  /** Called once for each response in the cache. */
  readonly routeOf: (target: string) => string
}

/** Logs the hits of a cache, and tells the observer. */
export const createOnHit = ({ logHit, observer, cache, routeOf }: HitOptions): OnHit => {
  if (observer === undefined) return logHit
  const routes = new WeakMap<CachedResponse, string>()
  return ({ method, target }, { statusCode: status }, cached) => {
    let route = routes.get(cached)
    if (route === undefined) {
      route = routeOf(target)
      routes.set(cached, route)
    }
    logHit()
    observer.onCacheHit(cache)
    observer.onResponse({ method, route, status, seconds: null })
  }
}

/** Counts responses from the caches and logs the count at most once a minute. */
export const createHitLog = (log: FastifyBaseLogger): (() => void) => {
  let served = 0
  let loggedAt = performance.now()
  return () => {
    served += 1
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY_MS) return
    log.info({ served, seconds: Math.round((now - loggedAt) / 1000) }, 'requests served from the response cache')
    served = 0
    loggedAt = now
  }
}
