/** The edge: a short list of handlers that respond to common requests before Fastify. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type EdgeRequest, handOver, type RequestWithBody } from './edge-request.ts'

/**
 * Returns whether it takes the request: it then responds, or calls `passOn` later to let Fastify continue with the state
 * of the request.
 */
export type EdgeHandler = (request: EdgeRequest, response: ServerResponse, passOn: () => void) => boolean

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

/** Reads each request of the server once and offers it to the handlers, in order; Fastify gets all others. */
export const installEdge = (
  server: Server,
  read: (raw: IncomingMessage) => EdgeRequest | null,
  handlers: readonly EdgeHandler[],
): void => {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    const request = read(raw)
    const passOn = (): void => {
      if (request !== null && request.body !== null) handOver(request as RequestWithBody)
      for (const listener of listeners) listener.call(server, raw, response)
    }
    if (request === null || !handlers.some((handle) => handle(request, response, passOn))) passOn()
  })
}
