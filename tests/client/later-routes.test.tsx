import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addLaterRoutes, createRoutes } from '#client/routes.tsx'
import { keepSession, MEMBER } from '../support/client/member.tsx'
import { renderRoutes } from '../support/client/render-at.tsx'

const DATA = {
  viewer: MEMBER,
  favorites: {
    __typename: 'FavoriteConnection',
    totalCount: 0,
    nodes: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
  recentActivity: [],
  toolsExplored: 0,
  outcomeQuestion: null,
  myOutcomes: [],
  quizResult: null,
  categories: [],
  tools: { nodes: [] },
  catalogue: { __typename: 'Catalogue', toolCount: 0, categoryCount: 0, factCount: 0 },
  outcomeFigure: null,
  recommendationEvaluation: { __typename: 'RecommendationEvaluation', heldOut: { measures: [] } },
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The first screens of a file load their modules, which takes time on a busy machine. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The routes of a public page's first script, in a router that adds the others. */
async function openAbout() {
  const routes = createRoutes()
  const { router } = renderRoutes(routes, {
    at: '/about',
    answers: () => DATA,
    patchRoutesOnNavigation: addLaterRoutes(routes),
  })
  await heading('Our mission')
  return { router, go: (to: string | number) => act(async () => router.navigate(to as string)) }
}

it('goes from a public page to the member screens and back, without their route rows at the start', async () => {
  keepSession()
  const { router, go } = await openAbout()
  await go('/dashboard')
  expect(await heading('Welcome, Ada Finch')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  await go('/favorites')
  expect(await heading('Saved Tools')).toBeTruthy()
  await go(-2)
  expect(await heading('Our mission')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  await go(1)
  expect(await heading('Welcome, Ada Finch')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/dashboard')
}, 60_000)

it('sends an anonymous visitor from a member screen to sign-in and back', async () => {
  const { router, go } = await openAbout()
  await go('/profile')
  expect(await heading('Sign In')).toBeTruthy()
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth?returnTo=%2Fprofile')
}, 60_000)

it('shows the pages for unknown addresses and for missing permissions', async () => {
  const { go } = await openAbout()
  await go('/dashboard/x')
  expect(await heading('Page not found')).toBeTruthy()
  await go('/admin')
  expect(await heading('Access Denied')).toBeTruthy()
  await go('/nope')
  expect(await heading('Page not found')).toBeTruthy()
}, 60_000)
