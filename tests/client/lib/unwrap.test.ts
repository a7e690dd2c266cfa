import { describe, expect, it } from 'vitest'
import { EmptyResultError, unwrap } from '#client/lib/unwrap.ts'

type Result =
  | { readonly __typename: 'RateToolPayload'; readonly stars: number }
  | { readonly __typename: 'NotFoundError' }
  | { readonly __typename: 'AlreadyListed'; readonly slug: string }

const stars = (result: Result | null | undefined): number | string => {
  const { payload, failure } = unwrap(result)
  // The types narrow: this would not compile otherwise.
  if (payload) return payload.stars
  return failure.__typename === 'AlreadyListed' ? failure.slug : failure.message
}

describe('the result union of a mutation', () => {
  it('is its payload', () => expect(stars({ __typename: 'RateToolPayload', stars: 4 })).toBe(4))

  it('is an expected failure of any other type', () => {
    const failure = { code: 'NOT_FOUND', message: 'No such tool.', field: null }
    expect(stars({ __typename: 'NotFoundError', ...failure })).toBe('No such tool.')
    expect(stars({ __typename: 'AlreadyListed', slug: 'canva' })).toBe('canva')
  })

  it.each([null, undefined])('is an error when it is %s', (empty) => {
    expect(() => stars(empty)).toThrow(EmptyResultError)
  })
})
