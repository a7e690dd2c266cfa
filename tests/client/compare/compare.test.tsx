import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CompareSlot } from '#client/layout/compare-slot.tsx'
import { comparedTools, recentTools } from '#client/lib/compare-storage.ts'
import { Component as Compare } from '#client/routes/compare.tsx'
import { Component as Directory } from '#client/routes/directory.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'

const fact = (field: string, source = 'EDITORIAL', asOf = '2025-10') => ({
  __typename: 'ToolFact',
  field,
  source,
  asOf,
  checkedOn: null,
})
const BETA = toolNamed('Beta', { vendor: 'Beta Inc', facts: [fact('skill'), fact('vendor', 'VENDOR_PAGE', '2026-03')] })
const SIMILAR = { __typename: 'SimilarTool', sharedJobs: [], sharedTopics: ['seo'], contrasts: ['CHEAPER'], tool: BETA }
const TOOLS = [
  toolNamed('Alpha', { similar: [SIMILAR], facts: [fact('skill'), fact('vendor')] }),
  BETA,
  ...['C', 'D', 'E'].map((name) => toolNamed(name)),
]

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
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

const rowLabels = () => [...document.querySelectorAll('th[scope=row]')].map((cell) => cell.textContent)

describe('the comparison', () => {
  it('keeps the order of the URL, with one canonical URL for all orders', async () => {
    show('/compare?tools=beta,alpha')
    await screen.findByRole('table', { name: 'Beta, Alpha side by side' })
    expect(headers()).toEqual(['Beta', 'Alpha'])
    expect(document.title).toBe('Beta vs Alpha | Toolfinch')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://toolfinch.test/compare?tools=alpha,beta',
    )
  })

  it('shows only differences on request', async () => {
    const { user, address } = show('/compare?tools=alpha,beta')
    await screen.findByRole('table')
    const labels = rowLabels
    expect(labels()).toContain('Category')
    await user.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(address()).toBe('/compare?tools=alpha,beta&only=differences')
    await waitFor(() => expect(labels()).toEqual(['Vendor']))
  })

  it('names surplus and unknown tools', async () => {
    show('/compare?tools=alpha,nope,c,d,e')
    expect(await screen.findByText(/no tool called nope.*Left out: e/)).toBeTruthy()
  })

  it('of one tool suggests others with a reason', async () => {
    show('/compare?tools=alpha')
    const link = await screen.findByRole('link', { name: 'Compare with Beta' })
    expect(link.getAttribute('href')).toBe('/compare?tools=alpha,beta')
    expect(screen.getByText('Also used for SEO. Cheaper.')).toBeTruthy()
  })

  it('opens, saves and removes tools in its header, and adds typed ones', async () => {
    const { user, address } = show('/compare?tools=alpha,beta')
    const visit = await screen.findByRole('link', { name: 'Visit Alpha (opens in a new tab)' })
    expect([visit.getAttribute('href'), visit.getAttribute('rel')]).toEqual([
      'https://tool.example/start',
      'noopener noreferrer nofollow',
    ])
    expect(screen.getByRole('link', { name: 'Add Alpha to favorites' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add a tool' }))
    await user.type(await screen.findByLabelText('Tool name'), 'd')
    await user.click(await screen.findByRole('link', { name: /^D/ }))
    expect(address()).toBe('/compare?tools=alpha,beta,d')
    await user.click(screen.getByRole('link', { name: 'Remove Beta from the comparison' }))
    expect(address()).toBe('/compare?tools=alpha,d')
  })

  it('highlights differing facts, and names each source once', async () => {
    show('/compare?tools=alpha,beta')
    await screen.findByRole('table')
    const labels = rowLabels()
    // For a wide screen, and for the two tools on a phone.
    expect(labels.filter((label) => label?.endsWith('(differs)'))).toEqual(['Vendor (differs) (differs)'])
    expect(screen.getByText(/Rows with a gold edge differ/)).toBeTruthy()
    expect(screen.getAllByText(/Editorial knowledge/)).toHaveLength(1)
    expect(screen.getByText('Vendor page, as of March 2026, not re-checked: Vendor (Beta).')).toBeTruthy()
  })
})

describe('the table of a comparison', () => {
  it('says what each vendor states on privacy, and on which page', async () => {
    show('/compare?tools=alpha,beta')
    const row = await screen.findByRole('row', { name: /^SOC 2/ })
    const links = within(row).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['page of Alpha (opens in a new tab)', 'https://tool.example/trust'],
      ['page of Beta (opens in a new tab)', 'https://tool.example/trust'],
    ])
    expect(within(screen.getByRole('row', { name: /^HIPAA/ })).getAllByText('Not stated')).toHaveLength(2)
  })

  it('offers each further tool beside the first on a phone, from three tools on', async () => {
    show('/compare?tools=alpha,beta,c')
    const group = await screen.findByRole('group', { name: 'Compare Alpha with' })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['1', true],
      ['2', false],
    ])
    const [, row] = screen.getAllByRole('row', { name: /^Price/ })
    const cells = [...(row?.querySelectorAll('td') ?? [])]
    expect(cells.map((cell) => cell.dataset['at'])).toEqual(['0', '1', '2'])
  })

  it('has no choice of columns for two tools', async () => {
    show('/compare?tools=alpha,beta')
    await screen.findByRole('table')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is exported from one menu', async () => {
    const { user } = show('/compare?tools=alpha,beta')
    const button = await screen.findByRole('button', { name: 'Export' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    for (const name of ['Download CSV', 'Download Markdown']) expect(screen.getByRole('button', { name })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }))
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
    expect((await screen.findByText('Copied as Markdown.')).getAttribute('role')).toBe('status')
    expect(await navigator.clipboard.readText()).toContain('|  | Alpha | Beta |')
  })

  it('copies the code that embeds two tools', async () => {
    const { user } = show('/compare?tools=beta,alpha')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('button', { name: 'Copy embed code' }))
    expect((await screen.findByText('Embed code copied.')).getAttribute('role')).toBe('status')
    expect(await navigator.clipboard.readText()).toContain(
      '<iframe src="https://toolfinch.test/embed/compare/alpha-vs-beta" title="Alpha vs Beta on Toolfinch"',
    )
  })

  it('offers no embed code for more than two tools', async () => {
    const { user } = show('/compare?tools=alpha,beta,c')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    expect(screen.getByRole('button', { name: 'Copy as Markdown' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy embed code' })).toBeNull()
  })

  it('says that an export failed', async () => {
    const { user } = show('/compare?tools=alpha,beta')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }))
    expect(await screen.findByText('That didn’t work. Try again, or copy from the table.')).toBeTruthy()
  })
})

