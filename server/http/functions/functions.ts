import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type DocumentNode, type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql'
import { z } from 'zod'
import { FUNCTIONS_DEPRECATED_ON } from '#core/api-contract.ts'
import { MAX_TRUSTED_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { ForbiddenError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { KeyNotAcceptedError } from '#core/integrations/key-errors.ts'
import { authorize } from '#core/policy.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { type CacheTag, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import { createCoalescingCache, headersToCache, sendCached } from '../caching/request-coalescing.ts'
import { createCachedResponse } from '../caching/response-cache.ts'
import { createPublicDocumentCheck } from '../graphql/public-documents.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { PRICED_BY_HANDLER, pay } from '../plugins/budget.ts'
import { HttpError, logProblem, sendProblem } from '../plugins/errors.ts'
import { acceptBeacons } from '../plugins/input-hygiene.ts'
import { runTyped } from '../run-typed.ts'
import { advancedMarketingSystem } from './advanced-marketing-system.ts'
import { aiIntelligentRecommendations } from './ai-intelligent-recommendations.ts'
import { aiRecommendations } from './ai-recommendations.ts'
import { aiToolResearchAgent } from './ai-tool-research-agent.ts'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { priceCall } from './call-price.ts'
import { contactForm } from './contact-form.ts'
import type { FunctionCall, FunctionDefinition, FunctionReply } from './define-function.ts'
import { favorites } from './favorites.ts'
import { getBlogPosts } from './get-blog-posts.ts'
import { getReferralCode } from './get-referral-code.ts'
import { getTools } from './get-tools.ts'
import { inputProblem } from './input-problem.ts'
import { programmaticSeo } from './programmatic-seo.ts'
import { saveQuizResults } from './save-quiz-results.ts'

export const FUNCTIONS_PREFIX = '/.netlify/functions'
/** The path of tracking calls. */
export const ANALYTICS_PATH = `${FUNCTIONS_PREFIX}/${analytics.name}`
/** Sent with every response; the day in the format of RFC 9745. */
export const FUNCTION_HEADERS = {
  deprecation: `@${Date.parse(FUNCTIONS_DEPRECATED_ON) / 1_000}`,
  link: '</graphql>; rel="successor-version"',
} as const

export const FUNCTIONS: readonly FunctionDefinition[] = [
  getTools,
  auth,
  favorites,
  analytics,
  aiRecommendations,
  aiIntelligentRecommendations,
  aiToolResearchAgent,
  saveQuizResults,
  getReferralCode,
  getBlogPosts,
  programmaticSeo,
  contactForm,
  advancedMarketingSystem,
]

type FunctionsOptions = {
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
  readonly definitions?: readonly FunctionDefinition[]
  /** For costs, and to find cacheable responses. */
  readonly schema: GraphQLSchema
  readonly invalidations?: Pick<CacheInvalidations, 'isCurrent'>
  /** The version of public data; null or undefined: nothing is cached. */
  readonly cacheVersion?: () => number | null
  /** Whether a CDN may keep public responses. */
  readonly edgeCache?: boolean
}

/** A list of the whole catalog takes a tenth of it. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024
const MAX_CACHED_RESPONSES = 500
const JSON_TYPE = 'application/json; charset=utf-8'

type Handle = (call: FunctionCall, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Registers the legacy endpoints. Each call is one GraphQL document, with the same permissions and errors. */
export const functions = fp<FunctionsOptions>(
  async (fastify, options) => {
    const handle = createHandler(options)
    await fastify.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(FUNCTION_HEADERS)
        reply.header('cache-control', isAnonymousRead(request) ? 'no-cache' : 'no-store')
      })
      for (const definition of options.definitions ?? FUNCTIONS) {
        // A scope of its own, so that its body limits and parsers apply to no other endpoint.
        await scope.register(async (own) => {
          if (definition.calls.some(({ takesBeacons }) => takesBeacons)) acceptBeacons(own)
          if (definition.errorAsText === true) answerErrorsAsText(own)
          const { onlyFor } = definition
          if (onlyFor !== undefined) {
            own.addHook('onRequest', async (request, reply) => {
              // The body remains unread, so the connection cannot be reused.
              reply.header('connection', 'close')
              authorize(await options.createContext(request).viewer(), onlyFor, null)
              reply.removeHeader('connection')
            })
          }
          mount(own, definition, handle)
        })
      }
      scope.all(`${FUNCTIONS_PREFIX}/*`, async () => {
        throw new NotFoundError('Function not found.')
      })
    })
  },
  { name: 'functions', fastify: '5.x', dependencies: ['deadline'] },
)

const isMutation = (document: DocumentNode): boolean =>
  getOperationAST(document)?.operation === OperationTypeNode.MUTATION

const isAnonymousRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined

const answerErrorsAsText = (scope: FastifyInstance): void => {
  scope.setErrorHandler((error, request, reply) => {
    const problem = scope.describeError(error)
    logProblem(request, problem, error)
    return sendProblem(request, reply, problem, { success: false, error: problem.message })
  })
}

