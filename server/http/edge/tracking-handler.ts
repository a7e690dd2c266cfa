/** Refuses surplus tracking calls before their bodies are read. */
import { RateLimitedError } from '#core/errors.ts'
import { ANALYTICS_PATH, FUNCTION_HEADERS } from '../functions/functions.ts'
import { HttpError, type Problem, problemBody } from '../plugins/errors.ts'
import type { RequestObserver } from '../request-observer.ts'
import type { EdgeHandler } from './edge.ts'
import { createRefusal } from './refuse.ts'
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
  const { describeError, draining, admission, checkAddress, onRefused, observer } = options
  const busy = describeError(new HttpError(503, 'busy'))
  const headers = { ...options.securityHeaders, ...FUNCTION_HEADERS }
  const refuse = createRefusal({ headers, bodyOf: problemBody, draining, route: ANALYTICS_PATH, observer })

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
