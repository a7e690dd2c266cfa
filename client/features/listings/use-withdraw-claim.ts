import { graphql } from '#client/gql/gql.ts'
import { useListingMutation } from './use-listing-mutation.ts'

const WithdrawClaimDocument = graphql(`
  mutation WithdrawClaim($input: WithdrawClaimInput!) {
    withdrawClaim(input: $input) {
      __typename
      ... on WithdrawClaimPayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Gives a claim up. Rejects when the server is unreachable. */
export const useWithdrawClaim = () => useListingMutation(WithdrawClaimDocument)
