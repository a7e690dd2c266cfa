import { InvalidCodeError } from '#core/errors.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'

const WRONG_CODES = { limit: 10, windowSeconds: 900 }
const MAX_CODE = 100

/** Where a request comes from; null: from the server itself. */
export type Origin = { readonly address: string | null }

export const SEAT = { id: true, ownerId: true, memberId: true, email: true, expiresAt: true, acceptedAt: true } as const

/** Finds seats by the codes of their invitations, and slows down whoever guesses codes. */
export const createInvitationCodes = ({ limiter, hash }: { limiter: StoredRateLimiter; hash: KeyedHash }) => ({
  /** The seat of a code, accepted or not. Throws InvalidCodeError for one that is unknown, replaced or removed. */
  seatOf: async (reader: TransactionClient, code: string) => {
    const seat =
      code.length > MAX_CODE
        ? null
        : await reader.seat.findFirst({ where: { codeHash: hash(code), removedAt: null }, select: SEAT })
    if (seat === null) throw new InvalidCodeError()
    return seat
  },

  /** Counts wrong codes by address; a code that was issued is not counted, whatever becomes of it. */
  countingWrongCodes: async <T>({ address }: Origin, work: () => Promise<T>): Promise<T> => {
    const key = `seat-code:${address ?? 'server'}`
    await limiter.take(key, WRONG_CODES)
    const giveBack = () => limiter.giveBack(key, WRONG_CODES).catch(() => undefined)
    try {
      const result = await work()
      await giveBack()
      return result
    } catch (error) {
      if (!(error instanceof InvalidCodeError)) await giveBack()
      throw error
    }
  },
})
