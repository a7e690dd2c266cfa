import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { engineTool } from '../../core/recommendations/engine-tools.ts'
import { savedFacts, savedRow } from '../catalogue/saved-files.ts'
import { result } from './result-answers.ts'
import { keepQuiz, open, page, signIn } from './results-screen.tsx'

const SLUGS = ['abacus', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'gorse']
const FILES: Readonly<Record<string, unknown>> = {
  '/tools.json': SLUGS.map((slug) => savedRow(slug, { pricing: `Free, or ${slug} for $9` })),
  '/tools-search.json': {
    synonyms: [],
    jobs: [],
    outsideProducts: [],
    tools: SLUGS.map((slug) => savedFacts(slug, {})),
  },
  '/tools-engine.json': {
    jobs: [],
    tools: SLUGS.map((slug, index) => engineTool({ slug, id: `id-${slug}`, prominence: index % 4 })),
  },
}

let online = false
/** Changes the connection as the browser would. */
const connect = (isOnline: boolean) => {
  online = isOnline
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

beforeEach(() => {
  localStorage.clear()
  online = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/theme.js' && online) return new Response('')
    if (path === '/theme.js') throw new TypeError('Failed to fetch')
    return path in FILES
      ? new Response(JSON.stringify(FILES[path]), { headers: { date: 'Sun, 29 Nov 2026 10:00:00 GMT' } })
      : new Response('', { status: 404 })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const listed = async () =>
  within(await screen.findByRole('region', { name: 'Recommended for you' })).getAllByRole('listitem')

// First: what was read is kept for the page.
it('say so when the catalog is not on the device', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
  keepQuiz()
  open({ LiveFigures: () => ({ catalogue: null }) })
  expect(await screen.findByText('You’re offline, and the data for your list is not on this device.')).toBeTruthy()
})

it('are computed on the device for a visitor, as on the free plan, and say from which day', async () => {
  keepQuiz()
  open({ LiveFigures: () => ({ catalogue: null }) })
  const items = await listed()
  expect(items).toHaveLength(5)
  expect(items[0]?.textContent).toMatch(/^Rank 1/)
  expect(
    within(items[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^\/tool\/\w+$/)
  expect(items[0]?.textContent).toContain(' for $9')
  expect(
    screen.getByText('You’re offline. This list was computed on this device from the catalog of November 29, 2026.'),
  ).toBeTruthy()
  expect(screen.getByText(/Once you’re online, sign up or sign in to keep them\.$/)).toBeTruthy()
  expect(screen.queryByText(/%/)).toBeNull()
})

it('make room for the account once there is a connection', async () => {
  keepQuiz()
  open({ LiveFigures: () => ({ catalogue: null }) })
  await listed()
  connect(true)
  await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull())
  expect(await screen.findByRole('heading', { name: 'Ready to Access Your Tools?' })).toBeTruthy()
  connect(false)
  expect(await listed()).toHaveLength(5)
})

it('tell members that their account gets the answers later', async () => {
  signIn()
  keepQuiz()
  open(page(result(true, [])))
  await listed()
  expect(screen.getByText(/Once you’re online, they move to your account/)).toBeTruthy()
})

it('are not shown without a finished quiz', async () => {
  open({})
  expect(await screen.findByRole('heading', { name: 'No Quiz Results Found' })).toBeTruthy()
})
