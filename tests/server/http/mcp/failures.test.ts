import { getOperationAST } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_COST } from '#core/api-limits.ts'
import { NotFoundError } from '#core/errors.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { measureCost } from '#server/graphql/cost.ts'
import type { Execute } from '#server/graphql/execute.ts'
import { buildFoundation } from '#server/http/foundation.ts'
import { createPublicDocumentCheck } from '#server/http/graphql/public-documents.ts'
import { cutNote, isReadOnly, type McpTool } from '#server/http/mcp/define-mcp-tool.ts'
import { mcp } from '#server/http/mcp/mcp.ts'
import { UnknownToolQuery, unknownToolVariables } from '#server/http/mcp/tool-names.ts'
import { getTool } from '#server/http/mcp/tools/get-tool.ts'
import { MCP_TOOLS } from '#server/http/mcp/tools/tools.ts'
import { schema } from '#server/schema.ts'
import { captureLog } from '../support.ts'
import { connectClient, listenAnywhere, textOf } from './mcp-app.ts'

const { lines, log } = captureLog()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  lines.length = 0
  for (const close of closing.splice(0)) await close()
})

/** A tool with an empty result, for failures that the real ones do not have. */
const probe = (answer: McpTool['answer']): McpTool => ({
  ...getTool,
  name: 'probe',
  input: z.strictObject({}),
  output: z.looseObject(cutNote),
  variables: () => ({ reference: 'x' }),
  answer,
  text: () => 'done',
})

type Options = {
  readonly handlerTimeoutMs?: number
  readonly draining?: () => boolean
  readonly trustProxy?: readonly string[]
}

const start = async (execute: Execute, answer: McpTool['answer'] = () => ({}), options: Options = {}) => {
  const { draining = () => false, handlerTimeoutMs = 60_000, trustProxy = [] } = options
  const limits = { maxEventLoopDelayMs: 0, handlerTimeoutMs }
  const app = await buildFoundation({ log, trustProxy, development: false, draining, classifiers: [], limits })
  await app.register(mcp, {
    execute,
    createContext: ({ id, log: requestLog }) => ({ requestId: id, log: requestLog }) as unknown as RequestContext,
    schema,
    publicUrl: 'https://site.example',
    tools: [probe(answer)],
  })
  closing.push(() => app.close())
  return { app, url: await listenAnywhere(app) }
}
const empty: Execute = async () => ({ data: {} })
const PROBE = { jsonrpc: '2.0', id: 9, method: 'tools/call', params: { name: 'probe', arguments: {} } }
const ACCEPT = { accept: 'application/json, text/event-stream' }

const callProbe = async (execute: Execute, answer?: McpTool['answer']) => {
  const { url } = await start(execute, answer)
  const client = await connectClient(url)
  closing.unshift(() => client.close())
  return client.callTool({ name: 'probe', arguments: {} })
}

describe('a failure', () => {
  test('that is expected shows its code and its message', async () => {
    const result = await callProbe(empty, () => {
      throw new NotFoundError('There is nothing.')
    })
    expect(result).toMatchObject({ isError: true, content: [{ text: 'NOT_FOUND: There is nothing.' }] })
  })

  test.each<[string, McpTool['answer']]>([
    [
      'of the program',
      () => {
        throw new Error('password of the database')
      },
    ],
    ['of a tool whose content does not match its schema', () => ({ cut: 5 })],
  ])('%s shows only the id of the request, and is logged', async (_what, answer) => {
    const result = await callProbe(empty, answer)
    expect(result.isError).toBe(true)
    const [, id] =
      /^INTERNAL_ERROR: Something went wrong on our side\. Please try again\. Request ID: ([\da-f-]{36})\.$/.exec(
        textOf(result),
      ) ?? []
    expect(lines.filter(({ msg }) => msg === 'MCP tool failed')).toMatchObject([{ requestId: id, level: 'error' }])
  })

  test.each([
    [500, 'INTERNAL_ERROR', 'secret', /^INTERNAL_ERROR: Something went wrong on our side/],
    [503, 'SERVICE_UNAVAILABLE', 'Please try again.', /^SERVICE_UNAVAILABLE: Please try again\.$/],
  ])('of the schema with status %d', async (status, code, message, text) => {
    const error = { message, extensions: { code, status } }
    const result = await callProbe(async () => ({ errors: [error as never] }))
    expect(textOf(result)).toMatch(text)
    expect(lines.filter(({ msg }) => msg === 'MCP tool failed')).toEqual([])
  })
})

test('a call that takes too long gets 503 as an error of JSON-RPC', async () => {
  const { app } = await start(() => new Promise(() => undefined), undefined, { handlerTimeoutMs: 50 })
  const response = await app.inject({ method: 'POST', url: '/mcp', payload: PROBE, headers: ACCEPT })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
  expect(response.json()).toMatchObject({
    id: 9,
    error: { code: -32_000, data: { code: 'SERVICE_UNAVAILABLE' } },
  })
})

test.each([
  [['127.0.0.1'], 200],
  [[], 403],
])('behind %j, the host that a proxy passes on gets %i', async (trustProxy, status) => {
  const { app } = await start(empty, undefined, { trustProxy })
  const headers = { ...ACCEPT, host: 'internal:4000', 'x-forwarded-host': 'site.example' }
  expect((await app.inject({ method: 'POST', url: '/mcp', payload: PROBE, headers })).statusCode).toBe(status)
})

test('closing the server waits for the call in progress and ends its connection', async () => {
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let draining = false
  const execute: Execute = async () => {
    started.resolve()
    await released.promise
    return { data: {} }
  }
  const { app, url } = await start(execute, undefined, { draining: () => draining })
  const headers = { ...ACCEPT, 'content-type': 'application/json' }
  const answer = fetch(url, { method: 'POST', headers, body: JSON.stringify(PROBE) })
  await started.promise
  draining = true
  const closed = app.close()
  released.resolve()
  const response = await answer
  expect(response.status).toBe(200)
  expect(response.headers.get('connection')).toBe('close')
  expect(await response.text()).toContain('"text":"done"')
  await closed
  expect(app.server.listening).toBe(false)
})

describe('every tool', () => {
  /** The largest arguments of each tool. */
  const LARGEST: Readonly<Record<string, unknown>> = {
    list_jobs: { need: 'x'.repeat(100) },
    search_tools: { query: 'x'.repeat(100), category: 'writing', first: 20, page: 50 },
    get_tool: { tool: 'x' },
    compare_tools: { tools: ['a', 'b', 'c', 'd'] },
    find_alternatives: { tool: 'x', first: 12 },
    recommend_tools: { need: 'x'.repeat(200), jobs: ['a', 'b', 'c', 'd', 'e'], answers: [], first: 10 },
    what_changed: { since: '2026-01-01' },
  }
  const isPublic = createPublicDocumentCheck(schema)

  test.each(MCP_TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s reads public data only or needs a key, for less than the most that a caller may ask for',
    (name, tool) => {
      const { document, variables, input, scope } = tool
      expect(isPublic(document, null)).toBe(scope === undefined)
      expect(isReadOnly(tool)).toBe(scope === undefined)
      const operation = getOperationAST(document)
      const given = variables(input.parse(LARGEST[name]))
      expect(operation && measureCost(schema, document, operation, given)).toBeLessThanOrEqual(MAX_COST)
    },
  )

  test('finds similar names in public data only', () => {
    expect(isPublic(UnknownToolQuery, null)).toBe(true)
    expect(unknownToolVariables('Git Hub')).toEqual({ slug: 'git-hub', search: 'Git Hub' })
  })
})
