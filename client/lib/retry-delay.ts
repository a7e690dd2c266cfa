import { ServerError } from '@apollo/client/errors'

const FIRST_MS = 2000
const LONGEST_MS = 60_000
/** A server that asks for more is asked again by hand. */
const LONGEST_WISH_MS = 600_000

/** What a response asks for by `Retry-After`, in milliseconds: a number of seconds or a date; 0 without it. */
function wishOf(failure: unknown, now: number): number {
  const text = ServerError.is(failure) ? failure.response.headers.get('retry-after') : null
  if (text === null) return 0
  const wish = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(wish) ? Math.min(Math.max(wish, 0), LONGEST_WISH_MS) : 0
}

/**
 * Milliseconds until a failed request is sent again: twice as long after each failure, never less than the server asks
 * for. Differs at random between half and the whole, so that browsers do not come back all at once.
 * @param failures how many there were before this one
 * @param random from 0 to 1
 */
export function retryDelay(failure: unknown, failures: number, random: number, now: number): number {
  const backOff = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
  return Math.round(wishOf(failure, now) + backOff * (0.5 + random / 2))
}
