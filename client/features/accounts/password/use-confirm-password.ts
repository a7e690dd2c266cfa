import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import { passwordFailureOf } from './password-failure.ts'

const ConfirmPasswordDocument = graphql(`
  mutation ConfirmPassword($password: String!) {
    confirmPassword(input: { password: $password }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** Confirms the member's password for this session. Rejects when the server is unreachable. */
export function useConfirmPassword() {
  const [mutate] = useMutation(ConfirmPasswordDocument, { context: { asViewer: true } })
  return async (password: string): Promise<FormOutcome<'password', true>> => {
    const { data } = await mutate({ variables: { password } })
    const { failure } = unwrap(data?.confirmPassword)
    return failure === null ? { done: true } : passwordFailureOf(failure)
  }
}
