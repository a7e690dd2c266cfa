import { describe, expect, test } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { advisePlans } from '#core/recommendations/explanations/plan-advice.ts'
import { engineTool } from '../engine-tools.ts'

const plan = (name: string, month: number | null, changes: object = {}) =>
  toKnownPlan(planSchema.parse({ name, month, as_of: '2026-03', ...changes }))

const advise = (plans: readonly ReturnType<typeof plan>[], answers: object) =>
  advisePlans(
    engineTool({ slug: 'quill', pricingModel: 'paid', plans, topics: { project_mgmt: 1 } }),
    normalizeAnswers(answers),
  )

const chosen = (plans: readonly ReturnType<typeof plan>[], answers: object) =>
  advise(plans, answers).optimalPlan?.name ?? null

describe('the recommended plan', () => {
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
      'Seat: 2 seats × $12 = $24 a month (as of March 2026).',
    )
    expect(chosen([plans[0] as never], { 3: 'medium', 4: 'medium' })).toBeNull()
  })

  test('serves everybody who will use it', () => {
    const plans = [plan('Free', 0, { key_limits: ['1 user'] }), plan('Team', 15, { per_seat: true })]
    expect(chosen(plans, { 3: 'solo', 4: 'medium' })).toBe('Free')
    expect(chosen(plans, { 3: 'small', 4: 'medium' })).toBe('Team')
    expect(advise(plans, { 3: 'small', 4: 'free' }).optimalPlan).toBeNull()
  })

  test('is no trial for daily use, if another is within the budget', () => {
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
  ])('ignores the note “%s” as a limit', (note) => {
    const plans = [plan('Free', 0, { key_limits: [note] }), plan('Pro', 18)]
    expect(advise(plans, { 4: 'low', 8: 'daily' })).toMatchObject({ optimalPlan: { name: 'Free' }, tightLimit: null })
  })

  test('has the required API or single sign-on, where limits name it', () => {
    const plans = [plan('Basic', 10), plan('Pro', 40, { key_limits: ['API access'] })]
    expect(chosen(plans, { 4: 'medium', 14: ['files'] })).toBe('Basic')
    expect(chosen(plans, { 4: 'medium', 14: ['apis'] })).toBe('Pro')
    const sso = [plan('Basic', 10), plan('Company', 300, { key_limits: ['Single sign-on'] })]
    expect(chosen(sso, { 3: 'large', 4: 'high', 15: 'critical' })).toBe('Company')
    expect(chosen(sso, { 3: 'small', 4: 'high', 15: 'critical' })).toBe('Basic')
    expect(chosen([plan('Basic', 10), plan('Pro', 40, { key_limits: ['No API'] })], { 14: ['apis'] })).toBe('Basic')
  })

  test('includes AI, if another within the budget does', () => {
    const plans = [plan('Scribe', 4, { key_limits: ['No AI'] }), plan('Hobbyist', 8)]
    expect(chosen(plans, { 4: 'low' })).toBe('Hobbyist')
    const desk = [plan('Support', 25, { key_limits: ['Ticketing without AI agents'] }), plan('Suite', 69)]
    expect(chosen(desk, { 4: 'medium' })).toBe('Suite')
    expect(advise([plan('Scribe', 4, { key_limits: ['No AI'] })], { 4: 'low' }).optimalPlan?.text).toBe(
      'Scribe: $4 a month (as of March 2026); “No AI.”',
    )
  })

  test.each([
    ['Few uses', 'daily', 'Pro'],
    ['Few uses', 'weekly', 'Pro'],
    ['Few uses', 'project', 'Free'],
    ['Usage limits on the best models', 'weekly', 'Pro'],
    ['Notes of the last 30 days', 'weekly', 'Pro'],
    ['250 active profiles', 'weekly', 'Pro'],
    ['First 100 profiles', 'weekly', 'Pro'],
    ['25,000 contacts', 'weekly', 'Free'],
    ['Starting price up to 500 subscribers', 'weekly', 'Free'],
    ['Watermark on exports', 'project', 'Pro'],
    ['No watermark', 'daily', 'Free'],
    ['1080p export without watermark', 'daily', 'Free'],
    ['Also sold once, without a subscription', 'daily', 'Free'],
    ['2,500 subscribers', 'daily', 'Free'],
    ['Test in a few countries', 'daily', 'Free'],
    ['Free for low-vision people', 'daily', 'Free'],
    ['Non-commercial use', 'monthly', 'Pro'],
    ['Development only, no live application', 'monthly', 'Pro'],
    ['Episodes deleted after 90 days', 'monthly', 'Pro'],
  ])('with the limit “%s” and %s use is %s', (limit, frequency, name) => {
    const plans = [plan('Free', 0, { key_limits: [limit] }), plan('Pro', 18)]
    expect(chosen(plans, { 4: 'medium', 8: frequency })).toBe(name)
  })

  test('may be a paid plan with a trial', () => {
    expect(
      advise([plan('Yearly', 16, { key_limits: ['14-day trial'] })], { 4: 'low', 8: 'daily' }).tightLimit,
    ).toBeNull()
  })

  test('is not for viewers, if another is within the budget', () => {
    const plans = [plan('Viewer', 15, { key_limits: ['Views published dashboards'] }), plan('Creator', 75)]
    expect(chosen(plans, { 4: 'medium' })).toBe('Creator')
  })

  test('has a published price when only free tools are wanted', () => {
    const plans = [plan('Personal', 0, { key_limits: ['No AI'] }), plan('Enterprise', null)]
    expect(chosen(plans, { 4: 'free' })).toBe('Personal')
    expect(chosen(plans.slice(1), { 4: 'free' })).toBeNull()
  })

  test('is a paid one when all are tight, unless low cost comes first', () => {
    const plans = ['Free', 'Starter', 'Pro'].map((name, i) => plan(name, 10 * i, { key_limits: ['Few documents'] }))
    expect(chosen(plans, { 4: 'medium', 8: 'daily' })).toBe('Starter')
    expect(chosen(plans, { 4: 'medium', 7: 'cost', 8: 'daily' })).toBe('Free')
    expect(chosen(plans, { 4: 'free', 8: 'daily' })).toBe('Free')
  })

  test('does not take most of a large budget, if a tighter one suffices', () => {
    const plans = [plan('Free', 0, { key_limits: ['First 100 profiles'] }), plan('Pro', 200, { per_seat: true })]
    expect(chosen(plans, { 3: 'small', 4: 'high', 8: 'daily' })).toBe('Free')
    expect(chosen(plans.slice(1), { 3: 'small', 4: 'high', 8: 'daily' })).toBe('Pro')
    expect(
      chosen([plan('Free', 0, { key_limits: ['First 100 profiles'] }), plan('Pro', 40)], { 4: 'high', 8: 'daily' }),
    ).toBe('Pro')
  })

  test('mentions what else must be bought, and per-seat prices for teams', () => {
    const seat = [plan('Business', 21, { per_seat: true, key_limits: ['Microsoft 365 license required'] })]
    const text = (team: string) =>
      advisePlans(
        engineTool({ slug: 'quill', pricingModel: 'paid', plans: seat, topics: { writing: 1 } }),
        normalizeAnswers({ 3: team, 4: 'medium' }),
      ).optimalPlan?.text
    expect(text('solo')).toBe('Business: $21 a month (as of March 2026); note “Microsoft 365 license required.”')
    expect(text('small')).toBe(
      'Business: 2 seats × $21 = $42 a month (as of March 2026); note “Microsoft 365 license required.”',
    )
  })

  test('doubts the privacy claims of a free plan only if its vendor makes any', () => {
    const text = (privacy: readonly 'soc2'[]) =>
      advisePlans(
        engineTool({
          slug: 'quill',
          pricingModel: 'freemium',
          plans: [plan('Free', 0)],
          privacy,
          topics: { writing: 1 },
        }),
        normalizeAnswers({ 4: 'free', 15: 'important' }),
      ).optimalPlan?.text
    expect(text(['soc2'])).toContain('privacy claims may not hold for this plan')
    expect(text([])).toBe('Free: $0 a month (as of March 2026).')
  })

  test('covers patient data by an agreement, or says to request one', () => {
    const clinic = { 2: 'healthcare', 4: 'unlimited', 15: 'critical' }
    const choose = (plans: readonly ReturnType<typeof plan>[], answers: object) =>
      advisePlans(
        engineTool({ slug: 'scribe', pricingModel: 'freemium', plans, privacy: ['hipaa'], topics: { clinical: 1 } }),
        normalizeAnswers(answers),
      ).optimalPlan?.text
    const named = [plan('Free', 0), plan('Pro', 20), plan('Clinic', 99, { key_limits: ['HIPAA agreement'] })]
    expect(choose(named, clinic)).toBe('Clinic: $99 a month (as of March 2026).')
    expect(choose(named, { ...clinic, 15: 'moderate' })).toBe('Free: $0 a month (as of March 2026).')
    expect(choose(named.slice(0, 2), clinic)).toBe(
      'Pro: $20 a month (as of March 2026); ask whether it comes with a HIPAA agreement.',
    )
  })

  test('suggests asking for an unpublished price', () => {
    const plans = [plan('Enterprise', null)]
    expect(advise(plans, { 4: 'unlimited' }).optimalPlan?.text).toBe(
      'Enterprise: no published price, check current pricing (as of March 2026).',
    )
    expect(chosen([plan('Enterprise', null), plan('Pro', 30)], { 4: 'high' })).toBe('Pro')
    expect(chosen([], { 4: 'high' })).toBeNull()
  })

  test('says when a monthly price is billed yearly', () => {
    expect(advise([plan('Pro', null, { month_billed_yearly: 8.333333 })], { 4: 'low' }).optimalPlan?.text).toBe(
      'Pro: $8.33 a month, billed yearly (as of March 2026).',
    )
  })
})

