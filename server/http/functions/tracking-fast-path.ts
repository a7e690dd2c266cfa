/** The fast path of anonymous tracking calls: thousands a second, whose answer is always the same. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { DomainError, RateLimitedError } from '../../../core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { parsePlainBody } from '../caching/plain-request.ts'
import type { CostLimit } from '../cost-limit.ts'
import { refuseValue } from '../input-validation.ts'
import type { NodeHandler } from '../node-middleware.ts'
import { createRequestId } from '../plugins/logging.ts'
import { runTyped } from '../run-typed.ts'
import { analytics } from './analytics.ts'
import { priceCall } from './call-price.ts'
import type { FunctionCall } from './define-function.ts'
import { FUNCTIONS_PREFIX } from './functions.ts'
import type { TrackingAdmission } from './tracking-admission.ts'

type TrackingFastPathOptions = {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly costLimit: CostLimit
  readonly addressOf: (request: IncomingMessage) => string
  readonly createContext: (request: IncomingMessage, requestId: string, address: string) => RequestContext
  /** The headers of the full pipeline's last answer to such a call; null before the first. */
  readonly headers: () => readonly string[] | null
  readonly draining: () => boolean
  readonly admission: TrackingAdmission
  /** Throws RateLimitedError when an address has sent too many records. */
  readonly checkAddress: (address: string) => void
  /** Counts a record that was refused because the process has too much to do. */
  readonly onRefused: () => void
}

const PATH = `${FUNCTIONS_PREFIX}/analytics`
const TYPES = new Set(
  ['application/json', 'text/plain'].flatMap((type) => [type, `${type};charset=utf-8`, `${type}; charset=utf-8`]),
)
/** With one of these a request takes the full pipeline. */
const UNUSUAL = new Set(['authorization', 'content-encoding', 'transfer-encoding', 'expect', 'upgrade'])
const ONCE = new Set(['host', 'content-type', 'content-length'])
/** Calls that read no table. */
const FREQUENT: ReadonlySet<string> = new Set(['pageView', 'event', 'session'])
const MAX_BODY = 4_096
const ACCEPTED = JSON.stringify({ success: true })

/** The length of a plain body; null for a request that takes the full pipeline. */
const plainLength = ({ rawHeaders }: IncomingMessage): number | null => {
  const seen = new Set<string>()
  let length = 0
  let isKnownType = false
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase()
    if (UNUSUAL.has(name) || seen.has(name)) return null
    if (!ONCE.has(name)) continue
    seen.add(name)
    if (name === 'content-length') length = Number(rawHeaders[index + 1])
    if (name === 'content-type') isKnownType = TYPES.has((rawHeaders[index + 1] as string).toLowerCase())
  }
  return seen.has('host') && isKnownType && length > 0 && length <= MAX_BODY ? length : null
}

/**
 * Takes page views, events and sessions without a token before the application, by the same document and with the same
 * response; everything unusual, and whatever is wrong, goes on to the full pipeline, which says so.
 */
export const createTrackingFastPath = (options: TrackingFastPathOptions) => {
  const { schema, execute, costLimit, addressOf, createContext, draining, admission, checkAddress, onRefused } = options
  const calls = new Map(
    analytics.calls.filter(({ action }) => FREQUENT.has(action ?? '')).map((call) => [call.action ?? '', call]),
  )
  const prices = new Map<FunctionCall, number>()

  const send = (response: ServerResponse, requestId: string, status: number, body: string, more: string[] = []) => {
    const headers = [...(options.headers() ?? []), 'x-request-id', requestId, ...more]
    if (draining()) headers.push('connection', 'close')
    headers.push('content-length', String(Buffer.byteLength(body)))
    response.writeHead(status, headers)
    response.end(body)
  }

  const sendFailure = (response: ServerResponse, status: number, code: string, message: string, retry: number) => {
    const requestId = createRequestId()
    const body = JSON.stringify({ success: false, error: { message, code, requestId } })
    send(response, requestId, status, body, ['retry-after', String(retry)])
  }

  const priceOf = (call: FunctionCall, variables: Record<string, unknown>): number => {
    const known = prices.get(call)
    if (known !== undefined) return known
    const { most } = priceCall(schema, call.document, variables)
    prices.set(call, most)
    return most
  }

  const sendLimited = (response: ServerResponse, error: DomainError) =>
    sendFailure(response, 429, error.code, error.message, Number(error.data['retryAfterSeconds'] ?? 1))

  /** `passed`: nothing was done, and the full pipeline takes it. */
  const take = async (
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<'accepted' | 'refused' | 'passed'> => {
    const given = parsePlainBody(body)
    const call = calls.get(String(given?.['action']))
    const input = call?.input.safeParse(given)
    if (call === undefined || input?.success !== true || refuseValue(given) !== null) return 'passed'
    const variables = call.variables(input.data)
    const address = addressOf(request)
    if (!costLimit.take(address, priceOf(call, variables)).allowed) return 'passed'
    const requestId = createRequestId()
    try {
      await runTyped(execute, call.document, variables, createContext(request, requestId, address))
      send(response, requestId, 202, ACCEPTED)
    } catch (error) {
      // Counted as dropped: a second try would count it twice.
      if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') return 'passed'
      sendLimited(response, error)
      return 'refused'
    }
    return 'accepted'
  }

  /** Whether the caller is over its own limit. Comes before the share of time, which belongs to all callers. */
  const refuseCaller = (request: IncomingMessage, response: ServerResponse): boolean => {
    try {
      checkAddress(addressOf(request))
      return false
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error
      sendLimited(response, error)
      return true
    }
  }

  const tryTake = (request: IncomingMessage, response: ServerResponse, next: NodeHandler): boolean => {
    const length = options.headers() === null ? null : plainLength(request)
    if (length === null) return false
    if (refuseCaller(request, response)) return true
    if (!admission.admit()) {
      onRefused()
      sendFailure(response, 503, 'SERVICE_UNAVAILABLE', 'The server is busy. Please try again later.', 2)
      return true
    }
    request.once('readable', () => {
      const body = request.read() as Buffer | null
      // Put back before the stream has ended, after which nothing can be.
      if (body !== null) request.unshift(body)
      if (body?.length !== length) return next(request, response)
      const began = performance.now()
      take(request, response, body)
        .then((outcome) => {
          // Refused calls are not charged to the share.
          if (outcome === 'accepted') admission.spend(performance.now() - began)
          if (outcome !== 'passed') request.resume()
          else next(request, response)
        })
        .catch(() => response.destroy())
    })
    return true
  }

  return (next: NodeHandler): NodeHandler =>
    (request, response) => {
      const isTracking = request.method === 'POST' && request.url === PATH
      if (!isTracking || !tryTake(request, response, next)) next(request, response)
    }
}
