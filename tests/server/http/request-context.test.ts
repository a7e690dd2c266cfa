import { expect, test } from 'vitest'
import { createOwnContext, createRequestContext, createVisitorContext } from '#server/http/request-context.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Services } from '#server/services.ts'
import { bareFastify } from './support.ts'

const services = {} as Services

test('a resolver gets the authenticated caller, not a claimed identity', async () => {
  const app = await bareFastify()
  app.get('/', async (request) => {
    const { services: _services, log: _log, viewer, ...rest } = createRequestContext(services, request)
    return { ...rest, viewer: await viewer() }
  })
  const headers = { authorization: 'Bearer x', 'x-forwarded-for': '198.51.100.1', 'user-agent': 'u'.repeat(301) }
  const answer = await app.inject({ url: '/?user_id=1', headers, remoteAddress: '2001:db8:1:2:3::4' })
  expect(answer.json()).toEqual({
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    viewer: null,
    clientAddress: '2001:db8:1:2::/64',
    userAgent: 'u'.repeat(300),
    maxPageSize: 100,
  })
  await app.close()
})

test('a visitor stays anonymous with a token', async () => {
  const viewerOf = async () => ({ id: '1' })
  const known = { accounts: { sessions: { viewerOf } } } as unknown as Services
  const app = await bareFastify()
  app.get('/', async (request) => {
    const contexts = [createRequestContext(known, request), createVisitorContext(known, request)]
    return Promise.all(contexts.map(async ({ viewer, accessToken }) => [await viewer(), accessToken ?? null]))
  })
  const token = 'x'.repeat(32)
  const answer = await app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } })
  expect(answer.json()).toEqual([
    [{ id: '1' }, token],
    [null, null],
  ])
  await app.close()
})

test('privacy signals are passed on in their only valid form', async () => {
  const app = await bareFastify()
  app.get('/', async (request) => ({ wish: createRequestContext(services, request).privacyControl ?? false }))
  for (const [value, wish] of [
    ['1', true],
    ['0', false],
    ['true', false],
  ] as const) {
    expect((await app.inject({ url: '/', headers: { 'sec-gpc': value } })).json()).toEqual({ wish })
  }
  await app.close()
})

test('the server itself is anonymous, has no address and may request long pages', async () => {
  const { viewer, ...rest } = createOwnContext(services, silentLog)
  expect(await viewer()).toBeNull()
  expect(rest).toEqual({
    requestId: 'server',
    clientAddress: null,
    userAgent: null,
    maxPageSize: 1000,
    services,
    log: silentLog,
  })
})
