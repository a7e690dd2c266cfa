import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '#server/monitoring/metrics.ts'
import { expectFreeMetricsPort, listenForScrapes, loadMetrics } from '#server/monitoring/metrics-port.ts'
import { silentLog } from '#server/platform/log.ts'
import { explainStartFailure } from '#server/start-failure.ts'
import { eventually } from '../../support/eventually.ts'
import { sampleOf } from '../../support/prometheus.ts'
import { registerMonitoredApp } from './monitored-app.ts'

const page = { kind: 'page', status: 200, visibility: 'public', html: '<p>Page</p>' } as const
const monitored = registerMonitoredApp({ render: async () => page, limitsFactor: 1000 })
let origin = ''

beforeAll(async () => {
  await monitored.app().listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(monitored.app().server.address() as AddressInfo).port}`
})

const get = async (path: string) => (await fetch(`${origin}${path}`)).text()
const ask = async (body: object) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })).text()
}

describe('the port of the metrics', () => {
  test('serves them to GET and HEAD in the format of Prometheus, and nothing else', async () => {
    const found = await fetch(monitored.url('/metrics?a=1'))
    expect([found.status, found.headers.get('content-type'), found.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
    expect(await found.text()).toContain('\ntoolfinch_database_up 1\n')
    expect(await (await fetch(monitored.url('/metrics'), { method: 'HEAD' })).text()).toBe('')
    const posted = await fetch(monitored.url('/metrics'), { method: 'POST', body: 'x' })
    expect([posted.status, posted.headers.get('allow'), await posted.text()]).toEqual([405, 'GET, HEAD', 'Use GET.\n'])
    const missing = await fetch(monitored.url('/graphql'))
    expect([missing.status, await missing.text()]).toEqual([404, 'The figures are at /metrics.\n'])
  })

  test('is not reachable through the port of the product', async () => {
    expect(await get('/metrics')).toBe(page.html)
  })

  test('that is taken is reported in one line with its variable', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = { host: '127.0.0.1', port: (other.address() as AddressInfo).port }
    const line = /^[^\n]*EADDRINUSE[^\n]*Set METRICS_PORT, or METRICS_HOST, to another address for the metrics\.$/
    for (const attempt of [expectFreeMetricsPort(address), listenForScrapes(createMetrics(), address, silentLog)]) {
      expect(explainStartFailure(await attempt.catch((error: unknown) => error))).toMatch(line)
    }
  })

  test('and the library are not needed without METRICS_PORT', async () => {
    expect(await loadMetrics(undefined)).toBeNull()
    await expectFreeMetricsPort(undefined)
  })
})

describe('requests', () => {
  // A response is counted when it has been sent, which its receiver may notice earlier.
  test('are counted by the pattern of their route, from the router and from memory', async () => {
    for (const path of ['/tool/one', '/tool/two', '/tool/one', '/tool/one']) await get(path)
    await get('/any/path-that-a-caller-invents')
    await eventually(async () => {
      const after = await monitored.scrape()
      const count = (route: string) =>
        sampleOf(after, 'toolfinch_http_requests_total', { method: 'GET', status: '200', route })
      // The other page is that of the test before.
      expect([count('/tool/:id'), count('/*'), count('/any/path-that-a-caller-invents')]).toEqual([4, 2, undefined])
      // Responses from memory are not timed.
      const timed = sampleOf(after, 'toolfinch_http_request_duration_seconds_count', { route: '/tool/:id' })
      expect([timed, sampleOf(after, 'toolfinch_cache_hits_total', { cache: 'Pages' })]).toEqual([2, 2])
    })
  })

  test('of the API are counted without the names that callers choose', async () => {
    const query = 'query ChosenByTheCaller { categories { slug } }'
    for (let count = 0; count < 4; count += 1) await ask({ query })
    await eventually(async () => {
      const after = await monitored.scrape()
      const labels = { method: 'POST', route: '/graphql', status: '200' }
      expect(sampleOf(after, 'toolfinch_http_requests_total', labels)).toBe(4)
      expect(sampleOf(after, 'toolfinch_cache_hits_total', { cache: 'API responses' })).toBeGreaterThan(0)
      expect(JSON.stringify(after.samples)).not.toContain('Chosen')
    })
  })

  test('that are not allowed are counted by code, for each field', async () => {
    const denied = { code: 'UNAUTHENTICATED' }
    const before = sampleOf(await monitored.scrape(), 'toolfinch_failures_total', denied) ?? 0
    await ask({ query: '{ administration { memberCount } }' })
    expect(sampleOf(await monitored.scrape(), 'toolfinch_failures_total', denied)).toBe(before + 1)
  })
})

describe('a scrape', () => {
  test('is answered without the figures of a database that does not respond', async () => {
    monitored.replaced.readStored = () => Promise.reject(new Error('gone'))
    const after = await monitored.scrape()
    monitored.replaced.readStored = undefined
    expect(sampleOf(after, 'toolfinch_database_up')).toBe(0)
    expect(sampleOf(after, 'toolfinch_search_index_current')).toBeDefined()
    expect(after.samples.filter(({ name }) => /^toolfinch_(jobs|webhook_late|database_size)/.test(name))).toEqual([])
  })

  test('shows the connections of a PostgreSQL server, and how long work waited for them', async () => {
    const after = await monitored.scrape()
    const acquired = sampleOf(after, 'toolfinch_database_pool_acquired_total')
    if (monitored.database.kind === 'pglite') return expect(acquired).toBeUndefined()
    expect(acquired).toBeGreaterThan(0)
    expect(sampleOf(after, 'toolfinch_database_pool_wait_seconds_total')).toBeGreaterThan(0)
    expect(sampleOf(after, 'toolfinch_database_pool_waiting')).toBe(0)
  })

  test('shows an open circuit', async () => {
    const state = async () => sampleOf(await monitored.scrape(), 'toolfinch_breaker_open', { service: 'llm' })
    expect(await state()).toBe(0)
    for (let count = 0; count < 5; count += 1) {
      await monitored.breaker(() => Promise.reject(new Error('down'))).catch(() => undefined)
    }
    expect(await state()).toBe(1)
  })
})

describe('a database that hangs', () => {
  const hanging = registerMonitoredApp({}, 1)

  test('does not hold up a scrape', async () => {
    hanging.replaced.readStored = () => new Promise(() => undefined)
    expect(sampleOf(await hanging.scrape(), 'toolfinch_database_up')).toBe(0)
  })
})
