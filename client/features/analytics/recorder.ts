import type { ApolloClient } from '@apollo/client'
import { withoutSecrets } from '#core/analytics/masked-text.ts'
import { type BillingPeriod, type PaidPlan, priceCents } from '#core/billing/plans.ts'
import type { ExternalTag } from './external-tag.ts'
import { createPageTitle } from './page-title.ts'
import { foreignReferrer, presentView, type View } from './page-view.ts'
import type { EventRecord } from './records.ts'
import { createScrollDepth } from './scroll-depth.ts'
import { createSender } from './sender.ts'
import { onToolShown, sendToolView } from './tool-views.ts'
import { createVisit } from './visit.ts'

/** Delay after a load or navigation, so that the title is set and redirects are done. */
const VIEW_DELAY_MS = 100
/** How often to recheck a page without its own title, or whose content is loading. */
const LOOKS = 20
const MAX_TITLE = 200
const LOADING = '#content [aria-busy=true]'
const CHECKOUT = /^[\w-]{1,200}$/

const usd = (plan: string | undefined): number | null => {
  const [, name, period] = plan?.split(':') ?? []
  return name && period ? priceCents(name as PaidPlan, period as BillingPeriod) / 100 : null
}

/** Sends views, events and the visit summary of this tab. Adds no listeners. */
export function createRecorder(client: ApolloClient) {
  const sender = createSender(client)
  const visit = createVisit(Date.now)
  const depth = createScrollDepth()
  const pageTitle = createPageTitle()
  let tag: Promise<ExternalTag | null> = Promise.resolve(null)
  let view: View | null = null
  let isViewPending = false
  let viewTimer: number | undefined
  let idleTimer: number | undefined
  let forgetTool = () => {}
  let isSummarized = false
  let referrer = foreignReferrer()

  /** Feeds the tag and ignores its failures. */
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

  const convert = () => {
    const checkoutId = new URLSearchParams(window.location.search).get('session_id')
    if (view?.pathname !== '/payment/success' || checkoutId === null || !CHECKOUT.test(checkoutId)) return
    if (!visit.first(`checkout:${checkoutId}`)) return
    const value = usd(visit.noted('plan:'))
    // Anyone can open this address; only the server knows whether something was paid.
    void sender.conversion(visit.next().visitId, checkoutId).then((isPaid) => {
      if (isPaid) feed((loadedTag) => loadedTag.conversion({ checkoutId, value, currency: 'USD' }))
    })
  }
  /** Sends the view that is waiting for its title; without one when it cannot wait. */
  const sendView = () => {
    if (!isViewPending || view === null) return
    isViewPending = false
    const { page, loadTime } = view
    if (page === null) return
    isSummarized = false
    visit.countPage()
    const title = withoutSecrets(pageTitle.read() ?? '').slice(0, MAX_TITLE)
    const record = { page, title, referrer, loadTime }
    referrer = null
    sender.pageView(visit.next(), record)
    feed((loadedTag) => loadedTag.pageView(record))
    convert()
  }
  /** Sends the view once the page has its title, and measures scrolling once it has its height. */
  const settle = (left: number) => {
    const isTitled = pageTitle.read() !== null
    if (isTitled || left === 0) sendView()
    if ((isTitled && document.querySelector(LOADING) === null) || left === 0) depth.begin()
    else viewTimer = window.setTimeout(settle, VIEW_DELAY_MS, left - 1)
  }
  const openView = (next: View, isNavigation = false) => {
    visit.open()
    endWhenIdle()
    view = next
    isViewPending = true
    pageTitle.expect(isNavigation)
    depth.wait()
    forgetTool()
    forgetTool = onToolShown(next.pathname, (toolId) => sendToolView(client, { toolId, ...visit.next() }))
    clearTimeout(viewTimer)
    viewTimer = window.setTimeout(settle, VIEW_DELAY_MS, LOOKS)
  }

  return {
    openView,
    sendView,
    sendEvent(event: EventRecord, page = view?.page ?? null) {
      sendView()
      if (page === null || !visit.isOpen()) return
      isSummarized = false
      sender.event(visit.next(), event, page)
      feed((loadedTag) => loadedTag.event(event, page))
    },
    /** The scroll depths reached since the last call, in percent. */
    passedDepths: depth.passed,
    /** Adds a note to the visit. */
    note: visit.note,
    /** Adds a note to the visit, and returns whether it is new. */
    first: visit.first,
    /** On activity: continues the visit, or starts a new one after inactivity. */
    touch() {
      if (!visit.isOpen()) {
        end()
        return openView(presentView())
      }
      isSummarized = false
      visit.touch()
    },
    /** The page is visible again after it was hidden. */
    resume() {
      isSummarized = false
    },
    /** The page is hidden and may not come back: sends everything pending. */
    leave(flush: () => void) {
      if (!visit.isOpen()) return
      sendView()
      flush()
      visit.touch()
      summarize()
    },
    feedTag(loading: Promise<ExternalTag | null>) {
      tag = loading
    },
    stop() {
      for (const timer of [viewTimer, idleTimer]) clearTimeout(timer)
      forgetTool()
    },
  }
}
