import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import { isRandomToken, randomToken } from '../../platform/random-token.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>

/** Per account; the least recently used one is replaced. */
const MAX_DEVICES = 20

/** Devices that have signed in to an account. A device has one token for all accounts, hashed per account. */
export const createKnownDevices = (dependencies: { database: Database; clock: Clock; hash: KeyedHash }) => {
  const { database, clock, hash } = dependencies
  const hashFor = (email: string, token: string): string => hash(`device:${email}:${token}`)
  return {
    isKnown: async (
      email: string,
      token: string | null,
      reader: Pick<TransactionClient, 'knownDevice'> = database.prisma,
    ): Promise<boolean> => {
      if (token === null || !isRandomToken(token)) return false
      return (await reader.knownDevice.count({ where: { tokenHash: hashFor(email, token) } })) > 0
    },

    /** Records a sign-in and returns the device's token, a new one for a new device. */
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

    /** Forgets all devices: somebody who knew the old password may use one. */
    forgetAll: async (tx: TransactionClient, userId: string): Promise<void> => {
      await tx.knownDevice.deleteMany({ where: { userId } })
    },
  }
}
