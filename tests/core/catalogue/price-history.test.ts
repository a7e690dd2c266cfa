import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlansChange, priceHistory } from '#core/catalogue/price-history.ts'
import { knownPlan } from '#tests/support/plans.ts'

const WEBSITE = 'https://www.abacus.example/'
const VENDOR = { source: 'vendor_page', url: null } as const

type Value = { readonly usd: number | null; readonly month: string; readonly name?: string; readonly perSeat?: boolean }
type Fact = PlansChange['before']['fact']

const plans = ({ usd, month, name = 'Pro', perSeat = false }: Value, fact: Fact = VENDOR): PlansChange['before'] => ({
  plans: [knownPlan({ name, usdMonth: usd, perSeat, asOf: month })],
  fact,
})
const history = (...values: readonly PlansChange['before'][]) =>
  priceHistory(
    values.slice(1).map((after, index) => ({ before: values[index] as PlansChange['before'], after })),
    WEBSITE,
  )
const texts = (...values: readonly PlansChange['before'][]) =>
  history(...values).map(({ from, to, month }) => `${from} until ${month}, then ${to}`)

const JUNE = plans({ usd: 20, month: '2025-06' })
const MARCH = plans({ usd: 25, month: '2026-03' })

describe('the price history', () => {
  test('has the old price until the month a different one was read on the vendor’s page', () => {
    expect(history(JUNE, MARCH)).toEqual([
      {
        plan: 'Pro',
        period: 'month',
        perSeat: false,
        currency: 'USD',
        from: 20,
        to: 25,
        fromMonth: '2025-06',
        month: '2026-03',
      },
    ])
  })

  test('has the newest change first, with the last month of the old price', () => {
    const confirmed = plans({ usd: 25, month: '2026-05' })
    const raised = plans({ usd: 30, month: '2026-08' })
    expect(texts(JUNE, MARCH, confirmed, raised)).toEqual(['25 until 2026-08, then 30', '20 until 2026-03, then 25'])
    expect(history(JUNE, MARCH, confirmed, raised)[0]?.fromMonth).toBe('2026-05')
  })

  test('ignores a correction of the same or an earlier month', () => {
    expect(texts(JUNE, plans({ usd: 25, month: '2025-06' }))).toEqual([])
    expect(texts(JUNE, plans({ usd: 25, month: '2025-05' }))).toEqual([])
  })

  test('shows the corrected price when the new one is corrected, and nothing without a change', () => {
    expect(texts(JUNE, MARCH, plans({ usd: 24, month: '2026-03' }))).toEqual(['20 until 2026-03, then 24'])
    expect(texts(JUNE, MARCH, plans({ usd: 20, month: '2026-03' }))).toEqual([])
  })

  test('drops the entry of an undone change', () => {
    expect(texts(JUNE, MARCH, JUNE)).toEqual([])
    expect(texts(JUNE, MARCH, JUNE, MARCH)).toEqual(['20 until 2026-03, then 25'])
  })

  test('needs both values from the vendor’s page', () => {
    const editorial = { source: 'editorial', url: WEBSITE } as const
    expect(texts(plans({ usd: 20, month: '2025-06' }, editorial), MARCH)).toEqual([])
    expect(texts(JUNE, plans({ usd: 25, month: '2026-03' }, { source: 'import', url: null }))).toEqual([])
    expect(texts(JUNE, plans({ usd: 25, month: '2026-03' }, null))).toEqual([])
    // Values from other sources in between do not break the chain.
    expect(texts(JUNE, plans({ usd: 99, month: '2025-09' }, editorial), MARCH)).toEqual(['20 until 2026-03, then 25'])
  })

  test('trusts a person only when citing the vendor’s site', () => {
    const by = (url: string | null) => texts(JUNE, plans({ usd: 25, month: '2026-03' }, { source: 'person', url }))
    expect(by('https://abacus.example/pricing')).toHaveLength(1)
    expect(by('https://help.abacus.example/plans')).toHaveLength(1)
    expect(by('https://abacus.example.evil.example/')).toEqual([])
    expect(by('https://notabacus.example/')).toEqual([])
    expect(by(null)).toEqual([])
  })

  test('compares plans by name, period and unit', () => {
    expect(texts(JUNE, plans({ usd: 25, month: '2026-03', name: 'Team' }))).toEqual([])
    expect(texts(JUNE, plans({ usd: 25, month: '2026-03', perSeat: true }))).toEqual([])
    expect(texts(JUNE, plans({ usd: null, month: '2026-03' }))).toEqual([])
    expect(texts(JUNE, plans({ usd: 25, month: '2026-03', name: 'pro ' }))).toHaveLength(1)
  })

  test('lists, for any values, the differing adjacent months in order, and never announces a month twice', () => {
    const month = fc.integer({ min: 1, max: 9 }).map((number) => `2026-0${number}`)
    const value = fc.record({ usd: fc.integer({ min: 1, max: 4 }), month })
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 12 }), (values) => {
        const found = history(...values.map((each) => plans(each)))
        const kept = new Map<string, number>()
        for (const each of values) {
          for (const known of [...kept.keys()]) if (known > each.month) kept.delete(known)
          kept.set(each.month, each.usd)
        }
        const months = [...kept.keys()].sort()
        const expected = months
          .flatMap((later, index) => {
            const before = kept.get(months[index - 1] ?? '')
            return before === undefined || before === kept.get(later) ? [] : [`${before} ${later} ${kept.get(later)}`]
          })
          .reverse()
        expect(found.map(({ from, month: later, to }) => `${from} ${later} ${to}`)).toEqual(expected)
        expect(new Set(found.map(({ month: later }) => later)).size).toBe(found.length)
      }),
    )
  })
})
