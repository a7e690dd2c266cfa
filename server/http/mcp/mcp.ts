import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { isLoopbackHost } from '../../platform/loopback.ts'
import { allowAnyOrigin, respondToPreflight } from '../graphql/cross-origin.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { SCOPE_BY_HANDLER } from '../plugins/api-keys.ts'
import { PRICED_BY_HANDLER, pay } from '../plugins/budget.ts'
import { HttpError, logProblem } from '../plugins/errors.ts'
import { MCP_PATH } from './addresses.ts'
import type { McpTool } from './define-mcp-tool.ts'
import type { createHandler } from './mcp-handler.ts'
import { createDocumentPrice, createMessagesPrice, createWriteCheck, messagesOf } from './messages.ts'
import { MAX_BODY_BYTES, sendRpcProblem } from './rpc-errors.ts'
import type { McpCall } from './run-tool.ts'
import { MCP_TOOLS } from './tools/tools.ts'

type Handler = ReturnType<typeof createHandler>

const METHODS = ['POST'] as const
/** Headers of the protocol that other origins may send. */
const PROTOCOL_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id']

type McpOptions = {
  readonly execute: Execute
  /** The context of a visitor without a token, with the key of the request if it has one. */
  readonly createContext: (request: FastifyRequest) => RequestContext
  /** For prices. */
  readonly schema: GraphQLSchema
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
  readonly tools?: readonly McpTool[]
}

/**
 * The MCP server: stateless, for all versions of the protocol. The answer of the SDK is read in full and sent like every
 * other one, so that all hooks apply: log, budget, deadline, compression and closing.
 */
export const mcp = fp<McpOptions>(
  async (fastify, { execute, createContext, schema, publicUrl, tools = MCP_TOOLS }) => {
    const calls = new WeakMap<Request, McpCall>()
    const priceDocument = createDocumentPrice(schema)
    const priceMessages = createMessagesPrice(tools, priceDocument)
    const writes = createWriteCheck(tools)
    const onRefused = (error: Error) => fastify.log.debug({ err: error }, 'MCP request refused')
    let loading: Promise<Handler> | undefined
    const load = (): Promise<Handler> => {
      loading ??= import('./mcp-handler.ts').then(({ createHandler }) => createHandler({ tools, calls, onRefused }))
      return loading
    }
    fastify.addHook('onClose', async () => (await loading)?.close())

    const run = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const messages = messagesOf(request.body)
      await pay(request, priceMessages(messages))
      await reply.waitForTurn()
      if (writes(messages)) reply.liftDeadline()
      const closed = new AbortController()
      reply.raw.once('close', () => closed.abort())
      const handler = await load()
      const webRequest = await handler.toWebRequest(request.raw, request.body, { signal: closed.signal })
      calls.set(webRequest, {
        execute,
        context: createContext(request),
        site: { publicUrl },
        charge: (document, variables) => request.charge(priceDocument(document, variables)),
      })
      const response = await handler.fetch(webRequest, { parsedBody: request.body })
      const body = await response.text()
      const { connection: _connection, ...headers } = Object.fromEntries(response.headers)
      return reply
        .code(response.status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(body === '' ? undefined : body)
    }

    await fastify.register(async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const problem = scope.describeError(error)
        logProblem(request, problem, error)
        return sendRpcProblem(request, reply, problem, error)
      })
      scope.addHook('onRequest', createHostCheck(publicUrl, load))
      const hooks = { onSend: allowAnyOrigin }
      scope.route({
        ...hooks,
        method: [...METHODS],
        url: MCP_PATH,
        bodyLimit: MAX_BODY_BYTES,
        config: { price: PRICED_BY_HANDLER, showsBudget: true, keyScope: SCOPE_BY_HANDLER },
        handler: run,
      })
      const preflight = respondToPreflight(METHODS, PROTOCOL_HEADERS)
      scope.route({ ...hooks, method: 'OPTIONS', url: MCP_PATH, config: { price: 0 }, handler: preflight })
      allowOnly(scope, MCP_PATH, [...METHODS, 'OPTIONS'], hooks)
    })
  },
  {
    name: 'mcp',
    fastify: '5.x',
    dependencies: ['errors', 'budget', 'deadline', 'caller-queue', 'input-hygiene', 'security-headers'],
  },
)

/**
 * Refuses other hosts than the public one, so that no page can reach an instance on its visitor's machine under a name of
 * its own. Names of this machine cannot belong to such a page.
 */
const createHostCheck = (publicUrl: string, load: () => Promise<Handler>) => {
  const { hostname: publicHost } = new URL(publicUrl)
  return async ({ host, hostname }: FastifyRequest): Promise<void> => {
    if (isLoopbackHost(hostname) || (await load()).isHost(host, [publicHost])) return
    throw new HttpError(403, `This server answers at ${publicUrl}${MCP_PATH} only.`, {}, { quiet: true })
  }
}
