import type { FastifyInstance } from 'fastify'
import { type DocumentNode, parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import type { RenderRequest, RenderResult } from '#core/rendering.ts'
import { buildApp } from '#server/app.ts'
import { DAY } from '#server/platform/cache/cache-tags.ts'
import { schema } from '#server/schema.ts'
import { createServices } from '#server/services.ts'
import { clock } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase, type TestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { TEST_SECRETS } from '../../support/test-secrets.ts'
import { AMPLE_BUDGET } from './app-support.ts'
import { captureLog } from './support.ts'

const ORIGIN = 'https://site.example'
const { lines, log } = captureLog()
const page = (changes: object = {}): RenderResult => ({
  kind: 'page',
  status: 200,
  html: '<!doctype html><title>Page</title>',
  visibility: 'public',
  ...changes,
})

const database = registerTestDatabase()
let app: FastifyInstance
/** The renderer's behavior, set by each test. */
let script: (request: RenderRequest) => Promise<RenderResult> | RenderResult
let requests: RenderRequest[]

/** Clears the pages of earlier tests. */
let renew: () => void

const build = async (usedDatabase: TestDatabase) => {
  const services = createServices({ database: usedDatabase, clock, log, limitsFactor: 1, ...TEST_SECRETS })
  renew = () => services.cacheInvalidations.invalidateLocally([DAY])
  return buildApp({
    config: { mode: 'test', trustProxy: [], publicUrl: ORIGIN },
    log,
    database: usedDatabase,
    services,
    schema,
    lifecycle: { draining: false },
    staticDir: '/nonexistent',
    site: {
      catalogueDir: folder,
      clock,
      createRenderer: async () => ({
        render: async (request) => {
          requests.push(request)
          return script(request)
        },
        assetsFor: () => ({ modules: [], styles: [] }),
      }),
    },
    httpLimits: { maxEventLoopDelayMs: 0, ...AMPLE_BUDGET },
  })
}

const folder = registerTemporaryFolder()
beforeAll(async () => {
  app = await build(database)
})
afterAll(() => app.close())
beforeEach(() => {
  renew()
  requests = []
  script = () => page()
})

describe('a URL without another route', () => {
  test('is a page', async () => {
    const answer = await app.inject('/ai-tools?search=b%20c')
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>Page</title>'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(answer.headers['x-robots-tag']).toBeUndefined()
    expect(requests).toMatchObject([{ url: '/ai-tools?search=b%20c', origin: ORIGIN, now: clock.now() }])
  })

  test('has the status set by the page', async () => {
    script = () => page({ status: 404, html: '<title>Not here</title>' })
    const answer = await app.inject('/nowhere')
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>Not here</title>'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    [301, 'no-cache'],
    [302, 'no-store'],
  ] as const)('leads on to another with %i', async (status, kept) => {
    script = () => ({ kind: 'redirect', status, location: '/tool/abacus?a=b' })
    const answer = await app.inject('/ai-tools/abacus?a=b')
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([status, '/tool/abacus?a=b', ''])
    expect(answer.headers['cache-control']).toBe(kept)
  })

  test('is neither cached nor indexed when private', async () => {
    script = () => page({ visibility: 'private' })
    const answer = await app.inject('/dashboard')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  test('is neither cached nor indexed and sends no referrer when unlisted', async () => {
    script = () => page({ visibility: 'unlisted', status: 404 })
    const answer = await app.inject('/shared/a-token')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
  })

  test('responds to HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/some/page' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('answers %s with 404 as programs read it', async (method) => {
    const answer = await app.inject({ method, url: '/some/page' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      success: false,
      error: { message: 'Nothing was found at this address.', code: 'NOT_FOUND' },
    })
    expect(requests).toEqual([])
  })
})

describe('the data of a page', () => {
  const categories = { document: parse('{ categories { slug } }'), variables: {} }

  test('comes through the schema', async () => {
    script = async ({ execute }) => page({ html: JSON.stringify(await execute(categories)) })
    expect(JSON.parse((await app.inject('/')).body)).toEqual({ data: { categories: [] } })
  })

  test('is that of an anonymous visitor, whatever the request carries', async () => {
    const answers: unknown[] = []
    script = async ({ execute, ...request }) => {
      expect(JSON.stringify(request)).not.toContain('token-of-somebody')
      answers.push(await execute(categories))
      return page()
    }
    await app.inject('/')
    await app.inject({
      url: '/',
      headers: { authorization: 'Bearer token-of-somebody', cookie: 'a=token-of-somebody' },
    })
    expect(answers[1]).toEqual(answers[0])
  })

  test('is limited to public page sizes', async () => {
    const document = parse('{ tools(first: 101) { totalCount } }')
    script = async ({ execute }) => page({ html: JSON.stringify((await execute({ document, variables: {} })).errors) })
    expect((await app.inject('/')).body).toContain('from 1 to 100.')
  })
})

const expectErrorPage = (answer: Awaited<ReturnType<FastifyInstance['inject']>>, status: number) => {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  for (const text of [
    '<h1>Something went wrong</h1>',
    "We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix.",
    'Try Again</a>',
    'Go Home</a>',
    '<meta name="robots" content="noindex">',
    `Reference: ${String(answer.headers['x-request-id'])}`,
  ]) {
    expect(answer.body).toContain(text)
  }
  expect(answer.body).not.toMatch(/secret|at .*\.ts:|<script/)
}

describe('a page that cannot be rendered', () => {
  test.each<[string, () => never]>([
    [
      'a bug',
      () => {
        throw new TypeError('secret is not a function')
      },
    ],
    [
      'a thrown text',
      () => {
        throw 'secret' as unknown as Error
      },
    ],
    [
      'an error that calls itself a wrong request',
      () => {
        throw Object.assign(new Error('secret'), { statusCode: 400 })
      },
    ],
  ])('for %s is an error page with 500', async (_, work) => {
    script = work
    lines.length = 0
    const answer = await app.inject('/')
    expectErrorPage(answer, 500)
    expect(answer.headers['retry-after']).toBeUndefined()
    const errors = lines.filter((line) => line['level'] === 'error')
    expect(errors.map((line) => line['msg'])).toEqual(['could not render a page'])
    expect(JSON.stringify(errors)).toContain('secret')
  })

  test.each<[string, Error]>([
    ['an unavailable part', new UnavailableError('secret')],
    ['a database that is gone', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' })],
  ])('for %s is an error page with 503', async (_, error) => {
    script = () => Promise.reject(error)
    const answer = await app.inject('/')
    expectErrorPage(answer, 503)
    expect(answer.headers['retry-after']).toBe('5')
  })

  test('because its data is unavailable has 503, whatever the renderer throws', async () => {
    const gone = await createTestDatabase()
    const other = await build(gone)
    await gone.close()
    script = async ({ execute }) => {
      const { errors } = await execute({ document: parse('{ categories { slug } }') as DocumentNode, variables: {} })
      throw new Error(`secret ${errors?.[0]?.message}`)
    }
    const answer = await other.inject('/')
    expectErrorPage(answer, 503)
    expect(answer.headers['retry-after']).toBe('5')
    await other.close()
  })

  test('for a redirect with an invalid header value is an error page too', async () => {
    script = () => ({ kind: 'redirect', status: 301, location: '/a\r\nset-cookie: secret=1' })
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
