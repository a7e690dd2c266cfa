import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, periodEndAfter } from '#payment-simulator/calendar.ts'
import { seconds } from './support.ts'

const time = fc.integer({ min: seconds('2020-01-01T00:00:00Z'), max: seconds('2060-01-01T00:00:00Z') })
const interval = fc.constantFrom('month' as const, 'year' as const)

const lastDayOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2028-02-29T23:59:59Z', 12, '2029-02-28T23:59:59Z'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(seconds(from), months)).toBe(seconds(to))
})

test('adding months keeps day and time, or the last day of a shorter month', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 240 }), (from, months) => {
      const start = new Date(from * 1000)
      const end = new Date(addMonths(from, months) * 1000)
      const passed = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
      expect(passed).toBe(months)
      expect(end.getUTCDate()).toBe(Math.min(start.getUTCDate(), lastDayOf(end)))
      expect(end.toISOString().slice(10)).toBe(start.toISOString().slice(10))
    }),
  )
})

test('periods are adjacent and counted from the anchor', () => {
  fc.assert(
    fc.property(time, interval, fc.integer({ min: 1, max: 60 }), (anchor, unit, periods) => {
      let end = anchor
      for (let period = 0; period < periods; period += 1) end = periodEndAfter(anchor, unit, 1, end)
      expect(end).toBe(addMonths(anchor, periods * (unit === 'year' ? 12 : 1)))
    }),
  )
})

test('the end of a period is the first one after a time', () => {
  fc.assert(
    fc.property(time, interval, fc.integer({ min: 0, max: 10 * 365 * 86_400 }), (anchor, unit, passed) => {
      const after = anchor + passed
      const end = periodEndAfter(anchor, unit, 1, after)
      expect(end).toBeGreaterThan(after)
      // One period earlier, counted from the anchor, is not later.
      const step = unit === 'year' ? 12 : 1
      const months = Math.round((end - anchor) / (30.436875 * 86_400))
      expect(addMonths(anchor, months - step)).toBeLessThanOrEqual(after)
    }),
  )
})
