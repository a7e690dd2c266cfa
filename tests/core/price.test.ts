import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricingModel } from '#core/catalogue/vocabulary.ts'
import { PRICING_MODELS } from '#core/catalogue/vocabulary.ts'
import { priceText, sortPriceCents } from '#core/display/lowest-price.ts'
import { pricedPlan } from '#core/display/offer.ts'
import { formatUsd, monthlyCents } from '#core/display/price.ts'
import { knownPlan } from '#tests/support/plans.ts'

const month = (usdMonth: number | null, usdYear: number | null = null) => knownPlan({ usdMonth, usdYear })

describe('the monthly price of a plan', () => {
  it.each([
    ['is its monthly price', month(20), 2000],
    ['is its monthly price, whatever a year costs', month(20, 96), 2000],
    ['is a twelfth of the year without a monthly price', month(null, 100), 833],
    ['is zero for a free plan', month(0), 0],
    ['is not known when neither is published', month(null), null],
    ['has no error of binary fractions', month(8.29), 829],
  ])('%s', (_, plan, cents) => expect(monthlyCents(plan)).toBe(cents))
})

describe('the sorting price', () => {
  it.each<[string, PricingModel | null, ReturnType<typeof month>[], number | null]>([
    ['is zero for a free tool, whatever its plans', 'free', [month(5)], 0],
    ['is the lowest paid plan', 'paid', [month(30), month(12), month(null)], 1200],
    ['leaves out a plan closed to new customers', 'paid', [{ ...month(9), paused: '2026-09' }, month(30)], 3000],
    ['is not known with a one-time price only', 'paid', [knownPlan({ once: 79 })], null],
    ['leaves a free plan out', 'freemium', [month(0), month(9)], 900],
    ['is not known without plans', 'freemium', [], null],
    ['is not known with a free plan only', 'freemium', [month(0)], null],
    ['works without a pricing model', null, [month(4)], 400],
  ])('%s', (_, model, plans, cents) => expect(sortPriceCents(model, plans)).toBe(cents))
})

describe('the price text', () => {
  it.each<[PricingModel | null, ReturnType<typeof month>[], string | null]>([
    ['free', [], 'Free'],
    ['freemium', [month(0), month(20)], 'Free plan, paid from $20/month'],
    ['freemium', [month(8.5)], 'Free plan, paid from $8.50/month'],
    ['paid', [month(null, 100)], 'From $8.33/month, billed yearly'],
    ['paid', [month(null, 96), month(8)], 'From $8/month'],
    ['paid', [month(0), month(10)], 'Free plan, paid from $10/month'],
    ['paid', [month(1200)], 'From $1,200/month'],
    ['enterprise', [], 'Contact sales'],
    ['enterprise', [month(99)], 'From $99/month'],
    ['freemium', [], 'Freemium, price not verified'],
    ['paid', [month(null)], 'Paid, price not verified'],
    ['freemium', [month(0), month(null)], 'Free plan, paid price not verified'],
    [null, [], null],
    ['paid', [knownPlan({ once: 79 }), knownPlan({ once: 49.5 })], 'From $49.50 one-time'],
    ['paid', [knownPlan({ unit: { amount: 0.006, per: 'minute' } })], 'From $0.006 per minute'],
    ['freemium', [month(0), knownPlan({ once: 30, currency: 'EUR' })], 'Free plan, paid from €30 one-time'],
    ['paid', [knownPlan({ onRequest: true })], 'Price on request'],
    ['freemium', [knownPlan({ onRequest: true })], 'Free plan, paid plans on request'],
    ['paid', [knownPlan({ currency: 'EUR', month: 20, usdMonth: 23.24 })], 'From about $23/month'],
    [null, [month(0)], null],
    [null, [month(7)], 'From $7/month'],
  ])('of a tool that is %s with %j is %s', (model, plans, text) => expect(priceText(model, plans)).toBe(text))
})

it.each([
  [20, '$20'],
  [8.33, '$8.33'],
  [8.5, '$8.50'],
  [0.5, '$0.50'],
  [1234.5, '$1,234.50'],
  [0, '$0'],
])('formats %d dollars as %s', (dollars, text) => expect(formatUsd(dollars)).toBe(text))

const amount = fc.option(
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  { nil: null },
)
const plans = fc.array(fc.record({ usdMonth: amount, usdYear: amount }).map(knownPlan), { maxLength: 8 })
const model = fc.constantFrom<PricingModel | null>(...PRICING_MODELS, null)

it('the sorting price fits the column and is the price of a plan', () => {
  fc.assert(
    fc.property(model, plans, (pricing, list) => {
      const cents = sortPriceCents(pricing, list)
      if (cents === null) return
      expect(Number.isInteger(cents) && cents >= 0 && cents < 2_147_483_647).toBe(true)
      if (pricing !== 'free') expect(list.map(monthlyCents)).toContain(cents)
    }),
  )
})

it('the order of plans does not matter', () => {
  fc.assert(
    fc.property(model, plans, (pricing, list) => {
      const turned = [...list].reverse()
      expect(sortPriceCents(pricing, turned)).toBe(sortPriceCents(pricing, list))
      expect(priceText(pricing, turned)).toBe(priceText(pricing, list))
    }),
  )
})

it('price texts only contain amounts of known paid plans', () => {
  fc.assert(
    fc.property(model, plans, (pricing, list) => {
      const known = list.some((plan) => (monthlyCents(plan) ?? 0) > 0)
      const text = priceText(pricing, list) ?? ''
      expect(text.includes('$')).toBe(known && pricing !== 'free')
      expect(text).not.toMatch(/NaN|null|undefined/)
    }),
  )
})

it('the month of a price is that of the plan which the price is about', () => {
  const free = knownPlan({ name: 'Free', usdMonth: 0, asOf: '2025-01' })
  const pro = knownPlan({ name: 'Pro', usdMonth: 20, asOf: '2025-02' })
  const max = knownPlan({ name: 'Max', usdMonth: 90, asOf: '2025-03' })
  const once = knownPlan({ name: 'Once', once: 50, asOf: '2025-04' })
  const onRequest = knownPlan({ name: 'Enterprise', onRequest: true, asOf: '2025-05' })
  expect(pricedPlan({ pricingModel: 'freemium', plans: [free, max, pro] })?.name).toBe('Pro')
  expect(pricedPlan({ pricingModel: 'free', plans: [free, pro] })?.name).toBe('Free')
  expect(pricedPlan({ pricingModel: 'paid', plans: [onRequest, once] })?.name).toBe('Once')
  expect(pricedPlan({ pricingModel: 'enterprise', plans: [onRequest] })?.name).toBe('Enterprise')
  expect(pricedPlan({ pricingModel: 'freemium', plans: [free, onRequest] })?.name).toBe('Enterprise')
  expect(pricedPlan({ pricingModel: 'paid', plans: [] })).toBeNull()
})
