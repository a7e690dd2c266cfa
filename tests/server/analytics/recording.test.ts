import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAnalyticsData } from '#server/areas/analytics/recording/analytics-data.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { MINUTE_MS, PASSWORD } from '../../support/members.ts'

const { database, members, idOf } = createAccountsApp({ catalogue: ['abacus'] })

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
/** A separate visit for each test, because a visit that was too fast stays a bot's. */
let visit = ''
type Sent = { readonly headers?: Record<string, string>; readonly token?: string; readonly address?: string }

const headersOf = ({ headers, token }: Sent) => ({
  'user-agent': FIREFOX,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...headers,
})
let requests = 0
/** A new address for each request, because limits apply per address. */
const someAddress = () => {
  requests += 1
  return `198.18.${Math.floor(requests / 250)}.${requests % 250}`
}

const post = async (payload: object, sent: Sent = {}) => {
  const { statusCode, body } = await members.app.inject({
    method: 'POST',
    url: '/.netlify/functions/analytics',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headersOf(sent) },
    remoteAddress: sent.address ?? someAddress(),
  })
  return { status: statusCode, body: JSON.parse(body) }
}
const beacon = (payload: object, sent: Sent = {}) =>
  post(payload, { ...sent, headers: { 'content-type': 'text/plain;charset=UTF-8', ...sent.headers } })
const mutate = async (field: string, sent: Sent = {}) => {
  const answer = await members.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: `mutation { ${field} }` },
    headers: headersOf(sent),
    remoteAddress: sent.address ?? someAddress(),
  })
  return answer.json()
}
const rows = async () => {
  expect(await members.services.analytics.recording.flush()).toBe(true)
  return database.prisma.analyticsEvent.findMany({ orderBy: [{ at: 'asc' }, { path: 'asc' }], omit: { id: true } })
}
const view = (changes: object = {}) => ({ action: 'pageView', sessionId: visit, page: '/tools', ...changes })
const toolView = () =>
  `trackToolView(input: { toolId: "${idOf('abacus')}", visitId: "${visit}" }) { ... on TrackToolViewPayload { kept } }`

beforeEach(() => {
  visit = randomUUID()
})
afterEach(async () => {
  await members.services.analytics.recording.flush()
  await database.prisma.analyticsEvent.deleteMany()
})

describe('the legacy function', () => {
  test('records page views, events and sessions by their fields', async () => {
    const replies = [
      await post(
        view({
          page: '/tools?search=crm+for+ada@people.example&utm_source=News&utm_medium=email&code=secret',
          title: 'Tools',
          referrer: 'https://www.search.example/?q=private',
          timestamp: '2026-11-20T11:59:00.000Z',
          loadTime: 420.4,
          userId: 'b0c1a2d3-0000-4000-8000-000000000000',
        }),
      ),
      await post({
        action: 'event',
        sessionId: visit,
        event_type: 'click',
        event_category: 'button',
        event_action: 'click',
        event_label: `Write to ada@people.example ${'again '.repeat(9)}`,
        event_value: 2,
        page: '/tools/abacus',
        timestamp: clock.now().getTime() - 30_000,
      }),
      await beacon({
        action: 'session',
        sessionId: visit,
        startTime: '2026-11-20T11:59:00.000Z',
        endTime: '2026-11-20T11:59:45.000Z',
        totalPages: 1,
        totalDuration: 45,
        bounced: true,
      }),
      await beacon({ action: 'track_tool_view', sessionId: visit, tool_id: idOf('abacus') }),
    ]
    for (const reply of replies) expect(reply).toEqual({ status: 202, body: { success: true } })
    const stored = await rows()
    const common = { userId: null, bucket: 'person', reason: null }
    expect(stored).toMatchObject([
      {
        kind: 'page_view',
        at: new Date('2026-11-20T11:59:00.000Z'),
        path: '/tools?search=crm+for+%5Bemail%5D&utm_medium=email&utm_source=News',
        title: 'Tools',
        source: 'news',
        medium: 'email',
        value: 420,
        ...common,
      },
      {
        kind: 'event',
        at: new Date('2026-11-20T11:59:30.000Z'),
        path: '/tools/abacus',
        category: 'button',
        action: 'click',
        label: 'Write to [email] again again again again again aga',
        value: 2,
        ...common,
      },
      // One page, but longer than 30 seconds.
      { kind: 'session', at: new Date('2026-11-20T11:59:45.000Z'), value: 45, pages: 1, bounced: false, ...common },
      { kind: 'tool_view', label: 'abacus', ...common },
    ])
    expect(new Set(stored.map(({ visitKey }) => visitKey)).size).toBe(1)
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`people\\.example|secret|private|${visit}`))
  })

  test('names a missing field, and records nothing then', async () => {
    const wrong: readonly [object, string][] = [
      [{ action: 'pageView', sessionId: visit }, '"page" is required.'],
      [{ action: 'pageView', page: '/' }, '"sessionId" is required.'],
      [{ action: 'event', sessionId: visit }, '"event_action" is required.'],
      [{ action: 'session', sessionId: visit, startTime: 'x' }, '"startTime" must be an ISO 8601 timestamp.'],
      [view({ sessionId: '' }), '"visitId" must be 1 to 100 characters.'],
      [view({ sequence: 2_000_000 }), '"sequence" must be from 0 to 1000000.'],
    ]
    for (const [payload, message] of wrong) {
      expect([await post(payload), message]).toMatchObject([{ status: 400, body: { error: { message } } }, message])
    }
    expect(await rows()).toEqual([])
  })

  test('ignores invalid clocks, and accepts times from 30 minutes before to a minute after', async () => {
    for (const timestamp of ['yesterday', '2026-11-20T11:29:59.000Z', '2026-11-20T12:01:01.000Z']) {
      await post(view({ timestamp, page: `/${encodeURIComponent(timestamp)}` }))
    }
    await post(view({ timestamp: '2026-11-20T11:30:00.000Z', page: '/early' }))
    expect((await rows()).map(({ at }) => at.toISOString())).toEqual([
      '2026-11-20T11:30:00.000Z',
      ...Array.from({ length: 3 }, () => clock.now().toISOString()),
    ])
  })
})

