/** What a request asks for, before the SDK reads it: its entries and their price. */
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { PRICES } from '../cost-limit.ts'
import { priceCall } from '../functions/call-price.ts'
import { asRecord } from '../input-validation.ts'
import { HttpError } from '../plugins/errors.ts'
import { TOOL_RESOURCE } from './addresses.ts'
import { isReadOnly, type McpTool } from './define-mcp-tool.ts'
import { getTool } from './tools/get-tool.ts'

/** Most messages of one request. Only versions before 2025-06-18 know batches. */
const MAX_MESSAGES = 10

/** Methods whose answers never end. This server has nothing to tell later. */
const STREAMS = new Set(['subscriptions/listen', 'resources/subscribe'])

type Message = Readonly<Record<string, unknown>>

/** The messages of a body. Throws HttpError for anything else, too many of them, and subscriptions. */
export const messagesOf = (body: unknown): readonly Message[] => {
  const entries: readonly unknown[] = Array.isArray(body) ? body : [body]
  if (entries.length > MAX_MESSAGES) throw new HttpError(400, `A batch can have at most ${MAX_MESSAGES} messages.`)
  const messages: readonly Message[] = entries.map(asRecord).filter((entry) => entry !== null)
  if (messages.length === 0 || messages.length < entries.length) {
    throw new HttpError(400, 'The body must be a JSON-RPC message.')
  }
  const stream = messages.find(({ method }) => typeof method === 'string' && STREAMS.has(method))
  if (stream !== undefined) {
    throw new HttpError(404, `This server has no method "${stream['method']}".`, {}, { code: METHOD_NOT_FOUND })
  }
  return messages
}

/** The code of an HttpError for a method that the server does not have. */
export const METHOD_NOT_FOUND = 'METHOD_NOT_FOUND'

/** The id of a single request, for the answer that refuses it. */
export const idOf = (body: unknown): string | number | null => {
  const id = asRecord(body)?.['id']
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

type PriceDocument = (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => number

export const createDocumentPrice =
  (schema: GraphQLSchema): PriceDocument =>
  (document, variables) =>
    priceCall(schema, document, variables).most

/** The price of all messages of a request, each by the document that it runs. */
export const createMessagesPrice = (tools: readonly McpTool[], priceDocument: PriceDocument) => {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))

  const priceTool = (tool: McpTool, given: unknown): number => {
    const input = tool.input.safeParse(given ?? {})
    return input.success ? priceDocument(tool.document, tool.variables(input.data)) : PRICES.request
  }

  const priceOf = ({ method, params: given }: Message): number => {
    const params = asRecord(given) ?? {}
    if (method === 'tools/call') {
      const tool = byName.get(String(params['name']))
      return tool === undefined ? PRICES.request : priceTool(tool, params['arguments'])
    }
    if (method !== 'resources/read') return PRICES.request
    const slug = String(params['uri']).slice(TOOL_RESOURCE.length)
    return priceTool(getTool, { tool: slug })
  }

  return (messages: readonly Message[]): number => messages.reduce((sum, message) => sum + priceOf(message), 0)
}

/** Whether a message calls a tool that writes, which no deadline may cut off. */
export const createWriteCheck = (tools: readonly McpTool[]) => {
  const writing = new Set(tools.filter((tool) => !isReadOnly(tool)).map(({ name }) => name))
  return (messages: readonly Message[]): boolean =>
    messages.some(({ method, params }) => method === 'tools/call' && writing.has(String(asRecord(params)?.['name'])))
}
