import './styles/global.css'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { createBrowserClient } from './lib/apollo.ts'
import { comparedTools } from './lib/compare-storage.ts'
import { deferHydration, hydrateRest, loadLateParts, repeatDroppedClick } from './lib/later.tsx'
import { takePageState } from './lib/page-state.ts'
import { storedSession, storedToken } from './lib/stored-session.ts'
import { addLaterRoutes, createRoutes, loadLaterRoutes } from './routes.tsx'

/** Calls back when the page begins to answer to keys and pointers. */
function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Loads the screen of the present address first, so that hydration meets the same tree that was rendered. In several
 * tasks, so that a slow phone answers to its reader in between.
 */
async function start(): Promise<void> {
  await nextTask()
  const { facts, responses, parts } = takePageState(document)
  // The service worker's page is empty: it is sent in place of any page while the server cannot be reached.
  const isRendered = document.body.firstChild
  const client = createBrowserClient({ responses, getToken: storedToken })
  await nextTask()
  const publicRoutes = createRoutes()
  const later = await loadLaterRoutes(publicRoutes, window.location.pathname)
  const routes = later.length === 0 ? publicRoutes : createRoutes(later)
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  await loadLateParts(parts)
  await nextTask()
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addLaterRoutes(publicRoutes),
    // Says that the present address is matched: the router must not look for it in later tables.
    hydrationData: {},
  })
  // Where something is stored, the page becomes another one than the server rendered. A visitor who has already pressed
  // something may have selected a filter.
  const isUnchanged = storedSession.get() === null && comparedTools.get().length === 0
  if (isRendered && isUnchanged && window.scrollY === 0 && !navigator.userActivation?.hasBeenActive) {
    deferHydration()
    router.subscribe(hydrateRest)
  }
  repeatDroppedClick()
  const onDone = () => {
    performance.mark('hydrated')
    import('./features/analytics/begin-tracking.ts').then(
      (tracking) => tracking.beginTracking({ client, router, facts }),
      () => 0,
    )
  }
  await nextTask()
  startTransition(() => {
    const tree = (
      <Hydrated onDone={onDone}>
        <App client={client} facts={facts}>
          <RouterProvider router={router} />
        </App>
      </Hydrated>
    )
    if (isRendered) hydrateRoot(document, tree)
    else createRoot(document).render(tree)
  })
}

void start()
