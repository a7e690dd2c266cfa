import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestRemainder } from '#core/recommendations/ranking/largest-remainder.ts'

describe('whole numbers by largest remainder', () => {
  it('go to the largest remainders, first on ties', () => {
    expect(largestRemainder([1.2, 2.7, 3.6], 7)).toEqual([1, 3, 3])
    expect(largestRemainder([0.5, 0.5, 0.5, 0.5], 2)).toEqual([1, 1, 0, 0])
  })

  it('correct floating-point sums', () => {
    expect(largestRemainder([0.1 + 0.2 + 0.7, 2], 3)).toEqual([1, 2])
  })

  it('skip full parts', () => {
    expect(largestRemainder([8.4, 8.4, 1.2], 18, [8, 8, 5])).toEqual([8, 8, 2])
  })

  it('sum to the total within every limit, whatever the parts', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(rows, (list) => {
        const limits = list.map(([limit]) => limit)
        const parts = list.map(([limit, share]) => limit * share)
        const total = Math.round(parts.reduce((sum, part) => sum + part, 0))
        const whole = largestRemainder(parts, total, limits)
        expect(whole.reduce((sum, value) => sum + value, 0)).toBe(total)
        expect(whole.every((value, i) => value >= 0 && value <= (limits[i] ?? 0))).toBe(true)
      }),
      { seed: 21 },
    )
  })
})
