import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { createClientErrorHandler } from './client-errors.ts'
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './limits.ts'
import { type ApiKeysOptions, apiKeyRefusals, apiKeys } from './plugins/api-keys.ts'
import { type BudgetOptions, budget } from './plugins/budget.ts'
import { type CallerQueueOptions, callerQueue } from './plugins/caller-queue.ts'
import { compression } from './plugins/compression.ts'
import { deadline } from './plugins/deadline.ts'
import { describeError, type ErrorClassifier, errors, logProblem, sendProblem } from './plugins/errors.ts'
import { inputHygiene } from './plugins/input-hygiene.ts'
import { lingeringClose } from './plugins/lingering-close.ts'
import { createLogController, createRequestId, logging } from './plugins/logging.ts'
import { overload } from './plugins/overload.ts'
import { requestFigures } from './plugins/request-figures.ts'
import { readSecurityHeaders, securityHeaders } from './plugins/security-headers.ts'
import { type StartRequestSpan, tracing } from './plugins/tracing.ts'
import type { RequestObserver } from './request-observer.ts'
import { closeUnreadBodies } from './unread-bodies.ts'

interface FoundationOptions {
  readonly log: FastifyBaseLogger
  /** Addresses and ranges whose forwarding headers are trusted. */
  readonly trustProxy: readonly string[]
  readonly development: boolean
  /** Origins of an external analytics tag. */
  readonly tagOrigins?: readonly string[] | undefined
  readonly draining: () => boolean
  /** Tried in order to map a thrown error to its public form. */
  readonly classifiers: readonly ErrorClassifier[]
  readonly limits?: Partial<HttpLimits>
  readonly budget?: BudgetOptions
  /** Without it, keys are like any other token. */
  readonly apiKeys?: ApiKeysOptions
  readonly callerQueue?: CallerQueueOptions
  readonly observer?: RequestObserver | undefined
  readonly startSpan?: StartRequestSpan | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The security headers of every response, for those that no hook sees. */
    readonly responseHeaders: Readonly<Record<string, string>>
  }
}

/** A Fastify instance with all limits and the plugins that apply to every request, in order of execution; no routes. */
export async function buildFoundation(options: FoundationOptions): Promise<FastifyInstance> {
  const limits = { ...DEFAULT_HTTP_LIMITS, ...options.limits }
  const headerOptions = { development: options.development, tagOrigins: options.tagOrigins }
  const app = createServer(options, limits, await readSecurityHeaders(headerOptions))
  await app.register(errors, { classifiers: options.classifiers })
  await app.register(logging)
  if (options.startSpan !== undefined) await app.register(tracing, { startSpan: options.startSpan })
  if (options.observer !== undefined) await app.register(requestFigures, { observer: options.observer })
  await app.register(securityHeaders, headerOptions)
  await app.register(overload, { maxEventLoopDelay: limits.maxEventLoopDelayMs, maxInFlight: limits.maxInFlight })
  if (options.apiKeys !== undefined) await app.register(apiKeys, options.apiKeys)
  await app.register(budget, options.budget ?? {})
  if (options.apiKeys !== undefined) await app.register(apiKeyRefusals)
  await app.register(inputHygiene)
  await app.register(deadline, { handlerTimeoutMs: limits.handlerTimeoutMs })
  // After the deadline, which covers waiting and work together.
  await app.register(callerQueue, options.callerQueue ?? {})
  await app.register(compression)
  app.addHook('onSend', async (_request, reply) => {
    if (options.draining()) reply.header('connection', 'close')
  })
  await app.register(lingeringClose, { lingerMs: limits.lingerMs, bodyBytes: limits.bodyBytes })
  return app
}

function createServer(
  { log, trustProxy }: FoundationOptions,
  limits: HttpLimits,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    // Startup writes the catalog to files; a large one takes longer than Fastify's default of ten seconds.
    pluginTimeout: 120_000,
    logController: createLogController(),
    genReqId: createRequestId,
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    http: { headersTimeout: limits.headersTimeoutMs, connectionsCheckingInterval: limits.connectionsCheckMs },
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.socketIdleMs,
    maxRequestsPerSocket: limits.maxRequestsPerSocket,
    bodyLimit: limits.bodyBytes,
    // Requests sent before the connection closed still get a response while the app drains.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(log, headers),
    frameworkErrors: (error, request, reply) => refuseBeforeRouting(error, request, reply, headers),
  })
  app.decorate('responseHeaders', headers)
  app.server.maxConnections = limits.maxConnections
  // Not a hook: none runs for a URL that the router rejects.
  app.server.prependListener('request', closeUnreadBodies(limits.bodyBytes))
  return app
}

/** Hooks do not run for URLs that the router rejects, so the request ID and headers are set here. */
function refuseBeforeRouting(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): void {
  const problem = describeError(error)
  const message = problem.status === 400 ? 'The address contains malformed percent-encoding.' : problem.message
  logProblem(request, problem, error)
  reply.headers({ ...headers, 'x-request-id': request.id })
  sendProblem(request, reply, { ...problem, message })
}
