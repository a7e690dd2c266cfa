import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCostLimit } from '#server/http/cost-limit.ts'
import { compression } from '#server/http/plugins/compression.ts'
import { staticAssets } from '#server/http/plugins/static-assets.ts'
import { createKeyedQueue } from '#server/platform/keyed-queue.ts'
import { clock } from '#tests/support/catalogue.ts'
import { registerTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { bareFastify, captureLog } from '../support.ts'

const SCRIPT = 'export const answer = 42 '.repeat(100)
const folder = registerTemporaryFolder()
let app: FastifyInstance

beforeAll(async () => {
  const root = join(folder, 'client')
  await mkdir(join(root, 'assets'), { recursive: true })
  await mkdir(join(root, '.vite'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(root, 'index.html'), '<title>template</title>')
  await writeFile(join(root, '.vite', 'manifest.json'), '{}')
  await writeFile(join(root, 'theme.js'), 'theme')
  await writeFile(join(root, 'sw.js'), 'worker')
  await mkdir(join(folder, 'marks'))
  await writeFile(join(folder, 'marks', 'quill.1a2b3c4d.svg'), '<svg/>')
  await writeFile(join(folder, 'marks', 'quill.1a2b3c4d.svg.br'), brotliCompressSync('<svg/>'))
  await writeFile(join(folder, 'marks', 'LICENSES.txt'), 'CC0')
  await writeFile(join(root, 'assets', 'app-x1.js'), SCRIPT)
  await writeFile(join(root, 'assets', 'app-x1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(root, 'assets', 'app-x1.js.map'), '{}')
  // The smallest budget and no slots: neither applies to these files.
  const costLimit = createCostLimit({ clock, factor: 0 })
  app = await bareFastify(undefined, { costLimit, queue: createKeyedQueue({ maxRunning: 0, maxWaiting: 0 }) })
  await app.register(compression)
  await app.register(staticAssets, { root })
  await app.register(staticAssets, { root: join(folder, 'marks'), prefix: '/marks/' })
  app.get('/*', { config: { price: 0 } }, async (_request, reply) => reply.code(404).send('page'))
  await app.ready()
})

afterAll(() => app.close())

test('a file with a hash in its name may be cached forever', async () => {
  const answer = await app.inject('/assets/app-x1.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-type']).toMatch(/javascript/)
  expect(answer.body).toBe(SCRIPT)
})

test('its compressed variant is sent when accepted', async () => {
  const answer = await app.inject({ url: '/assets/app-x1.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['content-type']).toMatch(/javascript/)
  expect(answer.rawPayload).toEqual(brotliCompressSync(SCRIPT))
})

test('a compressed brand mark is cached like the mark, and shown by other sites', async () => {
  const answer = await app.inject({ url: '/marks/quill.1a2b3c4d.svg', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await app.inject('/theme.js')).headers['cross-origin-resource-policy']).not.toBe('cross-origin')
})

test('another public file may be cached for an hour, and an unchanged one is not sent again', async () => {
  const answer = await app.inject('/theme.js')
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  const again = await app.inject({ url: '/theme.js', headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('the service worker is always revalidated', async () => {
  const { headers } = await app.inject('/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toMatch(/javascript/)
})

test('brand marks with a hash in their name have their own path', async () => {
  const mark = await app.inject('/marks/quill.1a2b3c4d.svg')
  expect(mark.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(mark.headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect((await app.inject('/marks/LICENSES.txt')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await app.inject('/marks/quill.99999999.svg')).statusCode).toBe(404)
})

test('HEAD returns headers only', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/theme.js' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-length']).toBe('5')
  expect(answer.body).toBe('')
})

test.each([
  '/',
  '/index.html',
  '/.vite/manifest.json',
  '/assets/',
  '/assets/app-x1.js.br',
  '/assets/app-x1.js.map',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/assets/%5c..%5csecret.txt',
])('%s is not a public file', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('secret')
})

test('without a build the server starts with a warning', async () => {
  const { lines, log } = captureLog()
  const unbuilt = await bareFastify(log)
  await unbuilt.register(staticAssets, { root: join(folder, 'nowhere') })
  await unbuilt.ready()
  expect(lines).toMatchObject([{ level: 'warn', msg: expect.stringContaining('run the build') }])
})
