import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { SessionUser_viewer, updateSessionUser } from '#client/lib/session.ts'

const PlanActivationQuery = graphql(`
  query PlanActivation {
    viewer {
      id
      entitlement {
        label
        paid
      }
      ...SessionUser_viewer
    }
  }
`)

/** After this time, the page stops saying that the plan starts in a moment. */
const LATE_AFTER_MS = 30_000
const POLL_MS = 2_000
const SLOW_POLL_MS = 10_000

export type Activation =
  /** The plan is active. */
  | { readonly status: 'running'; readonly label: string }
  /** The provider's webhook has not arrived yet; `late` after half a minute. */
  | { readonly status: 'waiting'; readonly late: boolean }

/**
 * Whether the plan of a payment is active: polls the server until it is, then updates the stored session. For members
 * who paid.
 */
export function useActivation(): Activation {
  const [late, setLate] = useState(false)
  const [running, setRunning] = useState(false)
  const { data } = useQuery(PlanActivationQuery, {
    context: { asViewer: true },
    fetchPolicy: 'network-only',
    pollInterval: running ? 0 : late ? SLOW_POLL_MS : POLL_MS,
    // After a failed poll, the next one follows.
    errorPolicy: 'ignore',
  })
  const viewer = data?.viewer
  const isPaid = viewer?.entitlement.paid === true
  useEffect(() => {
    if (!viewer || !isPaid) return
    setRunning(true)
    updateSessionUser(readFragment(SessionUser_viewer, viewer))
  }, [viewer, isPaid])
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (viewer && isPaid) return { status: 'running', label: viewer.entitlement.label }
  return { status: 'waiting', late }
}
