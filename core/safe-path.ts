/** Longest address that is worth carrying around. */
const MAX_LENGTH = 512
/** Any origin will do: it only shows whether a value leaves its own. */
const ORIGIN = 'https://origin.invalid'
const CONTROL = /\p{Cc}/u

/** Where a member goes who came from nowhere in particular. */
export const DEFAULT_DESTINATION = '/dashboard'

/**
 * The path (with query and hash) that a visitor may be sent to after signing in, or the dashboard where the wish is
 * none of ours: another site, an address with control characters or a backslash at its head, or the sign-in itself.
 */
export function safePath(wish: string | null | undefined): string {
  if (!wish || wish.length > MAX_LENGTH || CONTROL.test(wish)) return DEFAULT_DESTINATION
  if (!/^\/(?![/\\])/.test(wish) || !URL.canParse(wish, ORIGIN)) return DEFAULT_DESTINATION
  const { origin, pathname, search, hash } = new URL(wish, ORIGIN)
  // What is handed on is the parsed form, which may begin with two slashes although the wish did not.
  if (origin !== ORIGIN || pathname.startsWith('//') || /^\/auth(?![^/])/.test(pathname)) return DEFAULT_DESTINATION
  return `${pathname}${search}${hash}`
}
