/** Finds amounts of money in text, in the forms that vendors write them in. */
import type { Currency } from '../exchange-rates.ts'

/** `start` and `end` are positions in the text, with the currency. */
export type FoundAmount = {
  readonly amount: number
  readonly currency: Currency
  readonly start: number
  readonly end: number
}

/** `1,200`, `1.200,00`, `1 200` with a narrow or no-break space, `25`, `0.006`. */
const NUMBER = String.raw`\d{1,3}(?:[.,'\u2019\u00a0\u2009\u202f]\d{3})+(?!\d)(?:[.,]\d{1,8})?|\d{1,9}(?:[.,]\d{1,8})?`
/** The dollar of another country, such as `A$25` or `$25 CAD`, has another currency. */
const OTHER_DOLLARS = String.raw`(?!\s?(?:CAD|AUD|NZD|SGD|HKD|MXN|BRL)\b)`
/** `$2M`, `$1.5k` and `$3 million` are no prices. */
const NOT_MULTIPLIED = String.raw`(?!\s?(?:[kKMB]\b|million|billion|thousand))`
const BEFORE = String.raw`(?<![\p{L}$])(?:US\s?\$|USD\s?\$?|\$|EUR|\u20ac|GBP|\u00a3|JPY|\u00a5)`
const AFTER = String.raw`US\$|USD\b|\$|EUR\b|\u20ac|euros?\b|GBP\b|\u00a3|JPY\b|\u00a5|\u5186`
const AMOUNT = new RegExp(
  String.raw`(?:(?<before>${BEFORE})\s{0,2}(?<first>${NUMBER})(?!\d|[.,]\d)${OTHER_DOLLARS}${NOT_MULTIPLIED})|` +
    String.raw`(?:(?<![\d.,])(?<second>${NUMBER})[ \u00a0\u202f]?(?<after>${AFTER})(?!\d)${OTHER_DOLLARS})`,
  'giu',
)

const currencyOf = (token: string): Currency => {
  const sign = token.toUpperCase()
  if (sign.includes('€') || sign.startsWith('EUR')) return 'EUR'
  if (sign === '£' || sign === 'GBP') return 'GBP'
  return sign === '¥' || sign === 'JPY' || sign === '円' ? 'JPY' : 'USD'
}

/**
 * The value of a written number. The last of two kinds of separators is the decimal one; a single one before three digits
 * separates thousands if it is a comma, or a dot in a price in euros.
 */
const numberOf = (written: string, currency: Currency): number => {
  const digits = written.replace(/['’\u00a0\u2009\u202f]/g, '')
  const separators = digits.replace(/\d/g, '')
  const last = separators.at(-1)
  if (last === undefined) return Number(digits)
  const isMixed = new Set(separators).size > 1
  const [whole = ''] = digits.split(last)
  const hasThree = digits.length - digits.lastIndexOf(last) - 1 === 3 && !/^0*$/.test(whole)
  const isThousands = !isMixed && (separators.length > 1 || (hasThree && (last === ',' || currency === 'EUR')))
  if (isThousands) return Number(digits.replaceAll(last, ''))
  const at = digits.lastIndexOf(last)
  return Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`)
}

/** In the order of the text. */
export const amountsInText = (text: string): FoundAmount[] =>
  [...text.matchAll(AMOUNT)].map(({ index, 0: all, groups = {} }) => {
    const currency = currencyOf(groups['before'] ?? groups['after'] ?? '$')
    const amount = numberOf(groups['first'] ?? groups['second'] ?? '', currency)
    return { amount, currency, start: index, end: index + all.length }
  })
