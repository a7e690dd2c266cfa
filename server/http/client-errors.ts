import { STATUS_CODES } from 'node:http'
import type { ConnectionError, FastifyBaseLogger } from 'fastify'
import { codeForStatus, problemBody } from './plugins/errors.ts'
import { createRequestId } from './plugins/logging.ts'

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid HTTP.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  431: 'The request headers are too large.',
}

/** The part of a socket needed to respond and close. */
interface ClientSocket {
  readonly writable: boolean
  readonly destroyed: boolean
  end(data: string, done: () => void): unknown
  destroy(error?: Error): unknown
  /** Node's internal reference to the response in progress. */
  readonly _httpMessage?: { readonly headersSent: boolean } | null
}

/**
 * Responds to input that never became a request (broken HTTP, slow headers or body, oversized headers) in the usual
 * error format, then closes the connection. If a response has already started, it only closes the socket.
 */
export function createClientErrorHandler(log: FastifyBaseLogger, headers: Readonly<Record<string, string>>) {
  const securityHeaders = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (error: ConnectionError, socket: ClientSocket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUSES[error.code] ?? 400
    const requestId = createRequestId()
    log.warn({ requestId, status, reason: error.code }, 'connection rejected')
    if (!socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy(error)
      return
    }
    const message = MESSAGES[status] ?? ''
    const body = JSON.stringify(problemBody({ status, code: codeForStatus(status), message }, requestId))
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        ...securityHeaders,
        `x-request-id: ${requestId}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
      () => socket.destroy(),
    )
  }
}
