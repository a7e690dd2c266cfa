import { expect, it } from 'vitest'
import { knownPriceText, priceText } from '../../../core/display/price.ts'
import { pricingPanel } from '../../../core/display/pricing-panel.ts'
import { realCatalogue } from '../../support/catalogue-for-pages.ts'

const { tools } = realCatalogue()

it('every tool whose pricing model is known says more than "Pricing not verified"', () => {
  const silent = tools.filter(
    ({ pricingModel, plans }) => pricingModel !== null && priceText(pricingModel, plans) === null,
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
  expect(tools.length).toBeGreaterThan(900)
})

it('no text says an amount or a free plan that the record does not have', () => {
  for (const { pricingModel, plans } of tools) {
    const text = priceText(pricingModel, plans) ?? ''
    expect(text.includes('price not verified')).toBe(text !== '' && knownPriceText(pricingModel, plans) === null)
  }
})

it('every row of a price table is one plan with a name and a price, never a scrap of one', () => {
  for (const { pricingModel, plans, slug } of tools.filter((tool) => tool.plans.length > 0)) {
    const { tiers } = pricingPanel({ pricingModel, priceText: null, plans, checkedOn: null })
    expect(
      tiers.map(({ name }) => name),
      slug,
    ).toEqual(plans.map(({ name }) => name))
    for (const { price, terms, limits } of tiers) {
      expect(price, slug).toMatch(/^(\$[\d,]+(\.\d\d)?\/(month|year)|Price not published)$/)
      expect(terms ?? 'per seat', slug).toMatch(
        /^(or \$[\d,.]+\/year|per seat|at least \d+ seats)(, (per seat|at least \d+ seats))*$/,
      )
      for (const limit of limits) expect(limit, slug).not.toMatch(/^(per seat|at least \d+ seats)$/)
    }
  }
})
