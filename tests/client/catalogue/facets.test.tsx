import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Component as Directory } from '#client/routes/directory.tsx'
import { INTEGRATION_LABELS } from '#core/display/labels.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { CATEGORIES, catalogueOf, toolNamed } from './catalogue-answers.ts'

const TOOLS = [
  toolNamed('Alpha', { platforms: ['WEB'], apiAvailable: true }),
  toolNamed('Beta', { platforms: ['IOS'], pricingModel: 'PAID', freeTier: false }),
  toolNamed('Gamma', { platforms: ['WEB', 'IOS'], category: CATEGORIES[1] }),
]

async function show(at = '/ai-tools', shown = 'Only tools with') {
  const user = userEvent.setup()
  const { answers, requests } = catalogueOf(TOOLS)
  const { router } = renderRoutes(
    [
      { path: '/ai-tools', element: <Directory /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { at, answers },
  )
  await screen.findAllByRole('article')
  await screen.findByRole('group', { name: shown })
  const address = () => router.state.location.pathname + router.state.location.search
  return { user, router, requests, address }
}

const group = (name: string) => screen.getByRole('group', { name })
const boxes = (name: string) =>
  within(group(name))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the filters of the directory', () => {
  it('show the number of tools for each value, and hide empty values', async () => {
    const { user } = await show('/ai-tools?pricing=paid', 'Price')
    await user.click(screen.getByText('Runs on'))
    expect(boxes('Category')).toEqual(['Design1 tool'])
    expect(boxes('Price')).toEqual(['Freemium2 tools', 'Paid1 tool'])
    expect(boxes('Runs on')).toEqual(['iPhone and iPad1 tool'])
  })

  it('keep an empty selected value so that it can be removed', async () => {
    const { requests } = await show('/ai-tools?category=design&platform=web')
    expect(requests.at(-1)).toMatchObject({ category: ['design'], platform: ['WEB'] })
    expect(boxes('Price')).toContain('Free tier1 tool')
    expect(boxes('Only tools with')).toEqual(['Has an API1 tool'])
    await screen.findByText('Showing 1-1 of 1 tools')
  })

  it('end together in their group, and only there', async () => {
    const { user, address } = await show('/ai-tools?category=design&pricing=paid,freemium&price=20&free=1&api=1')
    await user.click(screen.getByRole('button', { name: 'All Pricing' }))
    expect(address()).toBe('/ai-tools?category=design&api=1')
    await user.click(screen.getByRole('button', { name: 'All Categories' }))
    expect(address()).toBe('/ai-tools?api=1')
    expect(screen.getByRole('button', { name: 'All Pricing' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('have the most frequent values first', async () => {
    await show()
    expect(boxes('Price')).toEqual(['Free tier2 tools', 'Freemium2 tools', 'Paid1 tool'])
  })

  it('have the chosen value of a long list first, and move nothing when another is chosen', async () => {
    const integrations = Object.keys(INTEGRATION_LABELS).slice(0, 12)
    const tools = [toolNamed('All', { integrations }), toolNamed('Some', { integrations: integrations.slice(0, 9) })]
    renderRoutes([{ path: '/ai-tools', element: <Directory /> }], {
      at: '/ai-tools?integration=gitlab',
      answers: catalogueOf(tools).answers,
    })
    await screen.findByRole('group', { name: 'Works with' })
    const before = boxes('Works with')
    expect(before[0]).toBe('GitLab1 tool')
    expect(before[1]).toBe('Figma1 tool')
    await userEvent.setup().click(box(/^Notion/))
    await waitFor(() => expect(box(/^Notion/).checked).toBe(true))
    expect(boxes('Works with')).toEqual(before)
  })

  it('hide a group in which nothing is left', async () => {
    await show('/ai-tools?search=beta', 'Price')
    expect(screen.queryByRole('group', { name: 'Only tools with' })).toBeNull()
  })

  it('combine, even when the second is ticked before the first has loaded', async () => {
    const { user, address } = await show()
    const [design, writing] = [box(/^Design/), box(/^Writing/)]
    await Promise.all([user.click(design), user.click(writing)])
    expect(address()).toBe('/ai-tools?category=design,writing')
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']))
    expect(screen.getByText('Category').closest('summary')?.textContent).toBe('Category(2)')
  })

  it('are removed one by one, and the focus moves to the next', async () => {
    const { user, address } = await show('/ai-tools?category=design,writing&platform=web&api=1&free=1&page=1')
    const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
    expect(chips().map((chip) => chip.textContent)).toEqual([
      'Design',
      'Writing',
      'Web',
      'Free tier',
      'Has an API',
      'Clear Filters',
    ])
    await user.click(screen.getByRole('link', { name: 'Remove filter Has an API' }))
    expect(address()).toBe('/ai-tools?category=design,writing&platform=web&free=1')
    expect(document.activeElement).toBe(chips()[0])
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }))
    expect(address()).toBe('/ai-tools')
    expect(document.activeElement?.id).toBe('results')
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  })
})

describe('a misspelled search', () => {
  it('says what was searched instead', async () => {
    await show('/ai-tools?search=ahpla')
    const note = screen.getByText('Alpha', { selector: 'strong' }).closest('[role=status]')
    expect(note?.textContent).toBe('No match for “ahpla”. Showing results for Alpha.')
  })
})

describe('the suggestions', () => {
  it('open the chosen tool with the keyboard', async () => {
    const { user, address } = await show()
    const input = screen.getByPlaceholderText('Search AI tools...')
    await user.type(input, 'a')
    const list = await screen.findByRole('listbox', { name: 'Suggestions' })
    expect(input.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const chosen = within(list).getAllByRole('option')[1]
    expect(chosen?.getAttribute('aria-selected')).toBe('true')
    expect(input.getAttribute('aria-activedescendant')).toBe(chosen?.id)
    await user.keyboard('{Enter}')
    expect(address()).toBe('/tool/alpha')
  })

  it('begin with a row that searches for the input', async () => {
    const { user, address } = await show()
    await user.type(screen.getByPlaceholderText('Search AI tools...'), 'alp')
    await user.click(await screen.findByRole('option', { name: 'Search for “alp”' }))
    expect(address()).toBe('/ai-tools?search=alp')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('close on Escape and keep the input', async () => {
    const { user } = await show()
    const input = screen.getByPlaceholderText<HTMLInputElement>('Search AI tools...')
    await user.type(input, 'gam')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input.value).toBe('gam')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })
})
