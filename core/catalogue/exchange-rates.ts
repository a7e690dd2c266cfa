/** Converts prices to US dollars with the reference rates of `prisma/data/exchange-rates.json`. */
import rates from '#prisma/data/exchange-rates.json' with { type: 'json' }

export type Currency = keyof typeof rates.per_euro

/** ISO 4217 codes of currencies with a reference rate. */
export const CURRENCIES = Object.keys(rates.per_euro) as [Currency, ...Currency[]]

/** US dollars in whole cents; amounts in US dollars stay as they are. */
export const toUsd = (amount: number, currency: Currency): number =>
  currency === 'USD' ? amount : Math.round((amount / rates.per_euro[currency]) * rates.per_euro.USD * 100) / 100
