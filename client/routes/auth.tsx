import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { authModeOf, destinationOf } from '../features/accounts/sign-in/auth-address.ts'
import { AUTH_TITLES, AuthView } from '../features/accounts/sign-in/auth-view.tsx'
import type { WantedFavorite } from '../features/favorites/started-before.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useSession } from '../lib/session.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { LinkButton } from '../ui/button.tsx'

/** The tool whose heart was pressed, from the history state, so that no address can set it. */
function wantedFavorite(state: unknown): WantedFavorite | null {
  const wanted = (state ?? {}) as { readonly favorite?: unknown; readonly favoriteName?: unknown }
  if (typeof wanted.favorite !== 'string') return null
  return { id: wanted.favorite, name: typeof wanted.favoriteName === 'string' ? wanted.favoriteName : null }
}

// Visitors do not load the code of what members do.
const StartedBefore = lazy(async () => ({
  default: (await import('../features/favorites/started-before.tsx')).StartedBefore,
}))

export function Component() {
  const [query] = usePageQuery()
  const mode = authModeOf(query)
  const { status } = useSession()
  const { state } = useLocation()
  // The server cannot know the history state, which a reload or a click before hydration brings.
  const favorite = useHydrated() ? wantedFavorite(state) : null
  const leaving = status === 'authenticated' && mode !== 'reset-password'
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
            <Suspense>
              <StartedBefore favorite={favorite} destination={destinationOf(query)} />
            </Suspense>
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
