import { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { ask, buildTestApp, type TestApp } from './app-support.ts'

const ORIGIN = { origin: 'https://elsewhere.example' }
const QUERY = 'query Q($first: Int) { tools(first: $first) { nodes { slug } } }'
const CORS = /^access-control-/

const database = registerTestDatabase()
let site: TestApp

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database, { explorerUrl: () => 'http://localhost:4001' })
})
afterAll(() => site.app.close())

const corsHeaders = ({ headers }: Pick<LightMyRequestResponse, 'headers'>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => CORS.test(name)))

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ratelimit, ratelimit-policy, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, retry-after, x-request-id',
}

describe('a page of any origin may read what the API responds, and never with credentials', () => {
  test.each<[string, number, InjectOptions]>([
    ['an operation', 200, { method: 'POST', url: '/graphql', payload: { query: QUERY } }],
    ['the same again, from memory', 200, { method: 'POST', url: '/graphql', payload: { query: QUERY } }],
    [
      'an operation with a token',
      200,
      { method: 'POST', url: '/graphql', payload: { query: QUERY }, headers: { authorization: 'Bearer nobody' } },
    ],
    ['a GET', 200, { url: '/graphql?query=%7B__typename%7D' }],
    ['a HEAD', 200, { method: 'HEAD', url: '/graphql?query=%7B__typename%7D' }],
    ['an invalid document', 400, { method: 'POST', url: '/graphql', payload: { query: '{' } }],
    [
      'malformed JSON',
      400,
      { method: 'POST', url: '/graphql', payload: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['a control character in the address', 400, { url: '/graphql?query=%00' }],
    [
      'a simple request of a form',
      415,
      { method: 'POST', url: '/graphql', payload: 'x', headers: { 'content-type': 'text/plain' } },
    ],
    ['a body that is too large', 413, { method: 'POST', url: '/graphql', payload: { query: 'x'.repeat(300_000) } }],
    ['another method', 405, { method: 'PUT', url: '/graphql' }],
    ['a browser that opens the address', 302, { url: '/graphql', headers: { accept: 'text/html' } }],
  ])('%s', async (_what, status, request) => {
    const response = await site.app.inject({ ...request, headers: { ...request.headers, ...ORIGIN } })
    expect(response.statusCode).toBe(status)
    expect(corsHeaders(response)).toEqual(OPEN)
    expect(String(response.headers.vary ?? '')).not.toMatch(/origin/i)
  })

  test('a spent budget', async () => {
    const poor = await buildTestApp(database, { limitsFactor: 0.0001 })
    await ask(poor.app, { query: '{ __typename }' }, ORIGIN)
    const refused = await ask(poor.app, { query: '{ __typename }' }, ORIGIN)
    expect([refused.statusCode, corsHeaders(refused)]).toEqual([429, OPEN])
    await poor.app.close()
  })

  test('an overloaded server', async () => {
    const full = await buildTestApp(database, { httpLimits: { maxInFlight: 0 } })
    const refused = await ask(full.app, { query: '{ __typename }' }, ORIGIN)
    expect([refused.statusCode, corsHeaders(refused)]).toEqual([503, OPEN])
    await full.app.close()
  })

  test('an overloaded server, the same before Fastify as by it', async () => {
    const seconds: (number | null)[] = []
    const observer = {
      onResponse: (response: { readonly seconds: number | null }) => void seconds.push(response.seconds),
      onCacheHit: () => undefined,
    }
    const { app } = await buildTestApp(database, { httpLimits: { maxInFlight: 1 }, observer })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const post = async (first: number, more = {}) => {
      const body = JSON.stringify({ query: QUERY, variables: { first } })
      const headers = { 'content-type': 'application/json', ...ORIGIN, ...more }
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body })
      const sent = Object.fromEntries([...response.headers].filter(([name]) => !/^(x-request-id|date)$/.test(name)))
      return { status: response.status, sent, body: (await response.text()).replace(/"requestId":"[^"]+"/, '') }
    }
    // A document that came often is a known operation, which the edge runs.
    for (let first = 1; first <= 5; first += 1) expect((await post(first)).status).toBe(200)
    // The only place is taken by a response that does not end.
    app.overloadGate.count(new ServerResponse(new IncomingMessage(new Socket())))
    const before = await post(6)
    expect(seconds.at(-1)).toBeNull()
    expect(before).toMatchObject({ status: 503, sent: { ...OPEN, 'retry-after': '2' } })
    expect(await post(7, { authorization: 'Bearer nobody' })).toEqual(before)
    await app.close()
  })

  test('what is sent before the application is reached', async () => {
    const own = await buildTestApp(database, { limitsFactor: 1000 })
    await own.app.listen({ host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${(own.app.server.address() as AddressInfo).port}/graphql`
    // The second and third come from the cache, the fourth is a known operation with other variables.
    for (const first of [1, 1, 1, 2]) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ORIGIN },
        body: JSON.stringify({ query: QUERY, variables: { first } }),
      })
      expect(response.status).toBe(200)
      expect(corsHeaders({ headers: Object.fromEntries(response.headers) })).toEqual(OPEN)
    }
    await own.app.close()
  })
})

test('a preflight request learns what may be sent', async () => {
  const response = await site.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: {
      ...ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect(corsHeaders(response)).toEqual({
    ...OPEN,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': expect.stringMatching(
      /^accept, content-type, authorization, apollo-require-preflight, x-apollo-operation-name/,
    ),
    'access-control-max-age': '7200',
  })
})

describe('a request that a browser sends without a preflight changes nothing', () => {
  test.each<[string, number, InjectOptions]>([
    ['a GET with a mutation', 405, { url: `/graphql?query=${encodeURIComponent('mutation { __typename }')}` }],
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
      (type): [string, number, InjectOptions] => [
        `a POST of ${type}`,
        415,
        {
          method: 'POST',
          url: '/graphql',
          payload: '{"query":"{ __typename }"}',
          headers: { 'content-type': type },
        },
      ],
    ),
  ])('%s', async (_what, status, request) => {
    const simple = await site.app.inject({ ...request, headers: { ...request.headers, ...ORIGIN } })
    expect(simple.statusCode).toBe(status)
  })

  test('a GET with a cookie reads what anybody can read', async () => {
    const url = `/graphql?query=${encodeURIComponent('{ viewer { id } }')}`
    const simple = await site.app.inject({ url, headers: { ...ORIGIN, cookie: 'token=x; session=y' } })
    expect(simple.json().data).toEqual({ viewer: null })
  })
})

test.each([
  ['GET', '/.netlify/functions/getTools'],
  ['POST', '/.netlify/functions/auth'],
  ['OPTIONS', '/.netlify/functions/auth'],
  ['GET', '/health/ready'],
  ['GET', '/nowhere'],
  ['OPTIONS', '/nowhere'],
  ['OPTIONS', '/graphql/'],
] as const)('%s %s stays closed to pages of other origins', async (method, url) => {
  expect(corsHeaders(await site.app.inject({ method, url, headers: ORIGIN }))).toEqual({})
})
