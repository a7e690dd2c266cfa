import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { countOperations, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { buildTestApp } from './app-support.ts'
import { type PlainResponse, plain } from './plain-response.ts'

type TestRequest = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

const SEARCH =
  'query Q($a: Int, $b: String, $c: [String!]) { tools(first: $a, search: $b, category: $c) { totalCount nodes { slug name plans { name } category { name } facts { field } } } }'
const TOOL = 'query T($b: String!) { tool(by: { slug: $b }) { name longDescription features useCases } }'
const PRIVATE = 'query V($b: String!) { viewer { displayName } tool(by: { slug: $b }) { name } }'
const TWO = 'query A($b: String) { tools(search: $b) { totalCount } } query B { categories { slug } }'
const DIRECTIVE = 'query D($a: Boolean!) { categories { slug name @include(if: $a) } }'

const database = registerTestDatabase()
let counted: Database
let operations: string[]
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const tools = Array.from({ length: 12 }, (_, index) => toolRecord({ slug: `tool-${index}`, name: `Tool ${index} é` }))
  await loadCatalogue(database, { tools: { writing: tools } })
  const counting = countOperations(database)
  operations = counting.operations
  counted = counting.database
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

type Ask = (request: TestRequest) => Promise<PlainResponse>

const throughNode = async (limitsFactor: number): Promise<Ask> => {
  const { app } = await buildTestApp(counted, { limitsFactor })
  const agent = new http.Agent({ keepAlive: true })
  closing.push(() => app.close())
  closing.push(async () => agent.destroy())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return async ({ body, headers }) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers })
    request.setHeader('content-length', body.length)
    request.end(body)
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return plain(response.statusCode ?? 0, response.headers, Buffer.concat(chunks))
  }
}

const throughFullPipeline = async (limitsFactor: number): Promise<Ask> => {
  const { app } = await buildTestApp(database, { limitsFactor })
  closing.push(() => app.close())
  return async ({ body, headers }) => {
    const all = { 'content-length': String(body.length), ...headers }
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: all, payload: body })
    return plain(answer.statusCode, answer.headers, answer.rawPayload)
  }
}

const jsonRequest = (content: unknown, headers: Record<string, string> = {}): TestRequest => ({
  body: Buffer.from(JSON.stringify(content)),
  headers: { 'content-type': 'application/json', ...headers },
})

/** Sends requests until the operations are compiled and known, each with a different unused variable. */
const teach = async (ask: Ask) => {
  for (const [index, accept] of ['*/*', 'application/graphql-response+json', ''].entries()) {
    for (const turn of [1, 2]) {
      const headers: Record<string, string> = accept === '' ? {} : { accept }
      for (const query of [SEARCH, PRIVATE]) {
        await ask(jsonRequest({ query, variables: { b: 'tool', x: [index, turn] } }, headers))
      }
      await ask(jsonRequest({ query: TOOL, variables: { b: 'tool-1', x: [index, turn] } }, headers))
      await ask(jsonRequest({ query: TWO, operationName: 'A', variables: { b: 'tool', x: [index, turn] } }, headers))
      await ask(jsonRequest({ query: DIRECTIVE, variables: { a: true, x: [index, turn] } }, headers))
    }
  }
}

