import { describe, expect, it } from 'vitest'
import { toolRecordSchema } from '#core/catalogue/fields/tool-record.ts'
import { createRowParser } from '#core/catalogue/import-row.ts'
import { tool } from './catalogue-fixture.ts'

const { category: _, ...record } = tool({})

const URL_OF_LIST = 'https://lists.example/ai-tools'

describe('the source of a fact', () => {
  it.each([
    ['public_list', null, false],
    ['vendor_page', null, false],
    ['public_list', URL_OF_LIST, true],
    ['vendor_page', URL_OF_LIST, true],
    ['editorial', null, true],
  ])('in a data file: %s with the URL %s is valid: %s', (source, url, valid) => {
    const fact = { source, as_of: '2025-06', url }
    expect(toolRecordSchema.safeParse({ ...record, facts: { name: fact } }).success).toBe(valid)
    expect(toolRecordSchema.safeParse({ ...record, as_of: fact }).success).toBe(valid)
  })

  it('in an imported row: a public list needs its URL', () => {
    const style = { asOf: '2026-11', decimalComma: false, lastDay: '2026-11-27' }
    const { parse } = createRowParser(['name', 'facts'], style)
    const row = (fact: object) => parse(['Abacus', JSON.stringify({ name: fact })])
    expect(row({ source: 'public_list', as_of: '2025-06' })).toEqual({
      problems: [
        {
          column: 'facts',
          message: 'name.url: must be the URL of the vendor page or public list; without one, use "editorial"',
        },
      ],
    })
    expect(row({ source: 'public_list', as_of: '2025-06', url: URL_OF_LIST })).toHaveProperty('row')
    expect(row({ source: 'editorial', as_of: '2025-06' })).toHaveProperty('row')
  })
})
