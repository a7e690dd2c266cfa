import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { DocumentNode } from 'graphql'
import type { ExecuteOperation, RenderResult } from '../../../core/rendering.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import type { Clock } from '../../platform/clock.ts'
import { PRICES } from '../cost-limit.ts'
import { type FinishedAnswer, finishAnswer } from '../finished-answers.ts'
import { PRICED_BY_HANDLER, pay } from '../plugins/budget.ts'
import { isExpected, logProblem, type Problem, sendProblem } from '../plugins/errors.ts'
import { anonymous } from '../request-context.ts'
import { headersToKeep, type SharedAnswers, sendFinished } from '../shared-answers.ts'
import type { Renderer } from './built-renderer.ts'
import { errorPage, refusalPage } from './error-page.ts'
import { type PageAnswers, type PageKey, pageKeyOf } from './page-answers.ts'

export type PagesOptions = {
  readonly renderer: Renderer
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
  /** Public origin, without a slash at the end. */
  readonly publicUrl: string
  readonly clock: Clock
  /** Where finished pages are kept; null: nowhere. */
  readonly answers: PageAnswers | null
  /** False for a request that asks for a page that is made anew; none may when left out. */
  readonly takesFromMemory?: (request: FastifyRequest) => boolean
}

/**
 * Answers every GET that nothing else answers with a page rendered for an anonymous visitor: 200, 404 for what does
 * not exist, 301 to canonical addresses. A page whose data is out of reach is an error page, never one with holes.
 * Public pages are kept as finished bytes until the catalogue changes. What a page does not read in its address is
 * stripped before anything else, so that it neither chooses nor bypasses what is kept.
 */
export const pages = fp<PagesOptions>(
  async (fastify, options) => {
    const { answers, takesFromMemory = () => true } = options

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const data: PageData = { outOfReach: false }
      try {
        const stamp = answers?.stamp() ?? null
        const page = pageKeyOf(request.url)
        const isShared = page.kept && request.headers.authorization === undefined && takesFromMemory(request)
        if (answers === null || stamp === null || !isShared) {
          return sendRendered(reply, page, await renderAlone(request, reply, page, data))
        }
        return await sendShared(request, reply, answers, { ...page, stamp }, data)
      } catch (error) {
        const problem = fastify.describeError(error)
        if (problem.status === 429) return sendRefusal(request, reply, problem)
        const status = data.outOfReach || problem.status === 503 ? 503 : 500
        if (data.outOfReach) {
          // Logged where it happened; the renderer's error for data that it did not get says no more.
          request.log.warn({ status, reason: 'Its data is out of reach.' }, FAILED)
        } else if (status === 503 && isExpected(error)) request.log.warn({ status, reason: error.message }, FAILED)
        else request.log.error({ err: error, status }, FAILED)
        return sendFailure(request, reply, status)
      }
    }

    const renderAlone = async (request: FastifyRequest, reply: FastifyReply, page: PageKey, data: PageData) => {
      await reply.waitForTurn()
      pay(request, PRICES.rendering)
      return renderPage(request, page.key, options, data)
    }

    const sendShared = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { plain, queried, missing, stamp: currentStamp }: PageAnswers,
      page: PageKey & { readonly stamp: string },
      data: PageData,
    ): Promise<FastifyReply> => {
      const { key } = page
      const place = page.queried ? queried : plain
      let { stamp } = page
      const isMissing = () => missing.store.get(key, stamp)
      let own: RenderResult | null = null
      const make = async (): Promise<FinishedAnswer | null> => {
        own = await renderPage(request, key, options, data)
        const finished = finishPage(reply, own, stamp)
        if (finished === null || finished.status === 200) return finished
        missing.store.set(key, finished)
        return null
      }
      // Neither who finds the page in memory nor who joins a rendering has work to wait for.
      const isWork = () => isMissing() === undefined && place.find(key, stamp) === null
      if (isWork()) {
        await reply.waitForTurn()
        // The catalogue may have moved in the meantime.
        stamp = currentStamp() ?? stamp
      }
      pay(request, isWork() ? PRICES.rendering : PRICES.fromMemory)
      const answer = isMissing() === undefined ? await place.getOrMake(key, stamp, make) : null
      if (answer !== null) return sendKept(request, reply, place, page, answer)
      const absent = isMissing()
      if (absent !== undefined) return sendKept(request, reply, missing, page, absent)
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

const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  place: SharedAnswers,
  page: PageKey,
  answer: FinishedAnswer,
): FastifyReply | Promise<FastifyReply> => {
  // What a redirect passes on belongs to one visit.
  const location = page.campaign.length === 0 ? undefined : headerOf(answer, 'location')
  if (location !== undefined) return sendRendered(reply, page, { kind: 'redirect', status: 301, location })
  if (request.url === page.key) place.store.alias(request.url, page.key)
  return sendFinished(request, reply, answer)
}

const headerOf = ({ headers }: FinishedAnswer, name: string): string | undefined => {
  const index = headers.indexOf(name)
  return index === -1 ? undefined : headers[index + 1]
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

const sendRendered = (reply: FastifyReply, { campaign }: PageKey, result: RenderResult): FastifyReply => {
  if (result.kind === 'redirect') {
    // What leads elsewhere for now may hold in its address what nobody shall keep.
    const kept = result.status === 301 ? 'no-cache' : 'no-store'
    const joint = result.location.includes('?') ? '&' : '?'
    const location = campaign.length === 0 ? result.location : `${result.location}${joint}${campaign.join('&')}`
    return reply.code(result.status).headers({ 'cache-control': kept, location }).send()
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

/** Who asks for too much, or at a busy moment, gets a page too: visitors cannot read what programs are told. */
const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { status, headers = {} }: Problem): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('text/html; charset=utf-8')
    .send(refusalPage(status === 429 ? 'limited' : 'busy', Number(headers['retry-after'] ?? 0), request.id))
