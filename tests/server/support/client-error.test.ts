import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiOptions, clock, createApi } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const START = clock.now().getTime()

const database = registerTestDatabase()

beforeEach(() => database.reset())

const document = `mutation ($input: ReportClientErrorInput!) {
  reportClientError(input: $input) {
    __typename
    ... on ReportClientErrorPayload { reportId }
    ... on Failure { code message }
    ... on InvalidInputError { field }
    ... on RateLimitedError { retryAfterSeconds }
  }
}`
type Api = ReturnType<typeof createApi>
const input = (changes: object = {}) => ({ path: '/ai-tools', message: 'x is not a function', stack: null, ...changes })

const report = async ({ query }: Api, changes: object = {}) => {
  const { data, errors } = await query(document, { input: input(changes) })
  expect(errors).toEqual([])
  return data.reportClientError
}
const stored = () => database.prisma.clientErrorReport.findMany({ orderBy: { createdAt: 'asc' } })

/** Callers of one server, which share its services and therefore its limits. */
const server = (options: ApiOptions = {}) => {
  const api = createApi(database, options)
  const from = (clientAddress: string | null): Api => {
    const { query: _, ...rest } = api
    const caller = createApi(database, { clientAddress })
    Object.assign(caller.context, { services: rest.services })
    return caller
  }
  return { api, from }
}

describe('a browser error', () => {
  test('is stored, and its id returned', async () => {
    const answer = await report(createApi(database), { stack: 'at f (app.js:1)' })
    const [row] = await stored()
    expect(answer).toEqual({ __typename: 'ReportClientErrorPayload', reportId: row?.id })
    expect(row).toEqual({
      id: answer.reportId,
      path: '/ai-tools',
      message: 'x is not a function',
      stack: 'at f (app.js:1)',
      createdAt: clock.now(),
    })
  })

  test('is stored without a stack or an address', async () => {
    await report(createApi(database, { clientAddress: null }), { stack: undefined })
    expect(await stored()).toMatchObject([{ stack: null }])
  })

  test.each([
    ['/a?token=secret', '/a'],
    ['/a#secret', '/a'],
    ['/a#b?secret', '/a'],
    ['/?', '/'],
    ['//evil.example/a', '//evil.example/a'],
  ])('at %s is stored and logged as at %s', async (path, kept) => {
    const logged: unknown[] = []
    const log = { info() {}, error() {}, warn: (data: object, message: string) => void logged.push([data, message]) }
    const { reportId } = await report(createApi(database, { log }), { path })
    expect(await stored()).toMatchObject([{ path: kept }])
    expect(logged).toEqual([[{ reportId, path: kept }, 'a browser reported an error']])
  })

  test('is truncated between code points', async () => {
    await report(createApi(database), {
      path: `/${'p'.repeat(300)}`,
      message: '😀'.repeat(501),
      stack: 's'.repeat(4001),
    })
    const [row] = await stored()
    expect(row?.path).toBe(`/${'p'.repeat(299)}`)
    expect(row?.message).toBe('😀'.repeat(500))
    expect(row?.stack).toHaveLength(4000)
  })

  test('logs no long path', async () => {
    const logged: { path?: string }[] = []
    const log = { info() {}, error() {}, warn: (data: object) => void logged.push(data) }
    await report(createApi(database, { log }), { path: `/${'p'.repeat(5000)}` })
    expect(logged[0]?.path).toHaveLength(300)
  })

  test.each([
    [{ path: 'ai-tools' }, 'path', '"path" must begin with a slash.'],
    [{ path: '' }, 'path', '"path" must begin with a slash.'],
    [{ path: 'https://site.example/a' }, 'path', '"path" must begin with a slash.'],
    [{ message: '' }, 'message', '"message" must not be empty.'],
    [{ message: ' \n' }, 'message', '"message" must not be empty.'],
  ])('with %j is rejected in the response', async (changes, field, message) => {
    expect(await report(createApi(database), changes)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message,
      field,
    })
    expect(await stored()).toEqual([])
  })

  test('is deleted after 30 days', async () => {
    let now = START
    const api = createApi(database, { now: () => new Date(now) })
    await report(api, { message: 'first' })
    now = START + 30 * DAY_MS
    await report(api, { message: 'second' })
    expect((await stored()).map(({ message }) => message)).toEqual(['first', 'second'])
    now += 1
    await report(api, { message: 'third' })
    expect((await stored()).map(({ message }) => message)).toEqual(['second', 'third'])
  })
})

describe('reports', () => {
  const limited = (wait: string, retryAfterSeconds: number) => ({
    __typename: 'RateLimitedError',
    code: 'RATE_LIMITED',
    message: `Too many requests. Please try again in ${wait}.`,
    retryAfterSeconds,
  })
  const kinds = (answers: { __typename: string }[]) => answers.map(({ __typename }) => __typename)

  test('from one address are limited to ten a minute', async () => {
    let now = START
    const { api, from } = server({ now: () => new Date(now) })
    for (let count = 0; count < 10; count += 1) expect(kinds([await report(api)])).toEqual(['ReportClientErrorPayload'])
    now = START + 30_000
    expect(await report(api)).toEqual(limited('30 seconds', 30))
    expect(kinds([await report(from('203.0.113.8'))])).toEqual(['ReportClientErrorPayload'])
    now = START + MINUTE_MS
    expect(kinds([await report(api)])).toEqual(['ReportClientErrorPayload'])
    expect(await stored()).toHaveLength(12)
  })

  test('that are invalid do not count', async () => {
    const api = createApi(database)
    for (let count = 0; count < 20; count += 1) await report(api, { message: '' })
    expect(kinds([await report(api)])).toEqual(['ReportClientErrorPayload'])
  })

  test('from all addresses are limited to 120 a minute', async () => {
    const { from } = server()
    for (let count = 0; count < 120; count += 1) {
      const caller = from(`198.51.100.${Math.floor(count / 10)}`)
      expect(kinds([await report(caller)])).toEqual(['ReportClientErrorPayload'])
    }
    expect(await report(from('198.51.100.250'))).toEqual(limited('60 seconds', 60))
    expect(await stored()).toHaveLength(120)
  })

  test('have limits that a test may raise', async () => {
    const api = createApi(database, { limitsFactor: 2 })
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push(await report(api))
    expect(kinds(answers.slice(0, 20))).not.toContain('RateLimitedError')
    expect(kinds(answers.slice(20))).toEqual(['RateLimitedError'])
  })
})

test('an unexpected failure is a masked error, not a result of the union', async () => {
  const own = await createTestDatabase()
  const api = createApi(own)
  await own.close()
  const { data, errors } = await api.query(document, { input: input() })
  expect(data).toBeNull()
  expect(errors).toEqual([
    {
      message: 'This part of the service is temporarily unavailable. Please try again.',
      path: ['reportClientError'],
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
    },
  ])
})
