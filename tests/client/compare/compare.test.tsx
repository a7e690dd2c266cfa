import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CompareSlot } from '../../../client/layout/compare-slot.tsx'
import { comparedTools, recentTools } from '../../../client/lib/compare-storage.ts'
import { Component as Compare } from '../../../client/routes/compare.tsx'
import { Component as Directory } from '../../../client/routes/directory.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'
import { renderRoutes } from '../support/render-at.tsx'

const BETA = toolNamed('Beta', { vendor: 'Beta Inc' })
const SIMILAR = { __typename: 'SimilarTool', sharedTopics: ['seo'], contrasts: ['CHEAPER'], tool: BETA }
const TOOLS = [toolNamed('Alpha', { similar: [SIMILAR] }), BETA, ...['C', 'D', 'E'].map((name) => toolNamed(name))]

beforeEach(() => {
  comparedTools.set([])
  recentTools.set([])
})

function show(at: string) {
  const user = userEvent.setup()
  const { answers } = catalogueOf(TOOLS)
  const screens = [
    { path: '/compare', element: <Compare /> },
    { path: '/ai-tools', element: <Directory /> },
  ]
  const framed = screens.map(({ path, element }) => ({
    path,
    element: (
      <>
        <main id="content" tabIndex={-1}>
          {element}
        </main>
        <CompareSlot />
      </>
    ),
  }))
  const { router } = renderRoutes(framed, { at, answers })
  const address = () => router.state.location.pathname + router.state.location.search
  return { user, address }
}

const headers = () =>
  screen.getAllByRole('columnheader').map((cell) => within(cell).getAllByRole('link')[0]?.textContent)

describe('the comparison', () => {
  it('keeps the order of the address, and one canonical address for all orders', async () => {
    show('/compare?tools=beta,alpha')
    await screen.findByRole('table', { name: 'Beta, Alpha side by side' })
    expect(headers()).toEqual(['Beta', 'Alpha'])
    expect(document.title).toBe('Beta vs Alpha | Toolfinch')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://toolfinch.test/compare?tools=alpha,beta',
    )
  })

  it('shows only differences when asked to', async () => {
    const { user, address } = show('/compare?tools=alpha,beta')
    await screen.findByRole('table')
    const labels = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(labels()).toContain('Category')
    await user.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(address()).toBe('/compare?tools=alpha,beta&only=differences')
    expect(labels()).toEqual(['Vendor'])
  })

  it('says which tools it has no place for and which it does not know', async () => {
    show('/compare?tools=alpha,nope,c,d,e')
    expect(await screen.findByText(/no tool at the address nope.*e had no place/)).toBeTruthy()
  })

  it('of one tool offers others with the reason', async () => {
    show('/compare?tools=alpha')
    const link = await screen.findByRole('link', { name: 'Compare with Beta' })
    expect(link.getAttribute('href')).toBe('/compare?tools=alpha,beta')
    expect(screen.getByText('Shares SEO. Cheaper.')).toBeTruthy()
  })

  it('of nothing says how to choose, and stays out of indexes', () => {
    show('/compare')
    expect(screen.getByRole('heading', { name: 'No tools chosen yet' })).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})

describe('the tray', () => {
  it('gathers what is chosen on cards, says so, and leads to the comparison', async () => {
    const { user, address } = show('/ai-tools')
    await user.click(await screen.findByRole('button', { name: 'Compare Alpha' }))
    const tray = await screen.findByRole('region', { name: 'Tools to compare' }, { timeout: 10_000 })
    expect(screen.getByText('Alpha added to the comparison. 1 of 4 tools chosen.').getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Compare Beta' }))
    await user.click(within(tray).getByRole('link', { name: 'Compare' }))
    expect(address()).toBe('/compare?tools=alpha,beta')
    expect(screen.queryByRole('region', { name: 'Tools to compare' })).toBeNull()
  })

  it('takes no fifth tool', async () => {
    const { user } = show('/ai-tools')
    for (const name of ['Alpha', 'Beta', 'C', 'D', 'E']) {
      await user.click(await screen.findByRole('button', { name: `Compare ${name}` }))
    }
    expect(comparedTools.get()).toHaveLength(4)
    const fifth = screen.getByRole('button', { name: 'Compare E' })
    expect([fifth.getAttribute('aria-disabled'), fifth.getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  })

  it('keeps the focus in the page when a tool is removed', async () => {
    act(() =>
      comparedTools.set([
        { slug: 'alpha', name: 'Alpha' },
        { slug: 'beta', name: 'Beta' },
      ]),
    )
    const { user } = show('/ai-tools')
    await user.click(await screen.findByRole('button', { name: 'Remove Alpha from the comparison' }))
    expect(document.activeElement?.textContent).toBe('Compare')
    await user.click(screen.getByRole('button', { name: 'Clear the comparison' }))
    expect(document.activeElement?.id).toBe('content')
    expect(comparedTools.get()).toEqual([])
  })
})

describe('the recently viewed tools', () => {
  it('stand below the list until they are cleared', async () => {
    act(() => recentTools.set([{ slug: 'beta', name: 'Beta' }]))
    const { user } = show('/ai-tools')
    const section = await screen.findByRole('region', { name: 'Recently viewed' })
    expect(within(section).getByRole('link', { name: 'Beta' }).getAttribute('href')).toBe('/tool/beta')
    await user.click(within(section).getByRole('button', { name: 'Clear recently viewed tools' }))
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  })
})
