import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { DocumentNode } from 'graphql'
import type { ExecuteOperation, RenderResult } from '../../../core/rendering.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import type { Clock } from '../../platform/clock.ts'
import { type FinishedAnswer, finishAnswer } from '../finished-answers.ts'
import { isExpected } from '../plugins/errors.ts'
import { anonymous } from '../request-context.ts'
import { headersToKeep, type SharedAnswers, sendFinished } from '../shared-answers.ts'
import type { Renderer } from './built-renderer.ts'
import { errorPage } from './error-page.ts'
import { type PageAnswers, pageKeyOf } from './page-answers.ts'

export type PagesOptions = {
  readonly renderer: Renderer
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
  /** Public origin, without a slash at the end. */
  readonly publicUrl: string
  readonly clock: Clock
  /** Where finished pages are kept; null: nowhere. */
  readonly answers: PageAnswers | null
}

/**
 * Answers every GET that nothing else answers with a page rendered for an anonymous visitor: 200, 404 for what does
 * not exist, 301 to canonical addresses. A page whose data is out of reach is an error page, never one with holes.
 * Public pages are kept as finished bytes until the catalogue changes.
 */
export const pages = fp<PagesOptions>(
  async (fastify, options) => {
    const { answers } = options

    fastify.get('/*', async (request, reply) => {
      const data: PageData = { outOfReach: false }
      try {
        const stamp = answers?.stamp() ?? null
        const page = request.headers.authorization === undefined ? pageKeyOf(request.url) : null
        if (answers === null || stamp === null || page === null) {
          return await sendRendered(reply, await renderPage(request, request.url, options, data))
        }
        return await sendShared(request, reply, answers, { ...page, stamp }, data)
      } catch (error) {
        const status = data.outOfReach || fastify.describeError(error).status === 503 ? 503 : 500
        if (data.outOfReach) {
          // Logged where it happened; the renderer's error for data that it did not get says no more.
          request.log.warn({ status, reason: 'Its data is out of reach.' }, FAILED)
        } else if (status === 503 && isExpected(error)) request.log.warn({ status, reason: error.message }, FAILED)
        else request.log.error({ err: error, status }, FAILED)
        return sendFailure(request, reply, status)
      }
    })

    const sendShared = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { plain, queried, missing }: PageAnswers,
      { key, queried: hasQuery, stamp }: { key: string; queried: boolean; stamp: string },
      data: PageData,
    ): Promise<FastifyReply> => {
      const isExact = request.url === key
      const render = (url: string) => renderPage(request, url, options, data)
      const known = missing.store.get(key, stamp)
      // A redirect carries the query on, so only its own spelling may share it.
      if (known !== undefined && (isExact || known.status === 404)) return sendKept(request, reply, missing, key, known)
      const place = hasQuery ? queried : plain
      let own: RenderResult | null = null
      const answer = await place.getOrMake(key, stamp, async () => {
        // By its key, so that nothing that the key leaves out can get into what others receive.
        own = await render(key)
        if (own.kind === 'redirect' && !isExact) own = await render(request.url)
        const finished = finishPage(reply, own, stamp)
        if (finished === null || finished.status === 200) return finished
        if (finished.status === 404 || isExact) missing.store.set(key, finished)
        return null
      })
      if (answer !== null) return sendKept(request, reply, place, key, answer)
      return sendRendered(reply, own ?? (await render(request.url)))
    }
  },
  { name: 'pages' },
)

const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: SharedAnswers,
  key: string,
  answer: FinishedAnswer,
): Promise<FastifyReply> => {
  place.store.alias(request.url, key)
  return sendFinished(request, reply, answer)
}

/** A public page or a lasting redirect as it may be kept; null for everything else. */
const finishPage = (reply: FastifyReply, result: RenderResult, stamp: string): FinishedAnswer | null => {
  const base = { cost: 0, stamp }
  if (result.kind === 'redirect') {
    if (result.status !== 301) return null
    const headers = headersToKeep(reply, { 'cache-control': 'no-cache', location: result.location })
    return finishAnswer({ ...base, status: 301, headers, body: '' })
  }
  if (result.visibility !== 'public' || (result.status !== 200 && result.status !== 404)) return null
  const headers = headersToKeep(reply, { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  return finishAnswer({ ...base, status: result.status, headers, body: result.html })
}

const sendRendered = (reply: FastifyReply, result: RenderResult): FastifyReply => {
  if (result.kind === 'redirect') {
    // What leads elsewhere for now may hold in its address what nobody shall keep.
    const kept = result.status === 301 ? 'no-cache' : 'no-store'
    return reply.code(result.status).headers({ 'cache-control': kept, location: result.location }).send()
  }
  reply.code(result.status).type('text/html; charset=utf-8')
  if (result.visibility === 'private') reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  else reply.header('cache-control', 'no-cache')
  return reply.send(result.html)
}
/** Noted on the way to the renderer, which may throw whatever it likes for data that it did not get. */
type PageData = { outOfReach: boolean }

const renderPage = (
  request: FastifyRequest,
  url: string,
  options: PagesOptions,
  data: PageData,
): Promise<RenderResult> => {
  const { renderer, execute, createContext, publicUrl, clock } = options
  // Rendering is always anonymous, whatever the request carries.
  const context: RequestContext = { ...createContext(request), viewer: anonymous }
  const executeOperation: ExecuteOperation = async ({ document, variables }) => {
    const answer = await execute({ document: document as DocumentNode, variables, context })
    data.outOfReach ||= answer.errors?.some((error) => error.extensions['status'] === 503) ?? false
    return answer
  }
  const { assetsFor } = renderer
  return renderer.render({
    url,
    origin: publicUrl,
    now: clock.now(),
    execute: executeOperation,
    assetsFor,
  })
}

const FAILED = 'a page could not be rendered'

const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: 500 | 503): FastifyReply => {
  if (status === 503) reply.header('retry-after', '5')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorPage(request.id))
}
