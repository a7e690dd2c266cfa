import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresOf } from '#core/analytics/uploads/analysis.ts'
import { insightsOf } from '#core/analytics/uploads/insights.ts'
import { recommendationsFor } from '#core/analytics/uploads/recommendation-rules.ts'
import type { DailyRow, TopPageRow, UploadRow } from '#core/analytics/uploads/upload-row.ts'

const daily = (metric: DailyRow['metric'], day: number, value: number, page: string | null = null): DailyRow => ({
  metric,
  date: `2026-11-${String(day).padStart(2, '0')}`,
  page,
  value,
})
const page = (name: string, views: number, conversions: number): TopPageRow => ({
  metric: 'top_page',
  page: name,
  views,
  conversions,
})
const ruleOf = (...rows: readonly UploadRow[]) =>
  recommendationsFor(figuresOf(rows))
    .filter(({ type }) => type !== 'data')
    .map(({ action, type, expectedImpact, priority }) => `${priority} ${type}: ${action}. ${expectedImpact}`)

describe('the figures of an uploaded export', () => {
  test('sum users and weigh rates by them', () => {
    const rows = [
      daily('users', 1, 100),
      daily('users', 2, 300),
      daily('bounce_rate', 1, 40),
      daily('bounce_rate', 2, 60),
      daily('session_duration', 2, 90),
    ]
    expect(figuresOf(rows)).toMatchObject({
      days: ['2026-11-01', '2026-11-02'],
      users: 400,
      bounceRate: 55,
      sessionDuration: 90,
      conversionRate: null,
    })
  })

  test('treat figures of single pages as parts of the site’s', () => {
    const rows = [
      daily('users', 1, 100),
      daily('users', 1, 70, '/a'),
      daily('users', 2, 20, '/a'),
      daily('users', 2, 30, '/b'),
    ]
    expect(figuresOf(rows).users).toBe(150)
  })

  test('weigh all days equally without users', () => {
    const rows = [daily('users', 1, 100), daily('bounce_rate', 1, 40), daily('bounce_rate', 2, 60)]
    expect(figuresOf(rows).bounceRate).toBe(50)
  })

  test('match sums over random site-wide rows', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 28 })
    fc.assert(
      fc.property(days, fc.array(fc.nat(1_000_000), { minLength: 28, maxLength: 28 }), (chosen, values) => {
        const rows = chosen.map((day, index) => daily('users', day, values[index] ?? 0))
        const sum = rows.reduce((total, { value }) => total + value, 0)
        const figures = figuresOf(rows)
        expect(figures.users).toBe(rows.length === 0 ? null : sum)
        expect(figures.usersByDay.reduce((total, { users }) => total + users, 0)).toBe(sum)
        expect(figures.days).toEqual(rows.map(({ date }) => date).sort())
      }),
    )
  })

  test('list pages by their views', () => {
    expect(figuresOf([page('/b', 5, 1), page('/a', 5, 0), page('/c', 9, 0)]).pages.map((one) => one.page)).toEqual([
      '/c',
      '/a',
      '/b',
    ])
  })
})

test('insights contain the figures they are based on', () => {
  const users = [100, 110, 90, 60, 70, 50].map((value, index) => daily('users', index + 1, value))
  const rows = [
    ...users,
    daily('conversion_rate', 1, 2.5),
    page('/quiz', 1500, 120),
    page('/pricing', 500, 60),
    page('/x', 50, 50),
  ]
  expect(insightsOf(figuresOf(rows))).toEqual([
    'The file has figures for 6 days from November 1, 2026 to November 6, 2026.',
    'Users fell by 40%: 300 in the first 3 days, 180 in the last 3.',
    'November 2, 2026 was the busiest day, with 110 users.',
    '2.5% of users converted: about 12 of 480.',
    '/quiz has 73.2% of the views of the listed pages.',
    '/pricing converts best: 60 of 500 views (12%).',
  ])
})

test('insights name no best one among equals', () => {
  const days = [60, 60, 40].map((value, index) => daily('users', index + 1, value))
  const text = insightsOf(figuresOf([...days, page('/quiz', 200, 20), page('/pricing', 100, 10)])).join(' ')
  expect(text).not.toMatch(/busiest|best/)
})

describe('a recommendation', () => {
  test.each([
    [70, ['high engagement: Reduce the bounce rate. Bounce rate is 70%.']],
    [50, ['medium engagement: Reduce the bounce rate. Bounce rate is 50%.']],
    [49.99, []],
  ])('for a bounce rate of %s%%', (value, expected) => {
    expect(ruleOf(daily('bounce_rate', 1, value))).toEqual(expected)
  })

  test.each([
    [1, ['high conversion: Raise the conversion rate. Conversion rate is 1%.']],
    [3, ['medium conversion: Raise the conversion rate. Conversion rate is 3%.']],
    [3.01, []],
  ])('for a conversion rate of %s%%', (value, expected) => {
    expect(ruleOf(daily('conversion_rate', 1, value))).toEqual(expected)
  })

  test.each([
    [
      30,
      ['high engagement: Lengthen sessions. Sessions last 30 seconds on average; this rule applies up to 60 seconds.'],
    ],
    [
      60,
      [
        'medium engagement: Lengthen sessions. Sessions last 60 seconds on average; this rule applies up to 60 seconds.',
      ],
    ],
    [61, []],
  ])('for sessions of %s seconds', (value, expected) => {
    expect(ruleOf(daily('session_duration', 1, value))).toEqual(expected)
  })

  test.each([
    [80, ['high traffic: Find out why there are fewer users. The last 2 days had 40 fewer users than the first 2.']],
    [90, ['medium traffic: Find out why there are fewer users. The last 2 days had 20 fewer users than the first 2.']],
    [91, []],
  ])('for a change of users from 100 to %s', (value, expected) => {
    expect(ruleOf(...[100, 100, value, value].map((users, index) => daily('users', index + 1, users)))).toEqual(
      expected,
    )
  })

  test('for pages that convert less than half as often as the others', () => {
    expect(ruleOf(page('/quiz', 1000, 100), page('/blog', 1000, 10), page('/few', 99, 0))).toEqual([
      'medium page: Improve /blog. 10 of 1,000 views convert; at the 5.2% of all listed pages it would be 52.',
    ])
  })

  test('states a percentage point in users a month, and requests missing data', () => {
    expect(recommendationsFor(figuresOf([daily('users', 1, 40), daily('bounce_rate', 1, 68)]))).toEqual([
      {
        action: 'Reduce the bounce rate',
        type: 'engagement',
        expectedImpact: 'Bounce rate is 68%; each percentage point lower would mean about 12 users a month.',
        priority: 'medium',
      },
      {
        action: 'Add conversion_rate, session_duration to the export',
        type: 'data',
        expectedImpact: 'Figures that aren’t in the file can’t be analyzed.',
        priority: 'low',
      },
    ])
  })
})
