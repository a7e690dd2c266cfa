import { expect, it } from 'vitest'
import { knownPriceText, priceText } from '#core/display/lowest-price.ts'
import { planTier } from '#core/display/plan-tier.ts'
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
  for (const { plans, slug } of tools.filter((tool) => tool.plans.length > 0)) {
    const tiers = plans.map(planTier)
    expect(
      tiers.map(({ name }) => name),
      slug,
    ).toEqual(plans.map(({ name }) => name))
    for (const { price, terms, limits } of tiers) {
      expect(price, slug).toMatch(
        /^([$€£¥][\d,]+(\.\d+)?(\/month|\/year| one-time| per [\w, -]+)|Price on request|Price not known)$/,
      )
      expect(terms ?? 'per seat', slug).not.toMatch(/null|undefined|NaN|^,|, ,/)
      for (const limit of limits) expect(limit, slug).not.toMatch(/^(per seat|at least \d+ seats)$/)
    }
  }
})
