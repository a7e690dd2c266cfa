/** The port on which Prometheus reads. It has nothing in common with the public one. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../platform/log.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'
const MAX_CONNECTIONS = 32
const IDLE_MS = 10_000

type Address = { readonly host: string; readonly port: number }

/** Resolves when it listens. */
export const startMetricsServer = async (metrics: Metrics, address: Address, log: Log): Promise<Server> => {
  const server = createServer((request, response) => {
    const isKnown = (request.url ?? '').split('?', 1)[0] === PATH
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isKnown || !isRead) {
      response.writeHead(isKnown ? 405 : 404, { 'content-type': 'text/plain', ...(isKnown && { allow: 'GET, HEAD' }) })
      response.end(isKnown ? 'Use GET.\n' : `The figures are at ${PATH}.\n`)
      return
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'could not read the metrics')
        response.writeHead(500, { 'content-type': 'text/plain' }).end('The figures could not be read.\n')
      },
    )
  })
  server.maxConnections = MAX_CONNECTIONS
  server.requestTimeout = IDLE_MS
  server.headersTimeout = IDLE_MS
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(address, resolve)
  await promise
  log.info({ host: address.host, port: (server.address() as AddressInfo).port }, 'metrics are served')
  return server
}
