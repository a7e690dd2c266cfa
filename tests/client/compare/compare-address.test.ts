import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalComparison, compareAddress, readCompareAddress } from '#client/features/compare/compare-address.ts'

const read = (query: string) => readCompareAddress(new URLSearchParams(query))

describe('the comparison URL', () => {
  it('keeps the visitor’s order and removes duplicates', () => {
    expect(read('tools=b,a,b').slugs).toEqual(['b', 'a'])
    expect(read('tools=b&tools=a').slugs).toEqual(['b', 'a'])
    expect(read('tools=B,%20a').slugs).toEqual(['b', 'a'])
  })

  it('reads typed names as slugs', () => {
    expect(read('tools=Google+Gemini&tools=DALL%C2%B7E+3&tools=').slugs).toEqual(['google-gemini', 'dall-e-3'])
    expect(read('tools=<script>,../x').slugs).toEqual(['script', 'x'])
  })

  it('keeps four and names the rest', () => {
    expect(read('tools=a,b,c,d,e,f')).toEqual({
      slugs: ['a', 'b', 'c', 'd'],
      left: ['e', 'f'],
      onlyDifferences: false,
      forYou: false,
    })
  })

  it.each(['', 'tools=', 'tools=,,', 'tools=../,%E2%9C%93', `tools=${'a'.repeat(81)}`])('has no tool for %s', (query) =>
    expect(read(query).slugs).toEqual([]),
  )

  it('has the same canonical form for every order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['claude', 'chatgpt', 'le-chat-by-mistral', 'perplexity']), (slugs) => {
        expect(canonicalComparison(slugs)).toBe(canonicalComparison([...slugs].reverse()))
        const { searchParams } = new URL(
          compareAddress(slugs, { onlyDifferences: true, forYou: true }),
          'https://toolfinch.test',
        )
        expect(readCompareAddress(searchParams)).toEqual({ slugs, left: [], onlyDifferences: true, forYou: true })
      }),
    )
  })
})
