import { gql } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginTracking } from '../../../client/features/analytics/begin-tracking.ts'
import { startTracker } from '../../../client/features/analytics/tracker.ts'
import { storeAnswer } from '../../../client/features/quiz/quiz-draft.ts'
import { createBrowserClient } from '../../../client/lib/apollo.ts'
import { storedToken } from '../../../client/lib/stored-session.ts'
import { keepSession } from '../support/member.tsx'

type Sent = { readonly operation: string; readonly input: Record<string, unknown>; readonly init: RequestInit }

const MINUTE = 60_000
let sent: Sent[] = []
let beacons: { readonly url: string; readonly body: Record<string, unknown> }[] = []
let stop: (() => void) | null = null
let moved: (state: { historyAction: string; navigation: { state: string } }) => void = () => undefined
let visibility = 'visible'
let client = createBrowserClient()

const router = {
  subscribe: (listener: typeof moved) => {
    moved = listener
    return () => undefined
  },
}

/** Everything that has gone out since the last call, by the operation's name. */
async function take(name: string): Promise<Record<string, unknown>[]> {
  await vi.advanceTimersByTimeAsync(0)
  return sent.filter(({ operation }) => operation === name).map(({ input }) => input)
}
const views = () => take('TrackPageViewMutation')
const events = async () =>
  (await take('TrackEventMutation')).map(({ category, action, label, value }) => [category, action, label, value])
const sessions = () => take('TrackSessionMutation')

function start(facts: { readonly tagAddress?: string } = {}): void {
  client = createBrowserClient({ getToken: storedToken })
  stop = startTracker({ client, router, facts })
}

async function startAt(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  start()
  await vi.advanceTimersByTimeAsync(100)
}

async function goTo(address: string, historyAction = 'PUSH'): Promise<void> {
  window.history.pushState(null, '', address)
  moved({ historyAction, navigation: { state: 'idle' } })
  await vi.advanceTimersByTimeAsync(100)
}

function hide(): void {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

function show(html: string): Element {
  document.body.innerHTML = html
  return document.body.firstElementChild as Element
}

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

function type(text: string, selector = 'input'): void {
  const input = document.querySelector(selector) as HTMLInputElement
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  document.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-03T10:00:00Z') })
  sent = []
  beacons = []
  visibility = 'visible'
  document.title = 'Find the AI tool'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  // A click on a link would leave jsdom's page.
  document.addEventListener('click', (event) => event.preventDefault())
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init.body))
    sent.push({ operation: operationName, input: variables.input ?? variables, init })
    return Response.json({ data: {} })
  })
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => beacons.push({ url, body: JSON.parse(body) }) > 0,
  })
  scrollTo(0)
})

afterEach(() => {
  stop?.()
  stop = null
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  vi.useRealTimers()
})

