import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareCodePoints } from '#core/catalogue/listing/code-points.ts'
import { type ListedTool, layOutColumns } from '#core/catalogue/listing/columns.ts'
import { byFlag } from '#core/catalogue/listing/flags.ts'
import { catalogueOrder, indexAfter, positionOf, ratingOrder, spreadOrder } from '#core/catalogue/listing/orders.ts'
import { INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS, TEAM_SIZES } from '#core/catalogue/vocabulary.ts'

const listed = fc.record<ListedTool>({
  id: fc.uuid(),
  nameLower: fc.constantFrom('a', 'b', '\u{1f98a}', '\uff5e', 'a b', ''),
  categoryId: fc.constant('c'),
  categorySlug: fc.constantFrom('x', 'y', 'z'),
  pricingModel: fc.constantFrom('free', 'paid', null),
  priceCents: fc.option(fc.nat(3), { nil: null }),
  ...byFlag(() => fc.boolean()),
  platforms: fc.subarray([...PLATFORMS]),
  integrations: fc.subarray([...INTEGRATIONS]),
  privacy: fc.subarray([...PRIVACY_FLAGS]),
  teamFit: fc.subarray([...TEAM_SIZES]),
  skill: fc.integer({ min: 1, max: 4 }),
  prominence: fc.integer({ min: 0, max: 3 }),
  directoryRank: fc.integer({ min: 0, max: 3 }),
  addedDay: fc.integer({ min: 20_000, max: 20_003 }),
})
const catalogue = fc.uniqueArray(listed, { selector: ({ id }) => id, maxLength: 25 })

test('names compare like bytes in databases', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))))
    }),
  )
})

test('every vocabulary fits into 32 bits', () => {
  for (const values of [INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS, TEAM_SIZES])
    expect(values.length).toBeLessThanOrEqual(32)
})

describe('every order', () => {
  const orders = (columns: ReturnType<typeof layOutColumns>) => [
    catalogueOrder(columns, 'name'),
    catalogueOrder(columns, 'price'),
    catalogueOrder(columns, 'newest'),
    catalogueOrder(columns, 'relevance'),
    spreadOrder(columns, catalogueOrder(columns, 'relevance')),
    ratingOrder(columns, (id) => (id < '8' ? 4_000_000 : 3_500_000)),
  ]

  test('contains each tool once, and continues after any of them, even after one that is gone', () => {
    fc.assert(
      fc.property(catalogue, (tools) => {
        const columns = layOutColumns(tools)
        for (const order of orders(columns)) {
          expect([...order.ordinals].sort((a, b) => a - b)).toEqual(tools.map((_, index) => index))
          order.ordinals.forEach((ordinal, index) => {
            const position = positionOf(columns, order, ordinal)
            expect(indexAfter(columns, order, order.ordinals, position)).toBe(index + 1)
            const others = order.ordinals.filter((other) => other !== ordinal)
            expect(indexAfter(columns, order, others, position)).toBe(index)
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  test('breaks ties by a hash, never by the alphabet, except by name', () => {
    const letters = 'abcdefghijklmnopqrst'.split('')
    const same = { ...fc.sample(listed, { numRuns: 1, seed: 1 })[0], directoryRank: 1, priceCents: 0 } as ListedTool
    const columns = layOutColumns(letters.map((nameLower) => ({ ...same, id: `id-${nameLower}`, nameLower })))
    const [byName, ...others] = orders(columns).map(({ ordinals }) =>
      [...ordinals].map((ordinal) => columns.names[ordinal]).join(''),
    )
    expect(byName).toBe(letters.join(''))
    // The same in every order, and the same tomorrow.
    expect(new Set(others)).toEqual(new Set(['nepakdmsloitjgfcrhqb']))
  })

  test('spread at the front, only has neighbors of one category when no other is left', () => {
    fc.assert(
      fc.property(catalogue, (tools) => {
        const columns = layOutColumns(tools)
        const { ordinals } = spreadOrder(columns, catalogueOrder(columns, 'relevance'))
        const front = [...ordinals.subarray(0, 40)].map((ordinal) => columns.category[ordinal])
        const left = [...ordinals].map((ordinal) => columns.category[ordinal])
        front.forEach((category, place) => {
          if (place === 0 || category !== front[place - 1]) return
          expect(new Set(left.slice(place))).toEqual(new Set([category]))
        })
      }),
      { numRuns: 100 },
    )
  })
})
