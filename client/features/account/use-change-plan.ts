import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { FormOutcome } from '../../lib/use-form.ts'
import { toast } from '../../ui/toast.ts'
import type { PlanChoice } from './plan-words.ts'

const ChangePlanDocument = graphql(`
  mutation ChangePlanMutation($plan: PlanName!, $period: BillingPeriod!) {
    changePlan(plan: $plan, period: $period) {
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
 * Changes the plan with the next period; the cache follows, because the response holds the subscription. Rejects when the
 * server is unreachable.
 */
export function useChangePlan() {
  const [mutate] = useMutation(ChangePlanDocument, { context: { asViewer: true } })
  return async (choice: PlanChoice): Promise<FormOutcome<'choice', true>> => {
    const { data } = await mutate({ variables: choice })
    const { failure } = unwrap(data?.changePlan)
    if (failure) return { problem: failure.message }
    toast('Your plan changes with the next billing period.')
    return { done: true }
  }
}