describe('the compare tray', () => {
  it('collects tools chosen on cards, and opens the comparison', async () => {
    const { user, address } = show('/ai-tools')
    await user.click(await screen.findByRole('button', { name: 'Compare Alpha' }))
    const tray = await screen.findByRole('region', { name: 'Tools to compare' })
    expect(screen.getByText('Alpha added to the comparison. 1 of 4 tools selected.').getAttribute('role')).toBe(
      'status',
    )
    const pressed = screen.getByRole('button', { name: 'Added to comparison Alpha' })
    expect(pressed.getAttribute('aria-pressed')).toBe('true')
    expect(pressed.textContent).toBe('Added to comparison Alpha')
    await user.click(screen.getByRole('button', { name: 'Compare Beta' }))
    await user.click(within(tray).getByRole('link', { name: 'Compare' }))
    expect(address()).toBe('/compare?tools=alpha,beta')
    expect(screen.queryByRole('region', { name: 'Tools to compare' })).toBeNull()
  })

  it('rejects a fifth tool', async () => {
    const { user } = show('/ai-tools')
    for (const name of ['Alpha', 'Beta', 'C', 'D', 'E']) {
      await user.click(await screen.findByRole('button', { name: `Compare ${name}` }))
    }
    expect(comparedTools.get()).toHaveLength(4)
    const fifth = screen.getByRole('button', { name: 'Compare E' })
    expect([fifth.getAttribute('aria-disabled'), fifth.getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  })

  it('is one line on a phone until opened, and the page reserves its space', async () => {
    act(() => comparedTools.set([{ slug: 'alpha', name: 'Alpha' }]))
    const { user } = show('/ai-tools')
    const tray = await screen.findByRole('region', { name: 'Tools to compare' })
    const fold = within(tray).getByRole('button', { name: '1 of 4 Alpha' })
    expect([fold.getAttribute('aria-expanded'), tray.dataset['tray']]).toEqual(['false', 'folded'])
    expect(within(tray).getByRole('list').className).toContain('max-lg:hidden')
    await user.click(fold)
    expect([fold.getAttribute('aria-expanded'), tray.dataset['tray']]).toEqual(['true', 'open'])
    expect(within(tray).getByRole('list').className).not.toContain('max-lg:hidden')
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

describe('recently viewed tools', () => {
  it('are shown below the list until they are cleared', async () => {
    act(() => recentTools.set([{ slug: 'beta', name: 'Beta' }]))
    const { user } = show('/ai-tools')
    const section = await screen.findByRole('region', { name: 'Recently viewed' })
    expect(within(section).getByRole('link', { name: 'Beta' }).getAttribute('href')).toBe('/tool/beta')
    await user.click(within(section).getByRole('button', { name: 'Clear recently viewed tools' }))
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  })
})
