/**
 * Links that show a collection to anyone who has them. Their token is a secret: logs, reports and analytics omit it.
 */

/** The path under which analytics count all shared collections. */
export const SHARED_PATH = '/shared'

/** The path of a shared collection. */
export const sharedPath = (token: string): string => `${SHARED_PATH}/${token}`

/** Whether a path (decoded) holds a token. */
export const isSharedPath = (path: string): boolean => /^\/+shared\/+./i.test(path)

/** Also inside a parameter, where slashes are escaped. */
const TOKEN = /((?:\/|%2f)shared(?:\/|%2f)+)[^/?#&\s"'%]+/gi

/** The text with the token of every shared link replaced. */
export const withoutShareTokens = (text: string): string => text.replace(TOKEN, '$1[token]')
