import { graphql } from '#client/gql/gql.ts'
import { useListingMutation } from './use-listing-mutation.ts'

const CorrectVendorFactsDocument = graphql(`
  mutation CorrectVendorFacts($input: CorrectVendorFactsInput!) {
    correctVendorFacts(input: $input) {
      __typename
      ... on CorrectVendorFactsPayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Sends corrections to the editors. Rejects when the server is unreachable. */
export const useCorrectVendorFacts = () => useListingMutation(CorrectVendorFactsDocument)
