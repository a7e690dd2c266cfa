/** Import lazily: the library and Node's own figures need memory. */
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { RequestObserver } from '../http/request-observer.ts'
import { createRequestMetrics, registerLoad, registerRefusals } from './http-metrics.ts'
import { registerProcess } from './process-metrics.ts'
import { type MetricsSources, type Snapshot, takeSnapshot } from './sources.ts'
import { registerStored } from './stored-metrics.ts'

export type Metrics = {
  readonly observer: RequestObserver
  /** Adds everything but the requests. Call it once, when the application exists. */
  connect(sources: MetricsSources): void
  /** The figures in the text format of Prometheus. Concurrent scrapes share one reading. */
  read(): Promise<{ readonly type: string; readonly text: string }>
}

const NOTHING: Snapshot = { stored: null, storedSeconds: 0, freeBytes: null }

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const { observer } = createRequestMetrics(registry)
  registerRefusals(registry)
  collectDefaultMetrics({ register: registry })
  let sources: MetricsSources | null = null
  let latest = NOTHING
  let reading: Promise<string> | null = null

  const scrape = async (): Promise<string> => {
    latest = sources === null ? NOTHING : await takeSnapshot(sources)
    return registry.metrics()
  }

  return {
    observer,
    connect: (given) => {
      sources = given
      registerLoad(registry, given)
      registerProcess(registry, given)
      registerStored(registry, given, () => latest)
    },
    read: async () => {
      reading ??= scrape().finally(() => {
        reading = null
      })
      return { type: registry.contentType, text: await reading }
    },
  }
}
