import { screen, within } from '@testing-library/react'
import { type DocumentNode, getOperationAST } from 'graphql'
import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { Component as Tool } from '#client/routes/tool.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from './catalogue-answers.ts'

const model = (modelId: string, over: Record<string, unknown> = {}) => ({
  __typename: 'ModelPrice',
  modelId,
  name: modelId,
  contextWindow: 200_000,
  inputUsdPerMillion: 2,
  cachedInputUsdPerMillion: null,
  outputUsdPerMillion: 10,
  varies: false,
  since: null,
  note: null,
  ...over,
})

const pricesOf = (models: readonly unknown[], over: Record<string, unknown> = {}) => ({
  __typename: 'ToolModelPrices',
  appliesTo: 'Requests to the Alpha API.',
  pricingUrl: 'https://alpha.example/pricing',
  source: 'Open prices',
  sourceUrl: 'https://prices.example',
  license: 'MIT',
  version: '1.2.3',
  asOf: '2026-09',
  models,
  ...over,
})

async function showPrices(models: readonly unknown[], over?: Record<string, unknown>) {
  const tool = toolNamed('Alpha', { modelPrices: pricesOf(models, over) })
  renderRoutes([{ path: '/tool/:id', element: <Tool /> }], { at: '/tool/alpha', answers: catalogueOf([tool]).answers })
  return within(await screen.findByRole('region', { name: 'Models and token prices' }))
}

const MANY = Array.from({ length: 20 }, (_, index) => model(`Model ${index + 1}`))

describe('models and token prices', () => {
  it('are a table with a row per model, and notes below', async () => {
    const panel = await showPrices([
      model('Alpha 2', { cachedInputUsdPerMillion: 0.2, varies: true, since: '2026-08-17', note: 'More at night.' }),
      model('Alpha embed', { contextWindow: null, outputUsdPerMillion: null }),
    ])
    expect(panel.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Model',
      'Context window',
      'Input',
      'Output',
    ])
    expect(panel.getByRole('table', { name: 'US dollars per million tokens' })).toBeTruthy()
    expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ModelContext windowInputOutput',
      'Alpha 2200Kfrom $2from $10',
      'In effect since August 17, 2026. Cached input: $0.20. More at night.',
      'Alpha embed–Not known$2–None',
    ])
    expect(panel.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Alpha 2', 'Alpha embed'])
    expect(panel.getByText(/^Requests to the Alpha API\. Prices are in US dollars per million tokens/)).toBeTruthy()
  })

  it('show month, price list and source', async () => {
    const panel = await showPrices([model('Alpha 2')])
    expect(panel.getByText(/^As of September 2026/)).toBeTruthy()
    const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ["Vendor's price list (opens in a new tab)", 'https://alpha.example/pricing'],
      ['Open prices (opens in a new tab)', 'https://prices.example'],
    ])
    expect(panel.getByText(/1\.2\.3 \(MIT license\)/)).toBeTruthy()
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(document.getElementById(nav.getByText('Models').getAttribute('href')?.slice(1) ?? '')).toBeTruthy()
  })

  it('work without a known price list', async () => {
    const panel = await showPrices([model('Alpha 2')], { pricingUrl: null })
    expect(panel.queryByText(/price list/)).toBeNull()
  })

  it('are collapsed when there are many', async () => {
    const panel = await showPrices(MANY)
    const [open, folded] = panel.getAllByRole('table', { hidden: true })
    expect(within(open as HTMLElement).getAllByRole('rowheader')).toHaveLength(12)
    expect(folded?.closest('details')?.querySelector('summary')?.textContent).toBe('8 more models')
    expect(folded?.querySelectorAll('tbody th')).toHaveLength(8)
  })

  it('are on the page without scripts, including collapsed rows, and on no other tool', async () => {
    const tools = [toolNamed('Alpha', { modelPrices: pricesOf(MANY) }), toolNamed('Beta')]
    const htmlOf = async (slug: string) => {
      const result = await render({
        url: `/tool/${slug}`,
        origin: 'https://toolfinch.test',
        now: new Date('2031-05-04T00:00:00Z'),
        execute: async ({ document, variables }) => ({
          data: catalogueOf(tools).answers(getOperationAST(document as DocumentNode)?.name?.value ?? '', variables),
        }),
        assetsFor: () => ({ modules: [], styles: [] }),
      })
      return result.kind === 'page' ? result.html : ''
    }
    expect((await htmlOf('alpha')).match(/<th scope="row"[^>]*>Model \d+</g)).toHaveLength(20)
    expect(await htmlOf('beta')).not.toContain('Models and token prices')
  })
})
