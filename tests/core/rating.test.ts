import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkStars, ratingPrior, ratingScore, shrunkMean } from '#core/catalogue/rating.ts'

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

describe('the mean to show', () => {
  test.each([
    [5, 1, 3_500_000, 3.65],
    [5, 1, 4_000_000, 4.1],
    [45, 9, 3_500_000, 4.85],
    [50, 10, 3_500_000, 5],
    [44, 11, 1_000_000, 4],
  ])('of %i stars in %i ratings with the prior %i is %d', (sum, count, prior, mean) => {
    expect(shrunkMean(sum, count, prior)).toBeCloseTo(mean, 9)
  })

  test('lies between the prior and the plain mean', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 30 })
          .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: count, max: 5 * count }))),
        fc.integer({ min: 1_000_000, max: 5_000_000 }),
        ([count, sum], prior) => {
          const ends = [sum / count, prior / 1_000_000]
          const mean = shrunkMean(sum, count, prior)
          expect(mean).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9)
          expect(mean).toBeLessThanOrEqual(Math.max(...ends) + 1e-9)
        },
      ),
    )
  })

  test.each([
    [0, 0, 3_500_000],
    [45, 9, 3_500_000],
    [44, 10, 4_400_000],
  ])('of a category with %i stars in %i ratings has the prior %i', (sum, count, prior) => {
    expect(ratingPrior(sum, count)).toBe(prior)
  })
})

test.each([0, 6, -1, 2.5, Number.NaN, 2 ** 31])('%d stars are rejected', (stars) => {
  expect(() => checkStars(stars)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', data: { field: 'stars' } }))
})
