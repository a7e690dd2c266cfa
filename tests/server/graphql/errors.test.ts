import { GraphQLError, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { DomainError, InvalidInputError, NotFoundError, RateLimitedError, UnavailableError } from '#core/errors.ts'
import { createFormatError, publicFailure, thrownError } from '#server/graphql/errors.ts'
import { TransactionTimeoutError } from '#server/platform/database/transaction.ts'

const MASKED = 'Something went wrong on our side. Please try again.'
const OUT_OF_REACH = 'This part of the service is temporarily unavailable. Please try again.'

const withCode = (code: string, secret = 'the secret text') => Object.assign(new Error(secret), { code })

const FAILURES: [string, unknown, object][] = [
  [
    'a rule of core',
    new DomainError('TEAPOT', 418, 'Short and stout.', { spout: 1 }),
    { code: 'TEAPOT', status: 418, message: 'Short and stout.', data: { spout: 1 } },
  ],
  [
    'a wrong value',
    new InvalidInputError('Too long.', 'name'),
    { code: 'BAD_USER_INPUT', status: 400, message: 'Too long.', data: { field: 'name' } },
  ],
  [
    'a wrong request',
    new InvalidInputError('Too much.'),
    { code: 'BAD_USER_INPUT', status: 400, message: 'Too much.', data: {} },
  ],
  ['nothing there', new NotFoundError('Nothing.'), { code: 'NOT_FOUND', status: 404, message: 'Nothing.', data: {} }],
  [
    'too many calls',
    new RateLimitedError('Wait.', 7),
    { code: 'RATE_LIMITED', status: 429, message: 'Wait.', data: { retryAfterSeconds: 7 } },
  ],
  [
    'an unavailable part',
    new UnavailableError('Later.'),
    { code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Later.', data: { retryAfterSeconds: 5 } },
  ],
  [
    'a value that the database rejects',
    withCode('P2007'),
    { code: 'BAD_USER_INPUT', status: 400, message: 'A value in the request cannot be stored.', data: {} },
  ],
  [
    'a write that collides',
    withCode('P2002'),
    {
      code: 'CONFLICT',
      status: 409,
      message: 'Someone else changed this at the same time. Please try again.',
      data: {},
    },
  ],
  [
    'a database that is gone',
    withCode('ECONNREFUSED'),
    { code: 'SERVICE_UNAVAILABLE', status: 503, message: OUT_OF_REACH, data: {} },
  ],
  [
    'a transaction that took too long',
    new TransactionTimeoutError(5000),
    { code: 'SERVICE_UNAVAILABLE', status: 503, message: OUT_OF_REACH, data: {} },
  ],
  [
    'a full disk',
    withCode('ENOSPC'),
    {
      code: 'INSUFFICIENT_STORAGE',
      status: 507,
      message: 'There is no storage space left. Please try again later.',
      data: {},
    },
  ],
  ...[new TypeError('the secret text'), withCode('P2010'), 'the secret text', null, undefined, { secret: 1 }].map(
    (thrown): [string, unknown, object] => [
      `anything else, such as ${String(thrown)}`,
      thrown,
      { code: 'INTERNAL_ERROR', status: 500, message: MASKED, data: {} },
    ],
  ),
]

describe('a client sees of', () => {
  test.each(FAILURES)('%s only its public part', (_, thrown, shown) => {
    expect(publicFailure(thrown)).toEqual(shown)
  })
})

const document = parse('{ tool { name } }')
const nodes = [document.definitions[0] as (typeof document.definitions)[number]]
/** The way the executor wraps resolver errors. */
const located = (originalError: Error) =>
  new GraphQLError(originalError.message, { nodes, path: ['tool'], originalError })

describe('the original error', () => {
  test.each([
    ['a thrown error', new Error('x')],
    ['a rule of core', new NotFoundError('x')],
  ])('%s is found through any wrapping', (_, thrown) => {
    expect(thrownError(located(thrown))).toBe(thrown)
    expect(thrownError(new GraphQLError('again', { originalError: located(thrown) }))).toBe(thrown)
    expect(thrownError(thrown)).toBe(thrown)
  })

  test('a stored value invalid for its type is a server error', () => {
    const unfit = new GraphQLError('Enum "Platform" cannot represent value: "toaster"')
    expect(thrownError(located(unfit))).toBe(unfit)
  })

  test.each([
    ['of the syntax', new GraphQLError('Syntax Error')],
    ['of validation', new GraphQLError('Cannot query field', { nodes })],
    ['of a variable', new GraphQLError('Variable "$a"', { nodes, originalError: new GraphQLError('x', { nodes }) })],
    ['of an argument', located(new GraphQLError('Argument "a" must not be null.', { nodes }))],
  ])('an error %s has none', (_, error) => {
    expect(thrownError(error)).toBeUndefined()
  })
})

describe('a response', () => {
  const format = (error: GraphQLError) => {
    const logged: unknown[] = []
    const keep = (level: string) => (data: object, message: string) => void logged.push([level, data, message])
    const log = { info: keep('info'), warn: keep('warn'), error: keep('error') }
    return { answer: createFormatError(log)(error.toJSON(), error), logged }
  }

  test.each(FAILURES.filter(([, thrown]) => thrown instanceof Error))(
    'to %s contains it, at its path',
    (_, thrown, shown) => {
      const { code, status, message, data } = shown as { code: string; status: number; message: string; data: object }
      const { answer, logged } = format(located(thrown as Error))
      expect(answer).toEqual({
        message,
        locations: [{ line: 1, column: 1 }],
        path: ['tool'],
        extensions: { ...data, code },
      })
      const line =
        thrown instanceof DomainError
          ? ['warn', { errorCode: code, reason: message }, 'resolver rejected the request']
          : ['error', { err: thrown, errorCode: code }, 'resolver failed']
      expect(logged).toEqual(status >= 500 ? [line] : [])
      expect(JSON.stringify(answer)).not.toMatch(/secret|stack/i)
    },
  )

  test.each([
    [
      'a code of its own',
      { extensions: { code: 'GRAPHQL_PARSE_FAILED', stacktrace: ['secret'] } },
      'GRAPHQL_PARSE_FAILED',
    ],
    ['no code', {}, 'BAD_USER_INPUT'],
    ['a code that is no text', { extensions: { code: 7 } }, 'BAD_USER_INPUT'],
  ])('to an invalid document with %s keeps its text', (_, options, code) => {
    const { answer, logged } = format(new GraphQLError('Syntax Error: Unexpected <EOF>.', options))
    expect(answer).toEqual({ message: 'Syntax Error: Unexpected <EOF>.', extensions: { code } })
    expect(logged).toEqual([])
  })

  test('to an invalid argument is no server error, unlike the framework’s default', () => {
    const log = { info() {}, warn() {}, error() {} }
    const error = located(new GraphQLError('Argument "a" must not be null.', { nodes }))
    const formatted = { ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR' } }
    expect(createFormatError(log)(formatted, error).extensions).toEqual({ code: 'BAD_USER_INPUT' })
  })
})
