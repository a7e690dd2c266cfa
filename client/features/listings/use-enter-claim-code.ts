import { graphql } from '#client/gql/gql.ts'
import { useListingMutation } from './use-listing-mutation.ts'

const EnterClaimCodeDocument = graphql(`
  mutation EnterClaimCode($input: EnterClaimCodeInput!) {
    enterClaimCode(input: $input) {
      __typename
      ... on EnterClaimCodePayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Proves a domain with the emailed code. Rejects when the server is unreachable. */
export const useEnterClaimCode = () => useListingMutation(EnterClaimCodeDocument)
