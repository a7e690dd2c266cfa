import { expect, test } from 'vitest'
import { nextMonth, quotaExceeded } from '#core/recommendations/quota.ts'
import { utcMonth } from '#core/utc-day.ts'

test.each([
  ['2026-11-20T12:00:00Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  // Already February in the east, still January by UTC.
  ['2026-02-01T08:59:59+09:00', '2026-01', '2026-02-01T00:00:00.000Z'],
])('%s belongs to %s, and the next month begins at %s', (now, month, next) => {
  expect([utcMonth(new Date(now)), nextMonth(new Date(now)).toISOString()]).toEqual([month, next])
})

test('the error names the reset day', () => {
  expect(quotaExceeded(new Date('2026-12-31T23:59:59Z'))).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    status: 429,
    message: 'You have used your 5 recommendations for this month. New ones are available from January 1, 2027.',
    resetsAt: new Date('2027-01-01T00:00:00Z'),
  })
})
