import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GraphQLSchema } from 'graphql'
import { type Compiler, createCompiler } from '../graphql/compiled.ts'
import type { RequestContext } from '../graphql/context.ts'
import { allowAnyOrigin, answerPreflight, CROSS_ORIGIN_HEADERS } from './cross-origin.ts'
import { type FinishedAnswer, finishAnswer } from './finished-answers.ts'
import { CALL, type Call, createApollo, MAX_TOKENS } from './graphql-apollo.ts'
import { createPublicCheck, keyOf, type Question, questionOf, questionOfParameters } from './graphql-request-key.ts'
import { refuseValue } from './hostile-text.ts'
import type { KnownDocuments } from './known-documents.ts'
import { allowOnly } from './method-not-allowed.ts'
import { PRICED_BY_HANDLER } from './plugins/budget.ts'
import { HttpError, logProblem } from './plugins/errors.ts'
import { createSharedAnswers, headersToKeep, type SharedAnswers, sendFinished } from './shared-answers.ts'

export const GRAPHQL_PATH = '/graphql'
const METHODS = ['GET', 'POST'] as const
/** How long a question may take. */
export const DEADLINE_MS = 5_000
const MAX_CACHED_BYTES = 64 * 1024 * 1024
const MAX_CACHED_ANSWERS = 20_000
/** Kept by everybody, asked about every time. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

export interface GraphqlOptions {
  readonly schema: GraphQLSchema
  readonly createContext: (request: FastifyRequest) => RequestContext
  readonly compiler?: Compiler
  /** What public answers depend on; null: nothing is kept now. */
  readonly stamp?: () => string | null
  readonly answers?: SharedAnswers
  readonly deadlineMs?: number
  /** Learns from every answer without errors that anybody may have. */
  readonly known?: KnownDocuments
  /** Where a browser that opens the address is sent; null: there is no explorer. */
  readonly explorerUrl?: () => string | null
}

/** The store of public answers of the API. */
export const createGraphqlAnswers = (): SharedAnswers =>
  createSharedAnswers({ maxBytes: MAX_CACHED_BYTES, maxEntries: MAX_CACHED_ANSWERS })

type SharedKey = { readonly key: string; readonly stamp: string; readonly question: Question }
type Answered = { readonly answer: HTTPGraphQLResponse; readonly call: Call }

/** Mounts Apollo Server at `/graphql`: queries by GET or POST, mutations by POST, from pages of any origin. */
export const graphql = fp<GraphqlOptions>(
  async (fastify, options) => {
    const {
      schema,
      createContext,
      stamp = () => null,
      deadlineMs = DEADLINE_MS,
      known,
      explorerUrl = () => null,
    } = options
    const answers = options.answers ?? createGraphqlAnswers()
    const compiler = options.compiler ?? createCompiler(schema)
    const isPublic = createPublicCheck(schema, MAX_TOKENS)
    const apollo = createApollo({ schema, compiler, log: fastify.log })
    await apollo.start()
    fastify.addHook('onClose', () => apollo.stop())

    const ask = async (request: FastifyRequest): Promise<Answered> => {
      const charge: Call['charge'] = (cost) => request.charge(cost)
      const call: Call = { charge, cost: null, running: null, clean: false }
      const context = { ...createContext(request), [CALL]: call }
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          // HEAD is answered as GET is, and Fastify leaves the body out.
          method: request.method === 'HEAD' ? 'GET' : request.method,
          headers: headerMap(request),
          search: searchOf(request.raw.url ?? ''),
          body: request.body,
        },
        context: async () => context,
      })
      return { answer, call }
    }

    const send = (reply: FastifyReply, answer: HTTPGraphQLResponse): FastifyReply => {
      if (answer.headers.get('content-type')?.startsWith('text/html')) return sendToExplorer(reply, explorerUrl())
      return sendAnswer(reply, answer)
    }

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseHostileParameters(request.query)
      // The short way may have begun.
      if (known?.unfinished.get(request.raw)?.late) throw deadlineExceeded()
      let shared = sharedKey(request, stamp())
      // What is kept, or under way for another caller, is no work.
      if (shared !== null && answers.find(shared.key, shared.stamp) === null) {
        await reply.waitForTurn()
        const current = stamp()
        shared = current === null ? null : { ...shared, stamp: current }
      }
      try {
        if (shared === null) return await askAlone(request, reply)
        return await answerShared(request, reply, shared)
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 503 && shared !== null) {
          answers.abandon(shared.key, shared.stamp)
        }
        throw error
      }
    }

    const askAlone = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      await reply.waitForTurn()
      return send(reply, (await within(deadlineMs, ask(request))).answer)
    }

    const answerShared = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { key, stamp: current, question }: SharedKey,
    ): Promise<FastifyReply> => {
      let own: Answered | null = null
      const make = async (): Promise<FinishedAnswer | null> => {
        own = await ask(request)
        return finished(reply, own, current)
      }
      const found = await within(deadlineMs, answers.getOrMake(key, current, make))
      if (own !== null) {
        if (found === null) return send(reply, (own as Answered).answer)
        const { running } = (own as Answered).call
        const { headers } = found
        if (running !== null) known?.learn({ question, accept: request.headers.accept, headers, ...running })
      } else {
        if (found === null) return await askAlone(request, reply)
        // Apollo words the refusal, as it does for what is not kept.
        if (!request.charge(found.cost).allowed) return await askAlone(request, reply)
      }
      const spelling = answers.spellings.get(request.raw)
      if (spelling !== undefined) answers.store.alias(spelling, key)
      return sendFinished(request, reply, found)
    }

    const sharedKey = (request: FastifyRequest, current: string | null): SharedKey | null => {
      if (current === null || request.headers.authorization !== undefined) return null
      const question = request.method === 'POST' ? questionOf(request.body) : questionOfParameters(request.query)
      if (question === null || !isPublic(question)) return null
      if (request.method !== 'POST' && !isFromAProgram(request)) return null
      const key = keyOf(question, request.headers.accept)
      return key === null ? null : { key, stamp: current, question }
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
    fastify.route({ ...route, method: 'OPTIONS', config: { price: 0 }, handler: answerPreflight(METHODS) })
    allowOnly(fastify, GRAPHQL_PATH, [...METHODS, 'OPTIONS'], { onSend: allowAnyOrigin })
  },
  {
    name: 'graphql',
    fastify: '5.x',
    dependencies: ['errors', 'budget', 'caller-queue', 'input-hygiene', 'security-headers'],
  },
)

/** An answer that may be kept: whole, without errors, and of a form that is known. */
const finished = (reply: FastifyReply, { answer, call }: Answered, stamp: string): FinishedAnswer | null => {
  const { headers, body, status } = answer
  if (!call.clean || call.cost === null || body.kind !== 'complete' || (status ?? 200) !== 200) return null
  const kept = headersToKeep(reply, {
    ...Object.fromEntries(headers),
    ...CROSS_ORIGIN_HEADERS,
    'cache-control': REVALIDATE,
  })
  return finishAnswer({ status: 200, cost: call.cost, stamp, headers: kept, body: body.string })
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
function refuseHostileParameters(query: unknown): void {
  for (const name of ['variables', 'extensions']) {
    const text = (query as Record<string, unknown>)[name]
    if (typeof text !== 'string') continue
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      continue // Apollo answers 400 with its own text.
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

function sendAnswer(reply: FastifyReply, { headers, body, status }: HTTPGraphQLResponse): FastifyReply {
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
