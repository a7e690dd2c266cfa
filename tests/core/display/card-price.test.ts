import { expect, it } from 'vitest'
import { cardPrice } from '#core/display/card-price.ts'
import { knownPlan } from '#tests/support/plans.ts'

const plan = (over: Parameters<typeof knownPlan>[0]) =>
  knownPlan({ usdMonth: null, usdYear: null, asOf: '2026-09', ...over })
const free = plan({ name: 'Free', usdMonth: 0, asOf: '2026-06' })
const pro = plan({ name: 'Pro', usdMonth: 20 })
const yearly = plan({ name: 'Pro', usdYear: 168 })
const request = plan({ name: 'Company', onRequest: true })

it.each([
  ['paid', [pro], '$20 a month', 'Sep 2026'],
  ['freemium', [free, pro], '$20 a month', 'Free plan · Sep 2026'],
  ['paid', [yearly], '$14 a month', 'Billed yearly · Sep 2026'],
  [
    'freemium',
    [free, plan({ name: 'Team', usdMonth: 19, perSeat: true, minSeats: 2 })],
    '$19 a month',
    'Free plan · at least 2 seats · Sep 2026',
  ],
  ['freemium', [free, yearly], '$14 a month', 'Free plan · billed yearly · Sep 2026'],
  ['paid', [plan({ name: 'License', once: 79 })], '$79 once', 'Sep 2026'],
  ['paid', [plan({ name: 'API', unit: { amount: 0.006, per: 'minute' } })], '$0.006 per minute', 'Sep 2026'],
  ['paid', [request], 'Price on request', 'Sep 2026'],
  ['freemium', [free, request], 'Free plan', 'Paid plans on request · Sep 2026'],
  ['enterprise', [request], 'Contact sales', 'Sep 2026'],
  ['enterprise', [], 'Contact sales', ''],
  ['free', [free], 'Free', 'Jun 2026'],
  ['free', [], 'Free', ''],
  ['freemium', [free], 'Free plan', 'Paid price not verified · Jun 2026'],
  ['freemium', [], 'Price not verified', 'Freemium'],
  [null, [], 'Pricing not verified', ''],
] as const)('of %s tools leads with the amount', (pricingModel, plans, amount, note) => {
  expect(cardPrice({ pricingModel, plans })).toEqual({ amount, note })
})
