import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { StartClaimInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

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
export function useStartClaim() {
  const [mutate] = useMutation(StartClaimDocument, { context: { asViewer: true } })
  return async <Name extends string>(
    input: StartClaimInput,
    fields: readonly Name[],
  ): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.startClaim)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
