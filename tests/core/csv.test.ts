import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { CsvRowTooLongError, createCsvReader } from '#core/csv/csv-reader.ts'
import { csvLine, guardFormula, unguardFormula } from '#core/csv/csv-writer.ts'
import { createFileDecoder, decodeFile } from '#core/csv/decode-file.ts'

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

describe('a file of a spreadsheet', () => {
  const detect = (text: string, size = 1) => {
    const reader = createCsvReader(1_000, null)
    const rows = []
    for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)))
    rows.push(...reader.end())
    return { cells: rows.map(({ cells }) => cells), delimiter: reader.delimiter() }
  }

  test.each([
    [
      'a;b\r\n1,5;2\r\n',
      ';',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1;5\t2',
      '\t',
      [
        ['a', 'b'],
        ['1;5', '2'],
      ],
    ],
    [
      '"a;b;c",d\n1,2',
      ',',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      '"a\nb";c\n1;2',
      ';',
      [
        ['a\nb', 'c'],
        ['1', '2'],
      ],
    ],
    ['sep=;\r\na;b', ';', [[''], ['a', 'b']]],
    ['a\nb;c', ',', [['a'], ['b;c']]],
    ['', ',', []],
  ])('%j is separated by %j', (text, delimiter, cells) => {
    for (const size of [1, 3, 100]) expect(detect(text, size)).toEqual({ cells, delimiter })
  })

  test('is not buffered while searching for the end of the first line', () => {
    const reader = createCsvReader(100, null)
    expect(() => reader.push('x'.repeat(101))).toThrow(CsvRowTooLongError)
  })

  const text = 'name;prix\r\nÉmile 😀;1,5'
  const inUtf16 = (isBig: boolean) => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
    return new Uint8Array(isBig ? bytes.swap16() : bytes)
  }
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 LE', inUtf16(false)],
    ['UTF-16 BE', inUtf16(true)],
  ])('in %s is decoded, in chunks of any size', (_encoding, bytes) => {
    expect(decodeFile(bytes)).toBe(text)
    for (const size of [1, 2, 3, 100]) {
      const decode = createFileDecoder()
      let decoded = ''
      for (let at = 0; at < bytes.length; at += size) decoded += decode(bytes.subarray(at, at + size))
      expect(decoded + decode(null)).toBe(text)
    }
  })

  test.each([[[]], [[0x61]]])('of %j bytes is decoded', (bytes) => {
    const decode = createFileDecoder()
    expect(decode(Uint8Array.from(bytes)) + decode(null)).toBe(String.fromCharCode(...bytes))
  })

  test('in another encoding is refused', () => {
    const bytes = Uint8Array.of(0xc9, 0x6d, 0x69, 0x6c, 0x65)
    expect(decodeFile(bytes)).toBeNull()
    expect(() => createFileDecoder()(bytes)).toThrow(TypeError)
  })
})
