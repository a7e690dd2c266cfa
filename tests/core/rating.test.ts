import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkStars, ratingScore } from '#core/catalogue/rating.ts'

describe('the mean for sorting', () => {
  test.each([
    [0, 0, 3_500_000],
    [5, 1, 3_557_692],
    [1, 1, 3_403_846],
    [125, 25, 4_250_000],
  ])('of %i stars in %i ratings is %i', (sum, count, score) => {
    expect(ratingScore(sum, count)).toBe(score)
  })

  test('lies between 3.5 and the plain mean, and approaches it with more equal ratings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1000 }), (stars, count) => {
        const away = (times: number) => Math.abs(ratingScore(stars * times, times) - stars * 1_000_000)
        expect(away(count)).toBeLessThan(Math.abs(3.5 - stars) * 1_000_000)
        expect(away(count + 1)).toBeLessThan(away(count))
      }),
    )
  })
})

test.each([0, 6, -1, 2.5, Number.NaN, 2 ** 31])('%d stars are rejected', (stars) => {
  expect(() => checkStars(stars)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', data: { field: 'stars' } }))
})
