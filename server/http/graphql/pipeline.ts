/**
 * The way of a request to `/graphql`: recall a cached response, run a known operation as compiled code, or run Apollo
 * Server. Adapters read requests and send responses.
 */
import type { HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { type Compiler, createCompiler } from '../../graphql/compiled.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { createPricing } from '../../graphql/cost.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { CATALOGUE, type CacheTag, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { createCoalescingCache } from '../caching/request-coalescing.ts'
import { type CachedResponse, createCachedResponse } from '../caching/response-cache.ts'
import { CALL, type Call, createApollo, MAX_TOKENS } from './apollo.ts'
import type { GraphqlCall } from './call.ts'
import { CROSS_ORIGIN_HEADERS } from './cross-origin.ts'
import { deadlineExceeded, isUnavailable, within } from './deadline.ts'
import { type GraphqlRequest, keyOf } from './graphql-request.ts'
import { createKnownRunner, createRecognizer } from './known-operations.ts'
import { createOperationCache, type OperationCache } from './operation-cache.ts'
import { createPublicCheck } from './public-documents.ts'

/** How long an operation may take, in milliseconds. */
const DEADLINE_MS = 5_000
const MAX_CACHED_BYTES = 64 * 1024 * 1024
const MAX_CACHED_RESPONSES = 20_000
/** Shared caches may store it and must revalidate each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

type PipelineOptions = {
  readonly schema: GraphQLSchema
  readonly log: FastifyBaseLogger
  readonly compiler?: Compiler
  /** The version of the data behind public responses; null: nothing is cached. */
  readonly cacheVersion?: () => number | null
  readonly invalidations?: Pick<CacheInvalidations, 'isCurrent'>
  readonly deadlineMs?: number
  readonly operations?: OperationCache
}

/** The context that resolvers get; they add what their response depends on to `cacheTags`. */
type CreateContext = (cacheTags: Set<CacheTag>) => RequestContext

/** A request that Apollo Server may have to run, with what its adapter offers. */
export type FullRequest = {
  readonly http: HTTPGraphQLRequest
  /** Null when callers cannot share the response. */
  readonly shareable: GraphqlRequest | null
  readonly accept: string | undefined
  /** What was done for the request before. */
  readonly call: GraphqlCall | undefined
  readonly createContext: CreateContext
  /** Takes a price from the budget of the caller. */
  readonly charge: (price: number) => BucketState
  /** Waits until the caller may have work done. */
  readonly waitForTurn: () => Promise<void>
  /** The headers of every response to this address, with these added. */
  readonly cacheableHeaders: (more: Readonly<Record<string, string>>) => readonly string[]
}

/** From the cache, or as Apollo Server made it. */
export type PipelineResponse = { readonly cached: CachedResponse } | { readonly uncached: HTTPGraphQLResponse }

type SharedKey = { readonly key: string; readonly version: number; readonly graphqlRequest: GraphqlRequest }
type Execution = {
  readonly response: HTTPGraphQLResponse
  readonly call: Call
  readonly cacheTags: ReadonlySet<CacheTag>
}

export type GraphqlPipeline = ReturnType<typeof createGraphqlPipeline>

export const createGraphqlPipeline = (options: PipelineOptions) => {
  const { schema, log, cacheVersion = () => null, invalidations, deadlineMs = DEADLINE_MS } = options
  const compiler = options.compiler ?? createCompiler(schema)
  const cache = createCoalescingCache({
    maxBytes: MAX_CACHED_BYTES,
    maxEntries: MAX_CACHED_RESPONSES,
    ...(invalidations && { invalidations }),
  })
  const operations = options.operations ?? createOperationCache(compiler)
  const price = createPricing(schema)
  const isPublic = createPublicCheck(schema, MAX_TOKENS)
  const apollo = createApollo({ schema, compiler, price, log })

  const execute = async ({ http, createContext, charge }: FullRequest): Promise<Execution> => {
    const call: Call = { charge, cost: null, running: null, clean: false }
    const cacheTags = new Set<CacheTag>([CATALOGUE])
    const context = { ...createContext(cacheTags), [CALL]: call }
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: http,
      context: async () => context,
    })
    return { response, call, cacheTags }
  }

  const runAlone = async (request: FullRequest): Promise<PipelineResponse> => {
    await request.waitForTurn()
    return { uncached: (await within(deadlineMs, execute(request))).response }
  }

  const runShared = async (request: FullRequest, shared: SharedKey): Promise<PipelineResponse> => {
    const { key, version, graphqlRequest } = shared
    let own: Execution | null = null
    const compute = async (): Promise<CachedResponse | null> => {
      own = await execute(request)
      return toCachedResponse(request, own, version)
    }
    const found = await within(deadlineMs, cache.getOrCompute(key, version, compute))
    if (own !== null) {
      const { response, call } = own as Execution
      if (found === null) return { uncached: response }
      const { accept } = request
      if (call.running !== null) operations.add({ graphqlRequest, accept, headers: found.headers, ...call.running })
    } else if (found === null || !request.charge(found.cost).allowed) {
      // Apollo builds the error of a spent budget, as it does without the cache.
      return runAlone(request)
    }
    if (request.call !== undefined) cache.store.alias(request.call.exactKey, key)
    return { cached: found as CachedResponse }
  }

  const sharedKeyOf = ({ shareable, accept }: FullRequest): SharedKey | null => {
    const version = cacheVersion()
    if (version === null || shareable === null || !isPublic(shareable)) return null
    const key = keyOf(shareable, accept)
    return key === null ? null : { key, version, graphqlRequest: shareable }
  }

  return {
    cacheVersion,
    cacheFigures: cache.store.figures,
    start: () => apollo.start(),
    stop: () => apollo.stop(),

    /** The cached response to a request with the same bytes, which has passed every check before. */
    recall: ({ exactKey }: GraphqlCall, version: number): CachedResponse | undefined =>
      cache.store.getByExactKey(exactKey, version),

    recognize: createRecognizer(operations, price),

    runKnown: createKnownRunner({ cache, deadlineMs, log }),

    /** Runs any request. Rejects with 503 when its deadline passes. */
    run: async (request: FullRequest): Promise<PipelineResponse> => {
      if (request.call?.late === true) throw deadlineExceeded()
      let shared = sharedKeyOf(request)
      // A cached response, or one that is being computed for another caller, is no work.
      if (shared !== null && cache.find(shared.key, shared.version) === null) {
        await request.waitForTurn()
        const version = cacheVersion()
        shared = version === null ? null : { ...shared, version }
      }
      try {
        return shared === null ? await runAlone(request) : await runShared(request, shared)
      } catch (error) {
        if (shared !== null && isUnavailable(error)) cache.abandon(shared.key, shared.version)
        throw error
      }
    },
  }
}

/** The response in its cached form; null unless it is complete and without errors. */
const toCachedResponse = (
  { cacheableHeaders }: FullRequest,
  { response, call, cacheTags }: Execution,
  cacheVersion: number,
): CachedResponse | null => {
  const { headers, body, status } = response
  if (!call.clean || call.cost === null || body.kind !== 'complete' || (status ?? 200) !== 200) return null
  return createCachedResponse({
    status: 200,
    cost: call.cost,
    cacheVersion,
    tags: tagsOfResponse(cacheTags),
    headers: cacheableHeaders({
      ...Object.fromEntries(headers),
      ...CROSS_ORIGIN_HEADERS,
      'cache-control': REVALIDATE,
    }),
    body: body.string,
  })
}
