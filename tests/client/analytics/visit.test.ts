import { describe, expect, it, vi } from 'vitest'
import { keepSession } from '../../support/client/member.tsx'
import {
  answers,
  beacons,
  click,
  goTo,
  hide,
  MINUTE,
  sessions,
  show,
  start,
  startAt,
  stopTracker,
  take,
  trackInEachTest,
  views,
} from './tracked-visit.ts'

trackInEachTest()

describe('the summary of a visit', () => {
  it('is sent when the page is hidden, and is a bounce for one page under 30 seconds', async () => {
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
  ])('is not a bounce for a visit %s', async (_name, duration, pages) => {
    await startAt('/')
    for (const page of pages.slice(1)) await goTo(page)
    await vi.advanceTimersByTimeAsync(duration)
    window.dispatchEvent(new Event('pagehide'))
    expect(await sessions()).toMatchObject([{ totalPages: pages.length, bounced: false }])
  })

  it('is sent after 30 minutes without activity, and later activity starts another visit', async () => {
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

  it('continues across page loads in the same tab', async () => {
    await startAt('/')
    stopTracker()
    await startAt('/about')
    window.dispatchEvent(new Event('pagehide'))
    const [first, second] = await views()
    expect([first?.['visitId'], second?.['sequence']]).toEqual([second?.['visitId'], 2])
    expect(await sessions()).toMatchObject([{ totalPages: 2 }])
  })
})

describe('a record that cannot be sent', () => {
  it('is sent as a beacon, with the same number and without a member', async () => {
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

  it('is dropped silently when the server rejects it', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'Too many requests' }] }, { status: 429 }))
    await startAt('/about')
    await vi.advanceTimersByTimeAsync(10)
    expect(beacons).toEqual([])
  })
})

describe('an external tag', () => {
  const layer = () => (window as { dataLayer?: object[] }).dataLayer

  it('is not loaded unless it is configured', async () => {
    await startAt('/')
    expect(document.querySelector('script')).toBeNull()
    expect(layer()).toBeUndefined()
  })

  it('receives the same masked records, and conversions in USD', async () => {
    answers['TrackConversion'] = { trackConversion: { __typename: 'RecordAnalyticsPayload', recorded: true } }
    window.history.replaceState(null, '', '/pricing?secret=1')
    start({ tagAddress: 'https://tag.example/t.js' })
    await vi.advanceTimersByTimeAsync(100)
    show('<a href="#" data-plan="pro:year">Buy as ada@example.com</a>')
    click('a')
    await goTo('/payment/success?session_id=cs_test_2')
    await vi.waitFor(() => expect(layer()).toHaveLength(5), { timeout: 50_000 })
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

  it('receives no conversion that the server does not know of', async () => {
    answers['TrackConversion'] = { trackConversion: { __typename: 'RecordAnalyticsPayload', recorded: false } }
    window.history.replaceState(null, '', '/payment/success?session_id=invented')
    start({ tagAddress: 'https://tag.example/t.js' })
    await vi.advanceTimersByTimeAsync(100)
    await goTo('/about')
    await vi.waitFor(() => expect(layer()).toHaveLength(2), { timeout: 50_000 })
    expect(await take('TrackConversion')).toHaveLength(1)
    expect(layer()).toMatchObject([{ event: 'page_view' }, { event: 'page_view', page_path: '/about' }])
    delete (window as { dataLayer?: object[] }).dataLayer
  })
})
