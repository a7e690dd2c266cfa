import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'

const CancelPlanChangeDocument = graphql(`
  mutation CancelPlanChange {
    cancelPlanChange {
      __typename
      ... on CancelPlanChangePayload {
        subscription {
          id
          ...SubscriptionSection_subscription
        }
      }
      ... on PlanChangeRefusedError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

/**
 * Cancels a scheduled plan change. Resolves to the problem, or null after a success. Rejects when the server is
 * unreachable.
 */
export function useCancelPlanChange() {
  const [mutate, { loading, client }] = useMutation(CancelPlanChangeDocument, { context: { asViewer: true } })
  return {
    client,
    busy: loading,
    cancelPlanChange: async (): Promise<string | null> => {
      const { data } = await mutate()
      const { failure } = unwrap(data?.cancelPlanChange)
      if (failure) return failure.message
      toast('You keep your current plan.')
      return null
    },
  }
}
