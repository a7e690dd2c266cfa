import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RenderRequest } from '#core/rendering.ts'
import { clock, loadCatalogue, toolRecord } from '#tests/support/catalogue.ts'
import { registerTestDatabase } from '#tests/support/database.ts'
import { registerTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { ask, buildTestApp, type TestApp } from '../app-support.ts'

const database = registerTestDatabase()
const folder = registerTemporaryFolder()
let now = clock.now().getTime()
let site: TestApp
let rendered: string[]

/** The smallest budget that distinguishes all prices. */
const CAPACITY = 2_000

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
})
beforeEach(async () => {
  rendered = []
  site = await buildTestApp(database, {
    clock: { now: () => new Date(now) },
    httpLimits: { budgetCapacity: CAPACITY, budgetPerSecond: 100 },
    catalogueDir: folder,
    render: async ({ url }: RenderRequest) => {
      rendered.push(url)
      if (url === '/broken') throw new Error('broken')
      const visibility = url === '/dashboard' ? 'private' : 'public'
      return { kind: 'page', status: url === '/nowhere' ? 404 : 200, html: `<title>${url}</title>`, visibility }
    },
  })
})
afterEach(() => site.app.close())

const left = async (remoteAddress = '127.0.0.1'): Promise<number> => {
  // The check itself costs 1.
  const { headers } = await site.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }' },
    remoteAddress,
  })
  return Number(headers['x-ratelimit-remaining']) + 1
}
/** The cost of a request. */
const priceOf = async (request: () => Promise<unknown>): Promise<number> => {
  const before = await left()
  await request()
  return before - 1 - (await left())
}
const spend = async (leave: number, remoteAddress = '127.0.0.1') => {
  const askFrom = (query: string) =>
    site.app.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress })
  const dear = '{ tools(first: 100) { nodes { slug } } }'
  const { requested } = (await askFrom(dear)).json().extensions.cost
  for (let rest = (await left(remoteAddress)) - 1 - leave; rest > 0; ) {
    await askFrom(rest >= requested ? dear : '{ __typename }')
    rest -= rest >= requested ? requested : 1
  }
}
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const getTools = (query: string) => get(`/.netlify/functions/getTools?${query}`)

describe('a single budget pays for', () => {
  test.each<[string, number, () => Promise<unknown>]>([
    ['an operation, by its document', 14, () => ask(site.app, { query: '{ tools(first: 6) { nodes { slug } } }' })],
    ['a body that is no operation', 1, () => site.app.inject({ method: 'POST', url: '/graphql', payload: '{' })],
    ['a page that has to be rendered', 50, () => get('/about')],
    ['a page that nobody keeps', 50, () => get('/dashboard')],
    ['a page that fails', 50, () => get('/broken')],
    ['the catalog as a file', 100, () => get('/tools.csv')],
    ['a page of the change feed', 100, () => get('/changes.ndjson')],
    ['the sitemap', 500, () => get('/sitemap.xml')],
    ['what nobody has priced', 1, () => get('/robots.txt')],
    ['a function that is not there', 1, () => get('/.netlify/functions/nothing')],
    ['a method that is not possible', 1, () => site.app.inject({ method: 'PUT', url: '/graphql' })],
    ['an address that is refused', 1, () => get('/about?a=%00')],
    ['health: nothing', 0, () => Promise.all([get('/health/live'), get('/health/ready')])],
  ])('%s', async (_what, price, request) => {
    expect(await priceOf(request)).toBe(price)
  })

  test('a cached page, whatever unread parameters its URL has', async () => {
    await get('/about')
    await get('/nowhere')
    expect(await priceOf(() => get('/about'))).toBe(1)
    expect(await priceOf(() => get('/nowhere'))).toBe(1)
    expect(await priceOf(() => get('/about?uncached=1'))).toBe(1)
    expect(rendered).toEqual(['/about', '/nowhere'])
  })

  test('a page served before the application', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}/about`)
    expect(await priceOf(() => fetch(`http://127.0.0.1:${port}/about`))).toBe(1)
    await spend(0)
    const refused = await fetch(`http://127.0.0.1:${port}/about`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  })

  test('a page requested concurrently: joined requests pay the cached price', async () => {
    expect(await priceOf(() => Promise.all([get('/about'), get('/about'), get('/about')]))).toBe(52)
  })

  test('a function, by its document with variables, and when cached', async () => {
    // The tool, its category, its plans and its rating for each entry, plus the list itself.
    const price = await priceOf(() => getTools('limit=20'))
    expect(price).toBeGreaterThan(20 * 3)
    expect(await priceOf(() => getTools('limit=20'))).toBe(price)
    const more = (await priceOf(() => getTools('limit=30'))) - price
    expect(await priceOf(() => getTools('limit=40'))).toBe(price + 2 * more)
  })

  test('a list longer than the API allows, by its content and lookup', async () => {
    const price = await priceOf(() => getTools('limit=1000'))
    expect(price).toBeLessThan(40)
    expect(await priceOf(() => getTools('limit=1000'))).toBe(price)
    expect(await priceOf(() => getTools('search=nothing-has-this-name&limit=1000'))).toBeGreaterThan(price)
  })
})

describe('a spent budget', () => {
  test('rejects functions in their own format, with a retry time', async () => {
    await spend(0)
    const refused = await getTools('limit=3')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-ratelimit-remaining': '0',
    })
    expect(refused.json()).toEqual({
      success: false,
      error: {
        message: 'Too many requests from your network. Please try again later.',
        code: 'RATE_LIMITED',
        requestId: refused.headers['x-request-id'],
      },
    })
  })

  test.each(['/about', '/dashboard', '/ai-tools?search=a'])('refuses the page %s with a page', async (url) => {
    await spend(20)
    const refused = await get(url)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    expect(refused.body).toContain('<h1>Too many requests</h1>')
    expect(refused.body).toContain(`Reference: ${String(refused.headers['x-request-id'])}`)
    expect(rendered).toEqual([])
    now += 1_000
    expect((await get(url)).statusCode).toBe(200)
  })

  test.each(['/tools.csv', '/tools.json', '/tools.ndjson', '/changes.ndjson', '/sitemap.xml', '/robots.txt'])(
    'refuses %s',
    async (url) => {
      await spend(0)
      const refused = await get(url)
      expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  test('never affects health checks or another address', async () => {
    await spend(0)
    expect((await get('/health/live')).statusCode).toBe(200)
    expect((await get('/health/ready')).statusCode).toBe(200)
    expect((await site.app.inject({ url: '/about', remoteAddress: '198.51.100.1' })).statusCode).toBe(200)
  })

  test('is shared by a whole IPv6 network', async () => {
    await spend(0, '2001:db8::1')
    const of = async (remoteAddress: string) => (await site.app.inject({ url: '/about', remoteAddress })).statusCode
    expect([await of('2001:db8::2'), await of('2001:db8:0:1::1')]).toEqual([429, 200])
  })
})
