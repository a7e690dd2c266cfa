import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as Directory } from '#client/routes/directory.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { type AnsweredTool, CATEGORIES, catalogueOf, toolNamed } from './catalogue-answers.ts'

// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => toolNamed(`Tool ${String(index + 1).padStart(3, '0')}`))

function show(tools: AnsweredTool[], at = '/ai-tools') {
  const user = userEvent.setup()
  const { answers, requests } = catalogueOf(tools)
  const { router } = renderRoutes(
    [
      { path: '/ai-tools', element: <Directory /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { at, answers },
  )
  const address = () => router.state.location.pathname + router.state.location.search
  const counter = () => within(screen.getByRole('region', { name: 'Tools' })).getByRole('status').textContent
  return { user, router, requests, address, counter }
}

const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Search AI tools...')

describe('the directory', () => {
  it('shows forty tools per page and the total', async () => {
    const { counter } = show(many(85), '/ai-tools?page=2')
    expect(await screen.findAllByRole('article')).toHaveLength(40)
    expect(cards()[0]).toBe('Tool 041')
    expect(counter()).toBe('Showing 41-80 of 85 tools')
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/ai-tools?page=3')
  })

  it('offers the orders that its tools have', async () => {
    show(many(1))
    await screen.findByRole('article')
    const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
    expect(orders.map((option) => option.textContent)).toEqual(['Most relevant', 'Lowest price', 'Newest', 'Name'])
  })

  it('returns to the first page when a filter changes, and keeps the other filters', async () => {
    const { user, address, requests } = show(many(85), '/ai-tools?sort=name&page=2')
    await screen.findAllByRole('article')
    await user.click(await screen.findByRole('checkbox', { name: /^Freemium/ }))
    expect(address()).toBe('/ai-tools?pricing=freemium&sort=name')
    await user.click(screen.getByRole('checkbox', { name: /^Design/ }))
    expect(address()).toBe('/ai-tools?category=design&pricing=freemium&sort=name')
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        search: null,
        category: ['design'],
        pricingModel: ['FREEMIUM'],
        platform: null,
        integration: null,
        privacy: null,
        skill: null,
        teamSize: null,
        maxMonthlyPriceUsd: null,
        freeTier: null,
        openSource: null,
        apiAvailable: null,
        mcpServer: null,
        verified: null,
        sort: 'NAME',
        page: 1,
        searches: false,
      }),
    )
  })

  it('searches while typing, and Back restores the previous list', async () => {
    const { user, router, address } = show([toolNamed('Alpha'), toolNamed('Beta')], '/ai-tools?sort=name')
    await screen.findAllByRole('article')
    await user.type(box(), 'al')
    await waitFor(() => expect(address()).toBe('/ai-tools?search=al&sort=name'))
    await user.type(box(), 'pha')
    await waitFor(() => expect(address()).toBe('/ai-tools?search=alpha&sort=name'))
    await waitFor(() => expect(cards()).toEqual(['Alpha']))
    await user.keyboard('{Enter}')
    await router.navigate(-1)
    await waitFor(() => expect(cards()).toEqual(['Alpha', 'Beta']))
    expect(address()).toBe('/ai-tools?sort=name')
    // The box is updated a moment after the list.
    await waitFor(() => expect(box().value).toBe(''))
  })

  it('adds a history entry for the next search once the first is settled', async () => {
    const { user, router, address } = show([toolNamed('Alpha'), toolNamed('Beta')])
    await screen.findAllByRole('article')
    await user.type(box(), 'alpha{Enter}')
    expect(address()).toBe('/ai-tools?search=alpha')
    await user.clear(box())
    await user.type(box(), 'beta{Enter}')
    expect(address()).toBe('/ai-tools?search=beta')
    await router.navigate(-1)
    await waitFor(() => expect(box().value).toBe('alpha'))
  })

  it('keeps the input when a filter changes before the search runs', async () => {
    const { user, address } = show(many(2))
    await screen.findAllByRole('article')
    await user.type(box(), 'tool')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
    expect(address()).toBe('/ai-tools?search=tool&sort=name')
  })

  it('shows an empty state that clears search, category and pricing', async () => {
    const { user, address } = show(many(2), '/ai-tools?search=zzz&category=design&pricing=free&sort=price')
    expect(await screen.findByRole('heading', { name: 'No tools found' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }))
    expect(address()).toBe('/ai-tools?sort=price')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await waitFor(() => expect(box().value).toBe(''))
  })

  it('offers to clear a search without filters', async () => {
    const { user, address } = show(many(2), '/ai-tools?search=zzz')
    expect(await screen.findByText('Try a shorter search.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(address()).toBe('/ai-tools')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('links from beyond the end to the last page', async () => {
    show(many(85), '/ai-tools?page=9')
    const link = await screen.findByRole('link', { name: 'Go to page 3' })
    expect(link.getAttribute('href')).toBe('/ai-tools?page=3')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('ignores an unknown category', async () => {
    const { counter } = show(many(3), '/ai-tools?category=nope')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(counter()).toBe('Showing 1-3 of 3 tools')
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  })

  it('names its category', async () => {
    show([toolNamed('Alpha', { category: CATEGORIES[1] })], '/ai-tools?category=writing')
    expect(await screen.findByRole('heading', { level: 1, name: 'Writing' })).toBeTruthy()
    expect(document.title).toBe('Writing: AI tools | Toolfinch')
  })

  it('scrolls to the top of the list when the page changes', async () => {
    const { user } = show(many(85))
    await screen.findAllByRole('article')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(cards()[0]).toBe('Tool 041'))
    expect(document.activeElement?.textContent).toBe('Showing 41-80 of 85 tools')
  })
})
