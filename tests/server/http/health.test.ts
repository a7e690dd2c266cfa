import { expect, test } from 'vitest'
import { health } from '#server/http/health.ts'
import { overload } from '#server/http/plugins/overload.ts'
import { bareFastify } from './support.ts'

async function appWith({
  ping = async () => {},
  draining = false,
  maxInFlight = 100,
}: {
  ping?: () => Promise<void>
  draining?: boolean
  maxInFlight?: number
}) {
  const app = await bareFastify()
  await app.register(overload, { maxEventLoopDelay: 0, maxInFlight })
  await app.register(health, { ping, draining: () => draining, timeoutMs: 30 })
  return app
}

test('a process with its database is ready, even during overload', async () => {
  const answer = await (await appWith({ maxInFlight: 0 })).inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ status: 'ok', checks: { database: 'ok', process: 'ok' } })
})

test.each([
  ['rejects', () => Promise.reject(new Error('password in here'))],
  [
    'throws',
    () => {
      throw new Error('password in here')
    },
  ],
  ['never answers', () => new Promise<void>(() => {})],
])('a database that %s makes it alive but not ready', async (_how, ping) => {
  const app = await appWith({ ping })
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json()).toEqual({ status: 'unavailable', checks: { database: 'failed', process: 'ok' } })
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok' })
})

test('a draining process is not ready', async () => {
  const answer = await (await appWith({ draining: true })).inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().checks.process).toBe('draining')
})

test('a process accepts requests until it drains, whatever the database does', async () => {
  const failing = await (await appWith({ ping: () => Promise.reject(new Error('down')) })).inject('/health/accepting')
  expect([failing.statusCode, failing.json()]).toEqual([200, { status: 'ok' }])
  const draining = await (await appWith({ draining: true })).inject('/health/accepting')
  expect([draining.statusCode, draining.json()]).toEqual([503, { status: 'draining' }])
  expect(draining.headers['cache-control']).toBe('no-store')
})

test.each(['/health/live', '/health/ready', '/health/accepting'])('%s is for GET and HEAD', async (url) => {
  const app = await appWith({})
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  const refused = await app.inject({
    method: 'POST',
    url,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(refused.statusCode).toBe(405)
  expect(refused.headers.allow).toBe('GET, HEAD')
})
