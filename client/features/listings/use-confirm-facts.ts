import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { ConfirmVendorFactsInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

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
export function useConfirmVendorFacts() {
  const [mutate] = useMutation(ConfirmVendorFactsDocument, { context: { asViewer: true } })
  return async <Name extends string>(
    input: ConfirmVendorFactsInput,
    fields: readonly Name[],
  ): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.confirmVendorFacts)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
