import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { registerTestDatabase } from '#tests/support/database.ts'
import { buildTestApp, type TestApp } from '../app-support.ts'
import { captureLog } from '../support.ts'
import { CATALOGUE } from './mcp-app.ts'

const { lines, log } = captureLog()
const database = registerTestDatabase()
let site: TestApp

beforeAll(async () => {
  await loadCatalogue(database, CATALOGUE)
  site = await buildTestApp(database, { log, httpLimits: { budgetCapacity: 1_000_000 } })
})
afterAll(() => site.app.close())

const ACCEPT = { accept: 'application/json, text/event-stream' }
const post = (payload: unknown, options: InjectOptions = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/mcp',
    payload: payload as object,
    ...options,
    headers: { ...ACCEPT, ...options.headers },
  })
const call = (name: string, given: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
})
/** The messages of a stream of the older versions. */
const messagesOf = (body: string) =>
  [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Record<string, never>)

test('a client of the oldest version is answered', async () => {
  const clientInfo = { name: 'old', version: '1' }
  const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo }
  const response = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
  expect(response.statusCode).toBe(200)
  expect(messagesOf(response.body)).toMatchObject([
    { id: 1, result: { protocolVersion: '2024-11-05', serverInfo: { title: 'Toolfinch' } } },
  ])
  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202)
  const [answer] = messagesOf((await post(call('get_tool', { tool: 'birch' }))).body)
  expect(answer).toMatchObject({ id: 1, result: { structuredContent: { slug: 'birch' } } })
})

describe('a request is priced by what it runs', () => {
  const costOf = async (payload: unknown): Promise<number> => {
    const remaining = async (message: unknown) => Number((await post(message)).headers['x-ratelimit-remaining'])
    const before = await remaining({ jsonrpc: '2.0', method: 'notifications/initialized' })
    return before - (await remaining(payload))
  }
  const ONE = call('get_tool', { tool: 'abacus' }, 1)
  const OTHER = call('search_tools', { first: 20 }, 2)

  test('each entry of a batch has the price of its own', async () => {
    const costs = [await costOf(ONE), await costOf(OTHER)]
    expect(costs[0]).toBeGreaterThan(1)
    expect(costs[1]).toBeGreaterThan(20)
    const batch = [ONE, OTHER]
    expect(await costOf(batch)).toBe((costs[0] ?? 0) + (costs[1] ?? 0))
    expect(messagesOf((await post(batch)).body).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]))
  })

  test('longer lists cost more, what is refused costs 1', async () => {
    expect(await costOf(call('search_tools', { first: 1 }))).toBeLessThan(await costOf(OTHER))
    expect(await costOf(call('search_tools', { first: 1_000 }))).toBe(1)
    expect(await costOf(call('none', {}))).toBe(1)
    expect(await costOf({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).toBe(1)
  })

  test('a resource costs as much as its tool, an unknown name also its search', async () => {
    const resource = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'toolfinch://tool/abacus' } }
    expect(await costOf(resource)).toBe(await costOf(ONE))
    expect(await costOf(call('get_tool', { tool: 'none' }))).toBeGreaterThan((await costOf(ONE)) + 1)
  })

  test('a used-up budget is an error of JSON-RPC with the time to wait', async () => {
    const poor = await buildTestApp(database, { httpLimits: { budgetCapacity: 60 } })
    const send = () => poor.app.inject({ method: 'POST', url: '/mcp', headers: ACCEPT, payload: [OTHER, OTHER] })
    expect((await send()).statusCode).toBe(200)
    const response = await send()
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.headers['ratelimit']).toMatch(/^"cost";r=/)
    expect(response.json()).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32_000,
        message: 'Too many requests from your network. Please try again later.',
        data: { code: 'RATE_LIMITED', requestId: response.headers['x-request-id'] },
      },
    })
    await poor.app.close()
  })
})

