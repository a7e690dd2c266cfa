import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Config } from './config.ts'
import { createCompiler } from './graphql/compiled.ts'
import { publicFailure } from './graphql/errors.ts'
import { createExecute } from './graphql/execute.ts'
import { type CostLimit, createCostLimit } from './http/cost-limit.ts'
import { createCachedResponseSender, createHitLog, createOnHit } from './http/edge/cached-response-sender.ts'
import { installEdge } from './http/edge/edge.ts'
import { createEdgeReader, handedOver } from './http/edge/edge-request.ts'
import { createGraphqlHandler } from './http/edge/graphql-handler.ts'
import { createPageHandler } from './http/edge/page-handler.ts'
import { createRefusal } from './http/edge/refuse.ts'
import { createTrackingAdmission } from './http/edge/tracking-admission.ts'
import { createTrackingHandler } from './http/edge/tracking-handler.ts'
import { adminFiles } from './http/files/admin-files.ts'
import { changeStream } from './http/files/change-stream.ts'
import { logos } from './http/files/logos.ts'
import { serviceWorkerRemoval } from './http/files/service-worker-removal.ts'
import { buildFoundation } from './http/foundation.ts'
import { functions } from './http/functions/functions.ts'
import { CROSS_ORIGIN_HEADERS } from './http/graphql/cross-origin.ts'
import { GRAPHQL_PATH, graphql, graphqlProblem } from './http/graphql/fastify-adapter.ts'
import { createGraphqlPipeline, type GraphqlPipeline } from './http/graphql/pipeline.ts'
import { health } from './http/health.ts'
import { DEFAULT_HTTP_LIMITS, type HttpLimits, RUNNING_PER_CALLER } from './http/limits.ts'
import { mcp } from './http/mcp/mcp.ts'
import { openapi } from './http/openapi.ts'
import { createOriginCheck } from './http/pages/local-origin.ts'
import { createPageCache, type PageCache } from './http/pages/page-cache.ts'
import type { ApiKeys } from './http/plugins/api-keys.ts'
import { createCallerQueue } from './http/plugins/caller-queue.ts'
import type { Problem } from './http/plugins/errors.ts'
import { refusedAccess } from './http/plugins/refused-access.ts'
import { staticAssets } from './http/plugins/static-assets.ts'
import { createRequestSpans, type StartRequestSpan } from './http/plugins/tracing.ts'
import { policyReports } from './http/reports/policy-reports.ts'
import {
  createAnonymousContext,
  createOwnContext,
  createRequestContext,
  createVisitorContext,
} from './http/request-context.ts'
import { pageRoute, type RequestObserver } from './http/request-observer.ts'
import { type TestPayments, testPayments } from './http/webhooks/test-payments.ts'
import { unsubscribe } from './http/webhooks/unsubscribe.ts'
import { webhooks } from './http/webhooks/webhooks.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { KeyedQueue } from './platform/keyed-queue.ts'
import type { Tracer } from './platform/tracing.ts'
import type { Services } from './services.ts'
import { registerSite, type SiteDependencies } from './site.ts'

/** Process state: while `draining`, readiness fails and connections are not kept alive. */
export interface Lifecycle {
  draining: boolean
}

interface AppDependencies {
  readonly config: Pick<Config, 'mode' | 'trustProxy' | 'publicUrl'> &
    Partial<Pick<Config, 'limitsFactor' | 'analyticsTag' | 'edgeCache' | 'serviceWorker'>>
  readonly log: FastifyBaseLogger
  readonly database: { ping(): Promise<void>; readonly kind?: keyof typeof RUNNING_PER_CALLER }
  readonly services: Services
  readonly schema: GraphQLSchema
  readonly lifecycle: Lifecycle
  /** For rate limits; the system clock by default. */
  readonly clock?: Clock
  /** Built public files. */
  readonly staticDir: string
  /** Brand marks; none are served without it. */
  readonly marksDir?: string
  /** URL of the API explorer; null: disabled. */
  readonly explorerUrl?: () => string | null
  /** Pages for browsers and crawlers; without it only the API endpoints exist. */
  readonly site?: SiteDependencies
  /** Pages of the test checkout, for installations without payment keys. */
  readonly testCheckout?: TestPayments
  readonly httpLimits?: Partial<HttpLimits>
  /** Told of every response; nobody by default. */
  readonly observer?: RequestObserver | undefined
  /** Undefined: no traces are made. */
  readonly tracer?: Tracer | undefined
}

