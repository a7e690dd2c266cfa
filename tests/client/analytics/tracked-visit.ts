/** A tracker in jsdom with recorded requests. */
import { afterEach, beforeEach, vi } from 'vitest'
import { startTracker } from '#client/features/analytics/tracker.ts'
import { createBrowserClient } from '#client/lib/apollo.ts'
import { storedToken } from '#client/lib/stored-session.ts'

type Sent = { readonly operation: string; readonly input: Record<string, unknown>; readonly init: RequestInit }

export const MINUTE = 60_000
export let sent: Sent[] = []
export let beacons: { readonly url: string; readonly body: Record<string, unknown> }[] = []
let stop: (() => void) | null = null
export let moved: (state: { historyAction: string; navigation: { state: string } }) => void = () => undefined
let visibility = 'visible'
/** What the server answers to a mutation, by operation name; nothing by default. */
export const answers: Record<string, object> = {}

export const router = {
  subscribe: (listener: typeof moved) => {
    moved = listener
    return () => undefined
  },
}

/** Everything sent since the last call, by operation name. */
export async function take(name: string): Promise<Record<string, unknown>[]> {
  await vi.advanceTimersByTimeAsync(0)
  return sent.filter(({ operation }) => operation === name).map(({ input }) => input)
}
export const views = () => take('TrackPageView')
export const events = async () =>
  (await take('TrackEvent')).map(({ category, action, label, value }) => [category, action, label, value])
export const sessions = () => take('TrackSession')

export function start(facts: { readonly tagAddress?: string } = {}): void {
  const client = createBrowserClient({ getToken: storedToken })
  stop = startTracker({ client, router, facts })
}

export async function startAt(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  start()
  await vi.advanceTimersByTimeAsync(100)
}

/** Follows a link. The screen is rendered after the router has moved, and brings its title. */
export async function goTo(address: string, historyAction = 'PUSH', title = `At ${address}`): Promise<void> {
  window.history.pushState(null, '', address)
  moved({ historyAction, navigation: { state: 'idle' } })
  document.title = title
  await vi.advanceTimersByTimeAsync(100)
}

export function hide(): void {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

export function show(html: string): Element {
  document.body.innerHTML = html
  return document.body.firstElementChild as Element
}

export const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

export function type(text: string, selector = 'input'): void {
  const input = document.querySelector(selector) as HTMLInputElement
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true })
  document.dispatchEvent(new Event('scroll'))
}

/** A click on a link would leave jsdom's page. */
const stay = (event: Event): void => event.preventDefault()

/** For each test: fake timers, recorded requests, and no leftovers. */
export function trackInEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-03T10:00:00Z') })
    sent = []
    beacons = []
    for (const name of Object.keys(answers)) delete answers[name]
    visibility = 'visible'
    document.title = 'Find the AI tool'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
    document.addEventListener('click', stay)
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const { operationName, variables } = JSON.parse(String(init.body))
      sent.push({ operation: operationName, input: variables.input ?? variables, init })
      return Response.json({ data: answers[operationName] ?? {} })
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
    document.removeEventListener('click', stay)
    vi.useRealTimers()
  })
}

/** Stops what a test has started, at its end or before another document. */
export function stopTracker(next: (() => void) | null = null): void {
  stop?.()
  stop = next
}
