import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { toCsv } from '#server/http/files/catalogue-texts.ts'
import type { LegacyTool } from '#server/http/functions/legacy-tool.ts'

describe('a table for spreadsheets', () => {
  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' ',
    '\u00a0',
    '\ufeff',
    '＝',
    '＋',
    '－',
    '＠',
    '"',
    ',',
    "'",
    ';',
    '|',
    '1',
    'a',
    'é',
    '😀',
  )
  const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''))
  const tool: fc.Arbitrary<LegacyTool> = fc.record({
    id: fc.uuid(),
    slug: text,
    name: text,
    description: text,
    long_description: text,
    category: text,
    pricing_model: fc.option(text),
    pricing: fc.option(text),
    price_range: fc.option(text),
    logo_url: fc.constant(null),
    rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    review_count: fc.nat(),
    verified: fc.boolean(),
    featured: fc.boolean(),
    website_url: fc.option(fc.webUrl()),
    features: fc.array(text),
    use_cases: fc.array(text),
    pros: fc.array(text),
    cons: fc.array(text),
    api_available: fc.option(fc.boolean()),
  })
  const isAmbiguous = (items: readonly string[]) => items.join('').includes('|') || items[0]?.startsWith('[') === true
  const cell = (value: unknown) =>
    Array.isArray(value) ? (isAmbiguous(value) ? JSON.stringify(value) : value.join(' | ')) : String(value ?? '')

  test('reads back as it was, and no cell begins a formula', () => {
    fc.assert(
      fc.property(fc.array(tool, { minLength: 1, maxLength: 5 }), (tools) => {
        const { data, errors } = Papa.parse<string[]>(toCsv(tools), { delimiter: ',', newline: '\r\n' })
        expect(errors).toEqual([])
        const [names, ...rows] = data.slice(0, -1)
        expect(data.at(-1)).toEqual([''])
        expect(names).toEqual(Object.keys(tools[0] ?? {}))
        expect(rows).toHaveLength(tools.length)
        rows.forEach((row, index) => {
          const wanted = Object.values(tools[index] ?? {}).map(cell)
          expect(row.map((value, column) => (value === `'${wanted[column]}` ? wanted[column] : value))).toEqual(wanted)
          for (const value of row) {
            expect('=+-@＝＋－＠'.includes(value.trimStart().charAt(0) || ' ')).toBe(false)
            expect(value).not.toMatch(/^[\t\r]/)
          }
        })
      }),
      { numRuns: 300 },
    )
  })
})
