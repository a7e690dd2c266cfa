import { useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'

export const MemberRatingQuery = graphql(`
  query MemberRating($toolId: ID!) {
    viewer {
      id
      emailVerified
    }
    myRating(toolId: $toolId) {
      id
      stars
    }
  }
`)

// Below, every field of a rating that any component shows: the cache replaces the whole rating.
const RateToolDocument = graphql(`
  mutation RateTool($input: RateToolInput!) {
    rateTool(input: $input) {
      __typename
      ... on RateToolPayload {
        rating {
          id
          stars
        }
        tool {
          id
          rating {
            mean
            count
            source
          }
        }
      }
      ...Failure_failure
    }
  }
`)

const WithdrawRatingDocument = graphql(`
  mutation WithdrawRating($input: WithdrawRatingInput!) {
    withdrawRating(input: $input) {
      __typename
      ... on WithdrawRatingPayload {
        tool {
          id
          rating {
            mean
            count
            source
          }
        }
      }
      ...Failure_failure
    }
  }
`)

/** The server's reason for refusing a rating, as a message for the member. */
type RatingFailure = { readonly unverified: boolean; readonly message: string }

type Failure = { readonly __typename: string; readonly message: string }

const ratingFailureOf = ({ __typename, message }: Failure): RatingFailure => ({
  unverified: __typename === 'NotVerifiedError',
  message,
})

/**
 * Gives a tool the member's stars, 1 to 5, or withdraws them (null), and updates the cache once the server has confirmed
 * it. Resolves to the failure, null without one; rejects when the server is unreachable. The function stays the same
 * between renderings, and also works after the component is gone.
 */
export function useRateTool(): (toolId: string, stars: number | null) => Promise<RatingFailure | null> {
  const options = { context: { asViewer: true } }
  const [rate, { client }] = useMutation(RateToolDocument, options)
  const [withdraw] = useMutation(WithdrawRatingDocument, options)
  return useCallback(
    async (toolId, stars) => {
      const { payload, failure } =
        stars === null
          ? unwrap((await withdraw({ variables: { input: { toolId } } })).data?.withdrawRating)
          : unwrap((await rate({ variables: { input: { toolId, stars } } })).data?.rateTool)
      if (failure) return ratingFailureOf(failure)
      const myRating = 'rating' in payload ? payload.rating : null
      client.cache.updateQuery({ query: MemberRatingQuery, variables: { toolId } }, (before) =>
        before ? { ...before, myRating } : undefined,
      )
      return null
    },
    [rate, withdraw, client],
  )
}
