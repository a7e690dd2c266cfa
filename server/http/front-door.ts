import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import { budgetHeaders, type CostLimit, PRICES } from './cost-limit.ts'
import { encodeAnswer, type FinishedAnswer, isKnown, type Variant } from './finished-answers.ts'
import type { PageAnswers } from './pages/page-answers.ts'
import { createRequestId } from './plugins/logging.ts'
import type { SharedAnswers } from './shared-answers.ts'
import type { Answered, PlainQuestion, ShortWay } from './short-way.ts'
import { UNCACHED_HEADER } from './uncached.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type FrontDoorOptions = {
  readonly log: FastifyBaseLogger
  readonly apiPath: string
  readonly api: SharedAnswers
  readonly apiStamp: () => string | null
  readonly pages: PageAnswers
  readonly costLimit: CostLimit
  /** The address that the budget is counted by. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly draining: () => boolean
  /** Asked about what is not kept. */
  readonly shortWay?: ShortWay
}

/** Bodies that arrive with their headers; larger ones take the ordinary way. */
const MAX_BODY = 16_384
const LOG_EVERY_MS = 60_000

/** What a question to the API may say beside its body. Anything unusual takes the ordinary way. */
type Facts = { length: number; json: boolean; accept: string; encoding: string | undefined; known: string | undefined }

const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])
const UNUSUAL = new Set([
  'authorization',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'upgrade',
  'range',
  UNCACHED_HEADER,
])

