import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GraphQLSchema } from 'graphql'
import { type Compiler, createCompiler } from '../../graphql/compiled.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { CATALOGUE, type CacheTag, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import {
  type CoalescingCache,
  createCoalescingCache,
  headersToCache,
  sendCached,
} from '../caching/request-coalescing.ts'
import { type CachedResponse, createCachedResponse } from '../caching/response-cache.ts'
import { refuseValue } from '../input-validation.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { HttpError, logProblem } from '../plugins/errors.ts'
import { CALL, type Call, createApollo, MAX_TOKENS } from './apollo.ts'
import { allowAnyOrigin, CROSS_ORIGIN_HEADERS, respondToPreflight } from './cross-origin.ts'
import {
  createPublicCheck,
  type GraphqlRequest,
  keyOf,
  parseGraphqlParameters,
  parseGraphqlRequest,
} from './graphql-request.ts'
import type { OperationCache } from './operation-cache.ts'

export const GRAPHQL_PATH = '/graphql'
const METHODS = ['GET', 'POST'] as const
/** How long an operation may take, in milliseconds. */
export const DEADLINE_MS = 5_000
const MAX_CACHED_BYTES = 64 * 1024 * 1024
const MAX_CACHED_RESPONSES = 20_000
/** Shared caches may store it and must revalidate each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

interface GraphqlOptions {
  readonly schema: GraphQLSchema
  readonly createContext: (request: FastifyRequest) => RequestContext
  readonly compiler?: Compiler
  /** The version of the data behind public responses; null: nothing is cached. */
  readonly cacheVersion?: () => number | null
  readonly cache?: CoalescingCache
  readonly deadlineMs?: number
  /** Gets the operation of every public response without errors. */
  readonly operationCache?: OperationCache
  /** Where a browser that opens the address is sent; null: there is no explorer. */
  readonly explorerUrl?: () => string | null
}

/** The cache of public API responses. */
export const createGraphqlCache = (invalidations?: Pick<CacheInvalidations, 'isCurrent'>): CoalescingCache =>
  createCoalescingCache({
    maxBytes: MAX_CACHED_BYTES,
    maxEntries: MAX_CACHED_RESPONSES,
    ...(invalidations && { invalidations }),
  })

type SharedKey = { readonly key: string; readonly cacheVersion: number; readonly graphqlRequest: GraphqlRequest }
type Execution = {
  readonly response: HTTPGraphQLResponse
  readonly call: Call
  readonly cacheTags: ReadonlySet<CacheTag>
}

/** Mounts Apollo Server at `/graphql`: queries by GET or POST, mutations by POST, from pages of any origin. */
export const graphql = fp<GraphqlOptions>(
  async (fastify, options) => {
    const {
      schema,
      createContext,
      cacheVersion = () => null,
      deadlineMs = DEADLINE_MS,
      operationCache,
      explorerUrl = () => null,
    } = options
    const cache = options.cache ?? createGraphqlCache()
    const compiler = options.compiler ?? createCompiler(schema)
    const isPublic = createPublicCheck(schema, MAX_TOKENS)
    const apollo = createApollo({ schema, compiler, log: fastify.log })
    await apollo.start()
    fastify.addHook('onClose', () => apollo.stop())

    const run = async (request: FastifyRequest): Promise<Execution> => {
      const charge: Call['charge'] = (cost) => request.charge(cost)
      const call: Call = { charge, cost: null, running: null, clean: false }
      const cacheTags = new Set<CacheTag>([CATALOGUE])
      const context = { ...createContext(request), cacheTags, [CALL]: call }
      const response = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          // HEAD runs as GET, and Fastify leaves the body out.
          method: request.method === 'HEAD' ? 'GET' : request.method,
          headers: headerMap(request),
          search: searchOf(request.raw.url ?? ''),
          body: request.body,
        },
        context: async () => context,
      })
      return { response, call, cacheTags }
    }

    const send = (reply: FastifyReply, response: HTTPGraphQLResponse): FastifyReply => {
      if (response.headers.get('content-type')?.startsWith('text/html')) return sendToExplorer(reply, explorerUrl())
      return sendUncached(reply, response)
    }

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseInvalidParameters(request.query)
      // The fast path may have started the request.
      if (operationCache?.handedOver.get(request.raw)?.late) throw deadlineExceeded()
      let shared = sharedKey(request, cacheVersion())
      // A cached response, or one that is being computed for another caller, is no work.
      if (shared !== null && cache.find(shared.key, shared.cacheVersion) === null) {
        await reply.waitForTurn()
        const current = cacheVersion()
        shared = current === null ? null : { ...shared, cacheVersion: current }
      }
      try {
        if (shared === null) return await respondAlone(request, reply)
        return await respondShared(request, reply, shared)
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 503 && shared !== null) {
          cache.abandon(shared.key, shared.cacheVersion)
        }
        throw error
      }
    }

    const respondAlone = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      await reply.waitForTurn()
      return send(reply, (await within(deadlineMs, run(request))).response)
    }

    const respondShared = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { key, cacheVersion: current, graphqlRequest }: SharedKey,
    ): Promise<FastifyReply> => {
      let own: Execution | null = null
      const compute = async (): Promise<CachedResponse | null> => {
        own = await run(request)
        return toCachedResponse(reply, own, current)
      }
      const found = await within(deadlineMs, cache.getOrCompute(key, current, compute))
      if (own !== null) {
        if (found === null) return send(reply, (own as Execution).response)
        const { running } = (own as Execution).call
        const { headers } = found
        if (running !== null)
          operationCache?.add({ graphqlRequest, accept: request.headers.accept, headers, ...running })
      } else {
        if (found === null) return await respondAlone(request, reply)
        // Apollo builds the error, as it does without the cache.
        if (!request.charge(found.cost).allowed) return await respondAlone(request, reply)
      }
      const exactKey = cache.exactKeys.get(request.raw)
      if (exactKey !== undefined) cache.store.alias(exactKey, key)
      return sendCached(request, reply, found)
    }

    const sharedKey = (request: FastifyRequest, current: number | null): SharedKey | null => {
      if (current === null || request.headers.authorization !== undefined) return null
      const graphqlRequest =
        request.method === 'POST' ? parseGraphqlRequest(request.body) : parseGraphqlParameters(request.query)
      if (graphqlRequest === null || !isPublic(graphqlRequest)) return null
      if (request.method !== 'POST' && !isFromAProgram(request)) return null
      const key = keyOf(graphqlRequest, request.headers.accept)
      return key === null ? null : { key, cacheVersion: current, graphqlRequest }
    }

    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const problem = fastify.describeError(error)
      logProblem(request, problem, error)
      return reply
        .code(problem.status)
        .headers({ 'cache-control': 'no-store', ...problem.headers })
        .send({ errors: [{ message: problem.message, extensions: { code: problem.code, requestId: request.id } }] })
    }
    const route = { url: GRAPHQL_PATH, onSend: allowAnyOrigin, errorHandler }
    const config = { price: PRICED_BY_HANDLER, showsBudget: true } as const
    fastify.route({ ...route, method: [...METHODS], config, handler })
    fastify.route({ ...route, method: 'OPTIONS', config: { price: 0 }, handler: respondToPreflight(METHODS) })
    allowOnly(fastify, GRAPHQL_PATH, [...METHODS, 'OPTIONS'], { onSend: allowAnyOrigin })
  },
  {
    name: 'graphql',
    fastify: '5.x',
    dependencies: ['errors', 'budget', 'caller-queue', 'input-hygiene', 'security-headers'],
  },
)

