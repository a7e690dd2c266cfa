import { graphql } from '#client/gql/gql.ts'
import { useListingMutation } from './use-listing-mutation.ts'

const ConfirmVendorFactsDocument = graphql(`
  mutation ConfirmVendorFacts($input: ConfirmVendorFactsInput!) {
    confirmVendorFacts(input: $input) {
      __typename
      ... on ConfirmVendorFactsPayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Dates facts as confirmed by the vendor. Rejects when the server is unreachable. */
export const useConfirmVendorFacts = () => useListingMutation(ConfirmVendorFactsDocument)
