import { ServerError } from '@apollo/client/errors'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as Directory } from '#client/routes/directory.tsx'
import { Component as Tool } from '#client/routes/tool.tsx'
import type { SearchFactsFile } from '#core/search/index/search-facts.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { knownPlan } from '../../support/plans.ts'
import { catalogueOf, toolNamed } from './catalogue-answers.ts'
import { savedFacts, savedRow } from './saved-files.ts'

const JSON_TOOLS = [
  savedRow('alpha', {
    description: 'Draws, paints and "prints".',
    pricing_model: 'paid',
    pricing: 'From $20/month',
    features: ['Brushes'],
  }),
  savedRow('beta', { category: 'Website Builders', pricing_model: 'free', pricing: 'Free', verified: true }),
  savedRow('gamma', { description: 'Explains.' }),
  { id: 'without-a-name' },
]

const FACTS: SearchFactsFile = {
  synonyms: [],
  jobs: [],
  outsideProducts: [],
  tools: [
    savedFacts('alpha', { priceCents: 2000, directoryRank: 3, privacy: ['hipaa'] }),
    savedFacts('beta', { categorySlug: 'sites', priceCents: 0, freeTier: true, directoryRank: 2, platforms: ['ios'] }),
    savedFacts('gamma', { directoryRank: 1 }),
  ],
}

const COPY = { '/tools.json': JSON.stringify(JSON_TOOLS), '/tools-search.json': JSON.stringify(FACTS) }
const SAVED_ON = { headers: { date: 'Sun, 29 Nov 2026 10:00:00 GMT' } }

/** Serves the given files by path; others are missing. */
const serve = (files: Record<string, string>) =>
  vi.stubGlobal('fetch', async (path: string) =>
    path in files ? new Response(files[path], SAVED_ON) : new Response('', { status: 404 }),
  )

const warn = vi.fn()
beforeEach(() => {
  warn.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

function show(at: string) {
  const user = userEvent.setup()
  const api: { down: boolean | Error } = { down: true }
  const requests: string[] = []
  const { answers } = catalogueOf([toolNamed('Live')])
  renderRoutes(
    [
      { path: '/ai-tools', element: <Directory /> },
      { path: '/tool/:id', element: <Tool /> },
    ],
    {
      at,
      answers: (operation, variables) => {
        requests.push(operation)
        if (api.down) throw api.down === true ? new TypeError('Failed to fetch') : api.down
        return answers(operation, variables)
      },
    },
  )
  return { user, api, requests }
}

const NOTICE = 'Live data is unavailable. You’re viewing a saved copy of the catalog of November 29, 2026.'
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the directory when the API fails', () => {
  it('shows the saved copy with a notice, and reports it', async () => {
    serve(COPY)
    show('/ai-tools')
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(names()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(screen.getByText('Draws, paints and "prints".')).toBeTruthy()
    expect(screen.getByText('Showing 1-3 of 3 tools')).toBeTruthy()
    expect(warn).toHaveBeenCalledWith('Failed to fetch tools', expect.any(Error))
  })

  it('filters and searches the copy by the same rules', async () => {
    serve(COPY)
    const { user } = show('/ai-tools')
    await screen.findByText(NOTICE)
    await user.click(await screen.findByRole('checkbox', { name: /^Photo Editing/ }))
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Gamma']))
    await user.type(screen.getByPlaceholderText('Search AI tools...'), 'PAINTS')
    await waitFor(() => expect(names()).toEqual(['Alpha']))
  })

  it('applies every filter, and shows it', async () => {
    serve(COPY)
    show('/ai-tools?privacy=hipaa&skill=everyone')
    await screen.findByText(NOTICE)
    expect(names()).toEqual(['Alpha'])
    expect(within(await screen.findByRole('list', { name: 'Active filters' })).getAllByRole('link')).toHaveLength(3)
  })

  it('sorts the copy by price, unknown prices last', async () => {
    serve(COPY)
    show('/ai-tools?sort=price')
    await screen.findByText(NOTICE)
    expect(names()).toEqual(['Beta', 'Alpha', 'Gamma'])
  })

  it.each(['/tools.json', '/tools-search.json'] as const)('has no copy without %s', async (file) => {
    serve({ ...COPY, [file]: '[]' })
    show('/ai-tools')
    expect(await screen.findByText('Live data is unavailable, and so is the saved copy of the catalog.')).toBeTruthy()
  })

  it('says that there is no copy, not that nothing matches, and retries', async () => {
    serve({})
    const { user, api } = show('/ai-tools')
    await screen.findByText('Live data is unavailable, and so is the saved copy of the catalog.')
    expect(screen.queryByRole('heading', { name: 'No tools found' })).toBeNull()
    expect(screen.queryByText(NOTICE)).toBeNull()
    api.down = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Live']))
  })

  it('returns to live data once the API responds again', async () => {
    serve(COPY)
    const { user, api } = show('/ai-tools')
    await screen.findByText(NOTICE)
    api.down = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Live']))
    expect(screen.queryByText(NOTICE)).toBeNull()
  })
})

describe('requests while the API fails', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(1)
    serve(COPY)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('are retried with back-off until live data is back', async () => {
    const { api, requests } = show('/ai-tools')
    await pass(1)
    expect(requests).toHaveLength(1)
    expect(screen.getByText(NOTICE)).toBeTruthy()
    await pass(2000)
    expect(requests).toHaveLength(2)
    await pass(3900)
    expect(requests).toHaveLength(2)
    await pass(200)
    expect(requests).toHaveLength(3)
    api.down = false
    await pass(8000)
    expect(names()).toEqual(['Live'])
    await pass(300_000)
    expect(requests).toHaveLength(4)
  })

  it('are sent at once when the browser is back online, but not before the server’s retry time', async () => {
    const { api, requests } = show('/ai-tools')
    await pass(1)
    api.down = new ServerError('busy', {
      response: new Response('', { status: 503, headers: { 'retry-after': '30' } }),
      bodyText: '',
    })
    window.dispatchEvent(new Event('online'))
    await pass(1)
    expect(requests).toHaveLength(2)
    await pass(30_000)
    expect(requests).toHaveLength(2)
    await pass(4000)
    expect(requests).toHaveLength(3)
  })
})

