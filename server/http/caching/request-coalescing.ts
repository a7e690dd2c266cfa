/** A response cache with request coalescing (single-flight), and how its responses are sent. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import {
  type CachedResponse,
  createResponseCache,
  encodeResponse,
  isKnown,
  type ResponseCache,
  type ResponseCacheOptions,
} from './response-cache.ts'

export type CoalescingCache = {
  readonly store: ResponseCache
  /**
   * The cached response, or the result of `compute`, shared by concurrent callers of the same key. Null when `compute`
   * returns null because the response must not be shared; each caller then computes its own.
   */
  getOrCompute(
    key: string,
    version: number,
    compute: () => Promise<CachedResponse | null>,
  ): Promise<CachedResponse | null>
  /** The cached or pending response that `getOrCompute` would return; null when it would compute one. */
  find(key: string, version: number): CachedResponse | Promise<CachedResponse | null> | null
  /** Drops a pending response, so that one that never settles does not block later callers. */
  abandon(key: string, version: number): void
}

export const createCoalescingCache = (options: ResponseCacheOptions): CoalescingCache => {
  const store = createResponseCache(options)
  const inFlight = new Map<string, Promise<CachedResponse | null>>()
  const find: CoalescingCache['find'] = (key, version) =>
    store.get(key, version) ?? inFlight.get(`${version} ${key}`) ?? null
  return {
    store,
    find,
    getOrCompute: async (key, version, compute) => {
      const found = find(key, version)
      if (found !== null) return found
      const place = `${version} ${key}`
      const pending = compute()
        .then((computed) => {
          if (computed !== null) store.set(key, computed)
          return computed
        })
        .finally(() => {
          if (inFlight.get(place) === pending) inFlight.delete(place)
        })
      inFlight.set(place, pending)
      return pending
    },
    abandon: (key, version) => void inFlight.delete(`${version} ${key}`),
  }
}

/** Headers that belong to a single response and are never cached. */
const OWN_HEADERS = new Set([
  'x-request-id',
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'vary',
  'retry-after',
  'set-cookie',
])

/** The cacheable headers that hooks have set on a reply so far, as alternating names and values. */
export const headersToCache = (reply: FastifyReply, more: Readonly<Record<string, string>>): string[] => {
  const all = { ...reply.raw.getHeaders(), ...reply.getHeaders(), ...more }
  return Object.entries(all).flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    if (value === undefined || OWN_HEADERS.has(lower) || lower.includes('ratelimit')) return []
    return [lower, Array.isArray(value) ? value.join(', ') : String(value)]
  })
}

/** Sends a cached response in the encoding that the request accepts, or 304 when the caller has it. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> => {
  const variant = await encodeResponse(cached, chooseEncoding(request.headers['accept-encoding']))
  for (let index = 0; index < variant.headers.length; index += 2) {
    reply.header(variant.headers[index] as string, variant.headers[index + 1])
  }
  if (cached.status === 200 && isKnown(request.headers['if-none-match'], variant)) {
    return reply.code(304).removeHeader('content-encoding').send()
  }
  return reply.code(cached.status).send(variant.body)
}
