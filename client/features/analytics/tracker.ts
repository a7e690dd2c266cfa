import type { ApolloClient } from '@apollo/client'
import { withoutSecrets } from '../../../core/analytics/masked-text.ts'
import { recordedPath } from '../../../core/analytics/recorded-path.ts'
import { type BillingPeriod, type PaidPlan, priceCents } from '../../../core/plans.ts'
import type { PageFacts } from '../../lib/page.tsx'
import { whenActivated } from '../../lib/when-activated.ts'
import { clickOf, planOf } from './clicks.ts'
import type { ExternalTag } from './external-tag.ts'
import { watchQuiz } from './quiz-steps.ts'
import type { EventRecord } from './records.ts'
import { createScrollDepth } from './scroll-depth.ts'
import { createSearches } from './searches.ts'
import { createSender } from './sender.ts'
import { onToolShown, sendToolView } from './tool-views.ts'
import { createVisit } from './visit.ts'

/** After a load or a navigation: by then the page has its title, and redirects are done. */
const VIEW_DELAY_MS = 100
/** How often the title is checked again while it says that the screen is loading. */
const TITLE_LOOKS = 20
const MAX_TITLE = 200
const ACTIVITY = ['click', 'scroll', 'keypress', 'mousemove'] as const
const CHECKOUT = /^[\w-]{1,200}$/

/** The part of the router that provides the location. */
type Router = {
  readonly subscribe: (
    listener: (state: { readonly historyAction: string; readonly navigation: { readonly state: string } }) => void,
  ) => () => void
}

export type TrackerOptions = {
  readonly client: ApolloClient
  readonly router: Router
  readonly facts: Pick<PageFacts, 'tagAddress'>
}

/** The origin of the referring site, without its path for privacy. */
function foreignReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, protocol } = new URL(document.referrer)
  return origin === window.location.origin || !protocol.startsWith('http') ? null : origin
}

/** The load time of the page in milliseconds; for a prerendered page, counted from its activation. */
function loadTime(): number | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return null
  const { loadEventEnd, activationStart = 0 } = entry as PerformanceNavigationTiming & { activationStart?: number }
  return Math.max(0, Math.round((loadEventEnd || performance.now()) - activationStart))
}

const usd = (plan: string | undefined): number | null => {
  const [, name, period] = plan?.split(':') ?? []
  return name && period ? priceCents(name as PaidPlan, period as BillingPeriod) / 100 : null
}

type View = { readonly pathname: string; readonly page: string | null; readonly loadTime: number | null }

const present = (loaded: number | null = null): View => {
  const { pathname, search } = window.location
  return { pathname, page: recordedPath(`${pathname}${search}`), loadTime: loaded }
}

