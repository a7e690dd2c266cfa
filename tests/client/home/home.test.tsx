import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEARCH_EXAMPLES } from '#client/content/search-examples.ts'
import { Hero } from '#client/features/home/hero.tsx'
import { Component as Home } from '#client/routes/home.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'

const EVERY_MS = 4000
let reduced = false

beforeEach(() => {
  reduced = false
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole('searchbox')
const placeholder = () => field().getAttribute('placeholder')
const wait = (times = 1) => act(() => vi.advanceTimersByTime(times * EVERY_MS))

const showHero = () =>
  renderRoutes([
    { path: '/', element: <Hero>{null}</Hero> },
    { path: '/ai-tools', element: <p>Directory</p> },
  ])

describe('the search field of the home page', () => {
  it('suggests one example after the other, from the first again', async () => {
    showHero()
    expect(placeholder()).toBe(SEARCH_EXAMPLES[0])
    await wait()
    expect(placeholder()).toBe(SEARCH_EXAMPLES[1])
    await wait(SEARCH_EXAMPLES.length - 1)
    expect(placeholder()).toBe(SEARCH_EXAMPLES[0])
  })

  it('keeps its example while it has the focus', async () => {
    showHero()
    act(() => field().focus())
    await wait()
    expect(placeholder()).toBe(SEARCH_EXAMPLES[0])
  })

  it('keeps its example for people who prefer reduced motion', async () => {
    reduced = true
    showHero()
    await wait()
    expect(placeholder()).toBe(SEARCH_EXAMPLES[0])
  })

  it('opens the directory', async () => {
    const { router } = showHero()
    await userEvent.setup().type(field(), 'edit a video{Enter}')
    expect(router.state.location.pathname + router.state.location.search).toBe('/ai-tools?search=edit+a+video')
  })
})

describe('the home page', () => {
  it('links to the quiz and the directory before its data is there', () => {
    renderRoutes([{ path: '/', element: <Home /> }], { answers: () => new Promise(() => undefined) })
    expect(screen.getAllByRole('link', { name: 'Take the Quiz' })[0]?.getAttribute('href')).toBe('/quiz')
    expect(screen.getByRole('link', { name: 'Browse AI Tools' }).getAttribute('href')).toBe('/ai-tools')
    expect(screen.getByText('Loading tools for common tasks')).toBeTruthy()
  })

  it('says so when its data cannot be loaded', async () => {
    renderRoutes([{ path: '/', element: <Home /> }], { answers: () => Promise.reject(new Error('unreachable')) })
    expect(await screen.findByText('The featured tools could not be loaded. Try the directory instead.')).toBeTruthy()
    expect(screen.queryByText('Loading tools for common tasks')).toBeNull()
  })
})