describe('privacy', () => {
  test('no API records anything under Global Privacy Control, Do Not Track or during prerendering', async () => {
    const { session } = await members.signUp({})
    const wishes: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-purpose': 'prefetch;prerender' }]
    for (const headers of wishes) {
      for (const token of [undefined, session.accessToken as string]) {
        const sent = { headers, ...(token === undefined ? {} : { token }) }
        const event = { action: 'event', sessionId: visit, event_action: 'click' }
        const summary = { startTime: clock.now(), endTime: clock.now(), totalPages: 1, totalDuration: 1, bounced: true }
        for (const send of [post, beacon]) {
          for (const payload of [
            view(),
            event,
            { action: 'session', sessionId: visit, ...summary },
            { action: 'track_tool_view', sessionId: visit, tool_id: idOf('abacus') },
          ]) {
            expect((await send(payload, sent)).status).toBe(202)
          }
        }
        const input = `visitId: "${visit}"`
        const times = 'startTime: "2026-11-20T11:59:00Z", endTime: "2026-11-20T12:00:00Z"'
        for (const field of [
          `trackPageView(input: { ${input}, page: "/" }) { ... on RecordAnalyticsPayload { recorded } }`,
          `trackEvent(input: { ${input}, category: "link", action: "click" }) { ... on RecordAnalyticsPayload { recorded } }`,
          `trackSession(input: { ${input}, ${times}, totalPages: 1, totalDuration: 60, bounced: false }) { ... on RecordAnalyticsPayload { recorded } }`,
          `trackConversion(input: { checkoutId: "cs_1", ${input} }) { ... on RecordAnalyticsPayload { recorded } }`,
        ]) {
          expect(JSON.stringify(await mutate(field, sent))).toMatch(/"recorded":false/)
        }
        await mutate(toolView(), sent)
      }
    }
    expect((await rows()).filter(({ kind }) => kind !== 'sign_up')).toEqual([])
  })

  test.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }, 0],
    ['Do Not Track', { dnt: '1' }, 0],
    ['neither', {}, 1],
  ])('a sign-up is recorded unless the browser objects: %s', async (_name, headers, count) => {
    const { statusCode, body } = await members.app.inject({
      method: 'POST',
      url: '/.netlify/functions/auth',
      payload: { action: 'signup', email: 'eve@people.example', password: PASSWORD, metadata: { fullName: 'Eve' } },
      headers,
    })
    expect([statusCode, body]).toEqual([200, expect.any(String)])
    expect(await database.prisma.user.findMany()).toMatchObject([{ email: 'eve@people.example' }])
    expect(await rows()).toMatchObject(Array.from({ length: count }, () => ({ kind: 'sign_up', visitKey: null })))
  })

  test('URLs of sign-in pages are never recorded', async () => {
    expect(
      await mutate(
        `trackPageView(input: { visitId: "${visit}", page: "/auth/callback?code=x" }) { ... on RecordAnalyticsPayload { recorded } }`,
      ),
    ).toEqual(expect.objectContaining({ data: { trackPageView: { recorded: false } } }))
    expect((await beacon(view({ page: '/auth' }))).status).toBe(202)
    await post({ action: 'event', sessionId: visit, event_action: 'click', page: '/auth/reset' })
    expect(await rows()).toEqual([])
  })

  test('the member comes from the token; beacons and claims are anonymous', async () => {
    const { session, viewer } = await members.signUp({})
    const other = await members.signUp({ email: 'bob@people.example' })
    await post(view({ page: '/claimed', userId: viewer.id }))
    await beacon(view({ page: '/beacon', userId: viewer.id }))
    await post(view({ page: '/own', userId: other.viewer.id }), { token: session.accessToken })
    const stored = await rows()
    expect(stored.filter(({ kind }) => kind === 'page_view').map(({ path, userId }) => [path, userId])).toEqual([
      ['/beacon', null],
      ['/claimed', null],
      ['/own', viewer.id],
    ])
  })

  test('members can export their rows; account deletion anonymizes them, including pending ones', async () => {
    const { session, viewer } = await members.signUp({})
    const token = session.accessToken as string
    await post(view({ page: '/before', timestamp: '2026-11-20T11:50:00.000Z' }), { token })
    await rows()
    expect(await createAnalyticsData({ database }).exportFor(viewer.id)).toMatchObject([
      { kind: 'sign_up' },
      { kind: 'page_view', path: '/before' },
    ])
    await post(view({ page: '/waits' }), { token })
    await database.transaction(async (tx) => {
      await createAnalyticsData({ database }).eraseFor(tx, viewer.id, 'ada@people.example')
      await tx.user.delete({ where: { id: viewer.id } })
    })
    expect((await rows()).map(({ path, userId }) => [path, userId])).toEqual([
      ['/before', null],
      ['/waits', null],
      [null, null],
    ])
  })
})

