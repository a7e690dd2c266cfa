import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { endSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import { setRecoveryCode } from './recovery-code.ts'
import { storedResetRequest } from './reset-request.ts'

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

type Input = { readonly code: string; readonly newPassword: string; readonly email: string }

/**
 * Sets a new password with the code from an email link, which ends every session, and shows a message. Rejects when the
 * server is unreachable.
 */
export function useResetPassword() {
  const [mutate, { client }] = useMutation(ResetPasswordDocument)
  return async ({ email, ...rest }: Input): Promise<FormOutcome<'newPassword' | 'email', true>> => {
    const input = { ...rest, email: email.trim() || null, requestToken: storedResetRequest.get() }
    const { data } = await mutate({ variables: { input } })
    const { failure } = unwrap(data?.resetPassword)
    if (failure) return formFailureOf(failure, ['email', 'newPassword'])
    setRecoveryCode(null)
    storedResetRequest.remove()
    // The server has already ended this session and all others.
    await endSession(client)
    toast('Password updated successfully!')
    return { done: true }
  }
}
