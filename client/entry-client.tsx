import './styles/global.css'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { createBrowserClient } from './lib/apollo.ts'
import { loadLateParts } from './lib/late-part.tsx'
import { takePageState } from './lib/page-state.ts'
import { storedToken } from './lib/stored-session.ts'
import { addLaterRoutes, createRoutes, loadLaterRoutes } from './routes.tsx'

/** Notes in the browser's timeline when the page began to answer to keys and pointers. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => void performance.mark('hydrated'), [])
  return children
}

/** Loads the screen of the present address first, so that hydration meets the same tree that was rendered. */
async function start(): Promise<void> {
  const { facts, cache, parts } = takePageState(document)
  const publicRoutes = createRoutes()
  const routes = createRoutes(await loadLaterRoutes(publicRoutes, window.location.pathname))
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  await loadLateParts(parts)
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addLaterRoutes(publicRoutes),
    // Says that the present address is matched: the router must not look for it in later tables.
    hydrationData: {},
  })
  const client = createBrowserClient({ cache, getToken: storedToken })
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated>
        <App client={client} facts={facts}>
          <RouterProvider router={router} />
        </App>
      </Hydrated>,
    )
  })
}

void start()
