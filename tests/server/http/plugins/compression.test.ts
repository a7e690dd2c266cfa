import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { compression } from '#server/http/plugins/compression.ts'
import { bareFastify } from '../support.ts'

const LONG = 'every tool has a price. '.repeat(200)
let app: Awaited<ReturnType<typeof bareFastify>>

beforeAll(async () => {
  app = await bareFastify()
  await app.register(compression)
  app.get('/text', async (_request, reply) => reply.type('text/html; charset=utf-8').send(LONG))
  app.get('/short', async (_request, reply) => reply.type('text/html').send('short'))
  app.get('/image', async (_request, reply) => reply.type('image/png').send(Buffer.from(LONG)))
  app.get('/ready', async (_request, reply) =>
    reply.type('text/css').header('content-encoding', 'br').send(Buffer.from(LONG)),
  )
  await app.ready()
})

describe('a text response', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for "%s" is sent as %s', async (accept, encoding, unpack) => {
    const answer = await app.inject({ url: '/text', headers: { 'accept-encoding': accept } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('accept-encoding')
    expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10)
    expect(unpack(answer.rawPayload).toString()).toBe(LONG)
  })

  test.each([
    ['br;q=0.1, gzip', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=0', undefined],
  ])('for "%s" is sent as %s, by quality values', async (accept, encoding) => {
    const answer = await app.inject({ url: '/text', headers: { 'accept-encoding': accept } })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test('is sent uncompressed when nothing else is accepted', async () => {
    const answer = await app.inject({ url: '/text' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(LONG)
  })
})

test.each(['/short', '/image'])('%s is not worth compressing', async (url) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('an already compressed response passes unchanged', async () => {
  const answer = await app.inject({ url: '/ready', headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.body).toBe(LONG)
})
