import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsInText } from '#core/catalogue/price-watch/amounts-in-text.ts'

const read = (text: string) => amountsInText(text).map(({ amount, currency }) => `${amount} ${currency}`)

describe('an amount in a text', () => {
  test.each([
    ['$25', '25 USD'],
    ['US$25', '25 USD'],
    ['US $25', '25 USD'],
    ['25 USD', '25 USD'],
    ['USD 25', '25 USD'],
    ['$25.00', '25 USD'],
    ['$25/mo', '25 USD'],
    ['$ 25', '25 USD'],
    ['$\n25', '25 USD'],
    ['25$', '25 USD'],
    ['only $25.', '25 USD'],
    ['€25', '25 EUR'],
    ['25 €', '25 EUR'],
    ['25\u00a0€', '25 EUR'],
    ['25,00 €', '25 EUR'],
    ['1.200,00 €', '1200 EUR'],
    ['1.200 €', '1200 EUR'],
    ['1\u202f200,50 €', '1200.5 EUR'],
    ['25 EUR', '25 EUR'],
    ['£1,200.50', '1200.5 GBP'],
    ['¥1,200', '1200 JPY'],
    ['1,200円', '1200 JPY'],
    ['$1,200', '1200 USD'],
    ["$1'200", '1200 USD'],
    ['$1,234,567.89', '1234567.89 USD'],
    ['$0.006', '0.006 USD'],
    ['0,006 €', '0.006 EUR'],
    ['$1.125', '1.125 USD'],
  ])('%j is %s', (text, amount) => {
    expect(read(text)).toEqual([amount])
  })

  test.each(['A$25', 'CA$25', '$25 CAD', '$25M', '$1.5k', '$3 million', '25 users', 'Team 25', '25 dollar signs: $'])(
    '%j has no price',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )

  test('has its place, and is not joined with the numbers around it', () => {
    const text = '3 users $10 5 projects €20 2026'
    expect(amountsInText(text).map(({ start, end }) => text.slice(start, end))).toEqual(['$10', '€20'])
  })
})

const cents = fc.integer({ min: 1, max: 99_999_999 })
const grouped = (whole: number, separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator)
const decimals = (value: number) => String(value % 100).padStart(2, '0')
/** Every form writes an amount in cents without loss. */
const FORMS: Readonly<Record<string, (value: number) => string>> = {
  plain: (value) => `$${Math.floor(value / 100)}.${decimals(value)}`,
  grouped: (value) => `$${grouped(Math.floor(value / 100), ',')}.${decimals(value)}`,
  country: (value) => `US$${grouped(Math.floor(value / 100), ',')}.${decimals(value)}`,
  code: (value) => `USD ${grouped(Math.floor(value / 100), ',')}.${decimals(value)}`,
  codeAfter: (value) => `${grouped(Math.floor(value / 100), ',')}.${decimals(value)} USD`,
  german: (value) => `${grouped(Math.floor(value / 100), '.')},${decimals(value)} €`,
  french: (value) => `${grouped(Math.floor(value / 100), '\u202f')},${decimals(value)}\u00a0€`,
  swiss: (value) => `EUR ${grouped(Math.floor(value / 100), '’')}.${decimals(value)}`,
  pound: (value) => `£${grouped(Math.floor(value / 100), ',')}.${decimals(value)}`,
}
const around = fc.constantFrom('', 'Pro ', '12 users, ', 'only ', 'per seat ', '\n')

describe('any amount', () => {
  test.each(Object.entries(FORMS))('written as %s is found, and no other', (_name, write) => {
    fc.assert(
      fc.property(cents, around, around, (value, before, after) => {
        const text = `${before}${write(value)}${after === '' ? '' : ` ${after.trimEnd()}`}`
        expect(amountsInText(text).map(({ amount }) => Math.round(amount * 100))).toEqual([value])
      }),
    )
  })

  test('is read from any text without an error', () => {
    const piece = fc.constantFrom('$', '€', '1', '25', '.', ',', ' ', 'USD', 'k', '\u00a0', "'", '\n')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { amount } of amountsInText(pieces.join(''))) expect(Number.isFinite(amount)).toBe(true)
      }),
    )
  })
})
