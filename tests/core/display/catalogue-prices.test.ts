import { expect, it } from 'vitest'
import { knownPriceText, priceText } from '#core/display/price.ts'
import { pricingPanel } from '#core/display/pricing-panel.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'

const { tools } = realCatalogue()

it('every tool with a known pricing model shows more than "Pricing not verified"', () => {
  const silent = tools.filter(
    ({ pricingModel, plans }) => pricingModel !== null && priceText(pricingModel, plans) === null,
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
  expect(tools.length).toBeGreaterThan(900)
})

it('no text mentions an amount or a free plan that the record lacks', () => {
  for (const { pricingModel, plans } of tools) {
    const text = priceText(pricingModel, plans) ?? ''
    expect(text.includes('price not verified')).toBe(text !== '' && knownPriceText(pricingModel, plans) === null)
  }
})

it('every row of a price table is a complete plan with name and price', () => {
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
