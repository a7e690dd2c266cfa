/** Numbers, dates and lists are formatted without `Intl`, which is the reference here. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longDay, longMonth, momentDayText } from '#core/display/dates.ts'
import { compareLabels } from '#core/display/labels.ts'
import { listText } from '#core/display/list-text.ts'
import { countText, roundedText } from '#core/display/numbers.ts'
import { formatCents, formatUsd } from '#core/display/price.ts'

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

test('whole numbers are grouped by thousands', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => countText(count) === count.toLocaleString('en-US')))
})

test('decimals are limited to what is needed', () => {
  const isSame = (value: number, decimals: number) =>
    Math.abs(Number(roundedText(value, decimals)) - value) <= 0.5 / 10 ** decimals + 1e-9
  fc.assert(fc.property(fc.double({ min: 0, max: 999, noNaN: true }), fc.integer({ min: 0, max: 3 }), isSame))
  expect([roundedText(3, 1), roundedText(3.04, 1), roundedText(3.46, 1)]).toEqual(['3', '3', '3.5'])
})

test('amounts are in dollars, with cents where there are any', () => {
  const isSame = (cents: number) => formatCents(cents) === usd.format(cents / 100).replace(/\.00$/, '')
  fc.assert(fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), isSame))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => formatUsd(cents / 100) === formatCents(cents)),
  )
})

test('days and months are in UTC', () => {
  fc.assert(fc.property(anyDate, (date) => longDay(date) === day.format(date)))
  fc.assert(fc.property(anyDate, (date) => longMonth(date) === month.format(date)))
  expect(momentDayText('2026-06-03T23:59:59Z')).toBe('June 3, 2026')
  expect(momentDayText('soon')).toBe('soon')
})

test('lists are joined as in a sentence', () => {
  fc.assert(fc.property(fc.array(fc.string(), { maxLength: 6 }), (items) => listText(items) === list.format(items)))
})

test('labels are sorted alphabetically', () => {
  const labels = ['writing', 'Éditions', '3D', 'editing', 'Audio', 'audio']
  expect(labels.toSorted(compareLabels)).toEqual(['3D', 'Audio', 'audio', 'editing', 'Éditions', 'writing'])
})
