import { useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { toEnum } from '#client/lib/enum-values.ts'
import { randomUuid } from '#client/lib/random-uuid.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { PlanChoice } from '#client/lib/upgrade-intent.ts'

const StartCheckoutDocument = graphql(`
  mutation StartCheckout($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      __typename
      ... on StartCheckoutPayload {
        url
      }
      ...Failure_failure
    }
  }
`)

export type StartedCheckout =
  | { readonly status: 'open'; readonly url: string }
  | { readonly status: 'refused'; readonly code: string; readonly message: string }

/**
 * Opens the checkout for a plan. Calling it again before leaving the page does not open a second one. Rejects when the
 * server is unreachable.
 */
export function useStartCheckout(): (choice: PlanChoice) => Promise<StartedCheckout> {
  const [mutate] = useMutation(StartCheckoutDocument, { context: { asViewer: true } })
  const nonce = useRef<string | null>(null)
  return async ({ plan, period }) => {
    nonce.current ??= randomUuid()
    const input = { plan: toEnum(plan), period: toEnum(period), nonce: nonce.current }
    const { data } = await mutate({ variables: { input } })
    const { payload, failure } = unwrap(data?.startCheckout)
    if (payload) return { status: 'open', url: payload.url }
    // The provider repeats a failure for the same key.
    nonce.current = null
    return { status: 'refused', code: failure.code, message: failure.message }
  }
}
