/** The short way to an answer of the API: a known document with other variables, asked for by anybody. */
import { isAscii, isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from '../graphql/context.ts'
import { MAX_COST, measureCost } from '../graphql/cost.ts'
import type { KeyedQueue, OnWait } from '../platform/keyed-queue.ts'
import type { BucketState } from '../platform/token-bucket.ts'
import { callerOf } from './caller.ts'
import type { CostLimit } from './cost-limit.ts'
import { type FinishedAnswer, finishAnswer } from './finished-answers.ts'
import { asRecord, questionOf } from './graphql-request-key.ts'
import { refuseValue } from './hostile-text.ts'
import type { KnownDocument, KnownDocuments } from './known-documents.ts'
import { cancelOnClose } from './plugins/caller-queue.ts'
import type { OverloadGate } from './plugins/overload.ts'

export type ShortWayOptions = {
  readonly schema: GraphQLSchema
  readonly known: KnownDocuments
  readonly costLimit: CostLimit
  readonly gate: OverloadGate
  readonly queue: KeyedQueue
  readonly log: FastifyBaseLogger
  /** How long the execution may take. */
  readonly deadlineMs: number
  /** How long a caller may wait before it begins. */
  readonly waitMs: number
  /** What resolvers may know of somebody who sends no token. */
  readonly createContext: (request: IncomingMessage, requestId: string, address: string) => RequestContext
}

/** A question whose headers are usual and which carries no token. */
export type PlainQuestion = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly address: string
  readonly accept: string
  readonly body: Buffer
  readonly stamp: string
}

export type Answered = { readonly answer: FinishedAnswer; readonly state: BucketState }

/** Null at once, or later, means: the ordinary way has to answer. It finds out by itself why, and says it. */
export type ShortWay = (question: PlainQuestion) => Promise<Answered | null> | null

type Variables = Readonly<Record<string, unknown>>

const MAX_ACCEPT = 200
const MAX_SEEN = 20_000
const LATE = Symbol('late')

/** Tells whether a number was there before, among the last ones. May err for one in many. */
const createMemory = (): ((value: number) => boolean) => {
  let young = new Set<number>()
  let old = new Set<number>()
  return (value) => {
    if (young.has(value) || old.has(value)) return true
    young.add(value)
    if (young.size >= MAX_SEEN) {
      old = young
      young = new Set()
    }
    return false
  }
}

/**
 * The body as a record, where reading it takes no care: keys that reach for a prototype, also spelled with escapes, and
 * bytes that are not UTF-8 are the ordinary way's to refuse.
 */
const readBody = (body: Buffer): Readonly<Record<string, unknown>> | null => {
  if (!isUtf8(body)) return null
  const text = isAscii(body) ? body.toString('latin1') : body.toString()
  if (text.includes('\\u') || text.includes('__proto__') || text.includes('constructor')) return null
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Answers a question whose document is known, with the checks that its variables need and the bytes that the ordinary
 * way would send. What is asked for a second time goes the ordinary way, which keeps its answers and lets callers wait
 * for one execution; an answer that nobody asks for again is not kept.
 */
export const createShortWay = (options: ShortWayOptions): ShortWay => {
  const { schema, known, costLimit, gate, queue, log, deadlineMs, waitMs, createContext } = options
  const askedBefore = createMemory()

  const make = async (found: KnownDocument, variables: Variables, cost: number, asked: PlainQuestion) => {
    const context = createContext(asked.request, asked.requestId, asked.address)
    const { data, errors } = await found.code.query(undefined, context, variables)
    if (errors !== undefined || data === undefined || data === null) return null
    const body = `${JSON.stringify({ data, extensions: { cost: { requested: cost, limit: MAX_COST } } })}\n`
    return finishAnswer({ status: 200, cost, stamp: asked.stamp, headers: found.headers, body })
  }

  const finish = async (making: Promise<FinishedAnswer | null>, state: BucketState, request: IncomingMessage) => {
    const late = Promise.withResolvers<typeof LATE>()
    const timer = setTimeout(() => late.resolve(LATE), deadlineMs)
    try {
      const answer = await Promise.race([making, late.promise])
      if (answer !== LATE && answer !== null) return { answer, state }
      known.unfinished.set(request, { state, late: answer === LATE })
    } catch (error) {
      log.debug({ err: error }, 'a known document failed')
      known.unfinished.set(request, { state, late: false })
    } finally {
      clearTimeout(timer)
    }
    return null
  }

  /** Ends a wait with the connection, and when the ordinary way would end it. */
  const bound =
    (response: ServerResponse): OnWait =>
    (cancel) => {
      const stop = cancelOnClose(response)(cancel)
      const timer = setTimeout(() => cancel(new Error('The wait took too long.')), waitMs)
      return () => {
        clearTimeout(timer)
        stop()
      }
    }

  const inTurn = async (work: () => Promise<Answered | null>, state: BucketState, asked: PlainQuestion) => {
    try {
      return await queue.run(callerOf(undefined, asked.address), work, bound(asked.response))
    } catch (error) {
      log.debug({ err: error }, 'a caller did not get its turn')
      known.unfinished.set(asked.request, { state, late: true })
      return null
    }
  }

  return (asked) => {
    const { accept, body, response, address } = asked
    if (accept.length > MAX_ACCEPT) return null
    const given = readBody(body)
    const question = questionOf(given)
    const found = question === null ? undefined : known.find(question, accept)
    if (question === null || found === undefined) return null
    // The document has passed this check already; the rest of the body stays as deep as it was.
    if (refuseValue({ ...given, query: '' }) !== null) return null
    const variables = asRecord(question.variables) ?? {}
    const cost = measureCost(schema, found.document, found.operation, variables)
    if (cost > MAX_COST || askedBefore(crc32(body))) return null
    if (queue.isFull(callerOf(undefined, address)) || !gate.admit(response)) return null
    const state = costLimit.take(address, cost)
    // Nothing was taken then.
    if (!state.allowed) return null
    return inTurn(() => finish(make(found, variables, cost, asked), state, asked.request), state, asked)
  }
}
