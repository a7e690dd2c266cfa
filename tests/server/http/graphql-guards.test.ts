import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#server/http/graphql/fastify-adapter.ts'
import { createGraphqlPipeline } from '#server/http/graphql/pipeline.ts'
import { inputHygiene } from '#server/http/plugins/input-hygiene.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { createRequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { ask, buildTestApp, type TestApp } from './app-support.ts'
import { bareFastify } from './support.ts'

const database = registerTestDatabase()
let site: TestApp
let now = clock.now().getTime()

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  site = await buildTestApp(database, { clock: { now: () => new Date(now) } })
})
afterAll(() => site.app.close())

const cost = (requested: number) => ({ cost: { requested, limit: 1000 } })

describe('the cost of an operation', () => {
  test.each<[string, string, number]>([
    ['data', '{ tools(first: 10) { nodes { slug } } }', 18],
    ['data that may not be shared', '{ tool(by: { slug: "abacus" }) { slug } __schema { queryType { name } } }', 12],
    ['errors past validation', '{ tools(first: 200) { totalCount } }', 8],
  ])('is in a response with %s', async (_what, query, requested) => {
    expect((await ask(site.app, { query })).json().extensions).toEqual(cost(requested))
  })

  test('above the limit is rejected before anything runs', async () => {
    const answer = await ask(site.app, { query: '{ tools(first: 5000) { nodes { id } } }' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errors: [
        {
          message: 'The operation costs 5008; the maximum is 1000.',
          extensions: { code: 'QUERY_TOO_COMPLEX' },
        },
      ],
      extensions: cost(5008),
    })
  })
})

describe('the budget of an address', () => {
  const budget = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['x-ratelimit-limit'],
    headers['x-ratelimit-remaining'],
    headers['x-ratelimit-reset'],
    headers['ratelimit-policy'],
    headers['ratelimit'],
  ]

  test('is reduced by the cost, for cached responses too, and by 1 for invalid requests', async () => {
    now += 3_600_000
    const query = '{ tools(first: 9) { nodes { slug } } }'
    const policy = '"cost";q=10000;w=20'
    expect(budget(await ask(site.app, { query }))).toEqual(['10000', '9983', '1', policy, '"cost";r=9983;t=1'])
    expect(budget(await ask(site.app, { query }))).toEqual(['10000', '9966', '1', policy, '"cost";r=9966;t=1'])
    expect(budget(await ask(site.app, { query: '{' }))[1]).toBe('9965')
    expect(budget(await ask(site.app, { query: '{ nothing }' }))[1]).toBe('9964')
    now += 1_000
    expect(budget(await ask(site.app, { query: '{ __typename }' }))[1]).toBe('9999')
  })

  test('that is spent gives 429 with a retry time, whatever is requested', async () => {
    const own = await buildTestApp(database, { clock: { now: () => new Date(now) }, limitsFactor: 0.01 })
    const query = '{ tools(first: 60) { nodes { slug } } }'
    expect((await ask(own.app, { query })).statusCode).toBe(200)
    for (const body of [{ query }, { query: '{ tools(first: 61) { nodes { slug } } }' }]) {
      const refused = await ask(own.app, body)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers).toMatchObject({ 'retry-after': '8', 'cache-control': 'no-store' })
      expect(refused.json().errors[0]).toMatchObject({
        message: 'Too many requests from your network. Please try again later.',
        extensions: { code: 'RATE_LIMITED', requestId: refused.headers['x-request-id'] },
      })
    }
    now += 60_000
    expect((await ask(own.app, { query })).statusCode).toBe(200)
    await own.app.close()
  })
})

test('an endless operation is aborted, and blocks nobody after it', async () => {
  const schema = buildSchema('type Query { stuck: String }')
  const stuck = schema.getQueryType()?.getFields()['stuck']
  if (stuck === undefined) throw new Error('incomplete')
  let hangs = true
  stuck.extensions = { publicCatalogue: true }
  stuck.resolve = () => (hangs ? new Promise(() => undefined) : 'free')
  const app = await bareFastify()
  await app.register(securityHeaders)
  await app.register(inputHygiene)
  await app.register(graphql, {
    pipeline: createGraphqlPipeline({ schema, log: app.log, cacheVersion: () => 1, deadlineMs: 20 }),
    createContext: (request) => createRequestContext({} as Services, request),
  })
  const late = await ask(app, { query: '{ stuck }' })
  expect(late.statusCode).toBe(503)
  expect(late.headers['retry-after']).toBe('2')
  expect(late.json().errors[0].extensions.code).toBe('DEADLINE_EXCEEDED')
  hangs = false
  expect((await ask(app, { query: '{ stuck }' })).json().data).toEqual({ stuck: 'free' })
  await app.close()
})
