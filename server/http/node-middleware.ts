/** Handlers of raw Node requests, which run before Fastify. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Responds to a request itself or calls `next`. */
export type NodeMiddleware = (next: NodeHandler) => NodeHandler

/** Installs a middleware before all request listeners of the server; the last one installed runs first. */
export const installMiddleware = (server: Server, middleware: NodeMiddleware): void => {
  const listeners = server.listeners('request') as NodeHandler[]
  server.removeAllListeners('request')
  server.on(
    'request',
    middleware((request, response) => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
