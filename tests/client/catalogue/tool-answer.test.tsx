/** The parts of a tool's page that answer first, and those that say where to go next. */
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toggleCompared } from '#client/lib/compare-storage.ts'
import { Component as Tool } from '#client/routes/tool.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from './catalogue-answers.ts'

const showTool = async (over: Record<string, unknown> = {}) => {
  const { answers } = catalogueOf([toolNamed('Alpha', over)])
  renderRoutes([{ path: '/tool/:id', element: <Tool /> }], { at: '/tool/alpha', answers })
  // The last part to arrive.
  await screen.findByRole('region', { name: 'Tool Information' })
}

const information = () => within(screen.getByRole('region', { name: 'Tool Information' }))
const factOf = (label: string) => information().getByText(label).nextElementSibling?.textContent

it('has the key facts as chips', async () => {
  await showTool({ apiAvailable: true, privacy: ['SOC2', 'EU_HOSTING'] })
  const facts = screen.getByLabelText('Key facts')
  expect([...facts.children].map(({ textContent }) => textContent)).toEqual([
    'Price: Free plan',
    'Platforms: Web, iPhone and iPad',
    'Skill needed: Some training',
    'API: API',
    'Claims: SOC 2',
    'Works with: Slack, Model Context Protocol',
  ])
})

it('has no chips for unknown facts', async () => {
  const unknown = { pricingModel: null, freeTier: false, platforms: [], skill: 0, privacy: [], integrations: [] }
  await showTool(unknown)
  expect(screen.queryByLabelText('Key facts')).toBeNull()
})

it('begins with the verdict, without the parts that are not known', async () => {
  const verdict = {
    __typename: 'ToolVerdict',
    bestFor: ['Making posters (beginners)', 'Making slides'],
    notFor: [],
    freePlan: ['5 GB of storage'],
    watchOut: ['Needs a connection'],
    asOf: 'Oldest fact here: June 2025',
  }
  await showTool({ verdict })
  const region = within(screen.getByRole('region', { name: 'In short' }))
  const headings = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Best for', 'The free plan gives you', 'Watch out'])
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...verdict.bestFor,
    ...verdict.freePlan,
    ...verdict.watchOut,
  ])
  expect(region.getByText(/From the record\. Oldest fact here: June 2025\./)).toBeTruthy()
  const sources = region.getByRole('link', { name: 'See the sources' }).getAttribute('href')
  expect(document.getElementById(sources?.slice(1) ?? '')).toBeTruthy()
})

it('has no verdict without facts', async () => {
  await showTool()
  expect(screen.queryByRole('region', { name: 'In short' })).toBeNull()
})

it('shows the starting price with its plan and month, or that it is not verified', async () => {
  const startingPrice = { lead: 'Free plan, then', figure: '$15', unit: 'a month', terms: 'Pro', month: 'June 2025' }
  await showTool({ startingPrice: { __typename: 'StartingPrice', ...startingPrice } })
  const box = screen.getByRole('complementary', { name: 'Price of Alpha' })
  expect(box.querySelector('p')?.textContent).toBe('Free plan, then $15 a month Pro · June 2025')
  expect(within(box).getByRole('link', { name: /^Visit Tool/ })).toBeTruthy()
})

it('says in the side box that the price is not verified', async () => {
  await showTool()
  const box = screen.getByRole('complementary', { name: 'Price of Alpha' })
  expect(within(box).getByText('Pricing not verified')).toBeTruthy()
})

