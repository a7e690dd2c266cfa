import { describe, expect, test } from 'vitest'
import { checkedPriceText } from '#server/http/embeds/checked-price.ts'

type Priced = Parameters<typeof checkedPriceText>[0]

const plan = {
  name: 'Pro',
  month: 12,
  perSeat: false,
  priceText: '$12/month',
  asOf: '2026-09',
  checkedBy: null,
  sourceUrl: null,
}
const fact = { field: 'plans', source: 'EDITORIAL', asOf: '2026-09', checkedOn: null } as const
const textOf = (changes: Partial<Priced> = {}) =>
  checkedPriceText({ priceAsOf: '2026-09', plans: [plan], facts: [fact], ...changes })

describe('a price is called checked', () => {
  test('if an editor, the watch or the vendor read it', () => {
    expect(textOf({ plans: [{ ...plan, checkedBy: 'WATCH' }] })).toBe('price checked September 2026')
  })

  test('if the page of the vendor that it was read on is known', () => {
    expect(textOf({ plans: [{ ...plan, sourceUrl: 'https://quill.example/pricing' }] })).toBe(
      'price checked September 2026',
    )
  })

  test.each(['VENDOR_PAGE', 'VENDOR_STATEMENT'] as const)('if its source is %s of that month', (source) => {
    expect(textOf({ facts: [{ ...fact, source }] })).toBe('price checked September 2026')
    expect(textOf({ facts: [{ ...fact, source, asOf: '2026-06' }] })).toBe('price as of September 2026')
  })

  test('with the month of a later check', () => {
    expect(textOf({ facts: [{ ...fact, checkedOn: '2026-11-03' }] })).toBe('price checked November 2026')
  })
})

test('a price that nobody checked has the month that it is known for', () => {
  expect(textOf()).toBe('price as of September 2026')
  expect(textOf({ facts: [] })).toBe('price as of September 2026')
  expect(textOf({ plans: [{ ...plan, asOf: '2026-06', checkedBy: 'EDITOR' }] })).toBe('price as of September 2026')
})

test('nothing is said about a price that is not known', () => {
  expect(textOf({ priceAsOf: null })).toBeNull()
})
