import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { AppShell } from './layout/app-shell.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { PATHS, type Path } from './lib/paths.ts'

/** What the renderer reads from a matched route. */
export type RouteHandle = {
  /** Source file of the screen; names its chunk in the build's manifest. */
  readonly module: string
  /** Where a former or second address of a screen leads, with the query kept; null when the screen is to be shown. */
  readonly movedTo?: (url: URL) => string | null
}

type ScreenModule = { readonly Component: ComponentType }
type Screen = { readonly module: string; readonly load: () => Promise<ScreenModule> }

const screen = (name: string, load: Screen['load']): Screen => ({ module: `client/routes/${name}.tsx`, load })

const NOT_FOUND = screen('not-found', () => import('./routes/not-found.tsx'))
const NOT_OPEN = screen('not-open', () => import('./routes/not-open.tsx'))

/** The screens that are open. A path of `PATHS` without one answers an honest 404. */
const SCREENS: Partial<Record<Path, Screen>> = {
  '/': screen('home', () => import('./routes/home.tsx')),
  '/about': screen('about', () => import('./routes/about.tsx')),
  '/ai-tools': screen('directory', () => import('./routes/directory.tsx')),
  '/ai-tools/:slug': screen('tool-or-category', () => import('./routes/tool-or-category.tsx')),
  '/auth': screen('auth', () => import('./routes/auth.tsx')),
  '/auth/callback': screen('auth-callback', () => import('./routes/auth-callback.tsx')),
  '/auth/result': screen('auth-result', () => import('./routes/auth-result.tsx')),
  '/compare': screen('compare', () => import('./routes/compare.tsx')),
  '/dashboard': screen('dashboard', () => import('./routes/dashboard.tsx')),
  '/favorites': screen('favorites', () => import('./routes/favorites.tsx')),
  '/methodology': screen('methodology', () => import('./routes/methodology.tsx')),
  '/profile': screen('profile', () => import('./routes/profile.tsx')),
  '/quiz': screen('quiz', () => import('./routes/quiz.tsx')),
  '/quiz/results': screen('quiz-results', () => import('./routes/quiz-results.tsx')),
  '/quiz/results/:timestamp': screen('quiz-results', () => import('./routes/quiz-results.tsx')),
  '/settings': screen('settings', () => import('./routes/settings.tsx')),
  '/suggest': screen('suggest', () => import('./routes/suggest.tsx')),
  '/tool/:id': screen('tool', () => import('./routes/tool.tsx')),
  '/upgrade-decision': screen('upgrade-decision', () => import('./routes/upgrade-decision.tsx')),
}

/** Addresses that other systems and older links use, and where each leads. */
const MOVED: Readonly<Record<string, (url: URL) => string | null>> = {
  '/quiz-results': (url) => `/quiz/results${url.search}`,
  '/terms': (url) => `/terms-of-service${url.search}`,
  '/auth': (url) => {
    if (url.searchParams.get('signup') !== 'true') return null
    const query = new URLSearchParams(url.search)
    query.delete('signup')
    query.set('mode', 'signup')
    return `/auth?${query}`
  },
}

function route(path: string, screen: Screen): RouteObject {
  const movedTo = MOVED[path]
  const handle: RouteHandle = movedTo ? { module: screen.module, movedTo } : { module: screen.module }
  return {
    path,
    caseSensitive: true,
    handle,
    lazy: async () => ({ Component: (await screen.load()).Component }),
  }
}

/** The route table. Made afresh for each router, which writes the loaded screens into it. */
export function createRoutes(): RouteObject[] {
  const named = Object.keys(PATHS).map((path) => route(path, SCREENS[path as Path] ?? NOT_OPEN))
  const moved = Object.keys(MOVED)
    .filter((path) => !(path in PATHS))
    .map((path) => route(path, NOT_FOUND))
  return [
    {
      Component: AppShell,
      errorElement: <ErrorScreen standalone />,
      children: [{ errorElement: <ErrorScreen />, children: [...named, ...moved, route('*', NOT_FOUND)] }],
    },
  ]
}

/** The matched screen's handle: the last one along the match. */
export function screenHandle(matches: readonly { readonly route: RouteObject }[]): RouteHandle | null {
  return (matches.at(-1)?.route.handle as RouteHandle | undefined) ?? null
}
