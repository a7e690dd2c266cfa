import { describe, expect, it } from 'vitest'
import { EmptyResultError, unwrap } from '#client/lib/unwrap.ts'

type Result =
  | { readonly __typename: 'RateToolPayload'; readonly stars: number }
  | { readonly __typename: 'NotFoundError'; readonly message: string }
  | { readonly __typename: 'AlreadyListed'; readonly slug: string }

const stars = (result: Result | null | undefined): number | string => {
  const { payload, failure } = unwrap(result)
  // The types narrow: this would not compile otherwise.
  if (payload) return payload.stars
  return failure.__typename === 'NotFoundError' ? failure.message : failure.slug
}

describe('the result union of a mutation', () => {
  it('is its payload', () => expect(stars({ __typename: 'RateToolPayload', stars: 4 })).toBe(4))

  it('is an expected failure of any other type', () => {
    expect(stars({ __typename: 'NotFoundError', message: 'No such tool.' })).toBe('No such tool.')
    expect(stars({ __typename: 'AlreadyListed', slug: 'canva' })).toBe('canva')
  })

  it.each([null, undefined])('is an error when it is %s', (empty) => {
    expect(() => stars(empty)).toThrow(EmptyResultError)
  })
})
