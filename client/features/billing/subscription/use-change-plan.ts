import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { FormOutcome } from '#client/lib/use-form.ts'
import { toast } from '#client/ui/toast.ts'
import type { PlanChoice } from './plan-values.ts'

const ChangePlanDocument = graphql(`
  mutation ChangePlan($plan: PlanName!, $period: BillingPeriod!) {
    changePlan(input: { plan: $plan, period: $period }) {
      __typename
      ... on ChangePlanPayload {
        subscription {
          id
          ...SubscriptionSection_subscription
        }
      }
      ... on PlanChangeRefusedError {
        message
      }
      ... on InvalidInputError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

/**
 * Changes the plan at the next billing period; the response contains the subscription and updates the cache. Rejects
 * when the server is unreachable.
 */
export function useChangePlan() {
  const [mutate] = useMutation(ChangePlanDocument, { context: { asViewer: true } })
  return async (choice: PlanChoice): Promise<FormOutcome<'choice', true>> => {
    const { data } = await mutate({ variables: choice })
    const { failure } = unwrap(data?.changePlan)
    if (failure) return { problem: failure.message }
    toast('Your plan changes at your next billing period.')
    return { done: true }
  }
}