/** A list that came in several headers is one list. */
const joined = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`

/**
 * Reads the headers that matter, once; null when there is one that makes the request unusual, or a repeated one that
 * may come only once.
 */
const readFacts = ({ rawHeaders }: IncomingMessage): Facts | null => {
  const facts: Facts = { length: 0, json: false, accept: '', encoding: undefined, known: undefined }
  let hosts = 0
  let types = 0
  let lengths = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase()
    const value = rawHeaders[index + 1] as string
    if (UNUSUAL.has(name)) return null
    if (name === 'host') hosts += 1
    else if (name === 'content-type') {
      types += 1
      facts.json = JSON_TYPES.has(value.toLowerCase())
    } else if (name === 'content-length') {
      lengths += 1
      facts.length = Number(value)
    } else if (name === 'accept') facts.accept = facts.accept === '' ? value : `${facts.accept}, ${value}`
    else if (name === 'accept-encoding') facts.encoding = joined(facts.encoding, value)
    else if (name === 'if-none-match') facts.known = joined(facts.known, value)
  }
  return hosts === 1 && types <= 1 && lengths <= 1 ? facts : null
}

/**
 * Stands before the whole application and answers what is asked in exactly the spelling of a question that the
 * application has answered and that is still true: those bytes have passed every check before. Everything else goes on
 * unchanged. It reads no cookie and serves nothing to a request that carries a token.
 */
export const createFrontDoor = (options: FrontDoorOptions) => {
  const { log, apiPath, api, apiStamp, pages, costLimit, addressOf, draining, shortWay } = options
  let served = 0
  let loggedAt = performance.now()

  const write = (response: ServerResponse, answer: FinishedAnswer, variant: Variant, facts: Facts, own: string[]) => {
    if (draining()) own.push('connection', 'close')
    if (answer.status === 200 && isKnown(facts.known, variant)) {
      response.writeHead(304, [...variant.headers, ...own])
      response.end()
    } else {
      own.push('content-length', String(variant.body.length))
      response.writeHead(answer.status, [...variant.headers, ...own])
      response.end(variant.body)
    }
  }

  const send = (response: ServerResponse, answer: FinishedAnswer, facts: Facts, more: readonly string[]): boolean => {
    const variant = answer.variants[chooseEncoding(facts.encoding)]
    if (variant === undefined) return false
    write(response, answer, variant, facts, ['x-request-id', createRequestId(), ...more])
    served += 1
    const now = performance.now()
    if (now - loggedAt >= LOG_EVERY_MS) {
      log.info({ served, seconds: Math.round((now - loggedAt) / 1000) }, 'requests answered from memory')
      served = 0
      loggedAt = now
    }
    return true
  }

  const sendNew = async (response: ServerResponse, { answer, state }: Answered, facts: Facts, requestId: string) => {
    const variant = await encodeAnswer(answer, chooseEncoding(facts.encoding))
    write(response, answer, variant, facts, ['x-request-id', requestId, ...budgetHeaders(costLimit, state)])
  }

  /** Asks the short way; what it leaves goes on. */
  const answerNew = (asked: PlainQuestion, facts: Facts, next: Handler): boolean => {
    const { request, response, requestId, body } = asked
    const began = performance.now()
    const found = shortWay?.(asked) ?? null
    if (found === null) return false
    // Put back before the stream has ended, after which nothing can be.
    request.unshift(body)
    const answer = async (): Promise<void> => {
      const answered = await found
      // Whoever hung up while waiting for a turn is owed no work.
      if (response.closed) return
      if (answered === null) return next(request, response)
      await sendNew(response, answered, facts, requestId)
      request.resume()
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ requestId, method: 'POST', path: apiPath, status: response.statusCode, ms }, 'request')
    }
    answer().catch((error: unknown) => {
      log.error({ err: error, requestId }, 'an answer could not be sent')
      response.destroy()
    })
    return true
  }

  const answerApi = (
    request: IncomingMessage,
    response: ServerResponse,
    facts: Facts,
    body: Buffer,
    next: Handler,
  ): boolean => {
    const stamp = apiStamp()
    if (stamp === null) return false
    const address = addressOf(request)
    const spelling = `${facts.accept}\n${body.toString('latin1')}`
    const answer = api.store.getExact(spelling, stamp)
    if (answer === undefined || answer.variants[chooseEncoding(facts.encoding)] === undefined) {
      api.spellings.set(request, spelling)
      if (answer !== undefined) return false
      const requestId = createRequestId()
      const { accept } = facts
      return answerNew({ request, response, requestId, address, accept, body, stamp }, facts, next)
    }
    const state = costLimit.take(address, answer.cost)
    // Nothing was taken then, and the ordinary way knows how to refuse.
    if (!state.allowed) return false
    return send(response, answer, facts, budgetHeaders(costLimit, state))
  }

  const tryApi = (request: IncomingMessage, response: ServerResponse, next: Handler): boolean => {
    const facts = readFacts(request)
    if (facts === null || !facts.json || !(facts.length > 0 && facts.length <= MAX_BODY)) return false
    request.once('readable', () => {
      const body = request.read() as Buffer | null
      if (body?.length === facts.length && answerApi(request, response, facts, body, next)) return
      if (body !== null) request.unshift(body)
      next(request, response)
    })
    return true
  }

  const tryPage = (request: IncomingMessage, response: ServerResponse): boolean => {
    const stamp = pages.stamp()
    if (stamp === null) return false
    const answer = pages.getExact(request.url as string, stamp)
    if (answer === undefined) return false
    const facts = readFacts(request)
    if (facts === null || facts.length !== 0) return false
    // Refusing is left to the ordinary way, as for the API.
    return costLimit.take(addressOf(request), PRICES.fromMemory).allowed && send(response, answer, facts, [])
  }

  return (next: Handler): Handler =>
    (request, response) => {
      const { method, url } = request
      if (method === 'POST' && url === apiPath) {
        if (!tryApi(request, response, next)) next(request, response)
      } else if (method !== 'GET' || !tryPage(request, response)) next(request, response)
    }
}

/** Puts the door before everything that listens to the server's requests. */
export const installFrontDoor = (server: Server, door: (next: Handler) => Handler): void => {
  const listeners = server.listeners('request') as Handler[]
  server.removeAllListeners('request')
  server.on(
    'request',
    door((request, response) => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
