import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { removeReviewDrafts } from '#client/lib/member-entries.ts'
import { dropSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import { passwordFailureOf } from '../password/password-failure.ts'

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($password: String!) {
    deleteAccount(input: { password: $password }) {
      __typename
      ... on InvalidCredentialsError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

const DELETED = 'Account deletion request submitted. You will receive an email confirmation.'

/**
 * Deletes the account, shows a message and ends the session in this browser. Rejects when the server is unreachable.
 * @param onDeleted called once the account is deleted, before its session ends here
 */
export function useDeleteAccount(onDeleted: () => void) {
  const [mutate, { client }] = useMutation(DeleteAccountDocument, { context: { asViewer: true } })
  return async (password: string): Promise<FormOutcome<'password', true>> => {
    const { data } = await mutate({ variables: { password } })
    const { failure } = unwrap(data?.deleteAccount)
    if (failure) return passwordFailureOf(failure)
    toast(DELETED)
    onDeleted()
    dropSession(client)
    removeReviewDrafts()
    return { done: true }
  }
}
