import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import { planTotal } from '#core/display/plan-total.ts'
import { MAX_PEOPLE, type Team } from '#core/display/team.ts'
import { lowestTeamPlan, teamPrice } from '#core/display/team-price.ts'
import { knownPlan } from '#tests/support/plans.ts'

const monthly = (people: number): Team => ({ people, billing: 'month' })
const yearly = (people: number): Team => ({ people, billing: 'year' })

const team = knownPlan({
  name: 'Team',
  month: 25,
  monthBilledYearly: 20,
  usdMonth: 25,
  usdYear: 240,
  perSeat: true,
  minSeats: 5,
})
const personal = knownPlan({ name: 'Pro', month: 20, monthBilledYearly: null, usdMonth: 20, usdYear: null })
const plans = [personal, team]

describe('the price for a team', () => {
  it.each([
    ['6 people', team, monthly(6), ['$150', 'a month', '6 × $25', '$1,440 a year if billed yearly']],
    [
      'fewer than the seats that must be bought',
      team,
      monthly(2),
      ['$125', 'a month', '5 × $25', '$1,200 a year if billed yearly', 'at least 5 seats'],
    ],
    ['6 people a year', team, yearly(6), ['$120', 'a month', '6 × $20', '$1,440 a year, billed yearly']],
    ['one person a year without a yearly price', personal, yearly(1), ['$20', 'a month', 'no yearly price']],
    ['one-time', knownPlan({ month: null, usdMonth: null, once: 79 }), monthly(6), ['$79', 'one-time']],
    [
      'an unpublished price',
      knownPlan({ month: null, usdMonth: null, onRequest: true }),
      monthly(6),
      ['', 'Price on request'],
    ],
    [
      'a free plan with a price per use',
      knownPlan({ month: 0, usdMonth: 0, unit: { amount: 0.99, per: 'resolution' } }),
      monthly(6),
      ['$0', '', 'plus $0.99 per resolution'],
    ],
    [
      'a currency of its own',
      knownPlan({ month: 20, usdMonth: 23, currency: 'EUR', perSeat: true }),
      monthly(3),
      ['€60', 'a month', '3 × €20'],
    ],
    [
      'a license that is required',
      knownPlan({ month: 30, usdMonth: 30, perSeat: true, requires: 'a Microsoft 365 license' }),
      monthly(2),
      ['$60', 'a month', '2 × $30', 'requires a Microsoft 365 license'],
    ],
  ] as const)('of %s', (_, plan, size, [figure, unit, ...terms]) => {
    expect(teamPrice(plan, [plan], size)).toEqual({ fits: true, figure, unit, terms })
  })

  it('says that nothing is known about the seats of a flat price', () => {
    expect(teamPrice(personal, [personal], monthly(6))).toMatchObject({
      figure: '$20',
      unit: 'a month for one person',
      terms: ['seats not stated'],
    })
    expect(teamPrice(personal, [personal], monthly(1)).terms).toEqual([])
    const five = { ...personal, maxSeats: 5 }
    expect(teamPrice(five, [five], monthly(5)).terms).toEqual([])
  })

  it('of a plan that is not for so many is the price of those whom it serves, and says so', () => {
    expect(teamPrice(personal, plans, monthly(6))).toEqual({
      fits: false,
      figure: '$20',
      unit: 'a month',
      terms: ['for one person'],
    })
    const small = knownPlan({ month: 9, usdMonth: 9, maxSeats: 5, perSeat: true })
    expect(teamPrice(small, [small], monthly(6))).toMatchObject({
      fits: false,
      figure: '$9',
      terms: ['for at most 5 people'],
    })
    const closed = knownPlan({ month: 9, usdMonth: 9, paused: '2026-05' })
    expect(teamPrice(closed, [closed], monthly(1))).toMatchObject({ fits: false, terms: ['closed to new customers'] })
  })

  it('is what the recommendations count', () => {
    const dollars = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        dollars,
        fc.boolean(),
        fc.option(fc.integer({ min: 2, max: 50 })),
        fc.integer({ min: 1, max: MAX_PEOPLE }),
        (month, perSeat, minSeats, people) => {
          const plan: KnownPlan = knownPlan({ month, usdMonth: month, perSeat, minSeats: perSeat ? minSeats : null })
          const { figure } = teamPrice(plan, [plan], monthly(people))
          expect(Number(figure.replaceAll(/[$,]/g, ''))).toBeCloseTo(planTotal(plan, people) ?? -1, 2)
        },
      ),
    )
  })
})

describe('the lowest plan for a team', () => {
  const free = knownPlan({ name: 'Free', month: 0, usdMonth: 0 })
  const company = knownPlan({ name: 'Company', month: null, usdMonth: null, onRequest: true, perSeat: true })
  it.each([
    [[free, personal, team], monthly(1), 'Pro'],
    [[free, personal, team], monthly(6), 'Team'],
    [[free, company], monthly(6), 'Free'],
    [[{ ...personal, maxSeats: 1 }, company], monthly(6), 'Company'],
    [[{ ...personal, maxSeats: 1 }], monthly(6), undefined],
  ] as const)('of %# is paid, else free, else on request', (offered, size, name) => {
    expect(lowestTeamPlan(offered, size)?.name).toBe(name)
  })

  it('depends on the billing period', () => {
    const annual = knownPlan({ name: 'Annual', month: 30, usdMonth: 30, monthBilledYearly: 10, usdYear: 120 })
    expect(lowestTeamPlan([personal, annual], monthly(1))?.name).toBe('Pro')
    expect(lowestTeamPlan([personal, annual], yearly(1))?.name).toBe('Annual')
  })
})
