import { describe, expect, it } from 'vitest'
import { priceDifferenceText } from '#core/display/price-difference-text.ts'

describe('the price difference', () => {
  it.each([
    [12, 20, '$8/month less than Alpha'],
    [20.5, 12, '$8.50/month more than Alpha'],
    [20, 19.99, 'About the same lowest price as Alpha'],
    [19, 20, 'About the same lowest price as Alpha'],
    [100, 91, 'About the same lowest price as Alpha'],
    [0.5, 1, 'About the same lowest price as Alpha'],
    [18, 20, '$2/month less than Alpha'],
    [0, 20, '$20/month less than Alpha'],
    [20, 20, 'Same lowest price as Alpha'],
    [0, 0, 'Free, like Alpha'],
    [null, 20, null],
    [20, null, null],
  ])('of %s and %s is %s', (usd, other, text) =>
    expect(priceDifferenceText(usd, { usd: other, name: 'Alpha' })).toBe(text),
  )
})
