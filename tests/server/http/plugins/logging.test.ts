import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { logging, redactSecrets, redactUrl } from '#server/http/plugins/logging.ts'
import { bareFastify, captureLog } from '../support.ts'

test.each([
  ['/about', '/about'],
  ['/auth/callback?code=abc&state=1', '/auth/callback?code=[redacted]&state=1'],
  [
    '/x?token=a&access_token=b&refresh_token=c&q=ok',
    '/x?token=[redacted]&access_token=[redacted]&refresh_token=[redacted]&q=ok',
  ],
  ['/shared/a-token', '/shared/[token]'],
  ['/%73hared/a-token?x', '/shared/[token]'],
  ['//shared//a-token/?utm_source=x', '//shared//[token]/?utm_source=x'],
  ['/shared/a-token.md', '/shared/[token]'],
  ['/auth?returnTo=%2Fshared%2Fa-token%3Fx', '/auth?returnTo=%2Fshared%2F[token]%3Fx'],
  ['/x?%74oken=abc', '/x?%74oken=[redacted]'],
  ['/x?TOKEN=abc', '/x?TOKEN=[redacted]'],
  ['/x?token', '/x?token'],
  [
    '/graphql?operationName=Q&query=%7B+a+%7D&variables=%7B%22token%22%3A%22t%22%7D',
    '/graphql?operationName=Q&query=[redacted]&variables=[redacted]',
  ],
  ['/x?barcode=1&%=2', '/x?barcode=1&%=2'],
])('the URL %s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged)
})

test('a very long URL is truncated in the log', () => {
  expect(redactUrl(`/${'a'.repeat(10_000)}`)).toHaveLength(500)
})

test('secret keys are redacted at any depth, and the logged object stays unchanged', () => {
  const original = {
    user: { Password: 'p', list: [{ token: 't', ok: 1 }] },
    headers: { authorization: 'Bearer x', 'set-cookie': ['a'] },
  }
  expect(redactSecrets(original)).toEqual({
    user: { Password: '[redacted]', list: [{ token: '[redacted]', ok: 1 }] },
    headers: { authorization: '[redacted]', 'set-cookie': '[redacted]' },
  })
  expect(original.user.Password).toBe('p')
})

test('a circular object can be logged', () => {
  const ring: Record<string, unknown> = { name: 'ring' }
  ring['self'] = ring
  const { lines, log } = captureLog()
  log.info(ring, 'round')
  expect(lines[0]).toMatchObject({ name: 'ring', msg: 'round' })
})

test('an error is logged with code and stack, and secrets in its URLs are redacted', () => {
  const { lines, log } = captureLog()
  log.error(
    { err: Object.assign(new Error('GET /a?token=abc&b=1 failed'), { code: 'ECONNREFUSED', token: 'abc' }) },
    'failed',
  )
  expect(lines[0]).toMatchObject({ err: { code: 'ECONNREFUSED', message: 'GET /a?token=[redacted]&b=1 failed' } })
  expect(JSON.stringify(lines)).not.toContain('abc')
})

test('a request is one line with our own id, which is returned to the caller', async () => {
  const { lines, log } = captureLog()
  const app = await bareFastify(log)
  await app.register(logging)
  app.get('/hello', async () => 'hi')

  const answer = await app.inject({
    url: '/hello?code=s3cret',
    headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
  })

  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/hello?code=[redacted]',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('every line that is written for a request has its id once, also after a body that arrived later', async () => {
  const { lines, log } = captureLog()
  const app = await bareFastify(log)
  await app.register(logging)
  app.post('/hello', async (request) => {
    await Promise.resolve()
    log.info('from a service')
    request.log.info('from the request')
    return 'hi'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /hello HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n')
  socket.write('content-length: 7\r\n\r\n{"a"')
  setImmediate(() => socket.write(':1}'))
  const answer = await text(socket)
  const id = /x-request-id: (\S+)/.exec(answer)?.[1]

  expect(lines.filter(({ msg }) => `${msg}`.startsWith('from'))).toEqual([
    { level: 'info', time: expect.any(String), requestId: id, msg: 'from a service' },
    { level: 'info', time: expect.any(String), requestId: id, msg: 'from the request' },
  ])
  log.info('from nobody')
  expect(lines.at(-1)).not.toHaveProperty('requestId')
})
