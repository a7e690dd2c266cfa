import { DAY_MS } from '#core/durations.ts'
import { KNOWN_DEVICE_DAYS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type AccountMaintenance = ReturnType<typeof createAccountMaintenance>

/** Removes expired records of devices and addresses. */
export const createAccountMaintenance = ({ database, clock }: { database: Database; clock: Clock }) => ({
  removeExpired: async (): Promise<void> => {
    const { session, verification, knownDevice } = database.prisma
    const now = clock.now()
    await session.deleteMany({ where: { expiresAt: { lte: now } } })
    await verification.deleteMany({ where: { expiresAt: { lte: now } } })
    const unused = new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS)
    await knownDevice.deleteMany({ where: { lastUsedAt: { lt: unused } } })
  },
})
