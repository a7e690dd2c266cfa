import { DAY_MS } from '#core/durations.ts'
import { KNOWN_DEVICE_DAYS, SECURITY_ADDRESS_DAYS, SECURITY_EVENT_DAYS } from '#core/retention.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type AccountMaintenance = ReturnType<typeof createAccountMaintenance>

/** Removes expired records of devices, addresses and started sign-ins. */
export const createAccountMaintenance = ({ database, clock }: { database: Database; clock: Clock }) => ({
  removeExpired: async (): Promise<void> => {
    const { session, verification, knownDevice, factorCeremony, securityEvent } = database.prisma
    const now = clock.now()
    await session.deleteMany({ where: { expiresAt: { lte: now } } })
    await verification.deleteMany({ where: { expiresAt: { lte: now } } })
    await factorCeremony.deleteMany({ where: { expiresAt: { lte: now } } })
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await knownDevice.deleteMany({ where: { lastUsedAt: { lt: before(KNOWN_DEVICE_DAYS) } } })
    await securityEvent.deleteMany({ where: { at: { lt: before(SECURITY_EVENT_DAYS) } } })
    const old = { at: { lt: before(SECURITY_ADDRESS_DAYS) }, address: { not: null } }
    await securityEvent.updateMany({ where: old, data: { address: null } })
  },
})
