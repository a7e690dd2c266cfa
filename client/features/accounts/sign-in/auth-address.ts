import { hasScreen } from '#core/routes/all-routes.ts'
import { DEFAULT_DESTINATION, safePath } from '#core/safe-path.ts'

const AUTH_MODES = ['signin', 'signup', 'reset', 'reset-password'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

export const authModeOf = (query: URLSearchParams): AuthMode =>
  AUTH_MODES.find((mode) => mode === query.get('mode')) ?? 'signin'

/** The address of another mode; keeps `returnTo` and the referral code. */
export function authHref(mode: AuthMode, query: URLSearchParams): string {
  const next = new URLSearchParams({ mode })
  for (const name of ['returnTo', 'ref']) {
    const value = query.get(name)
    if (value !== null) next.set(name, value)
  }
  return `/auth?${next}`
}

/** Where to go after signing in: always one of our own screens. */
export function destinationOf(query: URLSearchParams): string {
  const destination = safePath(query.get('returnTo'))
  return hasScreen(destination) ? destination : DEFAULT_DESTINATION
}
