import type { FastifyInstance } from 'fastify'
import { buildSchema, GraphQLError, getIntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { NotFoundError } from '#core/errors.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { graphql } from '#server/http/graphql/fastify-adapter.ts'
import { createGraphqlPipeline } from '#server/http/graphql/pipeline.ts'
import { inputHygiene } from '#server/http/plugins/input-hygiene.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { createRequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { bareFastify, captureLog } from './support.ts'

const { lines, log } = captureLog('error')
let app: FastifyInstance
let seen: RequestContext | undefined
let explorerUrl: string | null = null

function exampleSchema() {
  const schema = buildSchema(`
    type Query { hello(name: String): String!  missing: String  broken: String  self: Query! }
    type Mutation { rename(name: String!): String! }
  `)
  const fields = schema.getQueryType()?.getFields()
  if (!fields?.['hello'] || !fields['missing'] || !fields['broken'] || !fields['self']) throw new Error('incomplete')
  fields['hello'].resolve = (_source, { name }: { name?: string }, context: RequestContext) => {
    seen = context
    return `Hello ${name ?? 'you'}`
  }
  fields['missing'].resolve = () => {
    throw new NotFoundError('Tool not found.')
  }
  fields['broken'].resolve = () => {
    throw new GraphQLError('wrapped', { originalError: new Error('password hunter2') })
  }
  fields['self'].resolve = () => ({})
  return schema
}

beforeAll(async () => {
  app = await bareFastify(log)
  await app.register(securityHeaders)
  await app.register(inputHygiene)
  const services = {} as Services
  await app.register(graphql, {
    pipeline: createGraphqlPipeline({ schema: exampleSchema(), log }),
    createContext: (request) => createRequestContext(services, request),
    explorerUrl: () => explorerUrl,
  })
  await app.ready()
})

const post = (payload: object) => app.inject({ method: 'POST', url: '/graphql', payload })
const get = (parameters: Record<string, string>) => app.inject({ url: `/graphql?${new URLSearchParams(parameters)}` })

describe('an operation', () => {
  test('works by POST, and its resolvers have the request context', async () => {
    const answer = await post({ query: 'query Q($n: String) { hello(name: $n) }', variables: { n: 'Ann' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ data: { hello: 'Hello Ann' }, extensions: { cost: { requested: 1, limit: 1000 } } })
    expect(seen).toMatchObject({ requestId: expect.any(String), clientAddress: '127.0.0.1' })
  })

  test('that reads also works by GET and HEAD, without extra headers', async () => {
    expect((await get({ query: '{ hello }' })).json().data).toEqual({ hello: 'Hello you' })
    const head = await app.inject({ method: 'HEAD', url: '/graphql?query=%7Bhello%7D' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
  })

  test('that changes something is rejected by GET', async () => {
    const answer = await get({ query: 'mutation { rename(name: "x") }' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST')
  })

  test('by its hash alone follows the persisted query protocol, so that clients send the whole document', async () => {
    const answer = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } })
    expect(answer.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED')
  })

  test('may request the schema', async () => {
    const answer = await post({ query: getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }) })
    expect(answer.json().data.__schema.queryType.name).toBe('Query')
  })
})

describe('a malformed request gets 400 with errors as data', () => {
  test.each<[string, object]>([
    ['a syntax error', { query: '{ hello' }],
    ['an unknown field', { query: '{ nothing }' }],
    ['no query', { variables: {} }],
    ['an empty query', { query: '' }],
    ['a query that is no text', { query: { kind: 'Document' } }],
    ['an unknown operation', { query: 'query A { hello }', operationName: 'B' }],
    ['two operations without a choice', { query: 'query A { hello } query B { hello }' }],
    ['variables that are a list', { query: '{ hello }', variables: [] }],
    ['variables that are text', { query: '{ hello }', variables: '{}' }],
    ['a variable of the wrong type', { query: 'query Q($n: String) { hello(name: $n) }', variables: { n: [1] } }],
    ['a missing variable', { query: 'mutation M($n: String!) { rename(name: $n) }' }],
    ['extensions that are text', { query: '{ hello }', extensions: 'x' }],
    ['a name that is a number', { query: '{ hello }', operationName: 1 }],
    ['a batch', [{ query: '{ hello }' }]],
    [
      'a control character in a variable',
      { query: 'query Q($n: String) { hello(name: $n) }', variables: { n: 'a\u0000' } },
    ],
    ['a control character in the document', { query: '{ hello(name: "\u0001") }' }],
    ['an escaped control character in the document', { query: '{ hello(name: "\\u0000") }' }],
    ['a lone surrogate in the document', { query: '{ hello(name: "\\uD800") }' }],
    ['more tokens than a document may have', { query: `{ ${'hello '.repeat(1100)} }` }],
    ['a subscription', { query: 'subscription { hello }' }],
    ['deep nesting', { query: `${'{ self '.repeat(600)}` }],
  ])('%s', async (_what, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code: expect.any(String) },
    })
    expect(answer.body).not.toContain('node_modules')
  })

  test.each<[string, Record<string, string>]>([
    ['invalid variables', { query: '{ hello }', variables: '{' }],
    ['variables that are a list', { query: '{ hello }', variables: '[]' }],
    [
      'an escaped control character in a variable',
      { query: 'query Q($n: String) { hello(name: $n) }', variables: '{"n":"\\u0000"}' },
    ],
    ['no query', {}],
  ])('by GET with %s', async (_what, parameters) => {
    expect((await get(parameters)).statusCode).toBe(400)
  })

  test.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('unless its content type is %s', async (type, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: '{"query":"{ hello }"}',
      headers: { 'content-type': type },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors[0].extensions).toEqual({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      requestId: expect.any(String),
    })
  })

  test('unless it accepts no JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ hello }' },
      headers: { accept: 'image/png' },
    })
    expect(answer.statusCode).toBe(406)
  })
})

describe('a resolver error', () => {
  test('that is expected keeps its text and code', async () => {
    const answer = await post({ query: '{ missing }' })
    expect(answer.json()).toMatchObject({
      data: { missing: null },
      errors: [
        {
          message: 'Tool not found.',
          path: ['missing'],
          extensions: { code: 'NOT_FOUND', requestId: expect.any(String) },
        },
      ],
    })
  })

  test('that is unexpected is masked, and logged with the request', async () => {
    const answer = await post({ query: '{ broken }' })
    const [error] = answer.json().errors
    expect(answer.body).not.toContain('hunter2')
    expect(error.extensions.code).toBe('INTERNAL_ERROR')
    expect(lines.at(-1)).toMatchObject({
      level: 'error',
      requestId: error.extensions.requestId,
      err: { type: 'Error' },
    })
  })
})

test('a browser is told where the explorer is, which is not served here', async () => {
  const accept = { accept: 'text/html,*/*;q=0.8' }
  explorerUrl = 'http://localhost:4001'
  const sent = await app.inject({ url: '/graphql', headers: accept })
  expect([sent.statusCode, sent.headers.location, sent.body]).toEqual([302, 'http://localhost:4001', ''])
  expect(sent.headers['cache-control']).toBe('no-store')
  explorerUrl = null
  const none = await app.inject({ url: '/graphql', headers: accept })
  expect([none.statusCode, none.headers.location]).toEqual([404, undefined])
  expect(none.json().errors[0]).toMatchObject({
    message: 'This endpoint has no API explorer. Send GraphQL operations with POST.',
    extensions: { code: 'NOT_FOUND' },
  })
})

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is not a way to ask', async (method) => {
  const answer = await app.inject({ method, url: '/graphql' })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, POST, OPTIONS, HEAD')
})
