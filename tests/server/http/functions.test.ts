import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { schema } from '#server/schema.ts'
import { createServices, type Services } from '#server/services.ts'
import { clock, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { TEST_SECRETS } from '../../support/test-secrets.ts'
import { AMPLE_BUDGET } from './app-support.ts'
import { checkDeclaredAnswers } from './declared-answers.ts'
import { captureLog } from './support.ts'

const { log } = captureLog()
const URL = '/.netlify/functions/getTools'
let app: FastifyInstance
const database = registerTestDatabase()
let services: Services

beforeAll(async () => {
  await loadCatalogue(database, {
    featured: ['abacus', 'x', 'y', 'z'],
    tools: {
      writing: [
        toolRecord({
          slug: 'abacus',
          name: 'Abacus Pro',
          verified_on: '2026-11-01',
          pricing_model: 'freemium',
          plans: [plan({ month: 0 }), plan({ month: 10 }), plan({ name: 'Team', month: 39.5 })],
        }),
        toolRecord({ slug: 'birch', prominence: 3, pricing_model: null, api_available: true }),
        toolRecord({ slug: 'gone', status: 'discontinued' }),
      ],
      email: Array.from({ length: 110 }, (_, index) =>
        toolRecord({ slug: `mail-${index}`, pricing_model: 'enterprise' }),
      ),
    },
  })
  services = createServices({ database, clock, log, limitsFactor: 1, ...TEST_SECRETS })
  app = await buildApp({
    config: { mode: 'test', trustProxy: [], publicUrl: 'https://site.example' },
    log,
    database,
    services,
    schema,
    lifecycle: { draining: false },
    staticDir: '/nonexistent',
    httpLimits: { maxEventLoopDelayMs: 0, ...AMPLE_BUDGET },
  })
  checkDeclaredAnswers(app)
})
afterAll(() => app.close())

const slugs = async (query: string): Promise<string[]> => {
  const answer = await app.inject(`${URL}${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ slug: string }[]>().map(({ slug }) => slug)
}
const idOf = async (slug: string) => (await database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id
const TOTAL = 112

describe('getTools returns', () => {
  test('an array of tools with exactly these fields', async () => {
    const answer = await app.inject(`${URL}?search=abacus-pro`)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual([
      {
        id: await idOf('abacus'),
        slug: 'abacus',
        name: 'Abacus Pro',
        description: 'Drafts letters for small shops and keeps a copy of each one in a shared folder.',
        long_description: 'A paragraph that says what the tool does. '.repeat(10),
        category: 'Writing',
        pricing_model: 'freemium',
        pricing: 'Free plan, paid from $10/month',
        price_range: '$10-39.50/month',
        logo_url: null,
        rating: null,
        review_count: 0,
        verified: true,
        featured: true,
        website_url: 'https://abacus.example/',
        features: ['Letter templates', 'Shared folder', 'Spelling correction', 'Export to PDF'],
        use_cases: ['Reminders to customers', 'Answers to complaints', 'Offers to new clients'],
        pros: ['Quick to learn', 'Works without a network'],
        cons: ['One language only', 'No mobile version'],
        api_available: null,
      },
    ])
  })

  test('null for unknown values', async () => {
    const answer = await app.inject(`${URL}?search=birch`)
    expect(answer.json()).toMatchObject([
      { pricing_model: null, pricing: null, price_range: null, api_available: true },
    ])
  })

  test('every active tool without a limit, the most prominent first', async () => {
    const found = await slugs('')
    expect(found).toHaveLength(TOTAL)
    expect(found[0]).toBe('birch')
    expect(found).not.toContain('gone')
    expect(new Set(found).size).toBe(TOTAL)
  })

  test.each([
    ['?limit=1', 1],
    ['?limit=50', 50],
    ['?limit=1000', TOTAL],
    ['?limit=99999', TOTAL],
    [`?limit=${'9'.repeat(400)}`, TOTAL],
    ['?limit=0', 1],
    ['?limit=-5', 1],
    ['?limit=-0', 1],
    ['?limit=007', 7],
    ['?search=mail&limit=3', 3],
    ['?search=', TOTAL],
    ['?search=%20', TOTAL],
    // Not named `search`; unknown parameters are ignored.
    ['?search[]=mail&limit=2', 2],
    ['?search[not]=&toolId[not]=&limit=2', 2],
    ['?search=%25_%25', 0],
  ])('for %s %i tools', async (query, count) => expect(await slugs(query)).toHaveLength(count))

  test('the tool named by the search first, by slug, id or dashed name', async () => {
    expect(await slugs('?search=abacus-pro&limit=1')).toEqual(['abacus'])
    expect(await slugs(`?search=${await idOf('mail-7')}&limit=50`)).toEqual(['mail-7'])
    expect(await slugs(`?search=${(await idOf('mail-7')).toUpperCase()}`)).toEqual(['mail-7'])
    expect((await slugs('?search=mail-7&limit=3'))[0]).toBe('mail-7')
  })

  test('no inactive tool, even when it is named', async () => {
    expect(await slugs('?search=gone')).toEqual([])
    expect(await slugs(`?search=${await idOf('gone')}`)).toEqual([])
  })

  test('HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: `${URL}?limit=1` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describe('getTools rejects', () => {
  test.each([
    ['?limit=1e3', '"limit" must be a whole number.'],
    ['?limit=', '"limit" must be a whole number.'],
    ['?limit=1.5', '"limit" must be a whole number.'],
    ['?limit=%2B5', '"limit" must be a whole number.'],
    ['?limit=ten', '"limit" must be a whole number.'],
    ['?limit=1&limit=2', '"limit" must be a whole number.'],
    ['?search=a&search=b', '"search" must be a string.'],
    [`?search=${'a'.repeat(101)}`, 'A search must be at most 100 characters.'],
    ['?search=%00', 'The request contains a control character.'],
    ['?search=%ff', 'The address contains malformed percent-encoding.'],
  ])('%s with 400', async (query, message) => {
    const answer = await app.inject(`${URL}${query}`)
    expect(answer.statusCode).toBe(400)
    const requestId = answer.headers['x-request-id']
    expect(answer.json()).toEqual({ success: false, error: { message, code: 'BAD_USER_INPUT', requestId } })
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s with 405 and what is possible', async (method) => {
    const answer = await app.inject({ method, url: URL, payload: '{' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.json()).toMatchObject({
      success: false,
      error: { message: `Method ${method} is not allowed.`, code: 'METHOD_NOT_ALLOWED' },
    })
  })
})

describe('every function', () => {
  test.each([
    ['GET', URL],
    ['GET', `${URL}?limit=x`],
    ['POST', URL],
    ['GET', '/.netlify/functions/nobody'],
  ] as const)('says that it is deprecated, what comes after it and how it may be kept: %s %s', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.headers).toMatchObject({ deprecation: '@1793491200', link: '</graphql>; rel="successor-version"' })
    expect(answer.headers['cache-control']).toBe(answer.statusCode === 200 ? 'no-cache' : 'no-store')
  })

  test.each(['?limit=1', '?limit=1', '?limit=x'])('shows what is left of the budget: %s', async (query) => {
    const { headers } = await app.inject(`${URL}${query}`)
    expect(headers['ratelimit']).toMatch(/^"cost";r=\d+;t=\d+$/)
    expect(headers['ratelimit-policy']).toMatch(/^"cost";q=\d+;w=\d+$/)
    expect(headers['x-ratelimit-remaining']).toMatch(/^\d+$/)
  })

  test('is not cached with a token', async () => {
    const answer = await app.inject({ url: `${URL}?limit=1`, headers: { authorization: 'Bearer x' } })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['GET', '/.netlify/functions/nobody'],
    ['POST', '/.netlify/functions/gettools'],
    ['DELETE', '/.netlify/functions/getTools/more'],
    ['GET', '/.netlify/functions/__proto__'],
  ] as const)('of another name is not there: %s %s', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      success: false,
      error: { message: 'Function not found.', code: 'NOT_FOUND' },
    })
  })
})
