import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPage,
  dashedName,
  foldText,
  MAX_OFFSET,
  MAX_SEARCH_LENGTH,
  normalizeSearch,
  searchTextOf,
} from '#core/catalogue/tool-query.ts'
import { InvalidInputError } from '#core/errors.ts'

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
  const page = (changes: object) => ({ first: 40, after: null, offset: null, ...changes })

  it.each([[{}], [{ first: 1 }], [{ first: 100 }], [{ offset: 0 }], [{ offset: MAX_OFFSET }], [{ after: 'x' }]])(
    'of %j is taken',
    (changes) => expect(refusal(() => checkPage(page(changes), 100))).toEqual({ passed: undefined }),
  )

  it.each([[0], [-1], [101], [1.5], [Number.NaN], [Number.POSITIVE_INFINITY]])('of %d tools is rejected', (first) =>
    expect(refusal(() => checkPage(page({ first }), 100))).toEqual(
      badInput('first', '"first" must be a whole number from 1 to 100.'),
    ),
  )

  it.each([[-1], [MAX_OFFSET + 1], [0.5], [Number.NaN]])('that begins at %d is rejected', (offset) =>
    expect(refusal(() => checkPage(page({ offset }), 100))).toEqual(
      badInput('offset', '"offset" must be a whole number from 0 to 100000.'),
    ),
  )

  it('has a cursor or a number, not both', () =>
    expect(refusal(() => checkPage(page({ after: 'x', offset: 0 }), 100))).toEqual(
      badInput('offset', 'Provide either "after" or "offset", not both.'),
    ))
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

it('no single-line search matches across two parts of a tool', () => {
  const text = searchTextOf({ name: 'Alpha\nBeta', description: 'Gamma', category: 'Delta' })
  expect(text).toBe('alpha beta\ngamma\ndelta')
})

it.each([
  ['Two Words', 'two-words'],
  ['  Many \t Spaces ', 'many-spaces'],
  ['already-dashed', 'already-dashed'],
  ['C++', 'c++'],
])('the name %j is %j in a URL', (name, dashed) => expect(dashedName(name)).toBe(dashed))
