/** Requests whose operation has run before: they skip parsing, validation and Apollo Server. */

import { crc32 } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'
import { MAX_COST } from '#core/api-limits.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Pricing } from '../../graphql/cost.ts'
import { type CacheTag, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import { readPublicly } from '../../platform/public-reads.ts'
import { inSpan } from '../../platform/tracing.ts'
import type { CoalescingCache } from '../caching/request-coalescing.ts'
import { type CachedResponse, createCachedResponse } from '../caching/response-cache.ts'
import type { RequestWithBody } from '../edge/edge-request.ts'
import { parseJsonBody } from '../edge/json-body.ts'
import { asRecord, refuseValue } from '../input-validation.ts'
import { costExtension } from './apollo.ts'
import { isUnavailable, within } from './deadline.ts'
import { exactKeyOf, type GraphqlRequest, keyOf, MAX_ACCEPT, parseGraphqlRequest } from './graphql-request.ts'
import type { CachedOperation, OperationCache } from './operation-cache.ts'
import { createRecentNumbers } from './recent-numbers.ts'

export type KnownRequest = {
  readonly graphqlRequest: GraphqlRequest
  readonly accept: string
  readonly operation: CachedOperation
  readonly variables: Readonly<Record<string, unknown>>
  readonly price: number
}

/**
 * Recognizes a request for a known operation and checks its variables. Returns null for all other requests; Apollo
 * Server handles them and reports what is wrong.
 */
export const createRecognizer =
  (operations: OperationCache, price: Pricing) =>
  (body: Buffer, accept: string): KnownRequest | null => {
    if (accept.length > MAX_ACCEPT) return null
    const given = parseJsonBody(body)
    const graphqlRequest = parseGraphqlRequest(given)
    const operation = graphqlRequest === null ? undefined : operations.find(graphqlRequest, accept)
    if (graphqlRequest === null || operation === undefined) return null
    // The document has already passed this check. An empty string keeps the depth of the body.
    if (refuseValue({ ...given, query: '' }) !== null) return null
    const variables = asRecord(graphqlRequest.variables) ?? {}
    const cost = price(operation.document, operation.operation, variables)
    return cost > MAX_COST ? null : { graphqlRequest, accept, operation, variables, price: cost }
  }

type RunnerOptions = Pick<CachedResponse, 'cdnVary'> & {
  readonly cache: CoalescingCache
  readonly deadlineMs: number
  readonly log: FastifyBaseLogger
}

type Run = {
  readonly request: RequestWithBody
  /** The cache version of public data. */
  readonly version: number
  readonly createContext: (cacheTags: Set<CacheTag>) => RequestContext
}

/**
 * Runs known requests as compiled code and produces the same response as Apollo Server. A response is cached on its
 * second request, if it has no errors. Resolves with null when Apollo Server has to run the request.
 */
export const createKnownRunner = ({ cache, deadlineMs, log, cdnVary }: RunnerOptions) => {
  const isRepeated = createRecentNumbers()

  const compute = async (known: KnownRequest, { version, createContext }: Run): Promise<CachedResponse | null> => {
    const { operation, variables, price } = known
    const cacheTags = new Set<CacheTag>([operation.baseTag])
    const run = async () => operation.code.query(undefined, createContext(cacheTags), variables)
    const { data, errors } = await readPublicly(() => inSpan('graphql', {}, run))
    if (errors !== undefined || data === undefined || data === null) return null
    return createCachedResponse({
      status: 200,
      cost: price,
      cacheVersion: version,
      cdnVary,
      tags: tagsOfResponse(cacheTags),
      headers: operation.headers,
      body: `${JSON.stringify({ data, extensions: costExtension(price) })}\n`,
    })
  }

  const computeShared = async (known: KnownRequest, key: string, run: Run): Promise<CachedResponse | null> => {
    const found = await cache.getOrCompute(key, run.version, () => compute(known, run))
    if (found !== null) cache.store.alias(exactKeyOf(run.request), key)
    return found
  }

  return async (known: KnownRequest, run: Run): Promise<CachedResponse | null> => {
    const key = isRepeated(crc32(run.request.body)) ? keyOf(known.graphqlRequest, known.accept) : null
    try {
      return await within(deadlineMs, key === null ? compute(known, run) : computeShared(known, key, run))
    } catch (error) {
      if (isUnavailable(error)) {
        run.request.late = true
        if (key !== null) cache.abandon(key, run.version)
      } else log.debug({ err: error }, 'known operation failed')
      return null
    }
  }
}
