import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyInstance } from 'fastify'
import { buildSchema, type GraphQLObjectType, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DomainError } from '#core/errors.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { publicFailure } from '#server/graphql/errors.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { buildFoundation } from '#server/http/foundation.ts'
import { defineCall, type FunctionDefinition } from '#server/http/functions/define-function.ts'
import { functions } from '#server/http/functions/functions.ts'
import { silentLog } from '#server/platform/log.ts'
import { captureLog } from './support.ts'

const schema = buildSchema(`
  type Query { size: Int! }
  type Mutation { greet(name: String!): String!  fail(status: Int!): String! }
`)
const contexts: RequestContext[] = []
const field = (type: GraphQLObjectType | null | undefined, name: string) => type?.getFields()[name] ?? {}
Object.assign(field(schema.getMutationType(), 'greet'), {
  resolve: (_root: unknown, { name }: { name: string }) => `Hello ${name}`,
})
Object.assign(field(schema.getMutationType(), 'fail'), {
  resolve: (_root: unknown, { status }: { status: number }) => {
    if (status === 500) throw new Error('secret')
    throw new DomainError('OF_ITS_OWN', status, `Refused with ${status}.`)
  },
})
Object.assign(field(schema.getQueryType(), 'size'), {
  resolve: (_root: unknown, _args: unknown, context: RequestContext) => {
    contexts.push(context)
    return 7
  },
})

const typed = <Data, Variables>(text: string) => parse(text) as TypedDocumentNode<Data, Variables>
const name = z.string().min(2, 'is too short')

const DECLARED = { summary: 'Does it.', access: 'anyone', answers: { 200: z.unknown() } } as const

const greetings: FunctionDefinition = {
  name: 'greetings',
  calls: [
    defineCall({
      ...DECLARED,
      method: 'POST',
      action: 'greet',
      input: z.object({ person: z.object({ name }) }),
      document: typed<{ greet: string }, { name: string }>('mutation ($name: String!) { greet(name: $name) }'),
      variables: ({ person }) => ({ name: person.name }),
      reply: ({ greet }, { person }) => ({ status: 201, body: { success: true, greet, to: person.name } }),
    }),
    defineCall({
      ...DECLARED,
      method: 'POST',
      action: 'fail',
      input: z.object({ status: z.number() }),
      document: typed<{ fail: string }, { status: number }>('mutation ($status: Int!) { fail(status: $status) }'),
      variables: (input) => input,
      reply: ({ fail }) => ({ body: fail }),
    }),
    defineCall({
      ...DECLARED,
      method: 'GET',
      action: null,
      input: z.object({}),
      document: typed<{ size: number }, Record<string, never>>('{ size }'),
      variables: () => ({}),
      reply: ({ size }) => ({ body: { size } }),
    }),
    defineCall({
      ...DECLARED,
      method: 'DELETE',
      action: null,
      input: z.object({ id: z.string() }),
      document: typed<{ size: number }, Record<string, never>>('{ size }'),
      variables: () => ({}),
      reply: (_data, { id }) => ({ body: { removed: id } }),
    }),
  ],
}

const plainGreetings: FunctionDefinition = { ...greetings, name: 'plainGreetings', errorAsText: true }

let app: FastifyInstance
const { log, lines } = captureLog()
const context = { viewer: async () => null, maxPageSize: 100, log: silentLog } as unknown as RequestContext

const expected = (error: unknown) => {
  const failure = publicFailure(error)
  return failure.code === 'INTERNAL_ERROR' ? null : failure
}

beforeAll(async () => {
  const options = { trustProxy: [], development: false, draining: () => false, limits: { maxEventLoopDelayMs: 0 } }
  app = await buildFoundation({ log, ...options, classifiers: [expected] })
  await app.register(functions, {
    execute: createExecute(schema),
    createContext: () => context,
    schema,
    definitions: [greetings, plainGreetings],
  })
})
afterAll(() => app.close())

