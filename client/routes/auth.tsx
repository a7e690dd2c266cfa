import { useApolloClient } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { authModeOf, destinationOf } from '../features/accounts/sign-in/auth-address.ts'
import { AUTH_TITLES, AuthView } from '../features/accounts/sign-in/auth-view.tsx'
import { FAVORITE_FAILED, useSaveFavorite } from '../features/favorites/use-save-favorite.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { reportError } from '../lib/report-error.ts'
import { Seo } from '../lib/seo.tsx'
import { currentSession, useSession } from '../lib/session.ts'
import { takeUpgradeIntent, upgradeIntent } from '../lib/upgrade-intent.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useSubmitPendingQuiz } from '../lib/use-submit-quiz.ts'
import { LinkButton } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

type WantedFavorite = { readonly id: string; readonly name: string | null }

/** The tool whose heart was pressed, from the history state, so that no address can set it. */
function wantedFavorite(state: unknown): WantedFavorite | null {
  const wanted = (state ?? {}) as { readonly favorite?: unknown; readonly favoriteName?: unknown }
  if (typeof wanted.favorite !== 'string') return null
  return { id: wanted.favorite, name: typeof wanted.favoriteName === 'string' ? wanted.favoriteName : null }
}

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

/** Redirects members after completing what they had started before signing in. Returns whether that is in progress. */
function useLeave(wanted: boolean, destination: string): boolean {
  const completeStarted = useCompleteStarted()
  const navigate = useNavigate()
  const { state } = useLocation()
  const leaving = useRef(false)
  useEffect(() => {
    if (!wanted || leaving.current) return
    leaving.current = true
    void completeStarted(wantedFavorite(state)).then((next) => navigate(next ?? destination, { replace: true }))
  }, [wanted, state, completeStarted, navigate, destination])
  return wanted
}

export function Component() {
  const [query] = usePageQuery()
  const mode = authModeOf(query)
  const { status } = useSession()
  const { state } = useLocation()
  // The server cannot know the history state, which a reload or a click before hydration brings.
  const favorite = useHydrated() ? wantedFavorite(state) : null
  const leaving = useLeave(status === 'authenticated' && mode !== 'reset-password', destinationOf(query))
  return (
    <div className="shell py-8 lg:py-12">
      <Seo title={AUTH_TITLES[mode]} description="Sign in or create an account to save tools." />
      <div className="mx-auto max-w-lg">
        <LinkButton to="/" variant="quiet" className="-ml-3 mb-4">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Home
        </LinkButton>
        {leaving ? (
          <>
            <h1 className="text-2xl lg:text-3xl">You are signed in</h1>
            <p role="status" className="mt-2 text-soft">
              One moment…
            </p>
          </>
        ) : (
          <>
            {favorite?.name && mode !== 'reset' && mode !== 'reset-password' ? (
              <p className="mb-4 font-semibold">
                {mode === 'signup' ? 'Sign up' : 'Sign in'} to save {favorite.name}
              </p>
            ) : null}
            <AuthView mode={mode} query={query} />
          </>
        )}
      </div>
    </div>
  )
}
