/** Share links of collections. Their token is a secret: logs, reports and analytics omit it. */

/** The path of all shared collections in analytics. */
export const SHARED_PATH = '/shared'

export const sharedPath = (token: string): string => `${SHARED_PATH}/${token}`

/** For decoded paths. */
export const isSharedPath = (path: string): boolean => /^\/+shared\/+./i.test(path)

/** Also inside a parameter, where slashes are escaped. */
const TOKEN = /((?:\/|%2f)shared(?:\/|%2f)+)[^/?#&\s"'%]+/gi

/** Redacts the token of every share link. */
export const withoutShareTokens = (text: string): string => text.replace(TOKEN, '$1[token]')
