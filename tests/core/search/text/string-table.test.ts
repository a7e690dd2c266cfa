import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTextAt, isTextBefore, listOf, startsAt, stringsOf, textAt } from '#core/search/text/string-list.ts'
import {
  addString,
  emptyTable,
  extendTable,
  growingNumberOf,
  growingTable,
  numberOf,
} from '#core/search/text/string-table.ts'

const anyString = fc.oneof(fc.string({ maxLength: 4 }), fc.string({ unit: 'binary', maxLength: 4 }))

describe('a list of strings', () => {
  it('returns and compares its strings like an array', () => {
    fc.assert(
      fc.property(fc.array(anyString), anyString, (strings, other) => {
        const list = listOf(strings)
        expect(stringsOf(list)).toEqual(strings)
        expect([textAt(list, -1), textAt(list, strings.length)]).toEqual(['', ''])
        strings.forEach((string, at) => {
          expect(isTextAt(list, at, other)).toBe(string === other)
          expect(isTextBefore(list, at, other)).toBe(string < other)
          expect(startsAt(list, at, other)).toBe(string.startsWith(other))
        })
        expect(isTextAt(list, strings.length, '')).toBe(false)
      }),
    )
  })
})

describe('a table of strings', () => {
  it('numbers strings in order of insertion, and leaves the previous table intact', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyString, { maxLength: 80 }), fc.nat(80), anyString, (strings, cut, other) => {
        const first = extendTable(emptyTable(), strings.slice(0, cut))
        const table = extendTable(first, strings.slice(cut))
        expect(strings.map((string) => numberOf(table, string))).toEqual([...strings.keys()])
        expect(numberOf(table, other)).toBe(strings.includes(other) ? strings.indexOf(other) : undefined)
        for (const string of strings.slice(cut)) expect(numberOf(first, string)).toBeUndefined()
      }),
    )
  })

  it('finds substrings, even while strings are added', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyString, { maxLength: 80 }), anyString, anyString, (strings, before, after) => {
        const table = extendTable(emptyTable(), strings)
        const growing = growingTable()
        const partOf = (string: string) =>
          [before + string + after, before.length, before.length + string.length] as const
        strings.forEach((string, number) => {
          expect(growingNumberOf(growing, ...partOf(string))).toBeUndefined()
          expect(addString(growing, string)).toBe(number)
        })
        strings.forEach((string, number) => {
          expect(numberOf(table, ...partOf(string))).toBe(number)
          expect(growingNumberOf(growing, ...partOf(string))).toBe(number)
        })
        expect(growing.strings).toEqual(strings)
      }),
    )
  })
})
