import type { FastifyInstance, InjectOptions } from 'fastify'
import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UnavailableError } from '#core/errors.ts'
import { loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { buildTestApp, type TestAppOptions } from './app-support.ts'
import { captureLog } from './support.ts'

const { lines, log } = captureLog('debug')
const LIST = '{ tools(first: 1) { nodes { slug } } }'
const apps: FastifyInstance[] = []
const folder = registerTemporaryFolder()
const database = registerTestDatabase()
let app: FastifyInstance
/** The error that reading the catalog currently throws. */
let failure: Error | null = null

const build = async (options: TestAppOptions = {}) => {
  const built = await buildTestApp(database, {
    log,
    catalogueDir: folder,
    render: async ({ execute }) => {
      const { errors } = await execute({ document: parse(LIST), variables: {} })
      if (errors !== undefined) throw new Error(errors[0]?.message)
      return { kind: 'page', status: 200, visibility: 'private', html: '' }
    },
    services: (services) => ({
      ...services,
      catalogue: {
        ...services.catalogue,
        toolLists: {
          ...services.catalogue.toolLists,
          list: (...args) => (failure === null ? services.catalogue.toolLists.list(...args) : Promise.reject(failure)),
        },
      },
    }),
    ...options,
  })
  apps.push(built.app)
  return built.app
}

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  app = await build()
})
afterAll(async () => {
  for (const built of apps) await built.close()
})
beforeEach(() => {
  failure = null
  lines.length = 0
})

const graphql = (query: string, variables: object = {}): InjectOptions => ({
  method: 'POST',
  url: '/graphql',
  payload: { query, variables },
})
const CALL_FUNCTION = '/.netlify/functions/getTools'
const credentials = { email: 'ada@people.example', password: 'not her password' }
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Failure { code } } }'

/** Everything logged since the test began: no stack traces, and nothing above a warning. */
const expectPlainLines = () => {
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(lines)).not.toMatch(/stack|\.ts:\d+/)
  expect(lines.filter(({ level }) => level !== 'info' && level !== 'warn')).toEqual([])
}

describe('the log of a rejected request has no stack', () => {
  test.each<[string, number, InjectOptions]>([
    ['a refused sign-in', 200, graphql(SIGN_IN, { input: credentials })],
    [
      'a refused sign-in by a function',
      401,
      { method: 'POST', url: '/.netlify/functions/auth', payload: { action: 'signin', ...credentials } },
    ],
    ['a member field without a session', 200, graphql('mutation { signOut { __typename } }')],
    ['malformed JSON', 400, { ...graphql(''), payload: '{', headers: { 'content-type': 'application/json' } }],
    ['an invalid document', 400, graphql('{ nothing }')],
    ['an operation that is too complex', 400, graphql('{ tools(first: 5000) { nodes { id } } }')],
    ['a page that is too large', 200, graphql('{ tools(first: 101) { nodes { slug } } }')],
    [
      'a control character in a variable',
      400,
      graphql('query Q($a: String!) { tool(by: { slug: $a }) { id } }', { a: '\u0000' }),
    ],
    ['a control character in an address', 400, { url: '/ai-tools?search=%00' }],
    ['an unknown function', 404, { url: '/.netlify/functions/nothing' }],
    ['a wrong value for a function', 400, { url: `${CALL_FUNCTION}?limit=many` }],
    ['a body that is too large', 413, graphql('x'.repeat(300_000))],
    ['another method', 405, { method: 'PUT', url: '/graphql' }],
  ])('%s', async (_what, status, request) => {
    expect((await app.inject(request)).statusCode).toBe(status)
    expectPlainLines()
  })

  test('a spent budget', async () => {
    const poor = await build({ limitsFactor: 0.0001 })
    await poor.inject(graphql('{ __typename }'))
    expect((await poor.inject(graphql('{ __typename }'))).statusCode).toBe(429)
    expectPlainLines()
  })

  test('an overloaded server', async () => {
    const full = await build({ httpLimits: { maxInFlight: 0 } })
    for (const url of ['/graphql', CALL_FUNCTION, '/']) expect((await full.inject(url)).statusCode).toBe(503)
    expectPlainLines()
  })

  test('a busy part of the product', async () => {
    failure = new UnavailableError('Too many people are searching. Please try again.')
    const statuses: number[] = []
    for (const request of [graphql(LIST), { url: CALL_FUNCTION }, { url: '/' }]) {
      statuses.push((await app.inject(request)).statusCode)
    }
    expect(statuses).toEqual([200, 503, 503])
    expectPlainLines()
  })
})

test('an unexpected failure is an error, with its stack, once', async () => {
  failure = new TypeError('a mistake in a resolver')
  for (const request of [graphql(LIST), { url: CALL_FUNCTION }]) {
    lines.length = 0
    await app.inject(request)
    const stacks = lines.filter((line) => JSON.stringify(line).includes('stack'))
    expect(stacks).toMatchObject([{ level: 'error', err: { type: 'TypeError', message: 'a mistake in a resolver' } }])
    expect(JSON.stringify(stacks)).toContain('refusal-log.test.ts')
  }
})
