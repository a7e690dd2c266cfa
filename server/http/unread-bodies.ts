/** Closes connections that still receive a body after a middleware has responded. */
import type { IncomingMessage } from 'node:http'
import type { NodeMiddleware } from './node-middleware.ts'

/** Node reads an unread body to its end so that the next request can follow. Up to this many bytes that is cheap. */
export const isLargeBody = ({ headers }: IncomingMessage, maxBytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxBytes

/**
 * A request that gets its response before its body has arrived (rejected, or a read with a body) keeps its connection
 * only when the rest is short. Otherwise the client could keep the server reading until the request times out.
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
