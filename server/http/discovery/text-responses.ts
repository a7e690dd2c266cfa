/** Documents other than pages (sitemap, feeds, llms.txt, embeds): made from GraphQL, cached and priced like pages. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { type CacheTag, CONTENT, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import { createCoalescingCache, headersToCache, sendCached } from '../caching/request-coalescing.ts'
import { createCachedResponse } from '../caching/response-cache.ts'
import { PRICES } from '../cost-limit.ts'
import { pay } from '../plugins/budget.ts'
import { runTyped } from '../run-typed.ts'

const MEGABYTE = 1024 * 1024

/** Runs one of the server's own documents as an anonymous caller. */
export type ReadData = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** A text that is not a plain 200: removed for good, or at another address. */
export type OtherText = {
  readonly status: 301 | 410
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

type TextResponse = {
  /** With its character set. */
  readonly type: string
  /** What the text depends on beside the data; by default its path. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** What making it costs; from the cache it costs `PRICES.fromMemory`. */
  readonly price: number
  /** The whole text, or null when there is nothing at this address. */
  readonly make: (read: ReadData) => Promise<string | OtherText | null>
  /** Responds when there is nothing at this address; never cached. By default like any unknown address. */
  readonly sendMissing?: (reply: FastifyReply) => FastifyReply
}

export type TextResponses = {
  /** Sends the text of this path. Its route is priced by the handler. */
  send(request: FastifyRequest, reply: FastifyReply, text: TextResponse): Promise<FastifyReply>
}

type Options = {
  readonly execute: Execute
  /** The context of calls that the server makes to itself. */
  readonly context: RequestContext
  readonly invalidations: Pick<CacheInvalidations, 'isCurrent'>
  /** The version of the data behind texts. Null: nothing is cached now. */
  readonly cacheVersion: () => number | null
  /** Whether a CDN may keep texts. */
  readonly edgeCache?: boolean | undefined
  /** Most cached texts. */
  readonly maxEntries?: number
}

/** Crawlers may keep what they have for so long. */
const CACHE_CONTROL = 'public, max-age=3600'

export const createTextResponses = (options: Options): TextResponses => {
  const { execute, context, invalidations, cacheVersion } = options
  const cdnVary = options.edgeCache === true ? 'accept-encoding' : undefined
  const cache = createCoalescingCache({ maxBytes: 48 * MEGABYTE, maxEntries: options.maxEntries ?? 200, invalidations })

  return {
    send: async (request, reply, { type, key, headers: own = {}, price, make, sendMissing }) => {
      // Decoded: a path can be spelled in many ways.
      const path = key ?? decodeURIComponent(request.url.split('?', 1)[0] ?? '')
      const version = cacheVersion()
      // Texts that are made over several reads are never older than the first of them.
      const isWork = () => version === null || cache.find(path, version) === null
      if (isWork()) await reply.waitForTurn()
      const paid = pay(request, isWork() ? price : PRICES.fromMemory)
      if (paid !== null) await paid
      const compute = async () => {
        const cacheTags = new Set<CacheTag>([CONTENT])
        const recording = { ...context, cacheTags }
        const made = await make((document, variables) => runTyped(execute, document, variables, recording))
        if (made === null) return null
        const {
          status,
          body,
          headers: more,
        } = typeof made === 'string' ? { status: 200, body: made, headers: {} } : made
        const common = { 'cache-control': CACHE_CONTROL, 'content-type': type }
        const headers = headersToCache(reply, { ...common, ...own, ...more })
        const base = { cost: 0, status, cacheVersion: version ?? 0, cdnVary } as const
        return createCachedResponse({ ...base, tags: tagsOfResponse(cacheTags), headers, body })
      }
      const response = version === null ? await compute() : await cache.getOrCompute(path, version, compute)
      if (response === null) {
        if (sendMissing !== undefined) return sendMissing(reply)
        reply.callNotFound()
        return reply
      }
      return sendCached(request, reply, response)
    },
  }
}
