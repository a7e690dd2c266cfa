/** Ends connections over which a body still comes after its request was answered before the application. */
import type { IncomingMessage } from 'node:http'
import type { NodeMiddleware } from './node-middleware.ts'

/** Node reads to its end what nobody read, so that the next request can follow. Up to this many bytes that is cheap. */
export const isLargeBody = ({ headers }: IncomingMessage, maxBytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxBytes

/**
 * A request that is answered before its body has arrived (refused, or a read with a body) keeps its connection only when
 * the rest is short. Otherwise its sender could have the server read for as long as a request may take.
 */
export const closeUnreadBodies =
  (maxBytes: number): NodeMiddleware =>
  (next) =>
  (request, response) => {
    response.once('finish', () => {
      if (!request.complete && isLargeBody(request, maxBytes)) request.socket.destroySoon()
    })
    next(request, response)
  }