describe('bots', () => {
  test('are separated, with the reason', async () => {
    const agents = {
      '/google': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      '/headless': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
      '/none': '',
      '/person': FIREFOX,
    }
    for (const [page, agent] of Object.entries(agents)) await post(view({ page }), { headers: { 'user-agent': agent } })
    expect((await rows()).map(({ path, bucket, reason }) => [path, bucket, reason])).toEqual([
      ['/google', 'bot', 'Declared crawler'],
      ['/headless', 'bot', 'Headless browser'],
      ['/none', 'bot', 'No user agent'],
      ['/person', 'person', null],
    ])
  })

  test('a visit with more than 20 pages in ten seconds counts as a bot from then on', async () => {
    for (let sequence = 0; sequence < 21; sequence += 1) await post(view({ sessionId: 'fast', sequence }))
    members.setTime(MINUTE_MS)
    await post(view({ sessionId: 'fast', sequence: 99 }))
    await post(view({ sessionId: 'slow' }))
    const stored = await rows()
    expect(stored.filter(({ reason }) => reason === 'Impossible rate')).toHaveLength(2)
    expect(stored.filter(({ bucket }) => bucket === 'person')).toHaveLength(21)
  })
})

test('an address can send 120 records a minute of 4 kB each', async () => {
  const address = '203.0.113.200'
  for (let sequence = 0; sequence < 120; sequence += 1) await post(view({ sequence }), { address })
  expect(await post(view({ sequence: 121 }), { address })).toMatchObject({
    status: 429,
    body: { error: { code: 'RATE_LIMITED', message: 'Too many requests. Please try again in 60 seconds.' } },
  })
  expect(await post(view({ sequence: 121 }))).toMatchObject({ status: 202 })
  expect(await post(view({ title: 'x'.repeat(4_096) }))).toMatchObject({ status: 413 })
})
