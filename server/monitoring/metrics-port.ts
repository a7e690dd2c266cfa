import type { Server } from 'node:http'
import { expectFreeAddress } from '../platform/free-address.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from './metrics.ts'

type Address = { readonly host: string; readonly port: number }

/** The configured address is unavailable; `cause` is the system error. */
export class MetricsPortError extends Error {
  constructor(cause: Error) {
    super(`${cause.message}. Set METRICS_PORT, or METRICS_HOST, to another address for the metrics.`, { cause })
    this.name = 'MetricsPortError'
  }
}

const explain = (error: Error): never => {
  throw new MetricsPortError(error)
}

/** Rejects with `MetricsPortError` when the address is unavailable, so that a start fails before loading everything. */
export const expectFreeMetricsPort = (address: Address | undefined): Promise<void> =>
  address === undefined ? Promise.resolve() : expectFreeAddress(address).catch(explain)

/** Null without an address: then nothing is loaded, and no request is counted. */
export const loadMetrics = async (address: Address | undefined): Promise<Metrics | null> =>
  address === undefined ? null : (await import('./metrics.ts')).createMetrics()

/** Rejects with `MetricsPortError` when the address was taken meanwhile. */
export const listenForScrapes = async (metrics: Metrics, address: Address, log: Log): Promise<Server> => {
  const { startMetricsServer } = await import('./metrics-server.ts')
  return startMetricsServer(metrics, address, log).catch(explain)
}