describe('what is no message gets an error of JSON-RPC', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const LARGE = JSON.stringify(call('get_tool', { tool: 'x'.repeat(70_000) }))
  const MESSAGE = 'The body must be a JSON-RPC message.'
  test.each<[string, InjectOptions, number, number, string]>([
    ['broken JSON', { payload: '{', headers: JSON_TYPE }, 400, -32_700, 'The body is not valid JSON.'],
    ['no body', { headers: JSON_TYPE }, 400, -32_600, MESSAGE],
    ['a text', { payload: '"x"', headers: JSON_TYPE }, 400, -32_600, MESSAGE],
    ['an empty batch', { payload: '[]', headers: JSON_TYPE }, 400, -32_600, MESSAGE],
    ['a batch with a number', { payload: '[{},1]', headers: JSON_TYPE }, 400, -32_600, MESSAGE],
    [
      'a long batch',
      { payload: Array(11).fill(call('get_tool', { tool: 'abacus' })) },
      400,
      -32_600,
      'A batch can have at most 10 messages.',
    ],
    [
      'another type',
      { payload: 'x', headers: { 'content-type': 'text/plain' } },
      415,
      -32_000,
      'Send JSON, with the content type application/json.',
    ],
    ['a large body', { payload: LARGE, headers: JSON_TYPE }, 413, -32_000, 'A request can have at most 64 kB.'],
    [
      'a control character',
      { payload: call('get_tool', { tool: 'a\u0007' }) },
      400,
      -32_600,
      'The request contains a control character.',
    ],
  ])('%s', async (_what, { payload, headers = {} }, status, code, message) => {
    const response = await post(payload, { headers })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ jsonrpc: '2.0', error: { code, message } })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each(['subscriptions/listen', 'resources/subscribe'])('a subscription: %s', async (method) => {
    const response = await post({ jsonrpc: '2.0', id: 7, method, params: {} })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      id: 7,
      error: { code: -32_601, message: `This server has no method "${method}".` },
    })
  })

  test.each(['GET', 'DELETE', 'PUT'] as const)('the method %s, which has no stream or session', async (method) => {
    const response = await site.app.inject({ method, url: '/mcp', headers: ACCEPT })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST, OPTIONS')
    expect(response.json()).toMatchObject({
      error: { code: -32_000, message: 'Send messages with POST. This server has no streams and no sessions.' },
    })
  })
})

describe('the caller', () => {
  const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

  test.each(['site.example', 'SITE.example:443', 'localhost:4000', '127.0.0.1', '[::1]:4000'])(
    'reaches the server as %s',
    async (host) => expect((await post(PING, { headers: { host } })).statusCode).toBe(200),
  )

  test.each(['evil.example', 'site.example.evil.example', 'evil.localhost', '0.0.0.0', '10.0.0.1'])(
    'does not reach the server under the name %s',
    async (host) => {
      const response = await post(PING, { headers: { host } })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({
        error: { code: -32_000, message: 'This server answers at https://site.example/mcp only.' },
      })
      expect((await site.app.inject({ method: 'OPTIONS', url: '/mcp', headers: { host } })).statusCode).toBe(403)
    },
  )

  test('may be a page of any origin, without credentials', async () => {
    const headers = { origin: 'https://assistant.example' }
    const preflight = await site.app.inject({ method: 'OPTIONS', url: '/mcp', headers })
    expect(preflight.statusCode).toBe(204)
    const allowed = preflight.headers['access-control-allow-headers']
    expect(allowed).toContain('mcp-protocol-version, mcp-method, mcp-name')
    expect(`${allowed}`.split(', ')).toContain('authorization')
    for (const response of [preflight, await post(PING, { headers }), await post('{', { headers })]) {
      expect(response.headers['access-control-allow-origin']).toBe('*')
      expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  test('gets the headers of every response, and one line in the log without the arguments', async () => {
    lines.length = 0
    const response = await post(call('get_tool', { tool: 'a private need' }), {
      headers: { authorization: 'Bearer nobody' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    const requestId = response.headers['x-request-id']
    expect(lines).toMatchObject([{ msg: 'request', method: 'POST', path: '/mcp', status: 200, requestId }])
    expect(JSON.stringify(lines)).not.toContain('private need')
  })
})
