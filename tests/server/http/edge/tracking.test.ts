import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { createAccountsApp } from '#tests/support/accounts-app.ts'

const { members } = createAccountsApp()
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const VIEW = { action: 'pageView', sessionId: 'visit', page: '/' }
let url = ''

beforeAll(async () => {
  await members.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(members.app.server.address() as AddressInfo).port}/.netlify/functions/analytics`
})

const post = async (body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': AGENT, ...headers },
  })
  const isOwn = (name: string) => /^(x-request-id|date|content-length)$|ratelimit/.test(name)
  return {
    status: response.status,
    body: (await response.json()) as object,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !isOwn(name))),
  }
}
test('a tracking call over the limit of its address is refused as the full pipeline refuses it', async () => {
  for (let sequence = 1; sequence <= 120; sequence += 1) expect((await post({ ...VIEW, sequence })).status).toBe(202)
  // A request with a token takes the full pipeline.
  const full = await post(VIEW, { authorization: 'Bearer x' })
  const short = await post(VIEW)
  expect(short.status).toBe(429)
  expect(short.headers).toEqual(full.headers)
  const withoutId = ({ body }: { body: object }) => JSON.stringify(body).replace(/"requestId":"[^"]+"/, '')
  expect(withoutId(short)).toBe(withoutId(full))
})
