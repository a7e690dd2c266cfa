/** Sends refusals before Fastify, which takes several times as long: they must cost little when there are many. */
import type { ServerResponse } from 'node:http'
import type { Problem } from '../plugins/errors.ts'
import { createRequestId } from '../plugins/logging.ts'
import { NO_OBSERVER, type RequestObserver } from '../request-observer.ts'

type RefusalOptions = {
  /** Of every response to these requests. */
  readonly headers: Readonly<Record<string, string>>
  readonly bodyOf: (problem: Problem, requestId: string) => object
  readonly draining: () => boolean
  /** The route of the POST requests. */
  readonly route: string
  /** Nobody by default. */
  readonly observer?: RequestObserver | undefined
}

/** Returns the function that sends a problem. */
export const createRefusal = (options: RefusalOptions) => {
  const { bodyOf, draining, route, observer = NO_OBSERVER } = options
  const common = Object.entries({
    ...options.headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }).flat()
  return (response: ServerResponse, problem: Problem): true => {
    const requestId = createRequestId()
    const body = JSON.stringify(bodyOf(problem, requestId))
    const headers = [...common, ...Object.entries(problem.headers ?? {}).flat(), 'x-request-id', requestId]
    if (draining()) headers.push('connection', 'close')
    headers.push('content-length', String(Buffer.byteLength(body)))
    response.writeHead(problem.status, headers)
    response.end(body)
    observer.onResponse({ method: 'POST', route, status: problem.status, seconds: null })
    return true
  }
}
