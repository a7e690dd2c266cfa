import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashedName, foldText, MAX_SEARCH_LENGTH, normalizeSearch, startOf } from '#core/catalogue/tool-query.ts'
import { InvalidInputError } from '#core/errors.ts'
import { MAX_PAGE } from '#core/paging.ts'

const refusal = (work: () => unknown) => {
  try {
    return { passed: work() }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return { message: error.message, code: error.code, status: error.status, field: error.data['field'] }
  }
}
const badInput = (field: string, message: string) => ({ message, code: 'BAD_USER_INPUT', status: 400, field })

describe('a search', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    [' \t\n ', null],
    ['  two \t\n words ', 'two words'],
    ['a\u00a0b\u3000c', 'a b c'],
    ['100%_\\', '100%_\\'],
  ])('%j becomes %j', (given, kept) => expect(normalizeSearch(given)).toBe(kept))

  it('may have 100 code points', () => {
    const emoji = '😀'.repeat(MAX_SEARCH_LENGTH)
    expect(normalizeSearch(` ${emoji} `)).toBe(emoji)
    expect(refusal(() => normalizeSearch(`${emoji}x`))).toEqual(
      badInput('search', 'A search must be at most 100 characters.'),
    )
  })
})

describe('a page', () => {
  const start = (changes: object) => refusal(() => startOf({ first: 40, after: null, page: null, ...changes }, 100))

  it.each([
    [{}, 0],
    [{ first: 100 }, 0],
    [{ after: 'x' }, 0],
    [{ page: 1 }, 0],
    [{ page: 3, first: 12 }, 24],
    [{ page: MAX_PAGE }, 399_960],
  ])('of %j begins at %d', (changes, passed) => expect(start(changes)).toEqual({ passed }))

  it.each([[0], [-1], [101]])('of %d tools is rejected', (first) =>
    expect(start({ first })).toEqual(badInput('first', '"first" must be a number from 1 to 100.')),
  )

  it.each([[0], [-1], [MAX_PAGE + 1]])('with the number %d is rejected', (page) =>
    expect(start({ page })).toEqual(badInput('page', '"page" must be a number from 1 to 10000.')),
  )

  it('has a cursor or a number, not both', () =>
    expect(start({ after: 'x', page: 1 })).toEqual(badInput('page', 'Provide either "after" or "page", not both.')))
})

describe('folded text', () => {
  it.each([
    ['ΟΔΟΣ', 'ΟΔΟΣΑ'.slice(0, 4).toLowerCase()],
    ['ΟΔΟΣ ΣΑΣ', 'οδος σας'],
    ['E\u0301cole', '\u00e9COLE'],
    ['İstanbul', 'i\u0307STANBUL'],
    ['a\u00a0b', 'A B'],
    ['J\u030c', '\u01f0'],
  ])('equals for %j and %j', (one, other) => expect(foldText(one)).toBe(foldText(other)))

  it('is stable when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

it.each([
  ['Two Words', 'two-words'],
  ['  Many \t Spaces ', 'many-spaces'],
  ['already-dashed', 'already-dashed'],
  ['C++', 'c++'],
])('the name %j is %j in a URL', (name, dashed) => expect(dashedName(name)).toBe(dashed))
