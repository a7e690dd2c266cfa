import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import type { WithdrawClaimInput } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'

const WithdrawClaimDocument = graphql(`
  mutation WithdrawClaim($input: WithdrawClaimInput!) {
    withdrawClaim(input: $input) {
      __typename
      ... on WithdrawClaimPayload {
        listing {
          id
          ...VendorListing_listing
        }
      }
      ...Failure_failure
    }
  }
`)

/** Gives a claim up. Rejects when the server is unreachable. */
export function useWithdrawClaim() {
  const [mutate] = useMutation(WithdrawClaimDocument, { context: { asViewer: true } })
  return async <Name extends string>(
    input: WithdrawClaimInput,
    fields: readonly Name[],
  ): Promise<FormOutcome<Name, true>> => {
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.withdrawClaim)
    return failure ? formFailureOf(failure, fields) : { done: true }
  }
}
