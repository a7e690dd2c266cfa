/** What a CDN in front of the server may keep. */
import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withCdnHeaders } from '#server/http/caching/cdn-headers.ts'
import { pageTag, recordTag, toolTag } from '#server/platform/cache/cache-tags.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
const QUERY = '{ tool(by: { slug: "abacus" }) { id rating { mean } } }'

const database = registerTestDatabase()
let behindCdn: TestApp
let alone: TestApp
let toolId: string

const folders = registerTemporaryFolder()
const build = async (edgeCache: boolean): Promise<TestApp> => {
  const test = await buildTestApp(database, {
    httpLimits: AMPLE_BUDGET,
    edgeCache,
    catalogueDir: await mkdtemp(`${folders}/`),
    render: async ({ url }) => {
      const status = url.startsWith('/nothing') ? 404 : 200
      return { kind: 'page', status, html: url, visibility: url.startsWith('/settings') ? 'private' : 'public' }
    },
  })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  return test
}

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord({ slug: 'abacus' })] } })
  toolId = (await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })).id
  behindCdn = await build(true)
  alone = await build(false)
})
afterAll(async () => {
  await behindCdn.app.close()
  await alone.app.close()
})

const read = async ({ app }: TestApp, path: string, init: RequestInit = {}) => {
  const { port } = app.server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const tags = headers.get('surrogate-key')?.split(' ').sort().join(' ') ?? null
  return [headers.get('cache-control'), tags, headers.get('vary')]
}
const get = `/graphql?query=${encodeURIComponent(QUERY)}`
const post = (query: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
})

describe('with a CDN', () => {
  test.each([
    ['a page', '/about', {}, ['day'], KEPT, 'accept-encoding'],
    ['a missing page', '/nothing', {}, ['day'], KEPT, 'accept-encoding'],
    ['a query by GET', get, {}, ['record', 'records', 'tool'], KEPT, 'accept-encoding, accept'],
    ['a query by POST', '/graphql', post(QUERY), ['record', 'records', 'tool'], KEPT, 'accept-encoding, accept'],
    [
      'a legacy function',
      '/.netlify/functions/getTools?limit=1',
      {},
      ['lists', 'record', 'tool'],
      KEPT,
      'accept-encoding',
    ],
    [
      'a document for machines',
      '/llms.txt',
      {},
      ['content', 'lists', 'record'],
      KEPT.replace('max-age=0', 'max-age=3600'),
      'accept-encoding',
    ],
  ])('%s may be kept, with its tags', async (_what, path, init, tags, cacheControl, vary) => {
    const own: Record<string, string> = { tool: toolTag(toolId), record: recordTag(toolId) }
    const keys = tags.map((tag) => own[tag] ?? tag).join(' ')
    // Computed, from the cache, and from the cache before Fastify.
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await read(behindCdn, path, init)).toEqual([cacheControl, keys, vary])
    }
  })

  test('a known operation has the tags of its own response', async () => {
    const body = (slug: string, turn: number) => ({
      ...post(''),
      body: JSON.stringify({
        query: 'query Q($slug: String!) { tool(by: { slug: $slug }) { rating { mean } } }',
        variables: { slug, turn },
      }),
    })
    for (const turn of [1, 2, 3]) await read(behindCdn, '/graphql', body('abacus', turn))
    expect(await read(behindCdn, '/graphql', body('nothing', 4))).toEqual([
      KEPT,
      'catalogue records',
      'accept-encoding, accept',
    ])
  })

  test.each([
    ['a private page', '/settings', {}],
    ['a query with a token', '/graphql', post(QUERY, { authorization: 'Bearer x' })],
    ['a private query', '/graphql', post('{ viewer { id } }')],
    ['a failed query', '/graphql', post('{ nothing }')],
  ])('%s may not be kept', async (_what, path, init) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const [cacheControl, keys] = await read(behindCdn, path, init)
      expect([cacheControl, keys]).toEqual(['no-store', null])
    }
  })
})

test.each([
  ['a page', '/about', {}, 'no-cache'],
  ['a query', '/graphql', post(QUERY), 'public, max-age=0, must-revalidate'],
  ['a legacy function', '/.netlify/functions/getTools?limit=1', {}, 'no-cache'],
  ['a document for machines', '/llms.txt', {}, 'public, max-age=3600'],
])('without a CDN, %s has no tags', async (_what, path, init, cacheControl) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await read(alone, path, init)).toEqual([cacheControl, null, 'accept-encoding'])
  }
})

test('tags are encoded and limited', () => {
  const keysOf = (...tags: Parameters<typeof withCdnHeaders>[1][number][]) => withCdnHeaders([], tags)[1]
  expect(keysOf('catalogue', pageTag('a b\r\né'))).toBe('catalogue page:a%20b%0D%0A%C3%A9')
  expect(keysOf(pageTag('\ud800'))).toBe('page:%EF%BF%BD')
  const many = Array.from({ length: 33 }, (_, index) => toolTag(String(index)))
  expect(keysOf('catalogue', ...many)).toBe('catalogue tool:*')
  const records = Array.from({ length: 33 }, (_, index) => recordTag(String(index)))
  expect(keysOf('records', ...records)).toBe('records catalogue')
})
