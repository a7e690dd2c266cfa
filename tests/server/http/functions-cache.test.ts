/** Cached responses of the legacy functions: the same for all callers, until the catalog changes. */
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from '#server/services.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const URL = '/.netlify/functions/getTools'
const database = registerTestDatabase()
let site: TestApp
let reads = 0

/** Counts how often the catalog is queried for a list. */
const counting = (services: Services): Services => ({
  ...services,
  catalogue: {
    ...services.catalogue,
    toolLists: {
      ...services.catalogue.toolLists,
      list: (...args) => {
        reads += 1
        return services.catalogue.toolLists.list(...args)
      },
    },
  },
})

beforeAll(async () => {
  await loadCatalogue(database, {
    tools: { writing: Array.from({ length: 20 }, (_, index) => toolRecord({ slug: `pen-${index}` })) },
  })
  site = await buildTestApp(database, { services: counting, httpLimits: AMPLE_BUDGET })
})
afterAll(() => site.app.close())
const renew = () => site.services.catalogue.revision.committed((site.services.catalogue.revision.current() ?? 0) + 1)
beforeEach(() => {
  renew()
  reads = 0
})

const get = (query: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({ method, url: `${URL}${query}`, headers })

test('a list has a tag and is not sent again to who has it', async () => {
  const first = await get('?limit=1000')
  expect(first.headers).toMatchObject({
    etag: expect.stringMatching(/^"[\w-]+"$/),
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
    deprecation: '@1793491200',
    link: '</graphql>; rel="successor-version"',
  })
  expect(first.json()).toHaveLength(20)
  const again = await get('?limit=1000', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
  expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', deprecation: '@1793491200' })
})

test('each encoding has a tag of its own over the same list', async () => {
  const plain = await get('')
  const packed = await get('', { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('HEAD says what GET would', async () => {
  const answer = await get('?limit=3')
  const head = await get('?limit=3', {}, 'HEAD')
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['etag', 'cache-control', 'content-length', 'content-type']) {
    expect([name, head.headers[name]]).toEqual([name, answer.headers[name]])
  }
})

test('equivalent requests run once, until its revision changes', async () => {
  await Promise.all([get(''), get('?limit=1000'), get('?limit=99999'), get('?search=&limit=1000&utm=1')])
  expect(reads).toBe(1)
  const before = await get('?limit=2')
  await database.prisma.tool.updateMany({ data: { vendor: 'Another', featured: true } })
  expect((await get('?limit=2')).headers.etag).toBe(before.headers.etag)
  renew()
  const after = await get('?limit=2', { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.json()).toMatchObject([{ featured: true }, { featured: true }])
})

test('different requests have different responses', async () => {
  const bodies = [await get('?limit=1'), await get('?limit=2'), await get('?search=pen-7'), await get('?search=PEN-8')]
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(4)
})

test('a request with a token runs each time, and its response is not stored', async () => {
  await get('?limit=2')
  const answer = await get('?limit=2', { authorization: 'Bearer somebody' })
  expect(reads).toBe(2)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.headers.etag).toBeUndefined()
})

test("a refusal and a member's own list are never cached", async () => {
  for (const url of [`${URL}?limit=x`, `${URL}?search=${'a'.repeat(101)}`, '/.netlify/functions/favorites']) {
    const answer = await site.app.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect([answer.headers.etag, answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
  }
})
