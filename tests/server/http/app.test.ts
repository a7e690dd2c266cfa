import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { schema } from '#server/schema.ts'
import { createServices } from '#server/services.ts'
import { createTestDatabase } from '../../support/database.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { TEST_SECRETS } from '../../support/test-secrets.ts'
import { captureLog } from './support.ts'

const clock = { now: () => new Date('2026-11-20T12:00:00Z') }
const { log } = captureLog()
const lifecycle = { draining: false }
let app: FastifyInstance
const folder = registerTemporaryFolder()
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  database = await createTestDatabase()
  app = await buildApp({
    config: { mode: 'test', trustProxy: ['10.0.0.0/8'], publicUrl: 'http://localhost:4000' },
    log,
    database,
    services: createServices({ database, clock, log, limitsFactor: 1, ...TEST_SECRETS }),
    schema,
    lifecycle,
    explorerUrl: () => 'http://localhost:4001',
    staticDir: folder,
    httpLimits: { maxEventLoopDelayMs: 0 },
  })
})

afterAll(async () => {
  await app.close()
  await database.close()
})

describe('every response', () => {
  test.each([
    ['GET', '/health/live', 200],
    ['GET', '/health/ready', 200],
    ['GET', '/graphql?query=%7B__typename%7D', 200],
    ['GET', '/graphql?query=%7B', 400],
    ['DELETE', '/graphql', 405],
    ['OPTIONS', '/graphql', 204],
    ['GET', '/graphql', 302],
    ['GET', '/favicon.svg', 200],
    ['POST', '/nowhere', 404],
    ['GET', '/nowhere?q=%00', 400],
  ] as const)('to %s %s has status %i, a request identifier and the security headers', async (method, url, status) => {
    const headers = status === 302 ? { accept: 'text/html' } : {}
    const answer = await app.inject({ method, url, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'self';script-src 'self';/)
    expect(answer.headers['x-powered-by']).toBeUndefined()
    expect(answer.headers.server).toBeUndefined()
    if (answer.body !== '') expect(answer.headers['content-type']).toMatch(/; charset=utf-8$|^image\/svg\+xml$/)
  })

  test.each(['/', '/graphql', '/favicon.svg', '/health/live', '/nowhere'])(
    'to TRACE %s repeats nothing',
    async (url) => {
      const answer = await app.inject({ method: 'TRACE' as 'GET', url, headers: { authorization: 'Bearer secret' } })
      expect([404, 405]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('secret')
    },
  )

  test('to a target that the router refuses has an identifier too', async () => {
    const answer = await app.inject('/graphql/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'BAD_USER_INPUT', requestId: answer.headers['x-request-id'] })
    const routed = (await app.inject('/health/live')).headers
    const own = /^(x-request-id|date|connection|content-.*length|content-type|cache-control|.*ratelimit.*)$/
    const names = Object.keys(routed).filter((name) => !own.test(name) && name !== 'vary')
    expect(names).toContain('content-security-policy')
    for (const name of names) expect([name, answer.headers[name]]).toEqual([name, routed[name]])
  })
})

test('a query reaches the database through the schema', async () => {
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ categories { slug } }' } })
  expect(answer.json().data).toEqual({ categories: [] })
})

test('a draining process says so and keeps no connection', async () => {
  lifecycle.draining = true
  const ready = await app.inject('/health/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.headers.connection).toBe('close')
  const query = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } })
  expect(query.statusCode).toBe(200)
  expect(query.headers.connection).toBe('close')
  lifecycle.draining = false
})
