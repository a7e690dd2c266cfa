import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import { isRandomToken, randomToken } from '../../platform/random-token.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>

/** Devices of one account; the one used longest ago is removed for another one. */
const MAX_DEVICES = 20

/** Devices that have signed in to an account before. A device has one token for all accounts, hashed for each. */
export const createKnownDevices = (dependencies: { database: Database; clock: Clock; hash: KeyedHash }) => {
  const { database, clock, hash } = dependencies
  const hashFor = (email: string, token: string): string => hash(`device:${email}:${token}`)
  return {
    /** Whether the device with this token has signed in to the account with this address before. */
    isKnown: async (email: string, token: string | null): Promise<boolean> => {
      if (token === null || !isRandomToken(token)) return false
      return (await database.prisma.knownDevice.count({ where: { tokenHash: hashFor(email, token) } })) > 0
    },

    /** Notes that a device signs in, and returns its token: the one it sent, or a new one for its first time. */
    remember: async (
      tx: TransactionClient,
      { userId, email }: { readonly userId: string; readonly email: string },
      given: string | null,
    ): Promise<string> => {
      const token = given !== null && isRandomToken(given) ? given : randomToken()
      const tokenHash = hashFor(email, token)
      const now = clock.now()
      await tx.knownDevice.upsert({
        where: { tokenHash },
        create: { userId, tokenHash, createdAt: now, lastUsedAt: now },
        update: { lastUsedAt: now },
      })
      const surplus = await tx.knownDevice.findMany({
        where: { userId },
        orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
        skip: MAX_DEVICES,
        select: { id: true },
      })
      if (surplus.length > 0) await tx.knownDevice.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
      return token
    },

    /** Forgets every device of an account: whoever knew its former password may be among them. */
    forgetAll: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.knownDevice.deleteMany({ where: { userId } })
    },
  }
}