describe('page views', () => {
  it('are sent 100 ms after the load, with the time that it took', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { loadEventEnd: 420.4, activationStart: 0 } as unknown as PerformanceEntry,
    ])
    window.history.replaceState(null, '', '/tool/x?token=secret&utm_source=news')
    start()
    await vi.advanceTimersByTimeAsync(99)
    expect(await views()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await views()).toEqual([
      {
        visitId: sessionStorage.getItem('toolfinch.visit'),
        sequence: 1,
        page: '/tool/x?utm_source=news',
        title: 'Find the AI tool',
        referrer: null,
        loadTime: 420,
        timestamp: '2026-06-03T10:00:00.100Z',
      },
    ])
  })

  it('are sent on each change of the path, not of the query, with the number of the record', async () => {
    await startAt('/')
    await goTo('/quiz')
    await goTo('/quiz?q=2')
    await goTo('/about')
    expect((await views()).map(({ page, sequence, loadTime }) => [page, sequence, loadTime])).toEqual([
      ['/', 1, null],
      ['/quiz', 2, null],
      ['/about', 4, null],
    ])
  })

  it('are sent once for an address that leads on at once', async () => {
    await startAt('/')
    window.history.pushState(null, '', '/terms')
    moved({ historyAction: 'PUSH', navigation: { state: 'idle' } })
    await goTo('/terms-of-service', 'REPLACE')
    expect((await views()).map(({ page }) => page)).toEqual(['/', '/terms-of-service'])
  })

  it('wait for the title of a screen that is loading, and for two seconds at most', async () => {
    await startAt('/')
    document.title = 'Loading tool | Toolfinch'
    await goTo('/tool/claude')
    document.title = 'Claude | Toolfinch'
    await vi.advanceTimersByTimeAsync(100)
    document.title = 'Loading tool | Toolfinch'
    await goTo('/tool/never')
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await views()).map(({ title }) => title)).toEqual([
      'Find the AI tool',
      'Claude | Toolfinch',
      'Loading tool | Toolfinch',
    ])
  })

  it('never tell of the sign-in pages, nor do events there', async () => {
    await startAt('/auth/callback?code=secret')
    show('<button>Sign in</button>')
    click('button')
    hide()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([])
  })

  it('mask what a title repeats of a search, and keep only the origin of another site', async () => {
    document.title = 'AI tools for "ada@example.com"'
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/people/ada?mail=ada@example.com')
    await startAt('/ai-tools?search=ada%40example.com')
    expect(await views()).toMatchObject([
      { title: 'AI tools for "[email]"', referrer: 'https://news.example', page: '/ai-tools?search=%5Bemail%5D' },
    ])
  })

  it('carry the token of a member, and outlive the page', async () => {
    keepSession('a-token')
    await startAt('/')
    expect(sent[0]?.init).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer a-token' } })
  })

  it('count a prerendered page when it is activated, and once', async () => {
    Object.assign(document, { prerendering: true })
    await startAt('/')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await views()).toEqual([])
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    document.dispatchEvent(new Event('prerenderingchange'))
    await vi.advanceTimersByTimeAsync(100)
    expect(await views()).toHaveLength(1)
  })

  it('count a page that comes back out of the cache of the browser', async () => {
    await startAt('/')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(100)
    expect(await views()).toMatchObject([{ page: '/' }, { page: '/', loadTime: null }])
  })
})

describe('views of tools', () => {
  const ID = '0195f0aa-0000-7000-8000-000000000009'

  it('carry the visit and the number of the record, once the page knows the tool', async () => {
    await startAt('/tool/claude')
    expect(await take('TrackToolViewMutation')).toEqual([])
    client.writeQuery({
      query: gql`query ToolRouteQuery { tool(reference: "claude") { id } }`,
      data: { tool: { __typename: 'Tool', id: ID } },
    })
    await vi.advanceTimersByTimeAsync(50)
    const visitId = sessionStorage.getItem('toolfinch.visit')
    expect(await take('TrackToolViewMutation')).toEqual([{ toolId: ID, visitId, sequence: 2 }])
  })
})

describe('a browser that asks for privacy', () => {
  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('by %s is not tracked and gets no id', async (_name, wish) => {
    vi.stubGlobal('navigator', { ...wish, sendBeacon: vi.fn() })
    await beginTracking({ client: createBrowserClient(), router, facts: {} })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is tracked without such a wish', async () => {
    stop = await beginTracking({ client: createBrowserClient(), router, facts: {} })
    await vi.advanceTimersByTimeAsync(100)
    expect(await views()).toHaveLength(1)
    expect(document.cookie).toBe('')
  })
})

describe('the summary of a visit', () => {
  it('is sent when the page is hidden, and is bounced for one page under 30 seconds', async () => {
    await startAt('/')
    await vi.advanceTimersByTimeAsync(29_000)
    hide()
    window.dispatchEvent(new Event('pagehide'))
    expect(await sessions()).toMatchObject([
      {
        startTime: '2026-06-03T10:00:00.000Z',
        endTime: '2026-06-03T10:00:29.100Z',
        totalPages: 1,
        totalDuration: 29,
        bounced: true,
      },
    ])
  })

  it.each([
    ['of 30 seconds', 30_000, ['/']],
    ['of two pages', 1_000, ['/', '/about']],
  ])('is not bounced for a visit %s', async (_name, duration, pages) => {
    await startAt('/')
    for (const page of pages.slice(1)) await goTo(page)
    await vi.advanceTimersByTimeAsync(duration)
    window.dispatchEvent(new Event('pagehide'))
    expect(await sessions()).toMatchObject([{ totalPages: pages.length, bounced: false }])
  })

  it('ends after 30 minutes without activity, and activity afterwards begins another visit', async () => {
    await startAt('/')
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    document.dispatchEvent(new Event('mousemove'))
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1)
    expect(await sessions()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await sessions()).toMatchObject([{ totalDuration: 1_200, endTime: '2026-06-03T10:20:00.100Z' }])
    expect(sessionStorage).toHaveLength(0)
    document.dispatchEvent(new Event('keypress'))
    await vi.advanceTimersByTimeAsync(100)
    const [first, second] = await views()
    expect(second).toMatchObject({ page: '/', sequence: 1 })
    expect(second?.['visitId']).not.toBe(first?.['visitId'])
  })

  it('goes on over loads of pages in the same tab', async () => {
    await startAt('/')
    stop?.()
    await startAt('/about')
    window.dispatchEvent(new Event('pagehide'))
    const [first, second] = await views()
    expect([first?.['visitId'], second?.['sequence']]).toEqual([second?.['visitId'], 2])
    expect(await sessions()).toMatchObject([{ totalPages: 2 }])
  })
})

