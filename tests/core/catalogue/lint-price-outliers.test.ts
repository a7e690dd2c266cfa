import { expect, it } from 'vitest'
import { lintPriceOutliers } from '#core/catalogue/lint/price-outliers.ts'
import { plan, rules, tool } from './catalogue-fixture.ts'

const priced = (slug: string, plans: readonly Record<string, unknown>[], changes: object = {}) =>
  tool({ slug, pricing_model: 'paid', plans: plans.map(plan), ...changes })

/** Seven tools for 8 to 14 dollars; with one more, the median is between 10.50 and 11.50. */
const others = [8, 9, 10, 11, 12, 13, 14].map((month) => priced(`tool-${month}`, [{ month }]))
const found = (...plans: readonly Record<string, unknown>[]) => lintPriceOutliers([...others, priced('abacus', plans)])

it.each([
  ['above', [{ month: 34.51 }]],
  ['below', [{ month: 3.49 }]],
  ['billed yearly', [{ month: null, month_billed_yearly: 40 }]],
  ['in another currency', [{ month: 36, currency: 'EUR' }]],
  ['when only another plan has a note', [{ month: 40 }, { name: 'Team', month: 50, key_limits: ['5 seats'] }]],
])('a price that is far from the median needs a note: %s', (_, plans) => {
  expect(found(...plans)).toMatchObject([{ file: 'tools/writing.json', slug: 'abacus', rule: 'price-outlier' }])
})

it('names the plan, its price and the median', () => {
  expect(found({ month: 40 })[0]?.message).toBe(
    'plan "Pro" ($40) is far from the category\'s median ($11.50): say in included, requires or key_limits what it contains',
  )
})

it.each([
  ['three times the median', [{ month: 34.5 }]],
  ['a third of it', [{ month: 3.5 }]],
  ['what the price contains', [{ month: 40, included: '10 hours of speech' }]],
  ['what else must be bought', [{ month: 2, requires: 'a Microsoft 365 license' }]],
  ['a limit', [{ month: 40, key_limits: ['5 seats'] }]],
  ['a lower price near the median', [{ month: 12 }, { name: 'Team', month: 90 }]],
  ['a one-time price', [{ month: null, once: 900 }]],
  ['a price per unit', [{ month: null, unit: { amount: 0.01, per: 'minute' } }]],
])('accepts %s', (_, plans) => {
  expect(found(...plans)).toEqual([])
})

it('does not compare few prices, ended tools, or tools of other categories', () => {
  const far = priced('abacus', [{ month: 40 }])
  expect(lintPriceOutliers([...others.slice(1), far])).toEqual([])
  expect(lintPriceOutliers([...others, priced('abacus', [{ month: 40 }], { status: 'discontinued' })])).toEqual([])
  expect(lintPriceOutliers([...others, priced('abacus', [{ month: 40 }], { category: 'email' })])).toEqual([])
})

it('is part of the lint', () => {
  expect(rules([...others, priced('abacus', [{ month: 40 }])])).toContain('price-outlier')
})