const mount = (scope: FastifyInstance, { name, calls, maxBodyBytes }: FunctionDefinition, handle: Handle): void => {
  const url = `${FUNCTIONS_PREFIX}/${name}`
  const methods = [...new Set(calls.map((call) => call.method))]
  for (const method of methods) {
    const rows = calls.filter((call) => call.method === method)
    scope.route({
      method,
      url,
      config: { price: PRICED_BY_HANDLER, showsBudget: true },
      ...(maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes }),
      handler: async (request, reply) => {
        const call = chooseCall(rows, request)
        refusePlainText(call, request)
        return handle(call, request, reply)
      },
    })
  }
  allowOnly(scope, url, methods)
}

/** Plain text crosses origins without a preflight, so only beacon calls accept it. */
const refusePlainText = ({ takesBeacons }: FunctionCall, { headers }: FastifyRequest): void => {
  if (takesBeacons === true || !/^text\/plain\b/i.test(headers['content-type'] ?? '')) return
  throw new HttpError(415, 'This action requires application/json.')
}

const actionSchema = z.looseObject({ action: z.string() })

const chooseCall = (rows: readonly FunctionCall[], request: FastifyRequest): FunctionCall => {
  const only = rows.find((row) => row.action === null)
  if (only !== undefined) return only
  const body = actionSchema.safeParse(request.body)
  const chosen = body.success ? rows.find((row) => row.action === body.data.action) : undefined
  if (chosen === undefined) {
    throw new InvalidInputError(`"action" must be one of: ${rows.map((row) => row.action).join(', ')}.`, 'action')
  }
  return chosen
}

/** Handles a call; anonymous requests with the same input share a cached response. */
const createHandler = ({
  execute,
  createContext,
  schema,
  invalidations,
  cacheVersion: currentCacheVersion = () => null,
  edgeCache = false,
}: FunctionsOptions): Handle => {
  const isPublic = createPublicDocumentCheck(schema)
  const cache = createCoalescingCache({
    maxBytes: MAX_CACHED_BYTES,
    maxEntries: MAX_CACHED_RESPONSES,
    ...(invalidations && { invalidations }),
  })

  return async (call, request, reply) => {
    if (request.apiKey && isMutation(call.document)) throw new KeyNotAcceptedError()
    const cacheTags = new Set<CacheTag>()
    const context = { ...createContext(request), cacheTags, maxPageSize: MAX_TRUSTED_PAGE_SIZE }
    const input = readInput(call, call.method === 'GET' ? request.query : request.body)
    const isShared = call.isLive !== true && isAnonymousRead(request) && isPublic(call.document, null)
    let cacheVersion = isShared ? currentCacheVersion() : null
    // By the parsed input, so that equivalent requests share a response.
    const key = JSON.stringify([request.routeOptions.url, input])
    const find = async () => (cacheVersion === null ? null : cache.find(key, cacheVersion))
    let known = await find()
    if (known === null) {
      await reply.waitForTurn()
      // The catalog may have changed meanwhile, or another request of this caller may have filled the cache.
      if (isShared) cacheVersion = currentCacheVersion()
      known = await find()
    }
    if (known !== null) {
      await pay(request, known.cost)
      return sendCached(request, reply, known)
    }
    await refuseForeignIdentity(input, context)
    const variables = call.variables(input)
    const price = priceCall(schema, call.document, variables)
    await pay(request, price.most)
    if (isMutation(call.document)) reply.liftDeadline()
    const run = async (): Promise<FunctionReply & { readonly cost: number }> => {
      const data = await runTyped(execute, call.document, variables, context)
      const cost = price.of(data)
      request.refund(price.most - cost)
      return { ...call.reply(data, input), cost }
    }
    if (cacheVersion !== null) {
      const cached = await cache.getOrCompute(key, cacheVersion, async () => {
        const { status = 200, body, cost } = await run()
        const headers = headersToCache(reply, { 'content-type': JSON_TYPE })
        return createCachedResponse({
          status,
          cost,
          cacheVersion,
          cdnVary: edgeCache ? 'accept-encoding' : undefined,
          tags: tagsOfResponse(cacheTags),
          headers,
          body: JSON.stringify(body),
        })
      })
      if (cached !== null) return sendCached(request, reply, cached)
    }
    const { status = 200, body } = await run()
    return reply.code(status).type(JSON_TYPE).send(body)
  }
}

/**
 * Responds with 403 when a member claims to be another user. Anonymous requests continue, and the service requires a
 * session.
 */
const refuseForeignIdentity = async (input: unknown, { viewer: lookUp }: RequestContext): Promise<void> => {
  const { userId, user_id } = input as { readonly userId?: unknown; readonly user_id?: unknown }
  const claims = [userId, user_id].filter((claim) => claim !== undefined && claim !== null)
  if (claims.length === 0) return
  const viewer = await lookUp()
  if (viewer !== null && claims.some((claim) => claim !== viewer.id)) throw new ForbiddenError()
}

const readInput = (call: FunctionCall, value: unknown): unknown => {
  const result = call.input.safeParse(value, { error: inputProblem })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new InvalidInputError(field === '' ? 'The body must be a JSON object.' : `"${field}" ${issue?.message}.`, field)
}
