import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directoryRank, MAX_EDITOR_RANK, placePoints } from '#core/catalogue/directory-rank.ts'

const tool = (editorRank: fc.Arbitrary<number | null>) =>
  fc.record({
    prominence: fc.integer({ min: 0, max: 3 }),
    favorites: fc.nat(10_000_000),
    visits: fc.nat(10_000_000),
    editorRank,
  })
const place = fc.integer({ min: 1, max: MAX_EDITOR_RANK })

describe('the directory rank', () => {
  test('never decreases with more prominence, favorites or visits', () => {
    fc.assert(
      fc.property(tool(fc.option(place)), fc.nat(3), fc.nat(1_000), fc.nat(1_000), (one, more, saved, seen) => {
        const { prominence, favorites, visits } = one
        const rank = directoryRank(one)
        expect(directoryRank({ ...one, prominence: prominence + more })).toBeGreaterThanOrEqual(rank)
        expect(directoryRank({ ...one, favorites: favorites + saved })).toBeGreaterThanOrEqual(rank)
        expect(directoryRank({ ...one, visits: visits + seen })).toBeGreaterThanOrEqual(rank)
      }),
    )
  })

  test('puts tools with an editor rank first, by position', () => {
    fc.assert(
      fc.property(tool(place), tool(fc.constant(null)), tool(place), (ranked, other, third) => {
        expect(directoryRank(ranked)).toBeGreaterThan(directoryRank(other) + placePoints(0))
        if (third.editorRank === null || ranked.editorRank === null) return
        if (ranked.editorRank < third.editorRank) {
          expect(directoryRank(ranked)).toBeGreaterThan(directoryRank(third))
        }
      }),
    )
  })

  test('adds points for the first ten tools of a category, more for each place', () => {
    const points = Array.from({ length: 12 }, (_, index) => placePoints(index))
    expect(points.slice(0, 3)).toEqual([7_000, 6_300, 5_600])
    expect(points.slice(9)).toEqual([700, 0, 0])
  })

  test('is a whole number that fits the database column', () => {
    fc.assert(
      fc.property(tool(fc.option(place)), (one) => {
        expect(Number.isInteger(directoryRank(one))).toBe(true)
        expect(directoryRank(one)).toBeLessThan(2_147_483_647)
      }),
    )
  })

  test('weighs prominence, then members, then visits, so that only an editor can move a tool to the top', () => {
    const quiet = { prominence: 0, favorites: 0, visits: 0, editorRank: null }
    expect(directoryRank({ ...quiet, prominence: 3 })).toBe(3_000)
    expect(directoryRank({ ...quiet, favorites: 1_000_000_000, visits: 1_000_000_000 })).toBe(2_400)
    expect(directoryRank({ ...quiet, favorites: 7 })).toBe(360)
    expect(directoryRank({ ...quiet, visits: 7 })).toBe(240)
  })
})
