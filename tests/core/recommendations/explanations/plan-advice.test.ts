import { describe, expect, test } from 'vitest'
import { planSchema } from '../../../../core/catalogue/tool-record.ts'
import { normalizeAnswers } from '../../../../core/quiz/answers.ts'
import { advisePlans } from '../../../../core/recommendations/explanations/plan-advice.ts'
import { engineTool } from '../engine-tools.ts'

const plan = (name: string, usd_month: number | null, changes: object = {}) =>
  planSchema.parse({ name, usd_month, as_of: '2026-03', ...changes })

const advise = (plans: readonly ReturnType<typeof plan>[], answers: object) =>
  advisePlans(
    engineTool({ slug: 'quill', pricingModel: 'paid', plans, topics: { project_mgmt: 1 } }),
    normalizeAnswers(answers),
  )

const chosen = (plans: readonly ReturnType<typeof plan>[], answers: object) =>
  advise(plans, answers).optimalPlan?.name ?? null

describe('the plan to take', () => {
  test('is the cheapest within the budget', () => {
    const plans = [plan('Max', 90), plan('Pro', 18), plan('Plus', 25)]
    expect(chosen(plans, { 3: 'solo', 4: 'medium' })).toBe('Pro')
    expect(advise(plans, { 3: 'solo', 4: 'medium' }).optimalPlan).toEqual({
      name: 'Pro',
      text: 'Pro: $18 a month (as of March 2026).',
      asOf: '2026-03',
    })
  })

  test('counts the seats of the team', () => {
    const plans = [plan('Seat', 12, { per_seat: true }), plan('Office', 80)]
    expect(chosen(plans, { 3: 'solo', 4: 'medium' })).toBe('Seat')
    expect(chosen([plans[0] as never], { 3: 'small', 4: 'medium' })).toBe('Seat')
    expect(advise([plans[0] as never], { 3: 'small', 4: 'medium' }).optimalPlan?.text).toBe(
      'Seat: $12 a month for each seat, $60 a month for 5 people (as of March 2026).',
    )
    expect(chosen([plans[0] as never], { 3: 'medium', 4: 'medium' })).toBeNull()
  })

  test('is none that serves fewer people, as long as another does', () => {
    const plans = [plan('Free', 0, { key_limits: ['3 users'] }), plan('Team', 15, { per_seat: true })]
    expect(chosen(plans, { 3: 'solo', 4: 'medium' })).toBe('Free')
    expect(chosen(plans, { 3: 'small', 4: 'medium' })).toBe('Team')
    expect(advise(plans, { 3: 'small', 4: 'free' }).optimalPlan?.text).toBe(
      'Free: $0 a month (as of March 2026); for at most 3 people.',
    )
  })

  test('is no trial for daily use, as long as another is within the budget', () => {
    const plans = [plan('Free', 0, { key_limits: ['Limited daily credits'] }), plan('Pro', 18)]
    expect(chosen(plans, { 4: 'low', 8: 'monthly' })).toBe('Free')
    expect(chosen(plans, { 4: 'low', 8: 'daily' })).toBe('Pro')
    const free = advise(plans, { 4: 'free', 8: 'daily' })
    expect(free.optimalPlan?.name).toBe('Free')
    expect(free.tightLimit).toBe('Limited daily credits')
  })

  test.each([
    'Small teams',
    'One-time onboarding fee',
    'iPhone app is a separate one-time purchase',
    '1 million events a month',
  ])('takes the note “%s” for no limit', (note) => {
    const plans = [plan('Free', 0, { key_limits: [note] }), plan('Pro', 18)]
    expect(advise(plans, { 4: 'low', 8: 'daily' })).toMatchObject({ optimalPlan: { name: 'Free' }, tightLimit: null })
  })

  test('has the API or the single sign-on that the answers need, where the limits name it', () => {
    const plans = [plan('Basic', 10), plan('Pro', 40, { key_limits: ['API access'] })]
    expect(chosen(plans, { 4: 'medium', 14: ['files'] })).toBe('Basic')
    expect(chosen(plans, { 4: 'medium', 14: ['apis'] })).toBe('Pro')
    const sso = [plan('Basic', 10), plan('Company', 300, { key_limits: ['Single sign-on'] })]
    expect(chosen(sso, { 3: 'large', 4: 'high', 15: 'critical' })).toBe('Company')
    expect(chosen(sso, { 3: 'small', 4: 'high', 15: 'critical' })).toBe('Basic')
    expect(chosen([plan('Basic', 10), plan('Pro', 40, { key_limits: ['No API'] })], { 14: ['apis'] })).toBe('Basic')
  })

  test('asks for the price rather than guess it', () => {
    const plans = [plan('Enterprise', null)]
    expect(advise(plans, { 4: 'unlimited' }).optimalPlan?.text).toBe(
      'Enterprise: no published price, check current pricing (as of March 2026).',
    )
    expect(chosen([plan('Enterprise', null), plan('Pro', 30)], { 4: 'high' })).toBe('Pro')
    expect(chosen([], { 4: 'high' })).toBeNull()
  })

  test('says when a monthly price is that of a year', () => {
    expect(advise([plan('Pro', null, { usd_year: 100 })], { 4: 'low' }).optimalPlan?.text).toBe(
      'Pro: $8.33 a month, billed yearly (as of March 2026).',
    )
  })
})

describe('the analysis of all plans', () => {
  test('has the total of each for the team, in or out of the budget, and why', () => {
    const plans = [
      plan('Free', 0, { key_limits: ['2 users'] }),
      plan('Team', 15, { per_seat: true }),
      plan('Business', 30, { per_seat: true }),
      plan('Enterprise', null),
    ]
    expect(advise(plans, { 3: 'small', 4: 'medium' }).pricingAnalysis).toEqual([
      {
        name: 'Free',
        usdMonth: 0,
        totalMonth: 0,
        seats: 5,
        withinBudget: true,
        why: '$0 a month; within your budget; for at most 2 people.',
        asOf: '2026-03',
      },
      {
        name: 'Team',
        usdMonth: 15,
        totalMonth: 75,
        seats: 5,
        withinBudget: true,
        why: '$15 a month for each seat, $75 a month for 5 people; within your budget.',
        asOf: '2026-03',
      },
      {
        name: 'Business',
        usdMonth: 30,
        totalMonth: 150,
        seats: 5,
        withinBudget: false,
        why: '$30 a month for each seat, $150 a month for 5 people; above your budget.',
        asOf: '2026-03',
      },
      {
        name: 'Enterprise',
        usdMonth: null,
        totalMonth: null,
        seats: 5,
        withinBudget: null,
        why: 'No published price; check current pricing.',
        asOf: '2026-03',
      },
    ])
  })

  test('speaks of no budget where the answers set none', () => {
    expect(advise([plan('Pro', 30)], {}).pricingAnalysis[0]?.why).toBe('$30 a month.')
    expect(advise([plan('Pro', 30)], { 4: 'unlimited' }).pricingAnalysis[0]).toMatchObject({ withinBudget: true })
  })
})
