import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf, textOrNull } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'

const RequestRefundDocument = graphql(`
  mutation RequestRefund($reason: String) {
    requestRefund(input: { reason: $reason }) {
      __typename
      ... on RequestRefundPayload {
        subscription {
          id
          ...SubscriptionSection_subscription
        }
      }
      ... on RefundRefusedError {
        message
      }
      ... on InvalidInputError {
        field
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

/** Requests a full refund of the first payment. Rejects when the server is unreachable. */
export function useRequestRefund() {
  const [mutate] = useMutation(RequestRefundDocument, { context: { asViewer: true } })
  return async (reason: string): Promise<FormOutcome<'reason', true>> => {
    const { data } = await mutate({ variables: { reason: textOrNull(reason) } })
    const { failure } = unwrap(data?.requestRefund)
    if (failure?.__typename === 'InvalidInputError') return formFailureOf(failure, ['reason'])
    if (failure) return { problem: failure.message }
    toast("We received your refund request. We'll email you our decision.")
    return { done: true }
  }
}
