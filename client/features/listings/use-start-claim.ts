import { graphql } from '#client/gql/gql.ts'
import { useListingMutation } from './use-listing-mutation.ts'

const StartClaimDocument = graphql(`
  mutation StartClaim($input: StartClaimInput!) {
    startClaim(input: $input) {
      __typename
      ... on StartClaimPayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Starts a claim, or sends another code. Rejects when the server is unreachable. */
export const useStartClaim = () => useListingMutation(StartClaimDocument)