const URL = '/.netlify/functions/greetings'
const post = (payload?: unknown) =>
  app.inject({
    method: 'POST',
    url: URL,
    ...(payload !== undefined && { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
  })

describe('a function with actions', () => {
  test('does what the action says', async () => {
    const answer = await post({ action: 'greet', person: { name: 'Ada', more: 1 }, more: 1 })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ success: true, greet: 'Hello Ada', to: 'Ada' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      deprecation: '@1793491200',
    })
  })

  test.each([
    ['an unknown action', { action: 'shout' }],
    ['an inherited name', { action: 'toString' }],
    ['an action that is no text', { action: ['greet'] }],
    ['no action', {}],
    ['no body', undefined],
    ['a body that is null', null],
    ['a body that is a list', [{ action: 'greet' }]],
    ['a body that is a text', 'greet'],
    ['a body that is a number', 7],
  ])('refuses %s with 400 and names the actions', async (_, body) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    const message = '"action" must be one of: greet, fail.'
    expect(answer.json()).toMatchObject({ success: false, error: { message, code: 'BAD_USER_INPUT' } })
  })

  test.each([
    ['a value that is missing', { action: 'greet' }, '"person" is required.'],
    ['a value outside its rule', { action: 'greet', person: { name: 'A' } }, '"person.name" is too short.'],
    ['a value of another type', { action: 'fail', status: '400' }, '"status" must be a number.'],
  ])('refuses %s with 400 and names it', async (_, body, message) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { message, code: 'BAD_USER_INPUT' } })
  })

  test.each([401, 403, 404, 409, 429])('hands status %i, code and text of a failure on', async (status) => {
    const answer = await post({ action: 'fail', status })
    expect(answer.statusCode).toBe(status)
    const requestId = answer.headers['x-request-id']
    expect(answer.json()).toEqual({
      success: false,
      error: { message: `Refused with ${status}.`, code: 'OF_ITS_OWN', requestId },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('masks everything unexpected', async () => {
    const answer = await post({ action: 'fail', status: 500 })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().error.code).toBe('INTERNAL_ERROR')
    expect(answer.body).not.toContain('secret')
  })
})

describe('a function without actions', () => {
  test('may ask for long pages, as its callers did before', async () => {
    expect((await app.inject(URL)).json()).toEqual({ size: 7 })
    expect(contexts.at(-1)).toMatchObject({ maxPageSize: 1000 })
  })

  test.each([
    ['no body', undefined],
    ['a list', '[]'],
  ])('refuses %s with 400', async (_, payload) => {
    const answer = await app.inject({
      method: 'DELETE',
      url: URL,
      ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toBe('The body must be a JSON object.')
  })

  test('reads its input from the body', async () => {
    const answer = await app.inject({ method: 'DELETE', url: `${URL}?id=query`, payload: { id: 'body' } })
    expect(answer.json()).toEqual({ removed: 'body' })
  })
})

describe('a function whose errors are texts', () => {
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/.netlify/functions/plainGreetings',
      payload,
      headers: { 'content-type': 'application/json' },
    })

  test.each([
    [400, '"action" must be one of: greet, fail.', {}],
    [400, '"person.name" is too short.', { action: 'greet', person: { name: 'A' } }],
    [429, 'Refused with 429.', { action: 'fail', status: 429 }],
    [500, 'Something went wrong on our side.', { action: 'fail', status: 500 }],
  ])('answers %i with the text alone: %s', async (status, error, payload) => {
    const answer = await send(JSON.stringify(payload))
    expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, error }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('answers in the same way when the body is no JSON or the method is wrong', async () => {
    expect((await send('{')).json()).toEqual({ success: false, error: expect.any(String) })
    const wrong = await app.inject({ method: 'PUT', url: '/.netlify/functions/plainGreetings' })
    expect([wrong.statusCode, wrong.json().error]).toEqual([405, 'Method PUT is not allowed.'])
  })

  test('answers a success as every function does', async () => {
    expect((await send('{"action":"greet","person":{"name":"Ada"}}')).json().greet).toBe('Hello Ada')
  })
})

test('other methods answer 405 with all that are possible', async () => {
  const answer = await app.inject({ method: 'PUT', url: URL })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, GET, DELETE, HEAD'])
})

test('what a caller did wrong is no error in the log', () => {
  const errors = lines.filter((line) => line['level'] === 'error')
  expect(errors.map((line) => line['status'])).toEqual([500, 500])
})
