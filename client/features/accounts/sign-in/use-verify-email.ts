import { useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { VerifyEmailMutation } from '#client/gql/graphql.ts'
import { type Unwrapped, unwrap } from '#client/lib/unwrap.ts'

const VerifyEmailDocument = graphql(`
  mutation VerifyEmail($code: String!) {
    verifyEmail(input: { code: $code }) {
      __typename
      ...Failure_failure
    }
  }
`)

export type VerifyEmail = (code: string) => Promise<Unwrapped<VerifyEmailMutation['verifyEmail']>>

/**
 * Verifies the email address of the session's account with the code from an email. Rejects when the server is
 * unreachable. The function is stable between renders.
 */
export function useVerifyEmail(): VerifyEmail {
  const [mutate] = useMutation(VerifyEmailDocument, { context: { asViewer: true } })
  return useCallback(
    async (code) => {
      const { data } = await mutate({ variables: { code } })
      return unwrap(data?.verifyEmail)
    },
    [mutate],
  )
}
