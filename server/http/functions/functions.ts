import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { MAX_TRUSTED_PAGE_SIZE } from '../../../core/catalogue/tool-query.ts'
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { acceptBeacons } from '../plugins/input-hygiene.ts'
import { runTyped } from '../run-typed.ts'
import { aiIntelligentRecommendations } from './ai-intelligent-recommendations.ts'
import { aiRecommendations } from './ai-recommendations.ts'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import type { FunctionCall, FunctionDefinition } from './define-function.ts'
import { favorites } from './favorites.ts'
import { getTools } from './get-tools.ts'
import { saveQuizResults } from './save-quiz-results.ts'

const PREFIX = '/.netlify/functions'
/** The day from which on callers are asked to use GraphQL: 2026-11-01, as RFC 9745 writes it. */
const DEPRECATED_SINCE = '@1793491200'

/** Every legacy endpoint. */
export const FUNCTIONS: readonly FunctionDefinition[] = [
  getTools,
  auth,
  favorites,
  analytics,
  aiRecommendations,
  aiIntelligentRecommendations,
  saveQuizResults,
]

export type FunctionsOptions = {
  readonly execute: Execute
  readonly createContext: (request: FastifyRequest) => RequestContext
  readonly definitions?: readonly FunctionDefinition[]
}

/** Mounts the legacy endpoints. Each call is one GraphQL document, with the same permissions and errors. */
export const functions = fp<FunctionsOptions>(
  async (fastify, { execute, createContext: createVisitorContext, definitions = FUNCTIONS }) => {
    const createContext: FunctionsOptions['createContext'] = (request) => ({
      ...createVisitorContext(request),
      maxPageSize: MAX_TRUSTED_PAGE_SIZE,
    })
    await fastify.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ deprecation: DEPRECATED_SINCE, link: '</graphql>; rel="successor-version"' })
        const isPublic = request.method === 'GET' && request.headers.authorization === undefined
        reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
      })
      for (const definition of definitions) {
        // In a scope of its own, so that what one of them takes no other does.
        await scope.register(async (own) => {
          if (definition.takesBeacons === true) acceptBeacons(own)
          mount(own, definition, execute, createContext)
        })
      }
      scope.all(`${PREFIX}/*`, async () => {
        throw new NotFoundError('There is no function of this name.')
      })
    })
  },
  { name: 'functions' },
)

const mount = (
  scope: FastifyInstance,
  { name, calls, maxBodyBytes }: FunctionDefinition,
  execute: Execute,
  createContext: FunctionsOptions['createContext'],
): void => {
  const url = `${PREFIX}/${name}`
  const methods = [...new Set(calls.map((call) => call.method))]
  for (const method of methods) {
    const rows = calls.filter((call) => call.method === method)
    scope.route({
      method,
      url,
      ...(maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes }),
      handler: async (request, reply) =>
        run(chooseCall(rows, request), request, reply, execute, createContext(request)),
    })
  }
  allowOnly(scope, url, methods)
}

const actionSchema = z.looseObject({ action: z.string() })

const chooseCall = (rows: readonly FunctionCall[], request: FastifyRequest): FunctionCall => {
  const only = rows.find((row) => row.action === null)
  if (only !== undefined) return only
  const body = actionSchema.safeParse(request.body)
  const chosen = body.success ? rows.find((row) => row.action === body.data.action) : undefined
  if (chosen === undefined) {
    throw new InvalidInputError(`"action" must be one of: ${rows.map((row) => row.action).join(', ')}.`, 'action')
  }
  return chosen
}

const run = async (
  call: FunctionCall,
  request: FastifyRequest,
  reply: FastifyReply,
  execute: Execute,
  context: RequestContext,
): Promise<FastifyReply> => {
  const input = readInput(call, call.method === 'GET' ? request.query : request.body)
  await refuseForeignIdentity(input, context)
  const data = await runTyped(execute, call.document, call.variables(input), context)
  const { status = 200, body } = call.reply(data, input)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/**
 * A member who names somebody else gets 403 and nothing is done. Whoever is nobody goes on, and the service says that a
 * session is needed.
 */
const refuseForeignIdentity = async (input: unknown, { viewer: lookUp }: RequestContext): Promise<void> => {
  const { userId, user_id } = input as { readonly userId?: unknown; readonly user_id?: unknown }
  const claims = [userId, user_id].filter((claim) => claim !== undefined && claim !== null)
  if (claims.length === 0) return
  const viewer = await lookUp()
  if (viewer !== null && claims.some((claim) => claim !== viewer.id)) throw new ForbiddenError()
}

const readInput = (call: FunctionCall, value: unknown): unknown => {
  const result = call.input.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new InvalidInputError(field === '' ? 'The request does not fit.' : `"${field}": ${issue?.message}`, field)
}
