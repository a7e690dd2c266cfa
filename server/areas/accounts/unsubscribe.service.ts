/** Unsubscribing without a session: the URL in an email can turn off emails of its kind, nothing else. */
import { timingSafeEqual } from 'node:crypto'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>

/** Optional emails: the setting of each kind. Their names are part of the proofs in URLs, and old emails stay. */
const SETTINGS = { 'price alerts': 'priceAlerts', recommendations: 'emailRecommendations' } as const
type EmailKind = keyof typeof SETTINGS
const KINDS = Object.keys(SETTINGS) as EmailKind[]

export const createUnsubscribeService = (dependencies: {
  database: Database
  clock: Clock
  hash: KeyedHash
  publicUrl: string
}) => {
  const { database, clock, hash, publicUrl } = dependencies
  // 128 bits are enough, and keep the URL short.
  const proofFor = (userId: string, kind: EmailKind): string => hash(`unsubscribe ${kind}:${userId}`).slice(0, 32)

  /** Null for an invalid token. Tokens never expire, because old emails stay. */
  const read = (token: string): { readonly userId: string; readonly kind: EmailKind } | null => {
    const [userId = '', proof = '', ...rest] = token.split('.')
    if (!isUuid(userId) || rest.length > 0) return null
    const given = Buffer.from(proof)
    const kind = KINDS.find((one) => {
      const expected = Buffer.from(proofFor(userId, one))
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    return kind === undefined ? null : { userId, kind }
  }

  return {
    urlFor: (userId: string, kind: EmailKind): string => `${publicUrl}/unsubscribe/${userId}.${proofFor(userId, kind)}`,

    /** The kind of emails that a token turns off; null for an invalid token. Changes nothing: programs prefetch links. */
    kindOf: (token: string): EmailKind | null => read(token)?.kind ?? null,

    /** Idempotent. Returns the kind that is now off; null for an invalid token. */
    turnOff: async (token: string): Promise<EmailKind | null> => {
      const known = read(token)
      if (known === null) return null
      const { userId, kind } = known
      const column = SETTINGS[kind]
      await database.prisma.memberSettings.updateMany({
        where: { userId, [column]: true },
        data: { [column]: false, updatedAt: clock.now() },
      })
      return kind
    },
  }
}
