import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { whileRenewing } from '#client/lib/renew-session.ts'
import { replaceToken } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import { passwordFailureOf } from './password-failure.ts'

const ConfirmPasswordDocument = graphql(`
  mutation ConfirmPassword($password: String!) {
    confirmPassword(input: { password: $password }) {
      __typename
      ... on ConfirmPasswordPayload {
        session {
          accessToken
          expiresAt
        }
      }
      ...Failure_failure
    }
  }
`)

/** Confirms the member's password for this session, which gets a new token. Rejects when the server is unreachable. */
export function useConfirmPassword() {
  const [mutate] = useMutation(ConfirmPasswordDocument, {
    context: { asViewer: true, ownRenewal: true },
    // Never cached: the response contains the token.
    fetchPolicy: 'no-cache',
  })
  return (password: string): Promise<FormOutcome<'password', true>> =>
    whileRenewing(async () => {
      const { data } = await mutate({ variables: { password } })
      const { payload, failure } = unwrap(data?.confirmPassword)
      if (failure !== null) return passwordFailureOf(failure)
      replaceToken(payload.session)
      return { done: true }
    })
}
