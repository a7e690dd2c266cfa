import { expect, it } from 'vitest'
import { contextText, ratesText, tokenPriceText } from '#core/display/token-price.ts'

it.each([
  [0, '$0'],
  [10, '$10'],
  [2.5, '$2.50'],
  [0.035, '$0.035'],
  [0.003625, '$0.003625'],
  [0.18000000000000002, '$0.18'],
  [1250, '$1,250'],
])('a price of %d reads %s', (usd, text) => {
  expect(tokenPriceText(usd)).toBe(text)
})

it('input and output are shown together, or input alone', () => {
  expect(ratesText(2, 10)).toBe('$2 in, $10 out')
  expect(ratesText(0.13, null)).toBe('$0.13 in')
})

it.each([
  [1_000_000, '1M'],
  [1_048_576, '1.05M'],
  [200_000, '200K'],
  [131_072, '131K'],
  [8192, '8,192'],
])('a context window of %d tokens reads %s', (tokens, text) => {
  expect(contextText(tokens)).toBe(text)
})
