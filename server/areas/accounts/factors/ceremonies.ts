import { MINUTE_MS } from '#core/durations.ts'
import { CEREMONY_MINUTES } from '#core/retention.ts'
import type { FactorCeremony, FactorCeremonyPurpose } from '#prisma/client/client.ts'
import { type Clock, lasts } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import { isRandomToken, randomToken } from '#server/platform/random-token.ts'

const LENGTH_MS = CEREMONY_MINUTES * MINUTE_MS
/** Codes per ceremony. */
const MAX_ATTEMPTS = 5

/** Returned to the client once. */
export type StartedCeremony = { readonly token: string; readonly expiresAt: Date }

export type Ceremonies = ReturnType<typeof createCeremonies>

/** Ends what a member has started: sign-ins and set-ups. */
export const endCeremonies = async (tx: TransactionClient, userId: string): Promise<void> => {
  await tx.factorCeremony.deleteMany({ where: { userId } })
}

/** Started sign-ins and set-ups with second factors. Only keyed hashes of their tokens are stored. */
export const createCeremonies = ({ database, clock, hash }: { database: Database; clock: Clock; hash: KeyedHash }) => {
  const { prisma } = database
  const hashOf = (token: string): string => hash(`ceremony:${token}`)
  return {
    start: async (
      writer: Database['prisma'] | TransactionClient,
      ceremony: Pick<FactorCeremony, 'purpose' | 'userId'> & { readonly data?: string },
    ): Promise<StartedCeremony> => {
      const token = randomToken()
      const expiresAt = new Date(clock.now().getTime() + LENGTH_MS)
      await writer.factorCeremony.create({ data: { ...ceremony, tokenHash: hashOf(token), expiresAt } })
      return { token, expiresAt }
    },

    /** Null when unknown, completed or expired. */
    find: async (token: string, purpose: FactorCeremonyPurpose): Promise<FactorCeremony | null> => {
      if (!isRandomToken(token)) return null
      const found = await prisma.factorCeremony.findUnique({ where: { tokenHash: hashOf(token) } })
      if (found === null || found.purpose !== purpose) return null
      const period = { endsAt: found.expiresAt.getTime(), lengthMs: LENGTH_MS }
      return lasts(period, clock.now().getTime()) ? found : null
    },

    /** Counts an attempt before it is made. False after the last one: concurrent attempts cannot exceed the limit. */
    countAttempt: async ({ id }: Pick<FactorCeremony, 'id'>): Promise<boolean> => {
      const where = { id, attempts: { lt: MAX_ATTEMPTS } }
      return (await prisma.factorCeremony.updateMany({ where, data: { attempts: { increment: 1 } } })).count > 0
    },

    /** Completes it. Of two concurrent requests, one gets false. */
    take: async (
      writer: Database['prisma'] | TransactionClient,
      { id }: Pick<FactorCeremony, 'id'>,
    ): Promise<boolean> => (await writer.factorCeremony.deleteMany({ where: { id } })).count > 0,
  }
}
