import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { CheckClaimInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

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
export function useCheckClaim() {
  const [mutate] = useMutation(CheckClaimDocument, { context: { asViewer: true } })
  return async <Name extends string>(
    input: CheckClaimInput,
    fields: readonly Name[],
  ): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.checkClaim)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
