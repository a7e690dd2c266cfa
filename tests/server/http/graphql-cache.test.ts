import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { countOperations, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'
import { ask, buildTestApp, type TestApp } from './app-support.ts'
import { captureLog } from './support.ts'

const LONG = '{ tools(first: 5) { nodes { slug longDescription features useCases } } }'
// Facts' sources are read on each request; a page's rows may be cached.
const SHORT = '{ tools(first: 5) { nodes { slug facts { field } } } }'

const { lines, log } = captureLog()
const database = registerTestDatabase()
let counted: Database
let operations: string[]
let site: TestApp
let reads = 0

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord(), toolRecord({ slug: 'beta' })] } })
  const counting = countOperations(database)
  operations = counting.operations
  counted = counting.database
  site = await buildTestApp(counted, { limitsFactor: 1000, log })
})
afterAll(() => site.app.close())
beforeEach(async () => {
  site.services.catalogue.revision.committed((site.services.catalogue.revision.current() ?? 0) + 1)
  await site.services.catalogue.revision.check()
  operations.length = 0
})

const statements = () => {
  reads = operations.length
  operations.length = 0
  return reads
}

describe('a public response', () => {
  test('is executed once, then served from the cache', async () => {
    const first = await ask(site.app, { query: SHORT })
    expect(statements()).toBeGreaterThan(0)
    const second = await ask(site.app, { query: SHORT })
    expect(statements()).toBe(0)
    expect(second.body).toBe(first.body)
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: first.headers.etag,
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  test('is shared by equal variables, and separate for others', async () => {
    const query = 'query Q($a: Int, $b: String) { tools(first: $a, search: $b) { nodes { name facts { field } } } }'
    await ask(site.app, { query, variables: { a: 1, b: 'abacus' } })
    statements()
    await ask(site.app, { variables: { b: 'abacus', a: 1 }, query, extensions: { clientLibrary: { name: 'x' } } })
    expect(statements()).toBe(0)
    const other = await ask(site.app, { query, variables: { a: 2, b: 'abacus' } })
    expect(statements()).toBeGreaterThan(0)
    expect(other.json().data.tools.nodes[0].name).toBe('Abacus')
  })

  test('is shared by GET and POST', async () => {
    await ask(site.app, { query: SHORT })
    statements()
    const url = `/graphql?${new URLSearchParams({ query: SHORT })}`
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    expect(statements()).toBe(0)
  })

  test('is not sent again with a matching ETag', async () => {
    const { headers } = await ask(site.app, { query: SHORT })
    for (const tag of [String(headers.etag), `"other", W/${headers.etag}`]) {
      const again = await ask(site.app, { query: SHORT }, { 'if-none-match': tag })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await ask(site.app, { query: SHORT }, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('is compressed once per encoding, each with its own ETag', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const answers = await Promise.all(
      encodings.map((encoding) => ask(site.app, { query: LONG }, { 'accept-encoding': encoding })),
    )
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    expect(answers.every(({ headers }) => headers.vary === 'accept-encoding')).toBe(true)
  })

  test('is computed once for concurrent requests', async () => {
    const alone = await ask(site.app, { query: SHORT })
    const once = statements()
    site.services.catalogue.revision.committed((site.services.catalogue.revision.current() ?? 0) + 1)
    await site.services.catalogue.revision.check()
    operations.length = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(site.app, { query: SHORT })))
    expect(statements()).toBe(once)
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([alone.body]))
  })

  test('expires with the revision', async () => {
    await ask(site.app, { query: SHORT })
    site.services.catalogue.revision.committed((site.services.catalogue.revision.current() ?? 0) + 1)
    statements()
    await ask(site.app, { query: SHORT })
    expect(statements()).toBeGreaterThan(0)
  })
})

describe('nothing else is cached', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a request with a token', { query: SHORT }, { authorization: 'Bearer somebody' }],
    ['a root field without the mark', { query: '{ tools { totalCount } __schema { queryType { name } } }' }, {}],
    [
      'an unmarked field in a fragment',
      { query: '{ ...A } fragment A on Query { tools { totalCount } __type(name: "Tool") { name } }' },
      {},
    ],
    ['an answer with an error', { query: '{ tools(first: 101) { totalCount } }' }, {}],
  ])('%s', async (_what, payload, headers) => {
    for (const _ of [1, 2]) {
      const answer = await ask(site.app, payload, headers)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.etag).toBeUndefined()
    }
  })

  test('a mutation runs each time', async () => {
    const query =
      'mutation { reportClientError(input: { message: "m", path: "/p" }) { ... on ReportClientErrorPayload { reportId } } }'
    const ids = await Promise.all(
      [1, 2].map(async () => (await ask(site.app, { query })).json().data.reportClientError),
    )
    expect(ids[0].reportId).not.toBe(ids[1].reportId)
  })

  test('and a request with a token never gets a cached response', async () => {
    await ask(site.app, { query: SHORT })
    statements()
    await ask(site.app, { query: SHORT }, { authorization: 'Bearer somebody' })
    expect(statements()).toBeGreaterThan(0)
  })
})

