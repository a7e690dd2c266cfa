import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { CsvRowTooLongError, createCsvReader } from '../../core/csv/csv-reader.ts'
import { csvLine, guardFormula, unguardFormula } from '../../core/csv/csv-writer.ts'

const read = (text: string, size = text.length || 1) => {
  const reader = createCsvReader()
  const rows = []
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)))
  return [...rows, ...reader.end()]
}
const cellsOf = (text: string) => read(text).map(({ cells }) => cells)

describe('comma-separated text', () => {
  test.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"a,""b""","c\r\nd"', [['a,"b"', 'c\r\nd']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['\n\n', [[''], ['']]],
    ['""', [['']]],
    ['', []],
  ])('%j has the cells %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test('has the line number of each row', () => {
    expect(read('a\r\n"b\n\nc"\r\rd\ne').map(({ line }) => line)).toEqual([1, 2, 5, 6, 7])
  })

  test.each([
    ['a"b,c\nd', 'has a quotation mark inside a cell: enclose the cell in quotation marks and double the inner one'],
    ['"a"b,c\nd', 'has a quotation mark inside a cell: enclose the cell in quotation marks and double the inner one'],
  ])('with a stray quotation mark loses one row only: %j', (text, problem) => {
    expect(read(text)).toMatchObject([
      { line: 1, problem },
      { line: 2, cells: ['d'], problem: null },
    ])
  })

  test('with an unclosed quotation mark reports where it opened', () => {
    expect(read('a\n"b\nc')).toMatchObject([
      { line: 1 },
      { line: 2, problem: 'has a quotation mark that is never closed' },
    ])
  })

  test('is not buffered while searching for the end of a row', () => {
    const reader = createCsvReader(100)
    reader.push('a\n"')
    expect(() => reader.push('x'.repeat(101))).toThrow(CsvRowTooLongError)
  })

  const cell = fc.string({
    unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '=', "'", '\t', '-', 'é', '😀'),
    maxLength: 6,
  })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 })

  test('survives a round trip, in chunks of any size, here and in another parser', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 7 }), (table, size) => {
        const text = table.map(csvLine).join('')
        expect(read(text, size).map(({ cells, problem }) => [problem, cells.map(unguardFormula)])).toEqual(
          table.map((cells) => [null, cells]),
        )
        const others = Papa.parse<string[]>(text, { newline: '\r\n', delimiter: ',' }).data.slice(0, table.length)
        expect(others).toEqual(table.map((cells) => cells.map(guardFormula)))
      }),
    )
  })
})

describe('a formula', () => {
  test.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '＝1', "'=1"])('%j is marked, and comes back', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
    expect(unguardFormula(guardFormula(text))).toBe(text)
  })

  test.each(['a=1', "'tis", '1-2', ''])('is not %j', (text) => {
    expect(guardFormula(text)).toBe(text)
    expect(unguardFormula(text)).toBe(text)
  })
})
