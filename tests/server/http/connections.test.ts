import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFoundation } from '#server/http/foundation.ts'
import { HttpError } from '#server/http/plugins/errors.ts'
import { exchange, openConnection, sendWithoutEnd, statusOf } from './raw-connection.ts'
import { captureLog } from './support.ts'

const { lines, log } = captureLog()
let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await buildFoundation({
    log,
    trustProxy: [],
    development: false,
    draining: () => false,
    classifiers: [],
    limits: {
      headersTimeoutMs: 150,
      requestTimeoutMs: 300,
      connectionsCheckMs: 20,
      handlerTimeoutMs: 100,
      socketIdleMs: 700,
      lingerMs: 100,
      maxConnections: 20,
      maxEventLoopDelayMs: 0,
    },
  })
  app.post('/echo', async (request) => ({ body: request.body }))
  app.post('/hangs', () => new Promise(() => {}))
  app.get('/large', async () => Buffer.alloc(32 * 1024 * 1024))
  app.get('/alive', async () => 'yes')
  const onRequest = async () => {
    throw new HttpError(401, 'Nobody may.')
  }
  app.post('/refused', { onRequest }, async () => 'never')
  await app.ready()
  await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
  port = (app.server.address() as AddressInfo).port
})

afterAll(() => app.close())

const BODY = '{"a":1}'
const post = (headers: string, body = BODY, target = '/echo') =>
  `POST ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`
const get = (target: string, headers = 'Host: localhost\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`

const ENDLESS = 200 * 1024 * 1024

/** Writes a body until the response arrives, and resolves to its status; 0 without one. */
const writeWithoutEnd = (path: string, headers: Record<string, number>): Promise<number> =>
  new Promise((resolve) => {
    const all = { 'content-type': 'application/json', ...headers }
    const request = http.request({ port, path, method: 'POST', agent: false, headers: all })
    const piece = Buffer.alloc(256 * 1024, '"')
    const write = () => {
      if (!request.destroyed && request.write(piece)) setImmediate(write)
    }
    request.on('drain', write)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
    request.on('error', () => undefined)
    request.on('close', () => resolve(0))
    write()
  })

test('a well-formed request over the same means is answered', async () => {
  const answer = await exchange(port, post('Content-Type: application/json\r\n'))
  expect(statusOf(answer)).toBe(200)
  expect(answer).toContain('{"body":{"a":1}}')
})

describe('the malformed-header corpus', () => {
  test.each([
    ['a tab in the content type', 'Content-Type: application/json\ta\r\n', 415],
    ['a space before the content type', 'Content-Type:  application/json\r\n', 200],
    ['words after the content type', 'Content-Type: application/json garbage\r\n', 415],
    ['a content type in capitals', 'Content-Type: APPLICATION/JSON\r\n', 200],
    ['another charset', 'Content-Type: application/json; charset=utf-7\r\n', 415],
    ['two content types', 'Content-Type: application/json\r\nContent-Type: text/plain\r\n', 400],
    ['two equal content types', 'Content-Type: application/json\r\nContent-Type: application/json\r\n', 400],
    ['JSON as a form', 'Content-Type: multipart/form-data; boundary=x\r\n', 415],
    ['no content type', '', 415],
    ['two authorizations', 'Content-Type: application/json\r\nAuthorization: a\r\nAuthorization: b\r\n', 400],
    ['two hosts', 'Content-Type: application/json\r\nHost: other\r\n', 400],
    ['two lengths', 'Content-Type: application/json\r\nContent-Length: 3\r\n', 400],
    ['length and chunks at once', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 400],
    ['a NUL in a header', 'Content-Type: application/json\r\nX-A: a\u0000b\r\n', 400],
    ['a bare line feed', 'Content-Type: application/json\nX-A: b\r\n', 400],
    ['a space before the colon', 'Content-Type : application/json\r\n', 400],
    ['a folded header', 'Content-Type: application/json\r\n folded\r\n', 400],
    ['a compressed body', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\n', 415],
    ['20 kB of headers', `Content-Type: application/json\r\nX-A: ${'a'.repeat(20_000)}\r\n`, 431],
  ])('%s gives the right status', async (_what, headers, status) => {
    expect(statusOf(await exchange(port, post(headers)))).toBe(status)
  })

  test('a semicolon with nothing behind it is no other content type', async () => {
    expect([200, 415]).toContain(statusOf(await exchange(port, post('Content-Type: application/json ;\r\n'))))
  })

  test.each([
    'X-Forwarded-For: 1.2.3.4',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'Forwarded: for=1.2.3.4',
    'X-Original-URL: /admin',
    'X-HTTP-Method-Override: DELETE',
    'Host: evil.example/%00',
  ])('%s changes nothing or is refused', async (header) => {
    const request = header.startsWith('Host')
      ? get('/alive', `${header}\r\n`)
      : get('/alive', `Host: localhost\r\n${header}\r\n`)
    const answer = await exchange(port, request)
    expect([200, 400]).toContain(statusOf(answer))
    expect(answer).not.toContain('evil.example')
  })

  test.each([
    ['http://evil.example/alive', 400],
    ['//evil.example/alive', 400],
    ['//alive', 400],
    ['alive', 400],
    ['/%2e%2e/', 404],
    ['/admin%2f', 404],
    ['/x/../admin', 404],
    ['/alive/', 404],
    ['/aliv%2fe', 404],
    ['/%', 400],
    ['/%c0%ae%c0%ae/', 400],
  ])('the target %s gives %i', async (target, status) => {
    expect(statusOf(await exchange(port, get(target)))).toBe(status)
  })

  test.each([
    'NONSENSE / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\u0016\u0003\u0001\u0000',
    'GET / HTTP/1.1\r\n\r\n',
  ])('broken HTTP %j is answered 400 in our shape', async (bytes) => {
    const answer = await exchange(port, bytes)
    expect(statusOf(answer)).toBe(400)
  })
})

test('a handler that does not finish is answered 503 with a time to try again', async () => {
  const answer = await exchange(port, post('Content-Type: application/json\r\n', BODY, '/hangs'))
  expect(statusOf(answer)).toBe(503)
  expect(answer.toLowerCase()).toContain('retry-after: 2')
  expect(answer).toContain('SERVICE_UNAVAILABLE')
})

describe('a slow or greedy client', () => {
  test('that dribbles its headers is told 408 and cut off', async () => {
    const answer = await exchange(port, 'GET /alive HTTP/1.1\r\nHost: loc')
    expect(statusOf(answer)).toBe(408)
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"')
  })

  test('that dribbles its body is told 408 and cut off', async () => {
    const answer = await exchange(
      port,
      'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    expect(statusOf(answer)).toBe(408)
  })

  test('that says nothing at all is cut off', async () => {
    expect(statusOf(await exchange(port, ''))).toBe(408)
  })

  test('that announces too large a body is refused before it sends it', async () => {
    const answer = await exchange(
      port,
      'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n\r\n',
    )
    expect(statusOf(answer)).toBe(413)
    expect(answer).toContain('PAYLOAD_TOO_LARGE')
  })

  test('that sends too large a body in chunks is refused', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`
    const answer = await exchange(
      port,
      `POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}0\r\n\r\n`,
    )
    expect(statusOf(answer)).toBe(413)
  })

  test.each([
    ['in chunks', '/refused', {}, 401],
    ['with its length', '/refused', { 'content-length': ENDLESS }, 401],
    ['in chunks', '/echo', {}, 413],
    ['with its length', '/echo', { 'content-length': ENDLESS }, 413],
  ])(
    'that writes without end %s to %s gets the response, and little of it is read',
    async (_how, path, headers, status) => {
      let closed: Promise<number> = Promise.resolve(0)
      app.server.once('connection', (socket: Socket) => {
        closed = new Promise((resolve) => socket.once('close', () => resolve(socket.bytesRead)))
      })
      expect(await writeWithoutEnd(path, headers)).toBe(status)
      expect(await closed).toBeLessThan(2 * 1024 * 1024)
    },
  )

  test('that writes all of a refused body before it reads gets the response', async () => {
    const answered = new Promise<void>((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', () => resolve()))
    })
    const { socket, received } = await openConnection(port)
    socket.pause()
    const pieces = Array.from({ length: 20 }, () => 'x'.repeat(16 * 1024))
    const length = pieces.join('').length
    socket.write(`POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
    await answered
    for (const piece of pieces) {
      await new Promise((written) => socket.write(piece, () => setImmediate(written)))
    }
    socket.resume()
    expect(statusOf(await received)).toBe(401)
  })

  test('that asks for much and reads nothing is cut off', async () => {
    const cut = new Promise<void>((resolve) => {
      app.server.once('connection', (connection) => connection.once('close', () => resolve()))
    })
    const { socket } = await openConnection(port)
    socket.pause()
    socket.write(get('/large'))
    await cut
    socket.destroy()
  })

  test('that opens more connections than there may be is dropped, and others are served afterwards', async () => {
    const connections = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)))
    expect(await exchange(port, get('/alive'))).toBe('')
    for (const { socket } of connections) socket.destroy()
    await Promise.all(connections.map(({ received }) => received))
    await expect.poll(async () => statusOf(await exchange(port, get('/alive')))).toBe(200)
  })
})