describe('over a socket', () => {
  let origin: string
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  })
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/graphql`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  const body = JSON.stringify({ query: LONG })

  test('the response cache middleware sends the same bytes and headers as the application', async () => {
    const answers = [await post(body), await post(body)]
    lines.length = 0
    answers.push(await post(body))
    // Only the application logs a line for each request.
    expect(lines).toEqual([])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    const plain = (answer: Response) =>
      Object.fromEntries([...answer.headers].filter(([name]) => !/^(date|x-request-id|.*ratelimit.*)$/.test(name)))
    expect(plain(answers[2] as Response)).toEqual(plain(answers[0] as Response))
    expect(answers[2]?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(Number(answers[2]?.headers.get('x-ratelimit-remaining'))).toBeLessThan(
      Number(answers[1]?.headers.get('x-ratelimit-remaining')),
    )
    expect(statements()).toBeGreaterThan(0)
    const again = await post(body, { 'if-none-match': String(answers[1]?.headers.get('etag')) })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('it passes everything else on unchanged', async () => {
    await post(body)
    expect((await post(body, { authorization: 'Bearer x' })).headers.get('cache-control')).toBe('no-store')
    expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(body, { 'content-type': 'application/json; charset=latin1' })).status).toBe(415)
    expect((await post('{"query":')).status).toBe(400)
    expect((await post('')).status).toBe(400)
    const large = JSON.stringify({ query: SHORT, operationName: null, extensions: { a: 'x'.repeat(100_000) } })
    expect((await post(large)).status).toBe(200)
  })
})

test('a chunked body is handled, and a broken one affects nobody', async () => {
  const { port } = site.app.server.address() as AddressInfo
  const body = JSON.stringify({ query: SHORT })
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const broken = connect(port, '127.0.0.1')
  broken.write(head + body.slice(0, 5), () => broken.destroy())
  for (const cut of [0, 5, body.length - 1]) {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    socket.write(head + body.slice(0, cut))
    // Once the server responds to a later request, it has received the first chunk.
    await fetch(`http://127.0.0.1:${port}/health/live`)
    socket.write(body.slice(cut))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    socket.destroy()
  }
})

test('cached responses are served while the database is unavailable', async () => {
  const gone = await createTestDatabase()
  await loadCatalogue(gone, { tools: { writing: [toolRecord()] } })
  const own = await buildTestApp(gone)
  const before = await ask(own.app, { query: SHORT })
  await gone.close()
  await own.services.catalogue.revision.check()
  expect((await ask(own.app, { query: SHORT })).body).toBe(before.body)
  expect((await ask(own.app, { query: LONG })).json().errors).toHaveLength(1)
  await own.app.close()
})
