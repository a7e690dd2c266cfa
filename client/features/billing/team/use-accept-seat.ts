import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { refreshSessionUser } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'

const AcceptSeatDocument = graphql(`
  mutation AcceptSeat($code: String!) {
    acceptSeat(input: { code: $code }) {
      __typename
      ...Failure_failure
    }
  }
`)

type SeatFailure = { readonly code: string; readonly message: string }

/**
 * Accepts an invitation and updates the stored user, so that paid features work immediately. Resolves to null, or to
 * the reason it failed. Rejects when the server is unreachable.
 */
export function useAcceptSeat() {
  const [mutate, { client }] = useMutation(AcceptSeatDocument, { context: { asViewer: true } })
  return async (code: string): Promise<SeatFailure | null> => {
    const { data } = await mutate({ variables: { code } })
    const { failure } = unwrap(data?.acceptSeat)
    // The seat is already taken: if this fails, the next page reloads the plan.
    if (failure === null) await refreshSessionUser(client).catch((error: unknown) => void reportError(client, error))
    return failure
  }
}
