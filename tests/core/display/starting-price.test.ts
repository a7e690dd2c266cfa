import { expect, it } from 'vitest'
import { startingPrice } from '#core/display/starting-price.ts'
import { knownPlan } from '#tests/support/plans.ts'

const plan = (over: Parameters<typeof knownPlan>[0]) =>
  knownPlan({ usdMonth: null, usdYear: null, asOf: '2026-09', ...over })
const free = plan({ name: 'Free', usdMonth: 0, asOf: '2026-06' })
const pro = plan({ name: 'Pro', usdMonth: 20 })

it.each([
  ['paid', [pro], ['From', '$20', 'a month', 'Pro', 'September 2026']],
  ['freemium', [free, pro], ['Free plan, then', '$20', 'a month', 'Pro', 'September 2026']],
  [
    'paid',
    [plan({ name: 'Team', usdYear: 300, perSeat: true, minSeats: 3 })],
    ['From', '$25', 'a month', 'Team, per seat, at least 3 seats, billed yearly', 'September 2026'],
  ],
  ['paid', [plan({ name: 'License', once: 79 })], ['From', '$79', 'once', 'License', 'September 2026']],
  [
    'paid',
    [plan({ name: 'API', unit: { amount: 0.006, per: 'minute' } })],
    ['From', '$0.006', 'per minute', 'API', 'September 2026'],
  ],
  [
    'enterprise',
    [plan({ name: 'Company', onRequest: true })],
    ['Price', 'On request', '', 'Company', 'September 2026'],
  ],
  ['free', [free], ['Price', 'Free', '', 'Free', 'June 2026']],
  ['free', [], ['Price', 'Free', '', '', null]],
] as const)('of %s tools is shown in parts', (pricingModel, plans, [lead, figure, unit, terms, month]) => {
  expect(startingPrice({ pricingModel, plans })).toEqual({ lead, figure, unit, terms, month })
})

it('does not lead with the price per student of a school', () => {
  const school = plan({ name: 'Schools', unit: { amount: 10, per: 'student per year' } })
  expect(startingPrice({ pricingModel: 'paid', plans: [school, pro] })?.figure).toBe('$20')
  expect(startingPrice({ pricingModel: 'paid', plans: [school] })).toMatchObject({
    figure: '$10',
    unit: 'per student per year',
  })
})

it('is null when no open plan has a price', () => {
  expect(startingPrice({ pricingModel: 'freemium', plans: [] })).toBeNull()
  expect(startingPrice({ pricingModel: 'paid', plans: [{ ...pro, paused: '2026-05' }] })).toBeNull()
})
