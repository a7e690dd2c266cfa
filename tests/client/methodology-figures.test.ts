import { expect, it } from 'vitest'
import { shareText } from '#client/features/methodology/figures.tsx'

it.each([
  [0, 10, '0%'],
  [1, 200, 'less than 1%'],
  [199, 200, 'more than 99%'],
  [10, 10, '100%'],
  [1, 3, '33%'],
  [0, 0, '–'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text)
})
