import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { DocumentNode } from 'graphql'
import type { ExecuteOperation, RenderResult } from '#core/rendering.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { type CacheTag, DAY, tagsOfResponse } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CoalescingCache, headersToCache, sendCached } from '../caching/request-coalescing.ts'
import { type CachedResponse, createCachedResponse } from '../caching/response-cache.ts'
import { PRICES } from '../cost-limit.ts'
import { PRICED_BY_HANDLER, pay } from '../plugins/budget.ts'
import { isExpected, logProblem, type Problem, sendProblem } from '../plugins/errors.ts'
import { anonymous } from '../request-context.ts'
import type { Renderer } from './built-renderer.ts'
import { errorPage, refusalPage } from './error-page.ts'
import { createOriginCheck } from './local-origin.ts'
import { withMarkdownCopies } from './markdown-copies.ts'
import { type PageCache, type PageKey, pageKeyOf } from './page-cache.ts'

type PagesOptions = {
  readonly renderer: Renderer
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
  /** The script URL of an external analytics tag. */
  readonly tagAddress?: string | undefined
  readonly clock: Clock
  /** Null: no caching. */
  readonly cache: PageCache | null
  /** Whether a CDN may keep public pages. */
  readonly edgeCache?: boolean
  /** False for a request for a fresh page. By default always true. */
  readonly mayUseCache?: (request: FastifyRequest) => boolean
}

/**
 * Serves all other GETs with pages rendered for anonymous visitors: 200, 404, 410 for removed pages, 301 to canonical
 * URLs. Missing data gives an error page, never an incomplete one. Public pages are cached by tag. Unread parameters
 * are stripped first, so that they neither select nor bypass a cached page.
 */
export const pages = fp<PagesOptions>(
  async (fastify, given) => {
    const { render, assetsFor } = given.renderer
    const options = { ...given, renderer: { assetsFor, render: withMarkdownCopies(render) } }
    const { cache, mayUseCache = () => true } = options

    const opensElsewhere = createOriginCheck(options.publicUrl)

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (opensElsewhere(request.headers)) {
        const location = `${options.publicUrl}${request.url}`
        return reply.code(302).headers({ 'cache-control': 'no-store', location }).send()
      }
      const data: PageData = { outOfReach: false, cacheTags: new Set([DAY]) }
      try {
        const cacheVersion = cache?.cacheVersion() ?? null
        const page = pageKeyOf(request.url)
        const isShared = page.cacheable && request.headers.authorization === undefined && mayUseCache(request)
        if (cache === null || cacheVersion === null || !isShared) {
          return sendRendered(reply, page, await renderAlone(request, reply, page, data))
        }
        return await sendShared(request, reply, cache, { ...page, cacheVersion }, data)
      } catch (error) {
        const problem = fastify.describeError(error)
        if (problem.status === 429) return sendRefusal(request, reply, problem)
        const status = data.outOfReach || problem.status === 503 ? 503 : 500
        if (data.outOfReach) {
          // Logged where it happened; the renderer's error for data that it did not get says no more.
          request.log.warn({ status, reason: 'Its data is unavailable.' }, FAILED)
        } else if (status === 503 && isExpected(error)) request.log.warn({ status, reason: error.message }, FAILED)
        else request.log.error({ err: error, status }, FAILED)
        return sendFailure(request, reply, status)
      }
    }

    const renderAlone = async (request: FastifyRequest, reply: FastifyReply, page: PageKey, data: PageData) => {
      await reply.waitForTurn()
      await pay(request, PRICES.rendering)
      return renderPage(request, page.key, options, data)
    }

    const sendShared = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { plain, queried, missing, cacheVersion: currentCacheVersion }: PageCache,
      page: PageKey & { readonly cacheVersion: number },
      data: PageData,
    ): Promise<FastifyReply> => {
      const { key } = page
      const place = page.queried ? queried : plain
      let { cacheVersion } = page
      const isMissing = () => missing.store.get(key, cacheVersion)
      let own: RenderResult | null = null
      const compute = async (): Promise<CachedResponse | null> => {
        own = await renderPage(request, key, options, data)
        const cdnVary = options.edgeCache === true ? 'accept-encoding' : undefined
        const base = { cost: 0, cacheVersion, tags: tagsOfResponse(data.cacheTags), cdnVary } as const
        const finished = toCachedPage(reply, own, base)
        if (finished === null) return null
        if (finished.status === 200) return page.known ? finished : null
        missing.store.set(key, finished)
        return null
      }
      // A cached page, or one already being rendered, is not counted as work.
      const isWork = () => isMissing() === undefined && place.find(key, cacheVersion) === null
      if (isWork()) {
        await reply.waitForTurn()
        // The catalog may have changed meanwhile.
        cacheVersion = currentCacheVersion() ?? cacheVersion
      }
      const paid = pay(request, isWork() ? PRICES.rendering : PRICES.fromMemory)
      if (paid !== null) await paid
      const cached = isMissing() === undefined ? await place.getOrCompute(key, cacheVersion, compute) : null
      if (cached !== null) return sendCachedPage(request, reply, place, page, cached)
      const absent = isMissing()
      if (absent !== undefined) return sendCachedPage(request, reply, missing, page, absent)
      return sendRendered(reply, page, own ?? (await renderAlone(request, reply, page, data)))
    }

    fastify.get('/*', {
      config: { price: PRICED_BY_HANDLER },
      handler,
      errorHandler: (error, request, reply) => {
        const problem = fastify.describeError(error)
        logProblem(request, problem, error)
        const { status } = problem
        return status === 429 || status === 503
          ? sendRefusal(request, reply, problem)
          : sendProblem(request, reply, problem)
      },
    })
  },
  { name: 'pages', dependencies: ['errors', 'budget', 'caller-queue'] },
)

const sendCachedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: CoalescingCache,
  page: PageKey,
  cached: CachedResponse,
): FastifyReply | Promise<FastifyReply> => {
  // Campaign parameters belong to one visit.
  const location = page.campaign.length === 0 ? undefined : headerOf(cached, 'location')
  if (location !== undefined) return sendRendered(reply, page, { kind: 'redirect', status: 301, location })
  if (request.url === page.key) place.store.alias(request.url, page.key)
  return sendCached(request, reply, cached)
}

const headerOf = ({ headers }: CachedResponse, name: string): string | undefined => {
  const index = headers.indexOf(name)
  return index === -1 ? undefined : headers[index + 1]
}

/** Existing, missing and removed pages. */
const CACHED_STATUSES: ReadonlySet<number> = new Set([200, 404, 410])

/** Public pages and permanent redirects; null for everything else. */
const toCachedPage = (
  reply: FastifyReply,
  result: RenderResult,
  base: Pick<CachedResponse, 'cost' | 'cacheVersion' | 'tags' | 'cdnVary'>,
): CachedResponse | null => {
  if (result.kind === 'redirect') {
    if (result.status !== 301) return null
    const headers = headersToCache(reply, { 'cache-control': 'no-cache', location: result.location })
    return createCachedResponse({ ...base, status: 301, headers, body: '' })
  }
  if (result.visibility !== 'public' || !CACHED_STATUSES.has(result.status)) return null
  const headers = headersToCache(reply, { 'cache-control': 'no-cache', ...contentHeaders(result) })
  return createCachedResponse({ ...base, status: result.status, headers, body: result.html })
}

/** Markdown copies name their page as canonical, for search engines. */
const contentHeaders = ({ markdownOf }: Extract<RenderResult, { kind: 'page' }>): Record<string, string> =>
  markdownOf === undefined
    ? { 'content-type': 'text/html; charset=utf-8' }
    : {
        'content-type': 'text/markdown; charset=utf-8',
        link: `<${markdownOf}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
      }

const sendRendered = (reply: FastifyReply, { campaign }: PageKey, result: RenderResult): FastifyReply => {
  if (result.kind === 'redirect') {
    // The URL of a temporary redirect may contain private data.
    const cacheControl = result.status === 301 ? 'no-cache' : 'no-store'
    const joint = result.location.includes('?') ? '&' : '?'
    const location = campaign.length === 0 ? result.location : `${result.location}${joint}${campaign.join('&')}`
    return reply.code(result.status).headers({ 'cache-control': cacheControl, location }).send()
  }
  reply.code(result.status).headers(contentHeaders(result))
  if (result.visibility === 'public') reply.header('cache-control', 'no-cache')
  else reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  // Otherwise links would reveal the secret URL to other sites.
  if (result.visibility === 'unlisted') reply.header('referrer-policy', 'same-origin')
  return reply.send(result.html)
}

/** Collected while the renderer reads data: shown cache tags, and whether data was unavailable. */
type PageData = { outOfReach: boolean; readonly cacheTags: Set<CacheTag> }

const renderPage = (
  request: FastifyRequest,
  url: string,
  options: PagesOptions,
  data: PageData,
): Promise<RenderResult> => {
  const { renderer, execute, createContext, publicUrl, tagAddress, clock } = options
  // Rendering is always anonymous, whatever the request carries.
  const context: RequestContext = {
    ...createContext(request),
    viewer: anonymous,
    cacheTags: data.cacheTags,
  }
  const executeOperation: ExecuteOperation = async ({ document, variables }) => {
    const executed = await execute({ document: document as DocumentNode, variables, context })
    data.outOfReach ||= executed.errors?.some((error) => error.extensions['status'] === 503) ?? false
    return executed
  }
  const { assetsFor } = renderer
  return renderer.render({
    url,
    origin: publicUrl,
    now: clock.now(),
    execute: executeOperation,
    assetsFor,
    tagAddress,
  })
}

const FAILED = 'could not render a page'

const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: 500 | 503): FastifyReply => {
  if (status === 503) reply.header('retry-after', '5')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorPage(request.id))
}

/** Visitors cannot read JSON errors, so rate limit and overload also get a page. */
const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { status, headers = {} }: Problem): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('text/html; charset=utf-8')
    .send(refusalPage(status === 429 ? 'limited' : 'busy', Number(headers['retry-after'] ?? 0), request.id))