/**
 * Registers everything in order of execution without listening. Closing waits for requests in flight; the caller closes
 * the database afterwards.
 */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const runningPerCaller = RUNNING_PER_CALLER[deps.database.kind ?? 'pglite']
  const httpLimits = { ...DEFAULT_HTTP_LIMITS, runningPerCaller, ...deps.httpLimits }
  const { edgeCache = false } = deps.config
  const costLimit = createCostLimit({
    clock: deps.clock ?? systemClock,
    factor: deps.config.limitsFactor ?? 1,
    limits: httpLimits,
    instances: deps.services.instances.count,
  })
  const queue = createCallerQueue(httpLimits)
  const compiler = createCompiler(deps.schema)
  const startSpan = deps.tracer && createRequestSpans(deps.tracer, deps.config.trustProxy)
  const app = await buildFoundation({
    log: deps.log,
    trustProxy: deps.config.trustProxy,
    development: deps.config.mode === 'development',
    tagOrigins: deps.config.analyticsTag?.origins,
    draining: () => deps.lifecycle.draining,
    classifiers: [classifyFailure],
    limits: httpLimits,
    budget: { costLimit, takenBefore: (request) => handedOver(request)?.budget ?? undefined },
    apiKeys: { keys: keysOf(deps.services), costLimit },
    callerQueue: { queue },
    observer: deps.observer,
    startSpan,
  })
  const { catalogue, cacheInvalidations } = deps.services
  const execute = createExecute(deps.schema, compiler)
  const apiCacheVersion = () => (catalogue.revision.current() === null ? null : cacheInvalidations.version())
  const pipeline = createGraphqlPipeline({
    schema: deps.schema,
    log: app.log,
    compiler,
    cacheVersion: apiCacheVersion,
    invalidations: cacheInvalidations,
    edgeCache,
  })
  const createContext = (request: FastifyRequest) => createRequestContext(deps.services, request)

  // Endpoints for programs.
  await app.register(health, {
    ping: () => deps.database.ping(),
    draining: () => deps.lifecycle.draining,
    timeoutMs: httpLimits.readinessTimeoutMs,
  })
  await app.register(refusedAccess, { note: deps.services.accounts.securityLog.note })
  await app.register(graphql, {
    pipeline,
    createContext,
    ...(deps.explorerUrl && { explorerUrl: deps.explorerUrl }),
  })
  await app.register(functions, {
    execute,
    createContext,
    schema: deps.schema,
    invalidations: cacheInvalidations,
    cacheVersion: apiCacheVersion,
    edgeCache,
  })
  await app.register(policyReports, { execute, createContext })
  await app.register(openapi)
  await app.register(mcp, {
    execute,
    createContext: (request) => createVisitorContext(deps.services, request),
    schema: deps.schema,
    publicUrl: deps.config.publicUrl,
  })
  await app.register(adminFiles, { execute, createContext })
  await app.register(changeStream, { execute, createContext })
  await app.register(webhooks, { receive: deps.services.billing.receiveEvent })

  await app.register(unsubscribe, deps.services.accounts.unsubscribe)

  if (deps.testCheckout !== undefined) {
    await app.register(testPayments, { ...deps.testCheckout, assetsDir: join(deps.staticDir, 'assets') })
  }

  // Files and pages; the catch-all for pages comes last.
  if (deps.config.serviceWorker === false) await app.register(serviceWorkerRemoval)
  await app.register(staticAssets, { root: deps.staticDir })
  if (deps.marksDir !== undefined) await app.register(staticAssets, { root: deps.marksDir, prefix: '/marks/' })
  await app.register(logos, { execute, context: createOwnContext(deps.services, deps.log) })
  deps.services.cacheFigures.add('API responses', pipeline.cacheFigures)
  const pageCache = createCountedPageCache(deps, apiCacheVersion)
  // Before the first read, so that no later change is missed.
  await Promise.all([catalogue.revision.check(), cacheInvalidations.check()])
  if (deps.site !== undefined) await registerSite(app, { ...deps, site: deps.site }, execute, pageCache)

  await app.ready()
  const waitMs = httpLimits.handlerTimeoutMs
  installHandlers(app, deps, { pipeline, pageCache, costLimit, queue, waitMs, startSpan })
  return app
}

