import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { DomainError, UnavailableError } from '#core/errors.ts'
import { describeError, HttpError, type Problem } from '#server/http/plugins/errors.ts'
import { openConnection } from '../raw-connection.ts'
import { bareFastify, captureLog } from '../support.ts'

test('an error response has its text, code and request id', async () => {
  const { lines, log } = captureLog()
  const app = await bareFastify(log)
  app.get('/', async () => {
    throw new HttpError(405, 'Method GET is not allowed.', { allow: 'POST' })
  })

  const answer = await app.inject('/')

  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('POST')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    success: false,
    error: { message: 'Method GET is not allowed.', code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) },
  })
  expect(lines).toMatchObject([{ level: 'warn', status: 405, errorCode: 'METHOD_NOT_ALLOWED' }])
})

test('an unexpected error is hidden from the caller and fully logged', async () => {
  const { lines, log } = captureLog()
  const app = await bareFastify(log)
  app.get('/', async () => {
    throw new Error('password=hunter2 in /etc/db')
  })

  const answer = await app.inject('/')

  expect(answer.statusCode).toBe(500)
  expect(answer.json().error).toMatchObject({
    message: 'Something went wrong on our side.',
    code: 'INTERNAL_ERROR',
  })
  expect(lines).toMatchObject([{ level: 'error', requestId: answer.json().error.requestId }])
  expect(JSON.stringify(lines)).toContain('errors.test.ts')
})

test.each([
  ['a refusal', new HttpError(503, 'deadline'), 503, 'warn'],
  ['an expected failure', new UnavailableError('busy'), 503, 'warn'],
  [
    'an internal error that was logged where it came from',
    new DomainError('INTERNAL_ERROR', 500, 'hidden'),
    500,
    'error',
  ],
])('%s is logged with its reason and without a stack', async (_what, thrown, status, level) => {
  const { lines, log } = captureLog()
  const app = await bareFastify(log)
  app.get('/', () => Promise.reject(Object.assign(thrown, { statusCode: status })))
  expect((await app.inject('/')).statusCode).toBe(status)
  expect(lines).toMatchObject([{ level, status, reason: thrown.message }])
  expect(lines[0]).not.toHaveProperty('err')
})

test('thrown values that are not errors are hidden too', () => {
  for (const thrown of ['secret', null, undefined, 42, { statusCode: 400, message: 'secret' }]) {
    expect(describeError(thrown)).toMatchObject({ status: 500, message: 'Something went wrong on our side.' })
  }
})

test('a known family of errors gets the status and text of its classifier, others do not', () => {
  class Taken extends Error {}
  const classify = (error: unknown): Problem | null =>
    error instanceof Taken ? { status: 409, code: 'CONFLICT', message: 'That name is taken.' } : null

  expect(describeError(new Taken(), [classify])).toEqual({
    status: 409,
    code: 'CONFLICT',
    message: 'That name is taken.',
  })
  expect(describeError(new Error('x'), [classify])).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
})

test.each([429, 503])('%i has a retry time', (status) => {
  expect(describeError(new HttpError(status, 'wait')).headers).toEqual({ 'retry-after': '2' })
  expect(describeError(new HttpError(status, 'wait', { 'retry-after': '30' })).headers).toEqual({ 'retry-after': '30' })
})

test('a URL without a route is 404 in the same format', async () => {
  const app = await bareFastify()
  const answer = await app.inject({ method: 'POST', url: '/nowhere', payload: { a: 1 } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } })
})

test('a disconnect in the middle of a body logs no failure', async () => {
  const { lines, log } = captureLog()
  const app = await bareFastify(log)
  const gone = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  app.addHook('onRequest', async () => begun.resolve())
  app.addHook('onError', async () => gone.resolve())
  app.post('/', async () => 'never')
  await app.listen({ host: '127.0.0.1', port: 0 })

  const { socket } = await openConnection((app.server.address() as AddressInfo).port)
  const headers = 'host: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n'
  socket.write(`POST / HTTP/1.1\r\n${headers}\r\n{`)
  await begun.promise
  socket.destroy()
  await gone.promise
  await app.close()

  expect(lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
})
