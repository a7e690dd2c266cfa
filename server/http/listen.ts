import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { DEFAULT_HTTP_LIMITS } from './limits.ts'

/**
 * Listens with room for every connection that the server may have. Node.js has room for 511 that it has not accepted yet:
 * the system drops more of them, and their clients wait for seconds instead of being refused.
 */
export const listen = (app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> =>
  app.listen({ host, port, backlog: DEFAULT_HTTP_LIMITS.maxConnections, listenTextResolver: () => 'listening' })