const text = fc.oneof(
  fc.constantFrom(
    'tool',
    'tool-1',
    'TOOL',
    'nothing at all',
    'é',
    '%',
    "' OR 1=1",
    '\\',
    '\u0000',
    '\u0007',
    '\u0085',
    '\ud800',
    '__proto__',
    'constructor',
    'writing',
  ),
  fc.string(),
  fc.string({ minLength: 99, maxLength: 102 }),
)
const deep = fc
  .integer({ min: 94, max: 102 })
  .map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown)
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.integer({ min: -2, max: 101 }),
  fc.constantFrom(null, true, 1.5, 1e308, 4_000_000_000),
  fc.array(text, { maxLength: 3 }),
  fc.record({ constructor: text }, { requiredKeys: [] }),
  deep,
)
const variables = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      { a: fc.oneof(fc.integer({ min: 0, max: 50 }), value), b: value, c: value, x: value },
      { requiredKeys: [] },
    ),
  },
  fc.constantFrom(null, [], 'a', 1),
)
const content = fc.record(
  {
    query: fc.constantFrom(SEARCH, SEARCH, TOOL, TOOL, TWO, PRIVATE, DIRECTIVE, `${TOOL} `),
    variables,
    operationName: fc.constantFrom(null, null, 'Q', 'T', 'A', 'B', '', 'A\n', 1),
    extensions: fc.constantFrom(
      null,
      {},
      { client: 'x' },
      { persistedQuery: { version: 1, sha256Hash: 'x' } },
      [],
      'x',
    ),
    more: value,
  },
  { requiredKeys: ['query'] },
)
const body = fc.oneof(
  { weight: 10, arbitrary: content.map((record) => Buffer.from(JSON.stringify(record))) },
  content.map((record) =>
    Buffer.from(JSON.stringify(record).replace('"variables":{', '"variables":{"__proto__":{"a":1},')),
  ),
  content.map((record) =>
    Buffer.from(JSON.stringify(record).replace('"variables":{', '"variables":{"\\u005f_proto__":{"a":1},')),
  ),
  content.map((record) => Buffer.from(`\ufeff${JSON.stringify(record)}`)),
  content.map((record) =>
    Buffer.concat([Buffer.from(JSON.stringify(record).slice(0, -1)), Buffer.from(',"y":"\xff"}', 'latin1')]),
  ),
  content.map((record) => Buffer.from(JSON.stringify(record).slice(0, -1))),
  content.map((record) => Buffer.from(`[${JSON.stringify(record)}]`)),
)
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/json; charset=latin1',
    ),
    accept: fc.constantFrom(
      '*/*',
      'application/graphql-response+json',
      'text/html',
      'multipart/mixed',
      'x'.repeat(201),
    ),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'br;q=0, gzip'),
    'if-none-match': fc.constantFrom('*', '"x"'),
    authorization: fc.constantFrom('Bearer x', 'Basic x'),
    'content-encoding': fc.constantFrom('identity', 'gzip'),
  },
  { requiredKeys: ['content-type'] },
)
const usual = fc.constant({ 'content-type': 'application/json' })
const requests = fc.record({ body, headers: fc.oneof({ weight: 3, arbitrary: usual }, headers) })

describe('a known operation', () => {
  test('runs as compiled code, and a repeated request is cached', async () => {
    const ask = await throughNode(1)
    await teach(ask)
    // A single tool takes a statement each time it is computed; the rows of a list are cached.
    const fresh = jsonRequest({ query: TOOL, variables: { b: 'tool-7' } })
    const counts: number[] = []
    const answers: PlainResponse[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      operations.length = 0
      answers.push(await ask(fresh))
      counts.push(operations.length)
    }
    // A response is cached on its second request.
    expect(counts).toEqual([1, 1, 0])
    expect(new Set(answers.map(({ body: bytes }) => bytes)).size).toBe(1)
    expect(new Set(answers.map(({ headers: { etag } }) => etag)).size).toBe(1)
  })

  test('is executed once for concurrent identical requests', async () => {
    const ask = await throughNode(1)
    await teach(ask)
    operations.length = 0
    const fresh = jsonRequest({ query: SEARCH, variables: { a: 9, b: 'tool' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(fresh)))
    expect(new Set(answers.map(({ body: bytes }) => bytes)).size).toBe(1)
    expect(operations.length).toBeLessThanOrEqual(2)
  })

  test.each([
    ['with plenty of budget', 30],
    ['when the budget ends', 0.3],
  ])('gets the response of the full pipeline, at the same price, %s', async (_, limitsFactor) => {
    const [fast, full] = [await throughNode(limitsFactor), await throughFullPipeline(limitsFactor)]
    await teach(fast)
    await teach(full)
    await fc.assert(
      fc.asyncProperty(requests, async (each) => {
        // Compiled, then computed for the cache, then served from it.
        for (let turn = 0; turn < 3; turn += 1) expect(await fast(each)).toEqual(await full(each))
      }),
      // When an example is retried, its price has already been charged.
      { numRuns: 250, endOnFailure: true },
    )
  })
})
