import { randomUUID } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import fp from 'fastify-plugin'
import { type DestinationStream, pino, stdSerializers } from 'pino'
import { withoutKeys } from '#core/integrations/key-secrecy.ts'
import { isSharedPath, sharedPath, withoutShareTokens } from '#core/shared-link.ts'
import { type ClientFacts, currentScope, runInScope, type WorkScope } from '../../platform/work-scope.ts'
import { clientAddress } from '../client-address.ts'

const REDACTED = '[redacted]'
// The last two are the content of a GraphQL GET query; bodies are not logged either.
const SECRET_PARAMETERS = new Set([
  'code',
  'token',
  'access_token',
  'refresh_token',
  'password',
  'secret',
  'query',
  'variables',
])
const SECRET_KEYS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'accesstoken',
  'access_token',
  'refreshtoken',
  'refresh_token',
  'password',
  'code',
  'secret',
])
const MAX_DEPTH = 8
const MAX_URL = 500
const SECRETS_IN_TEXT = /([?&](?:code|token|access_token|refresh_token|password|secret)=)[^&\s"'#]+/gi

/** A request target that is safe to log: values of secret parameters are replaced; at most 500 characters. */
export function redactUrl(url: string): string {
  const given = withoutKeys(withoutShareTokens(url))
  const [path = ''] = given.split('?', 1)
  // Percent-encoded paths lead to the same page.
  const target = path.includes('%') && isSharedPath(decoded(path)) ? sharedPath('[token]') : given
  const start = target.indexOf('?')
  if (start === -1) return target.slice(0, MAX_URL)
  const query = target
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const end = pair.indexOf('=')
      return end !== -1 && SECRET_PARAMETERS.has(decoded(pair.slice(0, end)).toLowerCase())
        ? `${pair.slice(0, end)}=${REDACTED}`
        : pair
    })
    .join('&')
  return `${target.slice(0, start)}?${query}`.slice(0, MAX_URL)
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** A copy of a log object with the values of secret keys replaced, down to a depth of eight. */
export function redactSecrets(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => redactSecrets(item, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET_KEYS.has(key.toLowerCase()) ? REDACTED : redactSecrets(item, depth + 1),
    ]),
  )
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  const code: unknown = (error as { code?: unknown }).code
  return { type, code, message: redactText(message), stack: redactText(stack) }
}

function redactText(text: string): string {
  return withoutKeys(withoutShareTokens(text)).replace(SECRETS_IN_TEXT, `$1${REDACTED}`)
}

/** The ids of the request and the job that a line is about, unless its logger or the line itself has them. */
function scopeOfLine(logger: object): object {
  const scope = currentScope()
  if (scope === undefined) return {}
  const { requestId, jobId } = scope
  const bound = (logger as { readonly [pino.symbols.chindingsSym]: string })[pino.symbols.chindingsSym]
  return {
    ...(requestId !== null && !bound.includes('"requestId":') && { requestId }),
    ...(jobId !== undefined && { jobId }),
  }
}

interface LogOptions {
  /** A pino level, or `silent`. */
  readonly level: string
  /** Standard output by default. */
  readonly destination?: DestinationStream
}

/** The process's log: JSON lines with secrets redacted, by key name and in URLs. */
export function createLog({ level, destination }: LogOptions): FastifyBaseLogger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: (_line, _level, logger) => scopeOfLine(logger),
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => redactSecrets(line) as Record<string, unknown>,
      },
      serializers: { err: serializeError },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** Request IDs are always generated here: an inbound header could be forged or collide with another request's. */
export function createRequestId(): string {
  return randomUUID()
}

/** Turns off Fastify's own request lines (the plugin below writes one) and names the ID `requestId`. */
export function createLogController(): LogController {
  return Object.assign(new LogController({ requestIdLogLabel: 'requestId' }), {
    incomingRequest: () => {},
    requestCompleted: () => {},
    routeNotFound: () => {},
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    workScope: WorkScope | null
  }
}

const clientOf = (request: FastifyRequest): ClientFacts => ({
  address: clientAddress(request),
  userAgent: request.headers['user-agent'] ?? null,
})

/** Returns the request ID as `x-request-id` and logs one line per request after its response is sent. */
export const logging = fp(
  async (fastify) => {
    fastify.decorateRequest('workScope', null)
    fastify.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      request.workScope = { requestId: request.id, client: () => clientOf(request), refusals: [] }
      runInScope(request.workScope, done)
    })
    // Again, because the events of a body that arrives later belong to the connection.
    fastify.addHook('preValidation', ({ id, workScope }, _reply, done) =>
      runInScope(workScope ?? { requestId: id }, done),
    )
    fastify.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          path: redactUrl(request.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      )
    })
    fastify.addHook('onRequestAbort', async (request) => {
      request.log.info({ method: request.method, path: redactUrl(request.url) }, 'request aborted by the client')
    })
  },
  { name: 'logging', fastify: '5.x' },
)