/** Records the visit of this tab from now on. Returns a function that stops it. */
export function startTracker({ client, router, facts: { tagAddress } }: TrackerOptions): () => void {
  const sender = createSender(client)
  const visit = createVisit(Date.now)
  const depth = createScrollDepth()
  const stops: (() => void)[] = []
  let tag: Promise<ExternalTag | null> = Promise.resolve(null)
  let view: View | null = null
  let viewTimer: number | undefined
  let idleTimer: number | undefined
  let forgetTool = () => {}
  let isSummarized = false
  let referrer = foreignReferrer()

  /** Forwards the record to the tag, whose failures are ignored. */
  const feed = (give: (tag: ExternalTag) => void) => void tag.then((loaded) => loaded && give(loaded)).catch(() => null)

  const summarize = () => {
    if (isSummarized) return
    const summary = visit.summary()
    if (summary === null) return
    isSummarized = true
    sender.session(visit.next(), summary)
  }
  const endWhenIdle = () => {
    clearTimeout(idleTimer)
    const wait = visit.idleIn()
    if (wait > 0) idleTimer = window.setTimeout(endWhenIdle, wait)
    else end()
  }
  const end = () => {
    clearTimeout(idleTimer)
    summarize()
    visit.close()
  }

  /** Sends the view that is waiting for its title. */
  const sendView = () => {
    clearTimeout(viewTimer)
    if (viewTimer === undefined || view === null) return
    viewTimer = undefined
    const { page, loadTime: loaded } = view
    if (page === null) return
    isSummarized = false
    visit.countPage()
    const title = withoutSecrets(document.title).slice(0, MAX_TITLE)
    const record = { page, title, referrer, loadTime: loaded }
    referrer = null
    sender.pageView(visit.next(), record)
    feed((loadedTag) => loadedTag.pageView(record))
    convert()
  }
  const sendTitledView = (left: number) => {
    if (left > 0 && document.title.startsWith('Loading')) {
      viewTimer = window.setTimeout(sendTitledView, VIEW_DELAY_MS, left - 1)
    } else sendView()
  }
  const openView = (next: View) => {
    visit.open()
    endWhenIdle()
    view = next
    depth.reset()
    forgetTool()
    forgetTool = onToolShown(next.pathname, (toolId) => sendToolView(client, { toolId, ...visit.next() }))
    clearTimeout(viewTimer)
    viewTimer = window.setTimeout(sendTitledView, VIEW_DELAY_MS, TITLE_LOOKS)
  }

  const sendEvent = (event: EventRecord, page = view?.page ?? null) => {
    sendView()
    if (page === null || !visit.isOpen()) return
    isSummarized = false
    sender.event(visit.next(), event, page)
    feed((loadedTag) => loadedTag.event(event, page))
  }
  const convert = () => {
    const checkoutId = new URLSearchParams(window.location.search).get('session_id')
    if (view?.pathname !== '/payment/success' || checkoutId === null || !CHECKOUT.test(checkoutId)) return
    if (!visit.first(`checkout:${checkoutId}`)) return
    const value = usd(visit.noted('plan:'))
    sender.conversion(visit.next().visitId, checkoutId)
    feed((loadedTag) => loadedTag.conversion({ checkoutId, value, currency: 'USD' }))
  }

  const searches = createSearches((query, results) => {
    // The current address: list filters change without a new view.
    sendEvent({ category: 'search', action: 'search', label: query, value: results }, present().page)
  })
  const quiz = watchQuiz(({ action, question }) => {
    if (!visit.first(`quiz:${action}:${question ?? ''}`)) return
    sendEvent({ category: 'quiz', action, label: question === null ? null : `q${question}`, value: question })
  })

  const active = () => {
    if (!visit.isOpen()) {
      end()
      return openView(present())
    }
    isSummarized = false
    visit.touch()
  }
  const clicked = ({ target }: Event) => {
    const plan = planOf(target)
    if (plan !== null) {
      visit.note(`plan:${plan}`)
      sendEvent({ category: 'plan', action: 'choose', label: plan, value: null })
    }
    const click = clickOf(target)
    if (click !== null) sendEvent({ category: click.category, action: 'click', label: click.label, value: null })
  }
  const scrolled = () => {
    for (const value of depth.passed()) sendEvent({ category: 'scroll', action: 'depth', label: null, value })
  }
  const left = () => {
    if (!visit.isOpen()) return
    sendView()
    searches.flush()
    visit.touch()
    summarize()
  }

  const listen = (target: Document | Window, type: string, listener: (event: Event) => void) => {
    // Before the page's own listeners: a click may leave the page.
    target.addEventListener(type, listener, { passive: true, capture: true })
    stops.push(() => target.removeEventListener(type, listener, { capture: true }))
  }
  const begin = () => {
    openView(present(loadTime()))
    if (tagAddress !== undefined) {
      tag = import('./external-tag.ts').then(({ loadExternalTag }) => loadExternalTag(tagAddress))
    }
    for (const type of ACTIVITY) listen(document, type, active)
    listen(document, 'click', clicked)
    listen(document, 'scroll', scrolled)
    listen(document, 'input', ({ target }) => searches.typed(target))
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') left()
      else isSummarized = false
    })
    listen(window, 'pagehide', () => document.visibilityState === 'visible' && left())
    // A page restored from the back/forward cache counts as another view.
    listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && openView(present()))
    let pathname = window.location.pathname
    quiz.moved(null, pathname)
    stops.push(
      router.subscribe(({ historyAction, navigation }) => {
        if (navigation.state !== 'idle') return
        const before = pathname
        pathname = window.location.pathname
        if (before !== pathname) {
          // After immediate redirects, only the last address counts.
          if (historyAction !== 'REPLACE') sendView()
          openView(present())
        }
        quiz.moved(before, pathname)
      }),
      () => [viewTimer, idleTimer].forEach(clearTimeout),
      () => forgetTool(),
      quiz.stop,
    )
  }
  const afterLoad = () => {
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
  }
  whenActivated(afterLoad)
  return () => {
    for (const stop of stops) stop()
  }
}
