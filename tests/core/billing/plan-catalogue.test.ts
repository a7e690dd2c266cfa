import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLAN_CATALOGUE, PLAN_COMPARISON, planFeatures } from '#core/billing/plan-catalogue.ts'
import {
  BILLING_PERIODS,
  BUSINESS_SEATS,
  PAID_PLANS,
  PLANS,
  priceCents,
  yearlySavingCents,
  yearlySavingPercent,
} from '#core/billing/plans.ts'
import { TOPICS } from '#core/catalogue/topics.ts'
import { CLAIMS, quoted, trueFigure } from '#core/claims.ts'
import { formatCents } from '#core/display/price.ts'
import { headlineFigure } from '#core/headline-figures.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { BASIC_LISTS_A_MONTH } from '#core/recommendations/quota.ts'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'

const textsOf = (plan: (typeof PLANS)[number]) => planFeatures(plan).map(({ text }) => text)

describe('the prices of the specification', () => {
  test.each([
    ['pro', 'month', '$30'],
    ['pro', 'year', '$180'],
    ['business', 'month', '$200'],
    ['business', 'year', '$1,750'],
  ] as const)('%s by the %s is %s', (plan, period, text) => {
    expect(formatCents(priceCents(plan, period))).toBe(text)
  })

  test.each([
    ['pro', '$180', 50],
    ['business', '$650', 27],
  ] as const)('a year of %s saves %s, which is %i%%', (plan, saving, percent) => {
    expect(formatCents(yearlySavingCents(plan))).toBe(saving)
    expect(yearlySavingPercent(plan)).toBe(percent)
  })

  test.each(PAID_PLANS)('a year of %s never saves less than the stated percentage', (plan) => {
    const months = 12 * priceCents(plan, 'month')
    expect(months - yearlySavingCents(plan)).toBe(priceCents(plan, 'year'))
    expect((months * yearlySavingPercent(plan)) / 100).toBeLessThanOrEqual(yearlySavingCents(plan))
    expect((months * (yearlySavingPercent(plan) + 1)) / 100).toBeGreaterThan(yearlySavingCents(plan))
  })

  test('formatted amounts parse back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const text = formatCents(cents)
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d\d)?$/)
        expect(Math.round(Number(text.replace(/[$,]/g, '')) * 100)).toBe(cents)
      }),
    )
  })
})

describe('what a plan includes', () => {
  test.each(PLANS)('%s has a name, features with ids of their own and a button', (plan) => {
    const { name, description, features, action } = PLAN_CATALOGUE[plan]
    expect(name && description && action).toBeTruthy()
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
  })

  test('Basic states the number of recommendations per month', () => {
    expect(textsOf('basic')).toContain(`${BASIC_LISTS_A_MONTH} recommendations per month`)
    expect(textsOf('basic')).toContain('400+ curated tools')
  })

  test('Pro is unlimited and immediate', () => {
    expect(textsOf('pro')).toEqual(expect.arrayContaining(['Unlimited recommendations', 'Instant access']))
  })

  test('Business has its seats, and features not built yet are marked as planned', () => {
    expect(textsOf('business')).toContain(`Up to ${BUSINESS_SEATS} team members`)
    const isPlanned = planFeatures('business').filter(({ planned }) => planned)
    expect(isPlanned.map(({ text }) => text)).toEqual(['Account manager', 'Analytics'])
    for (const { text } of isPlanned)
      expect(PLAN_COMPARISON).toContainEqual(expect.objectContaining({ text, planned: true }))
  })

  test('a larger plan has all features of the smaller ones', () => {
    for (const { values } of PLAN_COMPARISON) {
      expect(values.basic === false || values.pro !== false).toBe(true)
      expect(values.pro === false || values.business !== false).toBe(true)
    }
  })
})

describe('claims', () => {
  test('are shown on paths that exist', () => {
    const paths = ALL_ROUTES.map(({ path }): string => path)
    for (const { where } of Object.values(CLAIMS)) expect(paths).toEqual(expect.arrayContaining([...where]))
  })

  test.each([
    [CLAIMS.twoMinuteQuiz, '2-minute quiz', `${QUESTIONS.length} questions`],
    [CLAIMS.fiveMinuteQuiz, '5-minute quiz', `${QUESTIONS.length} questions`],
    [CLAIMS.matchingFactors, '50+ matching factors', `${TOPICS.length} topics today`],
    [CLAIMS.curatedTools, '400+ curated tools', '1,204 today'],
    [CLAIMS.directory, '400+ tools directory', '1,204 today'],
    [CLAIMS.accuracy, '95%+ accuracy matching', '93% on topic in our tests'],
    [CLAIMS.noCreditCard, 'No credit card required', null],
  ])('$id is quoted next to the true figure', (claim, text, figure) => {
    expect(quoted(claim)).toBe(text)
    expect(trueFigure(claim.id, { toolCount: 1204, onTopic: 0.934, outcome: null })).toBe(figure)
  })

  test('the share of people who chose a tool from their list comes before the figure of the tests', () => {
    const outcome = { people: 180, chose: 113 }
    expect(trueFigure(CLAIMS.accuracy.id, { toolCount: 1204, onTopic: 0.934, outcome })).toBe(
      '62% of 180 people who answered chose a tool from their list; 93% on topic in our tests',
    )
    const live = { toolCount: 1204, categoryCount: 53, factCount: 1, onTopic: 0.934 }
    expect(headlineFigure(CLAIMS.matchRate, { ...live, outcome })).toEqual({
      figure: '62%',
      label: 'of 180 people who answered chose a tool from their list; 93% of matches on topic in our tests',
      quote: 'advertised as 95% match rate',
    })
    expect(headlineFigure(CLAIMS.matchRate, { ...live, outcome: null })).toMatchObject({ figure: '93%' })
  })

  test('no figures are shown without a count', () => {
    expect(trueFigure(CLAIMS.curatedTools.id)).toBeNull()
    expect(trueFigure(CLAIMS.accuracy.id)).toBe('advertised figure')
  })
})

test('every paid plan has a price for every period', () => {
  for (const plan of PAID_PLANS)
    for (const period of BILLING_PERIODS) expect(priceCents(plan, period)).toBeGreaterThan(0)
})
