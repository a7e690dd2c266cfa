import { expect, it } from 'vitest'
import { CURRENCIES, toUsd } from '#core/catalogue/exchange-rates.ts'
import { exchangeRatesFileSchema } from '#core/catalogue/exchange-rates-file.ts'
import file from '#prisma/data/exchange-rates.json' with { type: 'json' }

it('the file of rates is valid', () => {
  expect(exchangeRatesFileSchema.safeParse(file).error).toBeUndefined()
  expect(exchangeRatesFileSchema.safeParse({ ...file, per_euro: { EUR: 2, USD: 1 } }).success).toBe(false)
  expect(exchangeRatesFileSchema.safeParse({ ...file, per_euro: { EUR: 1 } }).success).toBe(false)
})

it('amounts are converted to whole cents through the euro', () => {
  expect(toUsd(20, 'EUR')).toBe(Math.round(20 * file.per_euro.USD * 100) / 100)
  expect(toUsd(20, 'GBP')).toBe(Math.round((20 / file.per_euro.GBP) * file.per_euro.USD * 100) / 100)
  for (const currency of CURRENCIES) expect(toUsd(0, currency)).toBe(0)
})

it('amounts in US dollars stay as they are', () => {
  expect(toUsd(0.0043, 'USD')).toBe(0.0043)
})
