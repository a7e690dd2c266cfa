const MAX_LENGTH = 512
/** Any origin works; it only shows whether a value leaves it. */
const ORIGIN = 'https://origin.invalid'
const CONTROL = /\p{Cc}/u

export const DEFAULT_DESTINATION = '/dashboard'

/** Dashboard for other sites, control characters, leading backslashes, and sign-in itself. */
export function safePath(wish: string | null | undefined): string {
  if (!wish || wish.length > MAX_LENGTH || CONTROL.test(wish)) return DEFAULT_DESTINATION
  if (!/^\/(?![/\\])/.test(wish) || !URL.canParse(wish, ORIGIN)) return DEFAULT_DESTINATION
  const { origin, pathname, search, hash } = new URL(wish, ORIGIN)
  // The parsed form is returned; it may begin with two slashes even if the input does not.
  if (origin !== ORIGIN || pathname.startsWith('//') || /^\/auth(?![^/])/.test(pathname)) return DEFAULT_DESTINATION
  return `${pathname}${search}${hash}`
}
