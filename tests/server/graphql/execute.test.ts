import { buildSchema, type GraphQLObjectType, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { InvalidInputError, RateLimitedError } from '#core/errors.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'

const MASKED = 'Something went wrong on our side. Please try again.'

const THROWN: Record<string, unknown> = {
  rule: new InvalidInputError('Too long.', 'name'),
  limit: new RateLimitedError('Wait.', 7),
  gone: Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }),
  taken: Object.assign(new Error('secret'), { code: 'P2002' }),
  bug: new TypeError('secret is not a function'),
}

const schema = buildSchema(`
  enum Color { RED }
  type Query { fine: String  fails(how: String!): String  color: Color  number: Int  must: String!  list: [String!] }
`)
const fields = (schema.getQueryType() as GraphQLObjectType).getFields()
const resolve = (name: string, resolver: (args: Record<string, string>) => unknown) => {
  const field = fields[name]
  if (field !== undefined) field.resolve = (_root, args) => resolver(args)
}
resolve('fine', () => 'fine')
resolve('fails', ({ how = '' }) => Promise.reject(THROWN[how]))
resolve('color', () => 'secret green')
resolve('number', () => 2 ** 40)
resolve('must', () => null)
resolve('list', () => ['a', null])

const run = async (text: string, variables: Record<string, unknown> = {}) => {
  const logged: unknown[] = []
  const log = { info() {}, warn() {}, error: (data: object, message: string) => void logged.push([data, message]) }
  const context = { log } as unknown as RequestContext
  const { data, errors = [] } = await createExecute(schema)({ document: parse(text), variables, context })
  return { data, errors: errors.map(({ message, path, extensions }) => ({ message, path, ...extensions })), logged }
}

describe('the executor of the server’s own operations', () => {
  test('returns a complete response unchanged', async () => {
    expect(await run('{ fine }')).toEqual({ data: { fine: 'fine' }, errors: [], logged: [] })
  })

  test.each([
    ['rule', { message: 'Too long.', code: 'BAD_USER_INPUT', status: 400, field: 'name' }],
    ['limit', { message: 'Wait.', code: 'RATE_LIMITED', status: 429, retryAfterSeconds: 7 }],
    [
      'taken',
      { message: 'Someone else changed this at the same time. Please try again.', code: 'CONFLICT', status: 409 },
    ],
  ])('gives the error %s its code and status', async (how, error) => {
    const { data, errors, logged } = await run('query ($how: String!) { other: fails(how: $how) fine }', { how })
    expect(errors).toEqual([{ ...error, path: ['other'] }])
    expect(data).toEqual({ other: null, fine: 'fine' })
    expect(logged).toEqual([])
  })

  test('logs a server error with its cause, and hides both', async () => {
    const { errors, logged } = await run('{ gone: fails(how: "gone") bug: fails(how: "bug") }')
    const text = 'This part of the service is temporarily unavailable. Please try again.'
    expect(errors).toEqual([
      { message: text, path: ['gone'], code: 'SERVICE_UNAVAILABLE', status: 503 },
      { message: MASKED, path: ['bug'], code: 'INTERNAL_ERROR', status: 500 },
    ])
    expect(logged).toEqual([
      [{ err: THROWN['gone'], errorCode: 'SERVICE_UNAVAILABLE' }, 'resolver failed'],
      [{ err: THROWN['bug'], errorCode: 'INTERNAL_ERROR' }, 'resolver failed'],
    ])
  })

  test.each(['color', 'number', 'must', 'list'])(
    'masks a stored value that the field "%s" cannot show',
    async (field) => {
      const { errors, logged } = await run(`{ ${field} }`)
      expect(errors).toMatchObject([{ message: MASKED, code: 'INTERNAL_ERROR', status: 500 }])
      expect(logged).toHaveLength(1)
    },
  )

  test.each([
    ['a variable of another type', { how: 7 }, 'Variable "$how" got invalid value 7;'],
    ['a variable that is missing', {}, 'Variable "$how" of required type "String!" was not provided.'],
  ])('keeps the text about %s', async (_, variables, text) => {
    const { errors, logged } = await run('query ($how: String!) { fails(how: $how) }', variables)
    expect(errors).toEqual([
      { message: expect.stringContaining(text) as string, path: undefined, code: 'BAD_USER_INPUT', status: 400 },
    ])
    expect(logged).toEqual([])
  })

  test('keeps the text about an argument that turns out to be null', async () => {
    const { errors } = await run('query ($how: String = "rule") { fails(how: $how) }', { how: null })
    expect(errors).toMatchObject([
      { message: 'Argument "how" of non-null type "String!" must not be null.', status: 400 },
    ])
  })
})