describe('the tool page when the API fails', () => {
  it('shows the saved copy', async () => {
    serve(COPY)
    show('/tool/alpha')
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Alpha' })).toBeTruthy()
    expect(await screen.findByText('Brushes')).toBeTruthy()
  })

  it('has the prices and the facts of the page', async () => {
    const plans = [
      knownPlan({ usdMonth: 20, asOf: '2026-09' }),
      knownPlan({ name: 'Team', usdMonth: 30, asOf: '2026-09' }),
    ]
    serve({ ...COPY, '/tools-engine.json': JSON.stringify({ tools: [{ id: 'id-alpha', plans }], jobs: [] }) })
    show('/tool/alpha')
    const box = within(await screen.findByRole('complementary', { name: 'Price of Alpha' }))
    expect(box.getByText('$20')).toBeTruthy()
    expect(box.getByText(/September 2026/)).toBeTruthy()
    const pricing = within(await screen.findByRole('region', { name: 'Pricing' }))
    expect(pricing.getAllByRole('rowheader').map((plan) => plan.textContent?.trim())).toEqual(['Pro', 'Team'])
    expect(pricing.getByText('Known plans in US dollars before tax, as of September 2026')).toBeTruthy()
    expect(screen.getAllByText('HIPAA')).toHaveLength(3)
  })

  it.each([
    ['alpha', 'From $20/month'],
    ['gamma', 'Pricing not verified'],
  ])('says what the text of the copy says when the plans of %s are not on the device', async (slug, text) => {
    serve(COPY)
    show(`/tool/${slug}`)
    expect(within(await screen.findByRole('complementary')).getByText(text)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Tool Information' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /Pricing|Typical/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull()
  })

  it('offers a retry when the copy lacks the tool', async () => {
    serve(COPY)
    const { user, api } = show('/tool/live')
    expect(await screen.findByRole('heading', { name: 'This tool could not be loaded' })).toBeTruthy()
    api.down = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Live' })).toBeTruthy()
  })

  it('says that the copy lacks the tool only when there is one', async () => {
    serve(COPY)
    show('/tool/live')
    await screen.findByText('Live data is unavailable, and the saved copy of the catalog does not have it.')
    cleanup()
    serve({})
    show('/tool/live')
    await screen.findByText('Live data is unavailable, and so is the saved copy of the catalog.')
  })

  it('keeps the data from the card when the rest cannot be loaded', async () => {
    serve({})
    const { user, api } = show('/ai-tools')
    api.down = false
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    const link = await screen.findByRole('link', { name: 'Live' })
    api.down = true
    await user.click(link)
    await screen.findByRole('heading', { name: 'The rest of this page could not be loaded' })
    expect(screen.getByRole('heading', { level: 1, name: 'Live' })).toBeTruthy()
    expect(screen.getByText('Live does one thing well.')).toBeTruthy()
    api.down = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Layers and masks')).toBeTruthy()
  })
})