describe('a body that is not read before the response', () => {
  test.each([
    ['of a refused request', 'POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000', 401],
    ['of a read', 'GET /alive HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000', 200],
    [
      'of a refused request in chunks',
      'POST /refused HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3b9ac9ff',
      401,
    ],
    ['of a malformed target', 'POST /% HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000', 400],
    ['of no page', 'POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000', 404],
  ])('%s is not read without end', async (_what, head, status) => {
    const result = await sendWithoutEnd(app.server, port, head)
    expect([0, status]).toContain(result.status)
    expect(result.bytesRead).toBeLessThan(4 * 1024 * 1024)
  })

  test('and never comes leaves no connection open', async () => {
    const answer = await exchange(port, 'POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n')
    expect(statusOf(answer)).toBe(401)
  })

  test('and is short leaves the connection to the next request', async () => {
    const short = `POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\n${BODY}`
    const answer = await exchange(port, `${short}${get('/alive')}`)
    expect(statusOf(answer)).toBe(401)
    expect(answer).toContain('HTTP/1.1 200 OK')
  })
})

test('what never became a request is logged without its content', () => {
  const refused = lines.filter((line) => line['msg'] === 'connection rejected')
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]).toEqual({
    level: 'warn',
    time: expect.any(String),
    requestId: expect.any(String),
    status: expect.any(Number),
    reason: expect.any(String),
    msg: 'connection rejected',
  })
})
