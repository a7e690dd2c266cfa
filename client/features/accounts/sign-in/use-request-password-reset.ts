import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { storedDeviceToken } from '#client/lib/device-token.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { storedResetRequest } from './reset-request.ts'

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($email: String!, $deviceToken: String) {
    requestPasswordReset(input: { email: $email, deviceToken: $deviceToken }) {
      __typename
      ... on RequestPasswordResetPayload {
        requestToken
      }
      ...Failure_failure
    }
  }
`)

export const RESET_FIELDS = ['email'] as const

/** Requests an email with a link to set a new password. Rejects when the server is unreachable. */
export function useRequestPasswordReset() {
  const [mutate] = useMutation(RequestPasswordResetDocument)
  return async ({ email }: { readonly email: string }): Promise<FormOutcome<'email', true>> => {
    const { data } = await mutate({ variables: { email: email.trim(), deviceToken: storedDeviceToken.get() } })
    const { payload, failure } = unwrap(data?.requestPasswordReset)
    if (failure) return formFailureOf(failure, RESET_FIELDS)
    storedResetRequest.set(payload.requestToken)
    return { done: true }
  }
}
