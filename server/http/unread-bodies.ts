/** Closes connections that still receive a body after the response. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node reads an unread body to its end so that the next request can follow. Up to this many bytes that is cheap. */
export const isLargeBody = ({ headers }: IncomingMessage, maxBytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxBytes

/**
 * A listener for `request`. A request that gets its response before its body has arrived (rejected, or a read with a
 * body) keeps its connection only when the rest is short. Otherwise the client could keep the server reading until the
 * request times out.
 */
export const closeUnreadBodies = (maxBytes: number) => {
  function onFinish(this: ServerResponse): void {
    if (!this.req.complete && isLargeBody(this.req, maxBytes)) this.req.socket.destroySoon()
  }
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.on('finish', onFinish)
  }
}
