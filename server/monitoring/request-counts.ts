/** Counts responses, for the figures. A map and an addition are cheaper than a counter with labels for each response. */
import type { Histogram } from 'prom-client'
import type { RequestObserver } from '../http/request-observer.ts'

type ResponseCount = {
  readonly method: string
  readonly route: string
  readonly status: number
  count: number
}

export type RequestCounts = {
  readonly observer: RequestObserver
  readonly responses: () => Iterable<Readonly<ResponseCount>>
  readonly total: () => number
  /** With a status of 500 and more. */
  readonly errors: () => number
  readonly hits: () => Readonly<Record<Parameters<RequestObserver['onCacheHit']>[0], number>>
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const createRequestCounts = (durations: Pick<Histogram<'route'>, 'observe'>): RequestCounts => {
  const counts = new Map<string, ResponseCount>()
  const hits = { Pages: 0, 'API responses': 0 }
  let [total, errors] = [0, 0]
  return {
    observer: {
      onResponse: ({ method: given, route, status, seconds }) => {
        total += 1
        if (status >= 500) errors += 1
        const key = `${given} ${status} ${route}`
        const known = counts.get(key)
        if (known === undefined) {
          const method = METHODS.has(given) ? given : 'other'
          counts.set(key, { method, route, status, count: 1 })
        } else known.count += 1
        if (seconds !== null) durations.observe({ route }, seconds)
      },
      onCacheHit: (cache) => {
        hits[cache] += 1
      },
    },
    responses: () => counts.values(),
    total: () => total,
    errors: () => errors,
    hits: () => hits,
  }
}
