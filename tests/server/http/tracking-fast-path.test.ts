import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'

const { database, members } = createAccountsApp()
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const VIEW = { action: 'pageView', sessionId: 'visit', page: '/' }
let url = ''

beforeAll(async () => {
  await members.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(members.app.server.address() as AddressInfo).port}/.netlify/functions/analytics`
})

const post = async (body: string | object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': AGENT, ...headers },
  })
  const own = new Set(['x-request-id', 'date', 'content-length'])
  return {
    status: response.status,
    body: (await response.json()) as object,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !own.has(name))),
    requestId: response.headers.get('x-request-id'),
  }
}
const count = async () => {
  await members.services.analyticsRecording.flush()
  return database.prisma.analyticsEvent.count()
}

test('the fast path of tracking calls responds like the full pipeline', async () => {
  // A request with a token takes the full pipeline.
  const full = await post({ ...VIEW, sequence: 1 }, { authorization: 'Bearer x' })
  const short = await post({ ...VIEW, sequence: 2 })
  expect(short).toEqual({ ...full, requestId: expect.stringMatching(/^[\w-]{10,}$/) })
  expect((await post({ ...VIEW, sequence: 3 }, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(202)
  expect(await count()).toBe(3)
  for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-purpose': 'prefetch;prerender' }]) {
    expect((await post({ ...VIEW, sequence: 4 }, headers as unknown as Record<string, string>)).status).toBe(202)
  }
  for (const wrong of [
    '{',
    '{"action":"pageView"}',
    '{"__proto__":{},"action":"pageView"}',
    '{"action":"getAnalytics"}',
  ]) {
    const [one, other] = [await post(wrong, { authorization: 'Bearer x' }), await post(wrong)]
    const refused = wrong.includes('getAnalytics') ? 401 : 400
    expect([wrong, one.status, one.headers]).toEqual([wrong, refused, other.headers])
  }
  const control = JSON.stringify({ ...VIEW, title: 'a\u0000b' })
  expect((await post(control)).status).toBe(400)
  expect((await post({ ...VIEW, title: 'x'.repeat(4_096) })).status).toBe(413)
  expect(await count()).toBe(3)
})

test('the limit of an address applies there too, with the same error', async () => {
  for (let sequence = 1; sequence <= 120; sequence += 1) await post({ ...VIEW, sequence })
  const full = await post(VIEW, { authorization: 'Bearer x' })
  const short = await post(VIEW)
  expect(short.status).toBe(429)
  expect(short.headers['retry-after']).toBe(full.headers['retry-after'])
  const withoutId = ({ body }: { body: object }) => JSON.stringify(body).replace(/"requestId":"[^"]+"/, '')
  expect(withoutId(short)).toBe(withoutId(full))
})
