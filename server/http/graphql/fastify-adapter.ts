import { Readable } from 'node:stream'
import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { RequestContext } from '../../graphql/context.ts'
import { headersToCache, sendCached } from '../caching/request-coalescing.ts'
import { handedOver } from '../edge/edge-request.ts'
import { refuseValue } from '../input-validation.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { SCOPE_BY_HANDLER } from '../plugins/api-keys.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { HttpError, logProblem, type Problem } from '../plugins/errors.ts'
import { allowAnyOrigin, respondToPreflight } from './cross-origin.ts'
import { parseGraphqlParameters, parseGraphqlRequest } from './graphql-request.ts'
import type { GraphqlPipeline } from './pipeline.ts'

export const GRAPHQL_PATH = '/graphql'
const METHODS = ['GET', 'POST'] as const

interface GraphqlOptions {
  readonly pipeline: Pick<GraphqlPipeline, 'start' | 'stop' | 'run'>
  readonly createContext: (request: FastifyRequest) => RequestContext
  /** Redirect target for browsers that open the URL; null: there is no explorer. */
  readonly explorerUrl?: () => string | null
}

/** The body of a failed response without an operation. */
export const graphqlProblem = ({ message, code }: Problem, requestId: string) => ({
  errors: [{ message, extensions: { code, requestId } }],
})

/** Handles `/graphql` on Fastify: queries by GET or POST, mutations by POST, from any origin. */
export const graphql = fp<GraphqlOptions>(
  async (fastify, { pipeline, createContext, explorerUrl = () => null }) => {
    await pipeline.start()
    fastify.addHook('onClose', () => pipeline.stop())

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseInvalidParameters(request.query)
      const response = await pipeline.run({
        http: {
          // HEAD runs as GET; Fastify omits the body.
          method: request.method === 'HEAD' ? 'GET' : request.method,
          headers: headerMap(request),
          search: searchOf(request.raw.url ?? ''),
          body: request.body,
        },
        shareable: shareableRequest(request),
        accept: request.headers.accept,
        handedOver: handedOver(request.raw),
        createContext: (cacheTags) => ({ ...createContext(request), cacheTags }),
        charge: (price) => request.charge(price),
        onMutation: () => reply.liftDeadline(),
        waitForTurn: () => reply.waitForTurn(),
        cacheableHeaders: (more) => headersToCache(reply, more),
      })
      if ('cached' in response) return sendCached(request, reply, response.cached)
      const isPage = response.uncached.headers.get('content-type')?.startsWith('text/html') === true
      return isPage ? sendToExplorer(reply, explorerUrl()) : sendUncached(reply, response.uncached)
    }

    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const problem = fastify.describeError(error)
      logProblem(request, problem, error)
      return reply
        .code(problem.status)
        .headers({ 'cache-control': 'no-store', ...problem.headers })
        .send(graphqlProblem(problem, request.id))
    }
    const route = { url: GRAPHQL_PATH, onSend: allowAnyOrigin, errorHandler }
    const config = { price: PRICED_BY_HANDLER, showsBudget: true, keyScope: SCOPE_BY_HANDLER } as const
    fastify.route({ ...route, method: [...METHODS], config, handler, preParsing: handedOverBody })
    fastify.route({ ...route, method: 'OPTIONS', config: { price: 0 }, handler: respondToPreflight(METHODS) })
    allowOnly(fastify, GRAPHQL_PATH, [...METHODS, 'OPTIONS'], { onSend: allowAnyOrigin })
  },
  {
    name: 'graphql',
    fastify: '5.x',
    dependencies: ['errors', 'budget', 'deadline', 'caller-queue', 'input-hygiene', 'security-headers'],
  },
)

/** Passes a body that was already read to Fastify. */
const handedOverBody = async <Payload>(request: FastifyRequest, _reply: FastifyReply, payload: Payload) => {
  const { body } = handedOver(request.raw) ?? {}
  if (body === undefined) return payload
  const stream = Readable.from([body], { objectMode: false })
  return Object.assign(stream, { receivedEncodedLength: body.length })
}

/** The request if its response can be shared; null for one with a token. */
const shareableRequest = ({ headers, method, body, query }: FastifyRequest) => {
  if (headers.authorization !== undefined) return null
  return method === 'POST' ? parseGraphqlRequest(body) : parseGraphqlParameters(query)
}

/** In a GET, variables are JSON in a parameter, so the general check has not seen their escape sequences. */
function refuseInvalidParameters(query: unknown): void {
  for (const name of ['variables', 'extensions']) {
    const text = (query as Record<string, unknown>)[name]
    if (typeof text !== 'string') continue
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      continue // Apollo responds with 400 and its own text.
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

function sendUncached(reply: FastifyReply, { headers, body, status }: HTTPGraphQLResponse): FastifyReply {
  reply.code(status ?? 200).header('cache-control', 'no-store')
  for (const [name, value] of headers) reply.header(name, value)
  if (body.kind !== 'complete') throw new Error('The schema does not support incremental delivery.')
  return reply.send(body.string)
}

const NO_EXPLORER = 'This endpoint has no API explorer. Send GraphQL operations with POST.'

function sendToExplorer(reply: FastifyReply, url: string | null): FastifyReply {
  if (url === null) throw new HttpError(404, NO_EXPLORER)
  return reply.header('cache-control', 'no-store').redirect(url, 302)
}
