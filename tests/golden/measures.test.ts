import { describe, expect, it } from 'vitest'
import {
  auc,
  type Judge,
  maxExposure,
  ndcgCondensed,
  ndcgStrict,
  overlapAt,
  precisionAt,
  shareOf,
  textDiversity,
} from '#lab/eval/measures.ts'

const grades: Readonly<Record<string, number>> = { a: 3, b: 3, c: 2, d: 1, z: 0 }
const judge: Judge = {
  gradeOf: (slug) => grades[slug] ?? null,
  onTopicByCategory: (slug) => slug.startsWith('on'),
}
const judged = Object.values(grades)

describe('the relevant share', () => {
  it('counts tools graded above 0, and ungraded ones of a suitable category', () => {
    expect(precisionAt(5, ['a', 'on1', 'd', 'z', 'off1', 'b'], judge)).toBe(3 / 5)
  })

  it('of a short list refers to its own length', () => {
    expect(precisionAt(10, ['a', 'z'], judge)).toBe(0.5)
    expect(precisionAt(10, [], judge)).toBe(0)
  })
})

describe('nDCG', () => {
  it('is 1 for the ideal order and lower for others', () => {
    expect(ndcgStrict(['a', 'b', 'c', 'd'], judge, judged)).toBeCloseTo(1)
    expect(ndcgCondensed(['a', 'b', 'c', 'd'], judge, judged)).toBeCloseTo(1)
    expect(ndcgStrict(['d', 'c', 'b', 'a'], judge, judged)).toBeLessThan(0.9)
  })

  it('skips ungraded relevant tools when condensed, and counts them as 0 when strict', () => {
    const list = ['on1', 'a', 'on2', 'b', 'c', 'd']
    expect(ndcgCondensed(list, judge, judged)).toBeCloseTo(1)
    expect(ndcgStrict(list, judge, judged)).toBeLessThan(0.8)
  })

  it('counts ungraded irrelevant tools as 0 either way', () => {
    expect(ndcgCondensed(['off1', 'a', 'b', 'c', 'd'], judge, judged)).toBeLessThan(0.8)
  })

  it('matches a manual calculation', () => {
    // Gains 1 and 2/3 at ranks 1 and 2; ideal 1, 1, 2/3, 1/3.
    const hand = (1 + 2 / 3 / Math.log2(3)) / (1 + 1 / Math.log2(3) + 2 / 3 / 2 + 1 / 3 / Math.log2(5))
    expect(ndcgStrict(['a', 'c'], judge, judged)).toBeCloseTo(hand, 12)
    expect(ndcgCondensed(['a', 'c'], judge, judged)).toBeCloseTo(hand, 12)
  })

  it('gives no full score for a single graded tool', () => {
    expect(ndcgCondensed(['a', 'on1', 'on2', 'on3', 'on4'], judge, judged)).toBeLessThan(0.5)
    expect(ndcgCondensed([], judge, judged)).toBe(0)
  })
})

it('measures text distance', () => {
  expect(textDiversity(['red green', 'red blue'])).toBeCloseTo(1 - 1 / 3)
  expect(textDiversity(['same words', 'Words, same!'])).toBe(0)
  expect(textDiversity(['alone'])).toBe(0)
})

it('counts shared items at the top of two lists', () => {
  expect(overlapAt(2, ['a', 'b', 'c'], ['b', 'c', 'a'])).toBe(1)
})

it('distinguishes good from bad lists', () => {
  expect(auc([90, 80], [10, 20])).toBe(1)
  expect(auc([50], [50])).toBe(0.5)
  expect(auc([10], [90, 5])).toBe(0.5)
})

it('finds the item in most lists', () => {
  expect(maxExposure([['a', 'b'], ['a'], ['c'], ['a', 'a']])).toBe(0.75)
  expect(maxExposure([])).toBe(0)
})

it('accepts empty input', () => {
  expect(shareOf([], () => false)).toBe(1)
  expect(shareOf([1, 2], (value) => value > 1)).toBe(0.5)
})
