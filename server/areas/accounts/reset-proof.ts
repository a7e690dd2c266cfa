import { timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '#core/durations.ts'
import { normalizedEmail } from '#core/email-address.ts'
import { InvalidInputError } from '#core/errors.ts'
import { type Clock, lasts } from '../../platform/clock.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

/** What a browser shows for a code to set a new password. */
export type ResetProof = { readonly requestToken?: string | null; readonly email?: string | null }

/** The email may wait before it is sent. */
const LIFETIME_MS = HOUR_MS

export type ResetProofs = ReturnType<typeof createResetProofs>

/**
 * A code from an email works in the browser that requested it, which has a token for the address, and elsewhere with the
 * address. The token is derived, so that it is the same work for every address, with an account or without.
 */
export const createResetProofs = ({ clock, hash }: { clock: Clock; hash: KeyedHash }) => {
  const tokenFor = (email: string, at: number): string => `${at.toString(36)}.${hash(`reset-request:${at}:${email}`)}`

  const hasToken = (email: string, token: string): boolean => {
    const at = Number.parseInt(token.split('.', 1)[0] ?? '', 36)
    if (!Number.isSafeInteger(at) || !lasts({ endsAt: at + LIFETIME_MS, lengthMs: LIFETIME_MS }, clock.now().getTime()))
      return false
    const [found, expected] = [Buffer.from(token), Buffer.from(tokenFor(email, at))]
    return found.length === expected.length && timingSafeEqual(found, expected)
  }

  return {
    issue: (email: string): string => tokenFor(email, clock.now().getTime()),
    hasToken: (email: string, { requestToken }: ResetProof): boolean => !!requestToken && hasToken(email, requestToken),
    /** Throws InvalidInputError for another address, and without one. */
    expectEmail: (email: string, given: ResetProof['email']): void => {
      if (!given) throw new InvalidInputError('Enter the email address of your account.', 'email')
      if (normalizedEmail(given) !== email) {
        throw new InvalidInputError("This isn't the email address of the account that the link is for.", 'email')
      }
    },
  }
}

/** Enough to recognize one's own address: "a…@p…". */
export const maskedEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}\u2026@${domain.slice(0, 1)}\u2026`
}