describe('clicks', () => {
  it.each([
    ['<a href="/quiz">Take the quiz</a>', 'quiz', 'Take the quiz'],
    ['<a href="/ai-tools?category=video"><b>All</b> video tools</a>', 'ai-tools', 'All video tools'],
    ['<a href="/tool/claude">Claude</a>', 'ai-tools', 'Claude'],
    ['<a href="/compare/chatgpt-vs-claude">Compare them</a>', 'programmatic', 'Compare them'],
    ['<a href="/blog/a-guide">A guide</a>', 'blog', 'A guide'],
    ['<a href="https://elsewhere.example/quiz">Elsewhere</a>', 'link', 'Elsewhere'],
    [`<button>${'long '.repeat(20)}</button>`, 'button', 'long '.repeat(10)],
    ['<button aria-label="Write to ada@example.com">x</button>', 'button', 'Write to [email]'],
  ])('on %s are %s', async (html, category, label) => {
    await startAt('/')
    click(`#${Object.assign(show(html), { id: 'it' }).id}`)
    expect(await events()).toEqual([[category, 'click', label, null]])
  })

  it.each(['<p>Text</p>', '<div data-private><button>Account of Ada</button></div>', '<input value="secret">'])(
    'on %s are not recorded',
    async (html) => {
      await startAt('/')
      show(html)
      click('p, button, input')
      expect(await events()).toEqual([])
    },
  )

  it('have no text on the screens of members and administrators', async () => {
    await startAt('/settings')
    show('<button>Remove Ada</button>')
    click('button')
    expect(await events()).toEqual([['button', 'click', null, null]])
  })

  it('tell the plan that is chosen', async () => {
    await startAt('/pricing')
    show('<button data-plan="pro:year">Get Pro</button>')
    click('button')
    expect(await events()).toEqual([
      ['plan', 'choose', 'pro:year', null],
      ['button', 'click', 'Get Pro', null],
    ])
  })
})

describe('how far a page is read', () => {
  it('is recorded at 25, 50, 75 and 90 percent, once a page', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1_000)
    await startAt('/')
    for (const top of [240, 250, 100, 600, 900, 1_000]) scrollTo(top)
    const marks = async () => (await events()).map(([, , , value]) => value)
    expect(await marks()).toEqual([25, 50, 75, 90])
    await goTo('/about')
    // The new page scrolls to its top by itself.
    for (const top of [800, 400, 0, 300]) scrollTo(top)
    expect(await marks()).toEqual([25, 50, 75, 90, 25])
  })
})

describe('searches', () => {
  it('are recorded a second after the last key, with more than two characters, masked and cut', async () => {
    await startAt('/')
    show('<input type="search">')
    type('ab')
    await vi.advanceTimersByTimeAsync(5_000)
    type('vid')
    await vi.advanceTimersByTimeAsync(900)
    type('video for ada@example.com')
    await vi.advanceTimersByTimeAsync(900)
    expect(await events()).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    type('v'.repeat(60))
    hide()
    expect(await events()).toEqual([
      ['search', 'search', 'video for [email]', null],
      ['search', 'search', 'v'.repeat(50), null],
    ])
  })

  it('tell how many results the page shows, once they are there', async () => {
    await startAt('/ai-tools?search=xyzzy')
    show('<main><input type="search"><section aria-busy="true" data-results="12"></section></main>')
    type('xyzzy')
    await vi.advanceTimersByTimeAsync(1_000)
    document
      .querySelector('section')
      ?.replaceWith(Object.assign(document.createElement('div'), { innerHTML: '<section data-results="0"></section>' }))
    await vi.advanceTimersByTimeAsync(500)
    expect(await events()).toEqual([['search', 'search', 'xyzzy', 0]])
  })

  it('are all that is read of what somebody types', async () => {
    await startAt('/contact')
    show('<form><input type="text"><input type="password"><textarea></textarea></form>')
    for (const field of ['[type=text]', '[type=password]', 'textarea']) type('a secret text', field)
    await vi.advanceTimersByTimeAsync(10_000)
    hide()
    expect(JSON.stringify(sent)).not.toContain('secret')
  })
})

