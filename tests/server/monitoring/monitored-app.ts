/** The whole application with its metrics on a port of their own. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { sourcesOf } from '#server/monitoring/main-sources.ts'
import { createMetrics } from '#server/monitoring/metrics.ts'
import { listenForScrapes } from '#server/monitoring/metrics-port.ts'
import type { MetricsSources } from '#server/monitoring/sources.ts'
import { createCircuitBreaker } from '#server/platform/circuit-breaker.ts'
import { silentLog } from '#server/platform/log.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { type Scrape, scrape } from '../../support/prometheus.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from '../http/app-support.ts'

/** `deadlineMs`: how long a scrape waits for the database; a loaded machine must not fail a test. */
export const registerMonitoredApp = (options: TestAppOptions = {}, deadlineMs = 60_000) => {
  const database = registerTestDatabase()
  const catalogueDir = registerTemporaryFolder()
  const breaker = createCircuitBreaker({ clock })
  const metrics = createMetrics()
  /** Replaces sources, for outages. */
  const replaced: { -readonly [Name in keyof MetricsSources]?: MetricsSources[Name] } = {}
  let made: TestApp
  let server: Awaited<ReturnType<typeof listenForScrapes>>

  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  beforeAll(async () => {
    made = await buildTestApp(database, { catalogueDir, observer: metrics.observer, ...options })
    const { app, services } = made
    const sources = sourcesOf({
      ...{ app, database, services, lifecycle: { draining: false }, breakers: { llm: breaker } },
      freeBytes: async () => 5_000_000_000,
    })
    metrics.connect({
      ...sources,
      deadlineMs,
      readStored: () => (replaced.readStored ?? sources.readStored)(),
      freeBytes: async () => (replaced.freeBytes ?? sources.freeBytes)?.() ?? 0,
    })
    server = await listenForScrapes(metrics, { host: '127.0.0.1', port: 0 }, silentLog)
  })
  afterAll(async () => {
    await close()
    await made.app.close()
  })

  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let lastUrl = ''
  return {
    database,
    breaker,
    replaced,
    app: () => made.app,
    services: () => made.services,
    url: (path: string) => `${origin()}${path}`,
    scrape: (): Promise<Scrape> => {
      if (server.listening) lastUrl = `${origin()}/metrics`
      return scrape(lastUrl)
    },
    closeServer: close,
  }
}
