import { describe, expect, test } from 'vitest'
import { dueOn, dueText } from '#core/data-requests.ts'

describe('a request for data', () => {
  test.each([
    ['gdpr', '2026-11-20', '2026-12-20'],
    ['ccpa', '2026-11-20', '2027-01-04'],
    ['gdpr', '2026-01-31', '2026-03-02'],
    // A leap year, and the night in which clocks change in most of Europe and America.
    ['gdpr', '2028-01-31', '2028-03-01'],
    ['ccpa', '2026-02-20', '2026-04-06'],
    ['gdpr', '2026-10-10', '2026-11-09'],
  ] as const)('under the %s of %s is due on %s', (law, received, due) => {
    expect(dueOn(law, received)).toBe(due)
  })

  test.each([
    ['2026-12-21', '1 day overdue'],
    ['2027-01-20', '31 days overdue'],
    ['2026-12-20', 'due today'],
    ['2026-12-19', 'due in 1 day'],
    ['2026-11-20', 'due in 30 days'],
  ])('is described on %s as %s', (today, text) => {
    expect(dueText('2026-12-20', today)).toBe(text)
  })
})
