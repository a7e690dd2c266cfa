import { cleanText } from '../collections.ts'
import { DAY_MS } from '../durations.ts'
import { isPlainLine } from '../plain-text.ts'

/** Keys of a member that work. */
export const MAX_KEYS = 10
/** In characters. */
export const MAX_KEY_NAME = 60
/** Longest lifetime of a key that expires. */
const MAX_KEY_YEARS = 5
/** How long before its end the owner of a key gets an email. */
export const KEY_NOTICE_DAYS = 7

/** Null when valid. */
export const keyNameProblem = (name: string): string | null => {
  const text = cleanText(name)
  if (text === '') return 'Enter a name.'
  if ([...text].length > MAX_KEY_NAME) return `The name can have at most ${MAX_KEY_NAME} characters.`
  return isPlainLine(text) ? null : 'The name must be a single line of text.'
}

/** Null when valid; null never expires. */
export const keyExpiryProblem = (expiresAt: Date | null, now: Date): string | null => {
  if (expiresAt === null) return null
  if (expiresAt <= now) return 'The expiry must be in the future.'
  const longest = new Date(now.getTime() + MAX_KEY_YEARS * 366 * DAY_MS)
  return expiresAt <= longest ? null : `A key can be valid for at most ${MAX_KEY_YEARS} years.`
}

type KeyTimes = { readonly expiresAt: Date | null; readonly revokedAt: Date | null }

export type KeyState = 'active' | 'expired' | 'revoked'

export const keyStateAt = ({ expiresAt, revokedAt }: KeyTimes, now: Date): KeyState => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}