/** The response in its cached form; null unless it is complete and without errors. */
const toCachedResponse = (
  reply: FastifyReply,
  { response, call, cacheTags }: Execution,
  cacheVersion: number,
): CachedResponse | null => {
  const { headers, body, status } = response
  if (!call.clean || call.cost === null || body.kind !== 'complete' || (status ?? 200) !== 200) return null
  const storedHeaders = headersToCache(reply, {
    ...Object.fromEntries(headers),
    ...CROSS_ORIGIN_HEADERS,
    'cache-control': REVALIDATE,
  })
  const tags = tagsOfResponse(cacheTags)
  return createCachedResponse({
    status: 200,
    cost: call.cost,
    cacheVersion,
    tags,
    headers: storedHeaders,
    body: body.string,
  })
}

const deadlineExceeded = (): HttpError => new HttpError(503, 'deadline', {}, { code: 'DEADLINE_EXCEEDED' })

/** Rejects when the work is not done in time. What it does meanwhile is bounded by the database's own limits. */
const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(deadlineExceeded()), milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A GET that a page of another site cannot send without asking first; Apollo refuses all others. */
const isFromAProgram = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers['apollo-require-preflight']) || Boolean(headers['x-apollo-operation-name'])

/** In a GET, variables are JSON inside a parameter, so their escapes have not been seen by the general check. */
function refuseInvalidParameters(query: unknown): void {
  for (const name of ['variables', 'extensions']) {
    const text = (query as Record<string, unknown>)[name]
    if (typeof text !== 'string') continue
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      continue // Apollo responds with 400 and its own text.
    }
    const refusal = refuseValue(value)
    if (refusal) throw new HttpError(400, refusal)
  }
}

function headerMap(request: FastifyRequest): HeaderMap {
  const map = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return map
}

function searchOf(target: string): string {
  const start = target.indexOf('?')
  return start === -1 ? '' : target.slice(start)
}

function sendUncached(reply: FastifyReply, { headers, body, status }: HTTPGraphQLResponse): FastifyReply {
  reply.code(status ?? 200).header('cache-control', 'no-store')
  for (const [name, value] of headers) reply.header(name, value)
  if (body.kind !== 'complete') throw new Error('The schema offers no incremental delivery')
  return reply.send(body.string)
}

const NO_EXPLORER = 'There is no API explorer here. Send GraphQL operations to this address with POST.'

function sendToExplorer(reply: FastifyReply, url: string | null): FastifyReply {
  if (url === null) throw new HttpError(404, NO_EXPLORER)
  return reply.header('cache-control', 'no-store').redirect(url, 302)
}
