import { useMutation } from '@apollo/client/react'
import { unwrap } from '#client/lib/unwrap.ts'
import { graphql } from '../../gql/gql.ts'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { type FormOutcome, formFailureOf, textOrNull } from '../../lib/use-form.ts'
import { toast } from '../../ui/toast.ts'
import { useMutationOptions } from '../shared/use-mutation-options.ts'

const ApproveDocument = graphql(`
  mutation ApproveRefund($id: ID!, $message: String) {
    approveRefund(input: { requestId: $id, message: $message }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RefuseDocument = graphql(`
  mutation RefuseRefund($id: ID!, $message: String!) {
    refuseRefund(input: { requestId: $id, message: $message }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** A decided request leaves the list of open ones, the count changes, and so do the member's payments. */
const REFETCHED = ['RefundRequests', 'OpenMessages', 'RefundBilling']

type Failure = { readonly message: string; readonly field: string | null }
type Outcome = FormOutcome<'message', true>

const outcomeOf = (failure: Failure | null, done: string): Outcome => {
  if (failure !== null) return formFailureOf(failure, ['message'])
  toast(done)
  return { done: true }
}

/** Approves a request, asking for the password if needed. Rejects when the server is unreachable. */
export function useApproveRefund() {
  const [mutate] = useMutation(ApproveDocument, useMutationOptions(REFETCHED))
  const withPassword = usePasswordConfirmation()
  return async (id: string, message: string): Promise<Outcome> => {
    const variables = { id, message: textOrNull(message) }
    const result = await withPassword(async () => unwrap((await mutate({ variables })).data?.approveRefund))
    return result === null ? {} : outcomeOf(result.failure, 'Refund approved')
  }
}

/** Refuses a request with a text for the member. Rejects when the server is unreachable. */
export function useRefuseRefund() {
  const [mutate] = useMutation(RefuseDocument, useMutationOptions(REFETCHED))
  return async (id: string, message: string): Promise<Outcome> => {
    const { data } = await mutate({ variables: { id, message: message.trim() } })
    return outcomeOf(unwrap(data?.refuseRefund).failure, 'Refund refused')
  }
}