type HandlerParts = {
  readonly pipeline: GraphqlPipeline
  readonly pageCache: PageCache
  readonly costLimit: CostLimit
  readonly queue: KeyedQueue
  readonly waitMs: number
  readonly startSpan: StartRequestSpan | undefined
}

/** Installs the edge: cached pages and responses, known operations, and surplus tracking calls. */
function installHandlers(app: FastifyInstance, deps: AppDependencies, parts: HandlerParts) {
  const { services, log, config, observer } = deps
  const { pageCache, ...shared } = parts
  const draining = () => deps.lifecycle.draining
  const send = createCachedResponseSender(draining)
  const hits = { logHit: createHitLog(log), observer }
  const refuse = createRefusal({
    headers: { ...app.responseHeaders, ...CROSS_ORIGIN_HEADERS },
    bodyOf: graphqlProblem,
    draining,
    route: GRAPHQL_PATH,
    observer,
  })
  installEdge(app.server, createEdgeReader(config.trustProxy), [
    createPageHandler({
      pages: pageCache,
      costLimit: parts.costLimit,
      send,
      opensElsewhere: createOriginCheck(config.publicUrl),
      onHit: createOnHit({ ...hits, cache: 'Pages', routeOf: pageRoute }),
    }),
    createGraphqlHandler({
      ...shared,
      path: GRAPHQL_PATH,
      gate: app.overloadGate,
      refuse: (response) => refuse(response, app.describeError(app.overloadGate.refuse())),
      log,
      createContext: (...request) => createAnonymousContext(services, log, ...request),
      send,
      onHit: createOnHit({ ...hits, cache: 'API responses', routeOf: () => GRAPHQL_PATH }),
      observer,
    }),
    createTrackingHandler({
      securityHeaders: app.responseHeaders,
      describeError: app.describeError,
      draining,
      admission: createTrackingAdmission(),
      checkAddress: services.analytics.recording.checkAddress,
      onRefused: services.analytics.recording.countRefused,
      observer,
    }),
  ])
}

const keysOf = ({ integrations: { keyVerification, keyBudgets, keyUsage } }: Services): ApiKeys => ({
  verify: keyVerification.verify,
  budgets: keyBudgets,
  usage: keyUsage,
})

/** The caches of rendered pages. The administration shows their sizes. */
function createCountedPageCache(deps: AppDependencies, cacheVersion: () => number | null): PageCache {
  const pageCache = createPageCache({
    invalidations: deps.services.cacheInvalidations,
    cacheVersion,
    clock: deps.site?.clock ?? systemClock,
  })
  for (const [name, { store }] of Object.entries({
    Pages: pageCache.plain,
    'Pages with a query': pageCache.queried,
    'Missing pages': pageCache.missing,
  })) {
    deps.services.cacheFigures.add(name, store.figures)
  }
  return pageCache
}

/** Expected failures and database errors keep their own status and message. */
function classifyFailure(error: unknown): Problem | null {
  const failure = publicFailure(error)
  if (failure.code === 'INTERNAL_ERROR') return null
  const { retryAfterSeconds: seconds, resetsAt } = failure.data
  const problem = { status: failure.status, code: failure.code, message: failure.message }
  if (typeof resetsAt === 'string') {
    return {
      ...problem,
      headers: { 'retry-after': new Date(resetsAt).toUTCString() },
      details: { resets_at: resetsAt },
    }
  }
  return typeof seconds === 'number' ? { ...problem, headers: { 'retry-after': String(seconds) } } : problem
}
