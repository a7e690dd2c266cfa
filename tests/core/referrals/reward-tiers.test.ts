import { expect, test } from 'vitest'
import { inboxOf } from '#core/email-address.ts'
import { addMonths } from '#core/referrals/calendar.ts'
import { CODE_ALPHABET, referralCodeFrom } from '#core/referrals/referral-code.ts'
import { MILESTONES, monthsText, nextMilestone, REWARD_TIERS } from '#core/referrals/reward-tiers.ts'

test('the tiers are 1, 4 and 24 months, and the milestones their differences', () => {
  expect(REWARD_TIERS.map(({ referrals, totalMonths }) => [referrals, totalMonths])).toEqual([
    [1, 1],
    [3, 4],
    [10, 24],
  ])
  expect(MILESTONES).toEqual([
    { referrals: 1, months: 1 },
    { referrals: 3, months: 3 },
    { referrals: 10, months: 20 },
  ])
  expect(REWARD_TIERS.filter(({ mostPopular }) => mostPopular).map(({ referrals }) => referrals)).toEqual([3])
})

test('the next milestone is the first one not reached; null after the last', () => {
  const next = [0, 1, 2, 3, 9, 10, 50].map((count) => nextMilestone(count)?.referrals ?? null)
  expect(next).toEqual([1, 3, 3, 10, 10, null, null])
})

test('months are formatted as months, full years as years', () => {
  expect([1, 4, 20, 12, 24].map(monthsText)).toEqual(['1 month', '4 months', '20 months', '1 year', '2 years'])
})

test('calendar months end on the same day, or on the last day of a shorter month', () => {
  const after = (moment: string, months: number) => addMonths(new Date(moment), months).toISOString()
  expect(after('2026-11-20T12:00:00.000Z', 1)).toBe('2026-12-20T12:00:00.000Z')
  expect(after('2026-01-31T08:30:00.000Z', 1)).toBe('2026-02-28T08:30:00.000Z')
  expect(after('2027-12-31T00:00:00.000Z', 2)).toBe('2028-02-29T00:00:00.000Z')
  expect(after('2026-11-30T23:59:59.999Z', 20)).toBe('2028-07-30T23:59:59.999Z')
})

test('different spellings of one mailbox are equal, other mailboxes are not', () => {
  const same = [
    'Ada.Byron+news@Gmail.com',
    'adabyron@gmail.com',
    'a.d.a.byron@googlemail.com',
    'ADABYRON+x+y@gmail.com',
  ]
  expect(new Set(same.map(inboxOf)).size).toBe(1)
  const others = ['adabyron@example.com', 'ada@gmail.com', 'adabyron@mail.gmail.com']
  expect(new Set([...same, ...others].map(inboxOf)).size).toBe(4)
})

test('a code has 8 of 32 equally likely symbols without look-alikes', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32)
  expect(CODE_ALPHABET).not.toMatch(/[01IO]/)
  expect(referralCodeFrom(Uint8Array.of(0, 7, 8, 31, 32, 255, 64, 9, 99))).toBe('29AZ2Z2B')
  const symbols = Array.from({ length: 32 }, (_, start) =>
    referralCodeFrom(Uint8Array.from({ length: 8 }, (_item, index) => start * 8 + index)),
  ).join('')
  const counts = [...CODE_ALPHABET].map((symbol) => symbols.split(symbol).length - 1)
  expect(new Set(counts)).toEqual(new Set([8]))
  expect(() => referralCodeFrom(new Uint8Array(7))).toThrow(RangeError)
})
