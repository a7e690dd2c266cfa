/** Refuses surplus tracking calls before their bodies are read. A refusal by Fastify takes several times as long. */
import type { ServerResponse } from 'node:http'
import { RateLimitedError } from '#core/errors.ts'
import { ANALYTICS_PATH, FUNCTION_HEADERS } from '../functions/functions.ts'
import { HttpError, type Problem, problemBody } from '../plugins/errors.ts'
import { createRequestId } from '../plugins/logging.ts'
import { NO_OBSERVER, type RequestObserver } from '../request-observer.ts'
import type { EdgeHandler } from './edge.ts'
import type { TrackingAdmission } from './tracking-admission.ts'

type TrackingHandlerOptions = {
  readonly securityHeaders: Readonly<Record<string, string>>
  readonly describeError: (error: unknown) => Problem
  readonly draining: () => boolean
  readonly admission: TrackingAdmission
  /** Throws RateLimitedError when an address has sent too many records. */
  readonly checkAddress: (address: string) => void
  /** Counts a call that was refused because the process has too much to do. */
  readonly onRefused: () => void
  /** Nobody by default. */
  readonly observer?: RequestObserver | undefined
}

const ACCEPTED = 202

export const createTrackingHandler = (options: TrackingHandlerOptions): EdgeHandler => {
  const { describeError, draining, admission, checkAddress, onRefused, observer = NO_OBSERVER } = options
  const common = Object.entries({
    ...options.securityHeaders,
    ...FUNCTION_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }).flat()
  const busy = describeError(new HttpError(503, 'busy'))

  const refuse = (response: ServerResponse, problem: Problem): true => {
    const requestId = createRequestId()
    const body = JSON.stringify(problemBody(problem, requestId))
    const headers = [...common, ...Object.entries(problem.headers ?? {}).flat(), 'x-request-id', requestId]
    if (draining()) headers.push('connection', 'close')
    headers.push('content-length', String(Buffer.byteLength(body)))
    response.writeHead(problem.status, headers)
    response.end(body)
    observer.onResponse({ method: 'POST', route: ANALYTICS_PATH, status: problem.status, seconds: null })
    return true
  }

  return (request, response) => {
    if (request.method !== 'POST' || request.target !== ANALYTICS_PATH) return false
    // Before the share of time, which belongs to all callers.
    try {
      checkAddress(request.address)
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error
      return refuse(response, describeError(error))
    }
    const endCall = admission.admit()
    if (endCall === null) {
      onRefused()
      return refuse(response, busy)
    }
    response.once('close', () => endCall(response.statusCode === ACCEPTED))
    return false
  }
}