describe('the funnel', () => {
  it('has the start of the quiz, each question once without the answer, and the end', async () => {
    await startAt('/quiz')
    await goTo('/quiz?q=1')
    storeAnswer(1, ['developer'])
    storeAnswer(1, ['student'])
    await goTo('/quiz?q=2')
    storeAnswer(2, ['none'])
    await goTo('/quiz/results')
    expect(await events()).toEqual([
      ['quiz', 'start', null, null],
      ['quiz', 'answer', 'q1', 1],
      ['quiz', 'answer', 'q2', 2],
      ['quiz', 'finish', null, null],
    ])
    expect(JSON.stringify(sent)).not.toContain('developer')
  })

  it('ends with the checkout that was paid, told once', async () => {
    await startAt('/payment/success?session_id=cs_test_1')
    stop?.()
    await startAt('/payment/success?session_id=cs_test_1')
    const visitId = sessionStorage.getItem('toolfinch.visit')
    expect(await take('TrackConversionMutation')).toEqual([{ checkoutId: 'cs_test_1', visitId }])
    expect((await views()).map(({ page }) => page)).toEqual(['/payment/success', '/payment/success'])
  })
})

describe('a record that cannot be sent', () => {
  it('goes as a beacon, with the same number and without a member', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    keepSession('a-token')
    await startAt('/about')
    hide()
    await vi.advanceTimersByTimeAsync(0)
    const visitId = sessionStorage.getItem('toolfinch.visit')
    expect(beacons.map(({ url }) => url)).toEqual(Array(2).fill('/.netlify/functions/analytics'))
    expect(beacons.map(({ body }) => body)).toMatchObject([
      { action: 'pageView', sessionId: visitId, sequence: 1, page: '/about', title: 'Find the AI tool' },
      { action: 'session', sessionId: visitId, sequence: 2, totalPages: 1, bounced: true },
    ])
    expect(JSON.stringify(beacons)).not.toContain('a-token')
  })

  it('is dropped silently when the server refuses it', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'Too many requests' }] }, { status: 429 }))
    await startAt('/about')
    await vi.advanceTimersByTimeAsync(10)
    expect(beacons).toEqual([])
  })
})

describe('an external tag', () => {
  const layer = () => (window as { dataLayer?: object[] }).dataLayer

  it('is not there unless it is configured', async () => {
    await startAt('/')
    expect(document.querySelector('script')).toBeNull()
    expect(layer()).toBeUndefined()
  })

  it('gets the same masked records, and conversions in USD', async () => {
    window.history.replaceState(null, '', '/pricing?secret=1')
    start({ tagAddress: 'https://tag.example/t.js' })
    await vi.advanceTimersByTimeAsync(100)
    show('<a href="#" data-plan="pro:year">Buy as ada@example.com</a>')
    click('a')
    await goTo('/payment/success?session_id=cs_test_2')
    await vi.waitFor(() => expect(layer()).toHaveLength(5))
    expect(document.querySelector('script')?.src).toBe('https://tag.example/t.js')
    expect(layer()).toMatchObject([
      { event: 'page_view', page_path: '/pricing' },
      { event: 'plan_choose', event_label: 'pro:year' },
      { event: 'link_click', event_label: 'Buy as [email]', page_path: '/pricing' },
      { event: 'page_view', page_path: '/payment/success' },
      { event: 'purchase', transaction_id: 'cs_test_2', value: 180, currency: 'USD' },
    ])
    delete (window as { dataLayer?: object[] }).dataLayer
  })
})