it('lists in the side box what the vendor states about privacy, with conditions, the month and its page', async () => {
  const fact = { __typename: 'ToolFact', field: 'privacy', source: 'VENDOR_PAGE', sourceUrl: null, checkedOn: null }
  await showTool({
    privacy: ['NO_TRAINING_DEFAULT', 'SOC2'],
    cons: ['Personal chats may be used for training'],
    facts: [{ ...fact, asOf: '2026-06' }],
  })
  const region = within(screen.getByRole('region', { name: 'Privacy' }))
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No training by defaultPersonal chats may be used for training',
    'SOC 2',
  ])
  expect(region.getByText(/^As of June 2026\./)).toBeTruthy()
  const page = region.getByRole('link', { name: 'See the vendor’s page on the privacy of Alpha (opens in a new tab)' })
  expect(page.getAttribute('href')).toBe('https://tool.example/trust')
  expect(page.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

it('links to the source of the privacy claims where there is no page of its own', async () => {
  const sourceUrl = 'https://tool.example/security'
  const fact = { __typename: 'ToolFact', field: 'privacy', source: 'VENDOR_PAGE', sourceUrl, checkedOn: null }
  await showTool({ privacy: ['SOC2'], privacyUrl: null, facts: [{ ...fact, asOf: '2026-06' }] })
  const region = within(screen.getByRole('region', { name: 'Privacy' }))
  expect(region.getByRole('link').getAttribute('href')).toBe(sourceUrl)
})

it('has no privacy in the side box when nothing is known', async () => {
  await showTool({ privacy: [], privacyUrl: null })
  expect(screen.queryByRole('region', { name: 'Privacy' })).toBeNull()
})

it('has a bar with the price and the main actions for phones', async () => {
  const startingPrice = { lead: '', figure: '$15', unit: 'a month', terms: 'Pro', month: 'June 2025' }
  await showTool({ startingPrice: { __typename: 'StartingPrice', ...startingPrice } })
  const bar = within(screen.getByRole('group', { name: 'Price of Alpha and actions' }))
  const visit = bar.getByRole('link', { name: 'Visit Alpha (opens in a new tab)' })
  expect(visit.getAttribute('href')).toBe('https://tool.example/start')
  expect(bar.getByRole('link', { name: 'Pro $15 a month' }).getAttribute('href')).toBe('#pricing')
  expect(bar.getByRole('button', { name: 'Compare Alpha' })).toBeTruthy()
})

it('leaves the place of the bar to the tools to compare', async () => {
  await showTool()
  const bar = () => screen.queryByRole('group', { name: 'Price of Alpha and actions' })
  expect(bar()).not.toBeNull()
  act(() => toggleCompared({ slug: 'beta', name: 'Beta' }))
  expect(bar()).toBeNull()
  act(() => toggleCompared({ slug: 'beta', name: 'Beta' }))
  expect(bar()).not.toBeNull()
})

it('has neither a website nor a price in the bar when they are not known', async () => {
  await showTool({ websiteUrl: null })
  const bar = within(screen.getByRole('group', { name: 'Price of Alpha and actions' }))
  expect(bar.queryAllByRole('link')).toEqual([])
})

it('says only in the reviews that nobody has rated it', async () => {
  await showTool()
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))
  expect(reviews.getByText('No reviews yet, so no stars.')).toBeTruthy()
  expect(reviews.getByRole('link', { name: 'Sign in to rate' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/not yet rated|Reviews0/i)
  expect(information().queryByText('Rating')).toBeNull()
})

it('shows the rating in the header, the facts and the reviews', async () => {
  await showTool({ rating: { __typename: 'ToolRating', mean: 4.25, count: 8, source: null } })
  expect([factOf('Rating'), factOf('Reviews')]).toEqual(['4.3 out of 5', '8'])
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))
  expect(reviews.queryByText(/No reviews yet/)).toBeNull()
  expect(reviews.getByText('from 8 ratings').parentElement?.textContent).toBe('4.3out of 5from 8 ratings')
  expect(screen.getAllByText(/^\(8/)).toHaveLength(1)
})

it('ends with tools to choose instead, and why', async () => {
  const tool = { __typename: 'Tool', id: 'id-beta', slug: 'beta', name: 'Beta', mark: null, priceText: 'Free' }
  const choice = { __typename: 'OtherChoice', condition: 'you want to plan your day', tool }
  await showTool({ otherChoices: [choice] })
  const region = within(screen.getByRole('region', { name: 'Choose something else if' }))
  expect(region.getByText('You want to plan your day')).toBeTruthy()
  expect(region.getByRole('link', { name: 'Beta' }).getAttribute('href')).toBe('/tool/beta')
  expect(region.getByRole('link', { name: 'Compare Alpha with Beta' }).getAttribute('href')).toBe(
    '/compare?tools=alpha,beta',
  )
})
