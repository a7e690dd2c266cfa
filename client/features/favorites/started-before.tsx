import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportError } from '../../lib/report-error.ts'
import { currentSession } from '../../lib/session.ts'
import { takeUpgradeIntent, upgradeIntent } from '../../lib/upgrade-intent.ts'
import { useSubmitPendingQuiz } from '../../lib/use-submit-quiz.ts'
import { toast } from '../../ui/toast.ts'
import { FAVORITE_FAILED, useSaveFavorite } from './use-save-favorite.ts'

export type WantedFavorite = { readonly id: string; readonly name: string | null }

/**
 * Completes what the visitor started before signing in. Resolves to the next address: the results of a pending quiz,
 * where a stored upgrade intent stays visible; else the pricing page, if there is an upgrade intent; else null.
 */
function useCompleteStarted(): (favorite: WantedFavorite | null) => Promise<string | null> {
  const client = useApolloClient()
  const saveFavorite = useSaveFavorite()
  const submitPendingQuiz = useSubmitPendingQuiz()
  return useCallback(
    async (favorite) => {
      if (favorite !== null) {
        try {
          await saveFavorite(favorite.id, true)
          if (favorite.name !== null) toast(`${favorite.name} saved`)
        } catch (error) {
          toast(FAVORITE_FAILED)
          void reportError(client, error)
        }
      }
      const outcome = await submitPendingQuiz()
      if (outcome.status === 'refused') toast(outcome.message)
      if (currentSession().user?.paid) upgradeIntent.remove()
      return 'path' in outcome ? outcome.path : takeUpgradeIntent()
    },
    [client, saveFavorite, submitPendingQuiz],
  )
}

type StartedProps = {
  /** The tool whose heart was pressed; null for none. */
  readonly favorite: WantedFavorite | null
  /** The address to go to when nothing was started. */
  readonly destination: string
}

/** Completes what a member had started before signing in, then leaves the page. */
export function StartedBefore({ favorite, destination }: StartedProps) {
  const completeStarted = useCompleteStarted()
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(() => {
    if (leaving.current) return
    leaving.current = true
    void completeStarted(favorite).then((next) =>
      navigate(next ?? destination, {
        replace: true,
        // Only for somebody who chose a plan here: the pricing page then opens its checkout.
        state: next?.startsWith('/pricing?') ? { checkout: true } : null,
      }),
    )
  }, [favorite, destination, completeStarted, navigate])
  return null
}
