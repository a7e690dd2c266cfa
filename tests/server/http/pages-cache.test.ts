import type { AddressInfo } from 'node:net'
import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RenderRequest, RenderResult } from '#core/rendering.ts'
import { UNCACHED_HEADER } from '#server/http/pages/uncached.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'
import { captureLog } from './support.ts'

const { lines, log } = captureLog()
let now = Date.parse('2026-11-20T12:00:00Z')
const database = registerTestDatabase()
let site: TestApp
const folder = registerTemporaryFolder()
let rendered: string[] = []
let script: (request: RenderRequest) => RenderResult | Promise<RenderResult>

const page = (changes: object = {}): RenderResult => ({
  kind: 'page',
  status: 200,
  html: `<!doctype html><title>Page</title>${'<p>A line of text that can be compressed.</p>'.repeat(60)}`,
  visibility: 'public',
  ...changes,
})
/** What most pages read. */
const CATALOGUE_QUERY = { document: parse('{ categories { slug } }'), variables: {} }
const renew = () => site.services.catalogue.revision.committed((site.services.catalogue.revision.current() ?? 0) + 1)

beforeAll(async () => {
  site = await buildTestApp(database, {
    log,
    httpLimits: AMPLE_BUDGET,
    catalogueDir: folder,
    clock: { now: () => new Date(now) },
    render: async (request) => {
      rendered.push(request.url)
      await request.execute(CATALOGUE_QUERY)
      return script(request)
    },
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.app.close())
beforeEach(() => {
  renew()
  rendered = []
  script = () => page()
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

describe('a public page', () => {
  test('is rendered once until the catalog or the day changes', async () => {
    const first = await get('/tool/abacus')
    const second = await get('/tool/abacus')
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag])
    expect(second.headers['cache-control']).toBe('no-cache')
    expect(rendered).toEqual(['/tool/abacus'])
    renew()
    await get('/tool/abacus')
    now += 86_400_000
    await get('/tool/abacus')
    expect(rendered).toHaveLength(3)
  })

  test('is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(rendered).toEqual(['/'])
  })

  test('is compressed, has an ETag and is not sent again with a matching one', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    const etag = String(answer.headers.etag)
    const again = await get('/', { 'accept-encoding': 'gzip, deflate, br', 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('is sent in the preferred encoding, with the ETag of those bytes', async () => {
    const tags = new Map<string | undefined, unknown>()
    for (const accept of ['br', 'br;q=0.1, gzip', 'identity, gzip;q=0.5', `gzip, ${'x'.repeat(200)}`]) {
      const { headers } = await get('/', { 'accept-encoding': accept })
      const encoding = headers['content-encoding'] as string | undefined
      expect(tags.get(encoding) ?? headers.etag).toBe(headers.etag)
      tags.set(encoding, headers.etag)
    }
    expect([...tags.keys()]).toEqual(['br', 'gzip', undefined])
    expect(new Set(tags.values()).size).toBe(3)
  })

  test('is shared by URLs that differ in campaign parameters, and contains none of them', async () => {
    script = ({ url }) => page({ html: `<title>${url}</title>` })
    expect((await get('/ai-tools?utm_source=email&search=a&gclid=1')).body).toBe('<title>/ai-tools?search=a</title>')
    expect((await get('/ai-tools?search=a')).body).toBe('<title>/ai-tools?search=a</title>')
    expect(rendered).toEqual(['/ai-tools?search=a'])
  })

  test('is rendered once, whatever unread parameters its URL has', async () => {
    for (const url of ['/?a=b', '/?search=x', `/?c=${'x'.repeat(600)}`, '/?d', '/?', '/?&=&e']) {
      expect((await get(url)).statusCode).toBe(200)
    }
    for (const url of ['/ai-tools?search=a&q=1', '/ai-tools?x=1&search=a', '/ai-tools?%73earch=a']) await get(url)
    expect(rendered).toEqual(['/', '/ai-tools?search=a', '/ai-tools?%73earch=a'])
  })

  test('is rendered each time for a very long URL', async () => {
    const url = `/ai-tools?search=${'x'.repeat(600)}`
    await get(url)
    await get(url)
    expect(rendered).toEqual([url, url])
  })

  test('is rendered each time on request by a header, in test mode only', async () => {
    for (let turn = 0; turn < 2; turn += 1) await get('/about', { [UNCACHED_HEADER]: '1' })
    expect(rendered).toEqual(['/about', '/about'])
    const product = await buildTestApp(database, {
      mode: 'production',
      catalogueDir: await temporaryFolder(),
      render: async (request) => {
        rendered.push(request.url)
        return page()
      },
    })
    rendered = []
    for (let turn = 0; turn < 2; turn += 1) {
      await product.app.inject({ url: '/about', headers: { [UNCACHED_HEADER]: '1' } })
    }
    expect(rendered).toEqual(['/about'])
    await product.app.close()
  })

  test('is not served from the cache for requests with a token', async () => {
    await get('/')
    await get('/', { authorization: 'Bearer somebody' })
    expect(rendered).toEqual(['/', '/'])
  })
})

describe('the cache also stores', () => {
  test('a missing page', async () => {
    script = () => page({ status: 404 })
    expect([(await get('/nowhere')).statusCode, (await get('/nowhere')).statusCode]).toEqual([404, 404])
    expect(rendered).toEqual(['/nowhere'])
  })

  test('a removed page', async () => {
    script = () => page({ status: 410 })
    expect([(await get('/removed')).statusCode, (await get('/removed')).statusCode]).toEqual([410, 410])
    expect(rendered).toEqual(['/removed'])
  })

  test('a permanent redirect, which passes on its query', async () => {
    script = ({ url }) => ({ kind: 'redirect', status: 301, location: url.replace('/old', '/new') })
    const locations = []
    for (const url of ['/old', '/old', '/old?utm_source=a', '/old?utm_source=b']) {
      locations.push((await get(url)).headers.location)
    }
    expect(locations).toEqual(['/new', '/new', '/new?utm_source=a', '/new?utm_source=b'])
    expect(rendered).toEqual(['/old'])
  })

  test('a redirect with parameters, without unread ones', async () => {
    script = ({ url }) => ({ kind: 'redirect', status: 301, location: url.replace('/quiz-results', '/quiz/results') })
    const { headers } = await get('/quiz-results?upgraded=true&x=1&gclid=2')
    expect(headers.location).toBe('/quiz/results?upgraded=true&gclid=2')
  })

  test('pages without evicting them, however many random URLs are requested', async () => {
    await get('/')
    script = () => page({ status: 404 })
    for (let index = 0; index < 600; index += 1) await get(`/invented-${index}`)
    rendered = []
    await get('/')
    expect(rendered).toEqual([])
  })
})

test('a page of an unknown path or in an unusual spelling is never cached, and evicts nothing', async () => {
  await get('/about')
  for (const url of ['/x%0a', '/nowhere', '/%61bout', '/tool/%61bacus']) {
    rendered = []
    for (let turn = 0; turn < 2; turn += 1) expect((await get(url)).statusCode).toBe(200)
    expect([url, rendered.length]).toEqual([url, 2])
  }
  rendered = []
  await get('/about')
  expect(rendered).toEqual([])
})

test.each<[string, () => RenderResult]>([
  ['a private page', () => page({ visibility: 'private' })],
  ['an unlisted page', () => page({ visibility: 'unlisted' })],
  ['a redirect for now', () => ({ kind: 'redirect', status: 302, location: '/elsewhere' })],
  ['a page with another status', () => page({ status: 418 })],
  [
    'a failure',
    () => {
      throw new Error('broken')
    },
  ],
])('%s is never cached', async (_what, work) => {
  script = work
  await get('/x')
  const again = await get('/x')
  expect(rendered).toHaveLength(2)
  expect(again.headers.etag).toBeUndefined()
})

test('the response cache middleware sends the same bytes and headers as the application', async () => {
  const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  const answers = [await fetch(`${origin}/about`)]
  lines.length = 0
  answers.push(await fetch(`${origin}/about`))
  expect(lines).toEqual([])
  const [first, second] = answers.map((answer) =>
    Object.fromEntries([...answer.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))),
  )
  expect(second).toEqual(first)
  expect(second?.['content-security-policy']).toContain("default-src 'self'")
  expect(await answers[1]?.text()).toBe(await answers[0]?.text())
})
