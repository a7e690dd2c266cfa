import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { EnterClaimCodeInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

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
export function useEnterClaimCode() {
  const [mutate] = useMutation(EnterClaimCodeDocument, { context: { asViewer: true } })
  return async <Name extends string>(
    input: EnterClaimCodeInput,
    fields: readonly Name[],
  ): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.enterClaimCode)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
