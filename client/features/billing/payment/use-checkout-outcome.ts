import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '#client/gql/gql.ts'

const CheckoutOutcomeQuery = graphql(`
  query CheckoutOutcome($sessionId: ID!) {
    checkout(sessionId: $sessionId) {
      status
    }
  }
`)

/** A bank debit takes days, so there is no hurry. */
const PROCESSING_POLL_MS = 120_000

type CheckoutOutcome =
  | {
      /**
       * `unknown`: there is no such checkout, or it belongs to another member. `not-paid`: it was abandoned or has
       * expired. `processing`: it was completed, and the money has not arrived.
       */
      readonly status: 'loading' | 'unknown' | 'not-paid' | 'processing' | 'paid'
    }
  | { readonly status: 'failed'; readonly retry: () => void }

const STATUSES = { OPEN: 'not-paid', EXPIRED: 'not-paid', PROCESSING: 'processing', COMPLETE: 'paid' } as const

/** Whether the viewer paid in this checkout of their own. For members only. */
export function useCheckoutOutcome(sessionId: string): CheckoutOutcome {
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(CheckoutOutcomeQuery, {
    variables: { sessionId },
    context: { asViewer: true },
    // The member has just returned from paying.
    fetchPolicy: 'network-only',
  })
  const status = data?.checkout?.status
  const isProcessing = status === 'PROCESSING'
  useEffect(() => {
    if (!isProcessing) return
    startPolling(PROCESSING_POLL_MS)
    return stopPolling
  }, [isProcessing, startPolling, stopPolling])
  if (status !== undefined) return { status: STATUSES[status] }
  if (loading) return { status: 'loading' }
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) }
  return { status: 'unknown' }
}
