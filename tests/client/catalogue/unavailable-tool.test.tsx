import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Component as Tool } from '#client/routes/tool.tsx'
import { planAnswer } from '#tests/support/plans.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { type AnsweredTool, catalogueOf, toolNamed } from './catalogue-answers.ts'

function show(tools: AnsweredTool[]) {
  renderRoutes([{ path: '/tool/:id', element: <Tool /> }], { at: '/tool/alpha', answers: catalogueOf(tools).answers })
}

describe('an unavailable tool', () => {
  const others = [toolNamed('Beta'), toolNamed('Gamma')]

  it('says so and offers others', async () => {
    const end = { kind: 'ENDED', sourceUrl: 'https://news.example/alpha', onText: '', heading: '', note: '' }
    const statusText = 'Alpha was shut down in March 2026'
    show([toolNamed('Alpha', { status: 'DISCONTINUED', statusText, events: [end] }), ...others])
    const notice = (await screen.findByText(statusText)).parentElement as HTMLElement
    const source = within(notice).getByRole('link', { name: /of its end/ })
    expect(source.getAttribute('href')).toBe('https://news.example/alpha')
    expect(await screen.findByRole('link', { name: 'Gamma' })).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('leads to its alternatives, and neither to its website nor to prices and ratings that nobody has', async () => {
    show([toolNamed('Alpha', { status: 'DISCONTINUED', pricingModel: null }), ...others])
    const box = within(await screen.findByRole('complementary', { name: 'Price of Alpha' }))
    expect(box.getByText('No longer offered')).toBeTruthy()
    expect(box.getByRole('link', { name: 'See alternatives' }).getAttribute('href')).toBe('/tool/alpha/alternatives')
    expect(screen.queryByRole('link', { name: /^Visit Tool/ })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'About Alpha' })).toBeTruthy()
    expect(screen.getByText('Not known')).toBeTruthy()
    for (const name of ['Pricing', 'Reviews']) {
      expect(screen.queryByRole('link', { name })).toBeNull()
      expect(screen.queryByRole('heading', { name })).toBeNull()
    }
    expect(screen.queryByText(/can rate it/)).toBeNull()
  })

  it('keeps the prices and ratings that it had', async () => {
    const kept = {
      plans: [planAnswer({ name: 'Plus' })],
      rating: { __typename: 'ToolRating', mean: 4, count: 2, source: null },
    }
    show([toolNamed('Alpha', { status: 'DISCONTINUED', ...kept }), ...others])
    expect(await screen.findByRole('rowheader', { name: 'Plus' })).toBeTruthy()
    for (const name of ['Pricing', 'Reviews']) expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(screen.getByText('No longer offered')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in to rate' })).toBeNull()
  })

  it('says why it is not listed although it is available', async () => {
    show([toolNamed('Alpha', { status: 'DELISTED', statusText: 'Alpha is not listed' }), ...others])
    expect(await screen.findByText('Alpha is not listed')).toBeTruthy()
    expect(await screen.findByText(/^It’s still available, but it uses little or no AI/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Visit Tool/ })).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('links to the product it became part of', async () => {
    show([toolNamed('Alpha', { status: 'MERGED', mergedInto: 'beta' }), ...others])
    const [successor] = await screen.findAllByRole('link', { name: 'Beta' })
    expect(successor?.getAttribute('href')).toBe('/tool/beta')
  })
})
