/** Unsubscribing from price alerts without a session: the URL in an email can turn them off, nothing else. */
import { timingSafeEqual } from 'node:crypto'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>

export const createUnsubscribeService = (dependencies: {
  database: Database
  clock: Clock
  hash: KeyedHash
  publicUrl: string
}) => {
  const { database, clock, hash, publicUrl } = dependencies
  // 128 bits are enough, and keep the URL short.
  const proofFor = (userId: string): string => hash(`unsubscribe price alerts:${userId}`).slice(0, 32)

  /** Null for an invalid token. Tokens never expire, because old emails stay. */
  const memberOf = (token: string): string | null => {
    const [userId = '', proof = '', ...rest] = token.split('.')
    if (!isUuid(userId) || rest.length > 0) return null
    const [given, expected] = [Buffer.from(proof), Buffer.from(proofFor(userId))]
    return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
  }

  return {
    urlFor: (userId: string): string => `${publicUrl}/unsubscribe/${userId}.${proofFor(userId)}`,

    /** Changes nothing: email programs prefetch links. */
    isKnown: (token: string): boolean => memberOf(token) !== null,

    /** Idempotent. False for an invalid token. */
    turnOff: async (token: string): Promise<boolean> => {
      const userId = memberOf(token)
      if (userId === null) return false
      await database.prisma.memberSettings.updateMany({
        where: { userId, priceAlerts: true },
        data: { priceAlerts: false, updatedAt: clock.now() },
      })
      return true
    },
  }
}
