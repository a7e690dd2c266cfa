import { describe, expect, it, vi } from 'vitest'
import { beginTracking } from '#client/features/analytics/begin-tracking.ts'
import { createBrowserClient } from '#client/lib/apollo.ts'
import { noteRecent } from '#client/lib/compare-storage.ts'
import { keepSession } from '../../support/client/member.tsx'
import {
  click,
  goTo,
  hide,
  moved,
  router,
  sent,
  show,
  start,
  startAt,
  stopTracker,
  take,
  trackInEachTest,
  views,
} from './tracked-visit.ts'

trackInEachTest()

describe('page views', () => {
  it('are sent 100 ms after the load, with the load time', async () => {
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

  it('are sent on each change of the path, not of the query, with a sequence number', async () => {
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

  it('are sent once for an address that redirects', async () => {
    await startAt('/')
    window.history.pushState(null, '', '/terms')
    moved({ historyAction: 'PUSH', navigation: { state: 'idle' } })
    await goTo('/terms-of-service', 'REPLACE')
    expect((await views()).map(({ page }) => page)).toEqual(['/', '/terms-of-service'])
  })

  it('wait for the title of a screen that is loading, but at most two seconds', async () => {
    await startAt('/')
    await goTo('/tool/claude', 'PUSH', 'Loading tool | Toolfinch')
    document.title = 'Claude | Toolfinch'
    await vi.advanceTimersByTimeAsync(100)
    await goTo('/tool/never', 'PUSH', 'Loading tool | Toolfinch')
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await views()).map(({ title }) => title)).toEqual(['Find the AI tool', 'Claude | Toolfinch', ''])
  })

  it('carry neither the title of the page before nor none while their screen is not rendered', async () => {
    await startAt('/')
    await goTo('/pricing', 'PUSH', 'Find the AI tool')
    document.title = ''
    await vi.advanceTimersByTimeAsync(300)
    expect(await views()).toHaveLength(1)
    document.title = 'Pricing | Toolfinch'
    await vi.advanceTimersByTimeAsync(100)
    expect((await views()).map(({ title }) => title)).toEqual(['Find the AI tool', 'Pricing | Toolfinch'])
  })

  it('carry the title of a screen that has the same as the one before', async () => {
    document.head.innerHTML = '<title>AI tools</title>'
    await startAt('/ai-tools')
    const next = Object.assign(document.createElement('title'), { text: 'AI tools' })
    document.querySelector('title')?.replaceWith(next)
    await goTo('/ai-tools/writing', 'PUSH', 'AI tools')
    document.querySelector('title')?.replaceWith(Object.assign(document.createElement('title'), { text: 'AI tools' }))
    await vi.advanceTimersByTimeAsync(100)
    expect((await views()).map(({ title }) => title)).toEqual(['AI tools', 'AI tools'])
  })

  it('carry no title when something is recorded before the screen is rendered', async () => {
    await startAt('/')
    await goTo('/pricing', 'PUSH', 'Find the AI tool')
    show('<button>Choose</button>')
    click('button')
    expect((await views()).map(({ title }) => title)).toEqual(['Find the AI tool', ''])
  })

  it('are not sent for the sign-in pages, and neither are events', async () => {
    await startAt('/auth/callback?code=secret')
    show('<button>Sign in</button>')
    click('button')
    hide()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([])
  })

  it('mask a search in the title, and keep only the origin of the referrer', async () => {
    document.title = 'AI tools for "ada@example.com"'
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/people/ada?mail=ada@example.com')
    await startAt('/ai-tools?search=ada%40example.com')
    expect(await views()).toMatchObject([
      { title: 'AI tools for "[email]"', referrer: 'https://news.example', page: '/ai-tools?search=%5Bemail%5D' },
    ])
  })

  it('carry the member token, and are sent even when the page is closed', async () => {
    keepSession('a-token')
    await startAt('/')
    expect(sent[0]?.init).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer a-token' } })
  })

  it('count a prerendered page once, when it is activated', async () => {
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

  it('count a page restored from the back/forward cache', async () => {
    await startAt('/')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(100)
    expect(await views()).toMatchObject([{ page: '/' }, { page: '/', loadTime: null }])
  })
})

describe('tool views', () => {
  const ID = '0195f0aa-0000-7000-8000-000000000009'

  it('carry the visit and the sequence number once the page knows the tool', async () => {
    await startAt('/tool/claude')
    expect(await take('TrackToolView')).toEqual([])
    noteRecent({ id: 'another', slug: 'chatgpt', name: 'ChatGPT' })
    expect(await take('TrackToolView')).toEqual([])
    noteRecent({ id: ID, slug: 'claude', name: 'Claude' })
    await vi.advanceTimersByTimeAsync(50)
    const visitId = sessionStorage.getItem('toolfinch.visit')
    expect(await take('TrackToolView')).toEqual([{ toolId: ID, visitId, sequence: 2 }])
  })
})

describe('a browser with a privacy signal', () => {
  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('such as %s is not tracked and gets no id', async (_name, wish) => {
    vi.stubGlobal('navigator', { ...wish, sendBeacon: vi.fn() })
    await beginTracking({ client: createBrowserClient(), router, facts: {} })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is tracked without such a signal', async () => {
    stopTracker(await beginTracking({ client: createBrowserClient(), router, facts: {} }))
    await vi.advanceTimersByTimeAsync(100)
    expect(await views()).toHaveLength(1)
    expect(document.cookie).toBe('')
  })
})
