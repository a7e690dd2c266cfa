import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { CorrectVendorFactsInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

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
export function useCorrectVendorFacts() {
  const [mutate] = useMutation(CorrectVendorFactsDocument, { context: { asViewer: true } })
  return async <Name extends string>(
    input: CorrectVendorFactsInput,
    fields: readonly Name[],
  ): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.correctVendorFacts)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
