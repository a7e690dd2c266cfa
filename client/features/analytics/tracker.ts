import type { ApolloClient } from '@apollo/client'
import type { PageFacts } from '../../lib/page.tsx'
import { whenActivated } from '../../lib/when-activated.ts'
import { clickOf, planOf } from './clicks.ts'
import { pageLoadTime, presentView } from './page-view.ts'
import { watchQuiz } from './quiz-steps.ts'
import { createRecorder } from './recorder.ts'
import { createSearches } from './searches.ts'

const ACTIVITY = ['click', 'scroll', 'keypress', 'mousemove'] as const

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

/** Records the visit of this tab from now on. Returns a function that stops it. */
export function startTracker({ client, router, facts: { tagAddress } }: TrackerOptions): () => void {
  const recorder = createRecorder(client)
  const { sendEvent } = recorder
  const stops: (() => void)[] = []

  const searches = createSearches((query, results) => {
    // The address of now: what the list is narrowed by changes without a new view.
    sendEvent({ category: 'search', action: 'search', label: query, value: results }, presentView().page)
  })
  const quiz = watchQuiz(({ action, question }) => {
    if (!recorder.first(`quiz:${action}:${question ?? ''}`)) return
    sendEvent({ category: 'quiz', action, label: question === null ? null : `q${question}`, value: question })
  })
  const clicked = ({ target }: Event) => {
    const plan = planOf(target)
    if (plan !== null) {
      recorder.note(`plan:${plan}`)
      sendEvent({ category: 'plan', action: 'choose', label: plan, value: null })
    }
    const click = clickOf(target)
    if (click !== null) sendEvent({ category: click.category, action: 'click', label: click.label, value: null })
  }
  const scrolled = () => {
    for (const value of recorder.passedDepths()) {
      sendEvent({ category: 'scroll', action: 'depth', label: null, value })
    }
  }
  const leave = () => recorder.leave(searches.flush)

  const listen = (target: Document | Window, type: string, listener: (event: Event) => void) => {
    // Runs before the page's own listeners, because a click may leave the page.
    target.addEventListener(type, listener, { passive: true, capture: true })
    stops.push(() => target.removeEventListener(type, listener, { capture: true }))
  }
  const listenToPage = () => {
    for (const type of ACTIVITY) listen(document, type, recorder.touch)
    listen(document, 'click', clicked)
    listen(document, 'scroll', scrolled)
    listen(document, 'input', ({ target }) => searches.typed(target))
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave()
      else recorder.resume()
    })
    listen(window, 'pagehide', () => document.visibilityState === 'visible' && leave())
    // A page restored from the back/forward cache is a new view.
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) recorder.openView(presentView())
    })
  }
  const followRouter = () => {
    let pathname = window.location.pathname
    quiz.moved(null, pathname)
    return router.subscribe(({ historyAction, navigation }) => {
      if (navigation.state !== 'idle') return
      const before = pathname
      pathname = window.location.pathname
      if (before !== pathname) {
        // After redirects, only the last URL is a view.
        if (historyAction !== 'REPLACE') recorder.sendView()
        recorder.openView(presentView(), true)
      }
      quiz.moved(before, pathname)
    })
  }
  const begin = () => {
    recorder.openView(presentView(pageLoadTime()))
    if (tagAddress !== undefined) {
      recorder.feedTag(import('./external-tag.ts').then(({ loadExternalTag }) => loadExternalTag(tagAddress)))
    }
    listenToPage()
    stops.push(followRouter(), recorder.stop, quiz.stop)
  }
  whenActivated(() => {
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
  })
  return () => {
    for (const stop of stops) stop()
  }
}
