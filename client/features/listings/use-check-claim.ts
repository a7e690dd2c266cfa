import { graphql } from '#client/gql/gql.ts'
import { useListingMutation } from './use-listing-mutation.ts'

const CheckClaimDocument = graphql(`
  mutation CheckClaim($input: CheckClaimInput!) {
    checkClaim(input: $input) {
      __typename
      ... on CheckClaimPayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Looks a DNS record or a file up. Rejects when the server is unreachable. */
export const useCheckClaim = () => useListingMutation(CheckClaimDocument)
