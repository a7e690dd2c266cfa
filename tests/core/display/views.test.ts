import { expect, it } from 'vitest'
import { viewsText } from '#core/display/views.ts'

it.each([
  [undefined, null],
  [0, null],
  [99, null],
  [100, '100 views'],
  [999, '999 views'],
  [1_000, '1.0k views'],
  [12_340, '12.3k views'],
])('%s views are shown as %s', (views, text) => {
  expect(viewsText(views)).toBe(text)
})
