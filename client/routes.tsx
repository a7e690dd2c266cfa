import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { MOVED_ROUTES, PUBLIC_ROUTES } from '#core/routes/public.ts'
import type { RouteRow } from '#core/routes/route-row.ts'
import { AppShell } from './layout/app-shell.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { PrivatePages } from './layout/private-pages.tsx'
import { loaded } from './lib/load-error.ts'
import { RootError } from './root-error.tsx'
import { notFoundRoute, rowRoute } from './screen-routes.ts'

/** The route whose children are the screens. Routes of later tables are added here. */
const SCREENS_ID = 'screens'

const ANY_PATH = '*'

/**
 * The routes of the public table and those of later tables that are given. Made afresh for each router, which writes
 * the loaded screens into it.
 */
export function createRoutes(later: readonly RouteObject[] = []): RouteObject[] {
  const isPrivate = ({ visibility }: RouteRow) => visibility !== 'public'
  const children = [
    ...PUBLIC_ROUTES.filter((row) => !isPrivate(row)).map((row) => rowRoute(row)),
    { Component: PrivatePages, children: PUBLIC_ROUTES.filter(isPrivate).map((row) => rowRoute(row)) },
    ...MOVED_ROUTES.map(({ path, movedTo }) => notFoundRoute(path, movedTo)),
    notFoundRoute(ANY_PATH),
    ...later,
  ]
  return [
    {
      Component: AppShell,
      errorElement: <RootError />,
      children: [{ id: SCREENS_ID, errorElement: <ErrorScreen />, children }],
    },
  ]
}

/** Loads the table that may have a path which these routes do not know. Empty when they know it. */
export async function loadLaterRoutes(routes: RouteObject[], pathname: string): Promise<RouteObject[]> {
  if (matchRoutes(routes, pathname)?.at(-1)?.route.path !== ANY_PATH) return []
  if (/^\/admin(\/|$)/.test(pathname)) return (await loaded(import('./admin-routes.tsx'))).adminRoutes()
  return (await loaded(import('./member-routes.tsx'))).memberRoutes()
}

/** Adds, before a router goes to an address, the routes of the table that may have it. */
export const addLaterRoutes =
  (routes: RouteObject[]): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) =>
    patch(SCREENS_ID, await loadLaterRoutes(routes, path))