describe('the analysis of all plans', () => {
  test('has the team total of each, in or out of the budget, and why', () => {
    const plans = [
      plan('Free', 0, { key_limits: ['1 user'] }),
      plan('Team', 15, { per_seat: true }),
      plan('Business', 60, { per_seat: true }),
      plan('Enterprise', null),
    ]
    expect(advise(plans, { 3: 'small', 4: 'medium' }).pricingAnalysis).toEqual([
      {
        name: 'Free',
        usdMonth: 0,
        totalMonth: 0,
        seats: 2,
        withinBudget: true,
        why: '$0 a month; within your budget; for at most 1 person.',
        asOf: '2026-03',
      },
      {
        name: 'Team',
        usdMonth: 15,
        totalMonth: 30,
        seats: 2,
        withinBudget: true,
        why: '2 seats × $15 = $30 a month; within your budget.',
        asOf: '2026-03',
      },
      {
        name: 'Business',
        usdMonth: 60,
        totalMonth: 120,
        seats: 2,
        withinBudget: false,
        why: '2 seats × $60 = $120 a month; above your budget.',
        asOf: '2026-03',
      },
      {
        name: 'Enterprise',
        usdMonth: null,
        totalMonth: null,
        seats: 2,
        withinBudget: null,
        why: 'No published price; check current pricing.',
        asOf: '2026-03',
      },
    ])
  })

  test('ignores the budget when unanswered', () => {
    expect(advise([plan('Pro', 30)], {}).pricingAnalysis[0]?.why).toBe('$30 a month.')
    expect(advise([plan('Pro', 30)], { 4: 'unlimited' }).pricingAnalysis[0]).toMatchObject({ withinBudget: true })
  })
})
