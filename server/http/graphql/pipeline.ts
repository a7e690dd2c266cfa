/**
 * How a request to `/graphql` is handled: return a cached response, run a known operation as compiled code, or run
 * Apollo Server. Adapters read requests and send responses.
 */
import type { HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createBaseTags } from '../../graphql/base-tag.ts'
import { type Compiler, createCompiler } from '../../graphql/compiled.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { createPricing } from '../../graphql/cost.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { type CacheTag, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import { readPublicly } from '../../platform/public-reads.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { inSpan } from '../../platform/tracing.ts'
import { createCoalescingCache } from '../caching/request-coalescing.ts'
import { type CachedResponse, createCachedResponse } from '../caching/response-cache.ts'
import type { RequestWithBody } from '../edge/edge-request.ts'
import { CALL, type Call, createApollo, MAX_TOKENS } from './apollo.ts'
import { CROSS_ORIGIN_HEADERS } from './cross-origin.ts'
import { deadlineExceeded, isUnavailable, within } from './deadline.ts'
import { exactKeyOf, type GraphqlRequest, keyOf } from './graphql-request.ts'
import { createKnownRunner, createRecognizer } from './known-operations.ts'
import { createOperationCache } from './operation-cache.ts'
import { createPublicCheck } from './public-documents.ts'

/** Time limit of an operation, in milliseconds. */
const DEADLINE_MS = 5_000
const MAX_CACHED_BYTES = 64 * 1024 * 1024
const MAX_CACHED_RESPONSES = 20_000
/** Shared caches may store the response but must revalidate it each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

type PipelineOptions = {
  readonly schema: GraphQLSchema
  readonly log: FastifyBaseLogger
  readonly compiler?: Compiler
  /** The cache version of public data; null: nothing is cached. */
  readonly cacheVersion?: () => number | null
  readonly invalidations?: Pick<CacheInvalidations, 'isCurrent'>
  /** Whether a CDN may keep public responses. */
  readonly edgeCache?: boolean
  readonly deadlineMs?: number
}

/** Creates the context for resolvers, which add the tags of their data to `cacheTags`. */
type CreateContext = (cacheTags: Set<CacheTag>) => RequestContext

/** A request that Apollo Server may have to run, with its adapter's functions. */
type FullRequest = {
  readonly http: HTTPGraphQLRequest
  /** Null when the response cannot be shared. */
  readonly shareable: GraphqlRequest | null
  readonly accept: string | undefined
  /** The request as it was read before Fastify. */
  readonly handedOver: RequestWithBody | undefined
  readonly createContext: CreateContext
  /** Charges a price to the caller's budget. */
  readonly charge: (price: number) => BucketState | Promise<BucketState>
  /** Called before a mutation runs. */
  readonly onMutation: () => void
  /** Waits for the caller's turn in the queue. */
  readonly waitForTurn: () => Promise<void>
  /** The common headers of responses to this request, plus the given ones. */
  readonly cacheableHeaders: (more: Readonly<Record<string, string>>) => readonly string[]
}

/** From the cache, or from Apollo Server. */
type PipelineResponse = { readonly cached: CachedResponse } | { readonly uncached: HTTPGraphQLResponse }

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
  // The format of a response depends on `Accept`.
  const cdnVary = options.edgeCache === true ? 'accept-encoding, accept' : undefined
  const cache = createCoalescingCache({
    maxBytes: MAX_CACHED_BYTES,
    maxEntries: MAX_CACHED_RESPONSES,
    ...(invalidations && { invalidations }),
  })
  const operations = createOperationCache(compiler)
  const price = createPricing(schema)
  const baseTagOf = createBaseTags(schema)
  const isPublic = createPublicCheck(schema, MAX_TOKENS)
  const apollo = createApollo({ schema, compiler, price, log })

  const execute = async (
    { http, createContext, charge, onMutation }: FullRequest,
    call: Call = createApolloCall({ charge, onMutation }),
  ): Promise<Execution> => {
    const cacheTags = new Set<CacheTag>()
    const context = { ...createContext(cacheTags), [CALL]: call }
    const run = () => apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: http, context: async () => context })
    const response = await inSpan('graphql', {}, run)
    if (call.running !== null) cacheTags.add(baseTagOf(call.running.document))
    return { response, call, cacheTags }
  }

  const runAlone = async (request: FullRequest): Promise<PipelineResponse> => {
    await request.waitForTurn()
    const call = createApolloCall(request)
    // A mutation is awaited: 503 must not hide what it did.
    const { response } = await within(deadlineMs, execute(request, call), () => {
      call.late = true
      return call.mutates
    })
    return { uncached: response }
  }

  const runShared = async (request: FullRequest, shared: SharedKey): Promise<PipelineResponse> => {
    const { key, version, graphqlRequest } = shared
    let own: Execution | null = null
    const compute = async (): Promise<CachedResponse | null> => {
      own = await readPublicly(() => execute(request))
      return toCachedResponse(request, own, { cacheVersion: version, cdnVary })
    }
    const found = await within(deadlineMs, cache.getOrCompute(key, version, compute))
    if (own !== null) {
      const { response, call } = own as Execution
      if (found === null) return { uncached: response }
      const { accept } = request
      if (call.running !== null) {
        const baseTag = baseTagOf(call.running.document)
        operations.add({ graphqlRequest, accept, headers: found.headers, baseTag, ...call.running })
      }
    } else if (found === null || !(await request.charge(found.cost)).allowed) {
      // If the budget is exceeded, Apollo builds the error, as it does without the cache.
      return runAlone(request)
    }
    if (request.handedOver !== undefined) cache.store.alias(exactKeyOf(request.handedOver), key)
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

    /** The cached response to an identical request, which has already passed every check. */
    recall: (request: RequestWithBody, version: number): CachedResponse | undefined =>
      cache.store.getByExactKey(exactKeyOf(request), version),

    recognize: createRecognizer(operations, price),

    runKnown: createKnownRunner({ cache, deadlineMs, log, cdnVary }),

    /** Runs any request. Rejects with 503 when its deadline passes before a mutation begins. */
    run: async (request: FullRequest): Promise<PipelineResponse> => {
      if (request.handedOver?.late === true) throw deadlineExceeded()
      let shared = sharedKeyOf(request)
      // A cached or pending response needs no turn.
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

const createApolloCall = ({ charge, onMutation }: Pick<Call, 'charge' | 'onMutation'>): Call => ({
  charge,
  onMutation,
  cost: null,
  running: null,
  clean: false,
  mutates: false,
  late: false,
})

/** The response in its cached form; null unless it is complete and has no errors. */
const toCachedResponse = (
  { cacheableHeaders }: FullRequest,
  { response, call, cacheTags }: Execution,
  cached: Pick<CachedResponse, 'cacheVersion' | 'cdnVary'>,
): CachedResponse | null => {
  const { headers, body, status } = response
  if (!call.clean || call.running === null || call.cost === null || body.kind !== 'complete' || (status ?? 200) !== 200)
    return null
  return createCachedResponse({
    status: 200,
    cost: call.cost,
    ...cached,
    tags: tagsOfResponse(cacheTags),
    headers: cacheableHeaders({
      ...Object.fromEntries(headers),
      ...CROSS_ORIGIN_HEADERS,
      'cache-control': REVALIDATE,
    }),
    body: body.string,
  })
}
