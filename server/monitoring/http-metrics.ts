import { Histogram, type Registry } from 'prom-client'
import { readEventCounts } from '../platform/event-counts.ts'
import { registerCounter, registerGauge } from './registered.ts'
import { createRequestCounts, type RequestCounts } from './request-counts.ts'
import type { MetricsSources } from './sources.ts'
import { startingAtZero } from './starting-at-zero.ts'

const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Failures that are worth watching before the first one; other codes appear with it. */
const WATCHED_CODES = ['FORBIDDEN', 'UNAUTHENTICATED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR']

/** Created before the application, which reports to it. */
export const createRequestMetrics = (registry: Registry): RequestCounts => {
  const durations = new Histogram({
    name: 'toolfinch_http_request_duration_seconds',
    help: 'Time to respond, by route, without responses from memory.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const counts = createRequestCounts(durations)
  registerCounter(
    registry,
    {
      name: 'toolfinch_http_requests_total',
      help: 'Responses by the pattern of the route and the status.',
      labels: ['method', 'route', 'status'],
    },
    () =>
      [...counts.responses()].map(
        ({ method, route, status, count }) => [{ method, route, status: `${status}` }, count] as const,
      ),
  )
  registerCounter(registry, { name: 'toolfinch_http_responses_total', help: 'All responses.' }, counts.total)
  registerCounter(
    registry,
    { name: 'toolfinch_http_errors_total', help: 'Responses with a status of 500 and more.' },
    counts.errors,
  )
  registerCounter(
    registry,
    { name: 'toolfinch_cache_hits_total', help: 'Responses from memory, before the router.', labels: ['cache'] },
    () => Object.entries(counts.hits()).map(([cache, count]) => [{ cache }, count] as const),
  )
  return counts
}

export const registerRefusals = (registry: Registry): void => {
  registerCounter(
    registry,
    { name: 'toolfinch_http_shed_total', help: 'Requests refused because there was too much to do.' },
    () => readEventCounts('shed').get('request') ?? 0,
  )
  registerCounter(
    registry,
    { name: 'toolfinch_rate_limited_total', help: 'Calls above a limit, by its kind.', labels: ['limit'] },
    () => startingAtZero('limit', readEventCounts('limited'), ['budget', 'memory', 'stored']),
  )
  registerCounter(
    registry,
    { name: 'toolfinch_failures_total', help: 'Failures of GraphQL fields and calls, by code.', labels: ['code'] },
    () => startingAtZero('code', readEventCounts('failure'), WATCHED_CODES),
  )
}

export const registerLoad = (registry: Registry, sources: MetricsSources): void => {
  registerGauge(
    registry,
    { name: 'toolfinch_http_requests_in_flight', help: 'Requests being worked on.' },
    sources.inFlight,
  )
  registerGauge(registry, { name: 'toolfinch_draining', help: '1 while the process is shutting down.' }, () =>
    Number(sources.draining()),
  )
  const caches = (part: 'entries' | 'bytes') => () =>
    sources.caches().map((figure) => [{ cache: figure.name }, figure[part]] as const)
  registerGauge(
    registry,
    { name: 'toolfinch_cache_entries', help: 'Entries of a cache.', labels: ['cache'] },
    caches('entries'),
  )
  registerGauge(
    registry,
    { name: 'toolfinch_cache_bytes', help: 'Size of a cache, as an upper bound.', labels: ['cache'] },
    caches('bytes'),
  )
}
