import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'
import { useSession } from '../../lib/session.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { toast } from '../../ui/toast.ts'
import { MemberRatingQuery, useRateTool } from './use-rate-tool.ts'

/** Arrow keys select every star on their way; the last one is sent. */
const DEBOUNCE_MS = 400
const FAILED = 'Your rating could not be saved. Please try again.'

type RatingRequest = { readonly stars: number | null }

export type MemberRatingState = {
  /** The stars to show: the new ones while they are being saved, else those that the server has confirmed. */
  readonly stars: number | null
  /** Away: the server is unreachable. Unverified: the email address must be confirmed first. */
  readonly status: 'loading' | 'away' | 'unverified' | 'ready'
  readonly saving: boolean
  /** The result of the last change, announced to screen readers too. */
  readonly outcome: string
  /** Sets the stars, 1 to 5; null withdraws them. */
  readonly rate: (stars: number | null) => void
}

/**
 * The member's rating of a tool, and how to change it. Changes are sent one at a time; of several in a row, only the
 * last.
 */
export function useMemberRating(toolId: string): MemberRatingState {
  const client = useApolloClient()
  const rateTool = useRateTool()
  const session = useSession()
  const verified = session.status === 'authenticated' && session.verified
  const { data, loading, error, refetch } = useQuery(MemberRatingQuery, {
    variables: { toolId },
    context: { asViewer: true },
    // The email address may have been confirmed elsewhere since.
    fetchPolicy: 'cache-and-network',
    skip: !verified,
  })
  const failure = data === undefined ? error : undefined
  useRetry(`rating:${toolId}`, failure, refetch)
  const [requested, setRequested] = useState<RatingRequest | null>(null)
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState(false)
  const pending = useRef<RatingRequest | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(false)

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    for (let next = pending.current; next !== null; next = pending.current) {
      pending.current = null
      setOutcome('')
      try {
        const problem = await rateTool(toolId, next.stars)
        if (problem === null) setOutcome(next.stars === null ? 'Rating removed' : 'Saved')
        else if (problem.unverified) setRefused(true)
        else toast(problem.message)
      } catch (error) {
        toast(FAILED)
        void reportError(client, error)
      }
    }
    sending.current = false
    setRequested(null)
  }, [client, rateTool, toolId])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      // If the member leaves at once, the choice still counts.
      void send()
    },
    [send],
  )

  const rate = (stars: number | null) => {
    pending.current = { stars }
    setRequested(pending.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), stars === null ? 0 : DEBOUNCE_MS)
  }

  const unverified = refused || data?.viewer?.emailVerified === false
  const away = failure !== undefined || (session.status === 'authenticated' && !session.verified)
  return {
    stars: requested === null ? (data?.myRating?.stars ?? null) : requested.stars,
    status: unverified ? 'unverified' : away ? 'away' : !verified || (loading && !data) ? 'loading' : 'ready',
    saving: requested !== null,
    outcome,
    rate,
  }
}
