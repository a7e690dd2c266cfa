import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptBeacons, inputHygiene } from '#server/http/plugins/input-hygiene.ts'
import { exchange, statusOf } from '../raw-connection.ts'
import { bareFastify } from '../support.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await bareFastify()
  await app.register(inputHygiene)
  app.post('/echo', async (request) => ({ body: request.body ?? null }))
  app.delete('/echo', async (request) => ({ body: request.body ?? null }))
  app.get('/echo', async (request) => ({ query: request.query }))
  app.get('/item/:name', async (request) => ({ params: request.params }))
  app.register((scope, _options, done) => {
    acceptBeacons(scope)
    scope.post('/beacon', async (request) => ({ body: request.body }))
    done()
  })
  await app.ready()
})
afterAll(() => app.close())

const JSON_TYPE = { 'content-type': 'application/json' }

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

describe('a body', () => {
  test.each<[string, string | Buffer]>([
    ['a NUL byte as an escape', '{"a":"\\u0000"}'],
    ['a control character as an escape', '{"a":{"b":["x\\u001b[31m"]}}'],
    ['DEL', '{"a":"\\u007f"}'],
    ['a C1 control character', '{"a":"\\u0085"}'],
    ['a raw control character', '{"a":"\u0001"}'],
    ['half of a surrogate pair', '{"a":"\\ud800"}'],
    ['a swapped surrogate pair', '{"a":"\\udc00\\ud800"}'],
    ['a hostile key', '{"a\\u0000":1}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['overlong UTF-8', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['UTF-16', Buffer.from('\ufeff{"a":1}', 'utf16le')],
    ['too many objects within each other', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
    ['too many arrays within each other', nested(101, '[', ']')],
    ['a hundred thousand arrays within each other', nested(100_000, '[', ']')],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['__proto__ behind escapes', '{"\\u005f_proto__":{"admin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
    ['broken JSON', '{"a":'],
    ['two JSON texts', '{}{}'],
    ['JavaScript', "{a:'b'}"],
    ['NaN', '{"a":NaN}'],
  ])('with %s is rejected', async (_what, payload) => {
    const answer = await app.inject({ method: 'POST', url: '/echo', headers: JSON_TYPE, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'BAD_USER_INPUT' } })
  })

  test('with ordinary text arrives unchanged', async () => {
    const body = { text: 'Tab\tline\nreturn\r e\u0301 é 👩‍👩‍👧 \u200d \u202e 日本', list: [null, true] }
    const answer = await app.inject({ method: 'POST', url: '/echo', payload: body })
    expect(answer.json()).toEqual({ body })
  })

  test('may be a hundred levels deep, begin with a byte order mark, or be empty', async () => {
    for (const payload of [nested(100, '[', ']'), '\ufeff{"a":1}', '']) {
      const answer = await app.inject({ method: 'POST', url: '/echo', headers: JSON_TYPE, payload })
      expect(answer.statusCode, payload.slice(0, 20)).toBe(200)
    }
    const deletion = await app.inject({ method: 'DELETE', url: '/echo', headers: JSON_TYPE })
    expect(deletion.json()).toEqual({ body: null })
  })

  test('beyond the size limit is rejected', async () => {
    const answer = await app.inject({ method: 'POST', url: '/echo', payload: { a: 'x'.repeat(1_100_000) } })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error.code).toBe('PAYLOAD_TOO_LARGE')
  })

  test('that is compressed is rejected', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'br' }
    expect((await app.inject({ method: 'POST', url: '/echo', headers, payload: '{}' })).statusCode).toBe(415)
  })

  test('of JSON as plain text is only accepted by routes that allow it, and as strictly', async () => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' }
    const send = (url: string, payload: string | Buffer) => app.inject({ method: 'POST', url, headers, payload })
    expect((await send('/echo', '{}')).statusCode).toBe(415)
    expect((await send('/beacon', '{"a":1}')).json()).toEqual({ body: { a: 1 } })
    for (const body of [
      'hello',
      '{"a":"\\u0000"}',
      '{"a":"\u0000"}',
      '{"__proto__":{"a":1}}',
      Buffer.from([0x22, 0xff, 0x22]),
    ]) {
      expect([body, (await send('/beacon', body)).statusCode]).toEqual([body, 400])
    }
  })
})

describe('a content type', () => {
  test.each([
    ['application/json', 200],
    ['APPLICATION/JSON', 200],
    ['application/json; charset=utf-8', 200],
    ['application/json;charset="UTF-8"', 200],
    ['application/json; charset=utf-7', 415],
    ['application/json; charset=latin1', 415],
    ['application/json; charset=utf-8; charset=utf-7', 415],
    ['application/json;charset=', 415],
    ['application/json\ta', 415],
    ['application/json garbage', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['nonsense', 415],
  ])('%j gives %i', async (type, status) => {
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/echo', headers, payload: '{"a":1}' })
    expect(answer.statusCode).toBe(status)
  })
})

describe('a URL', () => {
  test.each([
    '/echo?q=%00',
    '/echo?q=a%1Fb',
    '/echo?q%00=a',
    '/echo?q=%FF',
    '/echo?q=%ED%A0%80',
    '/echo?q=%',
    '/echo?q=100%',
    '/echo?q=%zz',
    '/item/%00',
    '/item/%FF',
    '/item/a%7Fb',
    '/nowhere/%00',
    '//evil.example/echo',
    '/echo?a[=%C3%28',
  ])('%s is rejected', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
  })

  test.each(['/\\evil.example/echo', '/item\\1'])('%s is refused as it stands', async (target) => {
    // Over a connection, because `inject` would turn backslashes into slashes.
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const answer = await exchange(port, `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    expect(statusOf(answer)).toBe(400)
  })

  test('with percent-encoded text, plus signs and empty values passes', async () => {
    const answer = await app.inject('/echo?q=caf%C3%A9+100%25&empty=&flag')
    expect(answer.json()).toEqual({ query: { q: 'café 100%', empty: '', flag: '' } })
    expect((await app.inject('/item/a%20b%2Fc')).json()).toEqual({ params: { name: 'a b/c' } })
  })
})

test('no body causes a server error', async () => {
  const hostile = fc.oneof(
    fc.json().map((text) => Buffer.from(text)),
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(JSON.stringify({ text }))),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.object({ maxDepth: 6 }).map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  )
  await fc.assert(
    fc.asyncProperty(hostile, async (payload) => {
      const answer = await app.inject({ method: 'POST', url: '/echo', headers: JSON_TYPE, payload })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode === 200 && payload.length > 0) {
        const text = payload.toString().replace(/^\ufeff/, '')
        expect(answer.json().body).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))))
      }
    }),
    { numRuns: 300, seed: 20_261_120 },
  )
})
