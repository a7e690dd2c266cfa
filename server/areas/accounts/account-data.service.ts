import { type Action, authorizeOwn, type Viewer } from '#core/policy.ts'
import { nextMonth } from '#core/recommendations/quota.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import { exportEmails, type Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { MemberData } from '../area.ts'
import { accountDeletedMail } from './account-mails.ts'
import { checkCurrentPassword, credentialOf } from './credential.ts'
import type { Passwords } from './passwords/passwords.ts'

export type AccountDataService = ReturnType<typeof createAccountDataService>

const DAY = 86_400
const CONFIRMATIONS = { limit: 5, windowSeconds: 900 }
const EXPORTS = { limit: 1, windowSeconds: DAY }

/** Personal data export and account deletion. */
export const createAccountDataService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  passwords: Passwords
  outbox: Outbox
  /** Data the other areas store about members, by export key. */
  memberData: () => Readonly<Record<string, MemberData>>
}) => {
  const { database, clock, limiter, securityLog, passwords, outbox, memberData } = dependencies
  const { prisma } = database

  /** Checks the password and returns the viewer's id. */
  const confirm = async (viewer: Viewer | null, action: Action, password: string): Promise<string> => {
    const { id: userId } = authorizeOwn(viewer, action)
    await limiter.take(`confirm:${userId}`, CONFIRMATIONS)
    await checkCurrentPassword(passwords, await credentialOf(database, userId), password)
    return userId
  }

  return {
    /**
     * Everything stored about the viewer, as JSON by area. Secrets (hashes, codes) are excluded.
     * @throws InvalidCredentialsError, RateLimitedError (one export a day, 5 tries in 15 minutes)
     */
    exportMyData: async (viewer: Viewer | null, password: string): Promise<string> => {
      const id = await confirm(viewer, 'account:read', password)
      await limiter.take(`export:${id}`, EXPORTS)
      await securityLog.record(prisma, { kind: 'data_exported', accountId: id })
      const user = await prisma.user.findUniqueOrThrow({
        where: { id },
        include: {
          sessions: { omit: { token: true } },
          passkeys: { select: { name: true, createdAt: true, lastUsedAt: true } },
          authenticatorApp: { select: { confirmedAt: true } },
          recoveryCodes: { select: { usedAt: true } },
          factorReset: { select: { reason: true, requestedAt: true, effectiveAt: true } },
          knownDevices: { omit: { tokenHash: true } },
          grants: true,
          settings: true,
        },
      })
      const parts: Record<string, unknown> = {
        exportedAt: clock.now(),
        account: { ...user, mails: await exportEmails(prisma, id) },
      }
      parts['securityEvents'] = await prisma.securityEvent.findMany({
        where: { accountId: id },
        omit: { accountId: true, actorId: true },
        orderBy: { at: 'asc' },
      })
      for (const [word, area] of Object.entries(memberData())) parts[word] = await area.exportFor(id)
      return JSON.stringify(parts, null, 2)
    },

    /**
     * Deletes the viewer's account and all its data immediately, and confirms by email.
     * @throws InvalidCredentialsError, RateLimitedError (5 tries in 15 minutes)
     */
    deleteAccount: async (viewer: Viewer | null, password: string): Promise<void> => {
      const id = await confirm(viewer, 'account:change', password)
      await database.transaction(async (tx) => {
        const { email } = await tx.user.findUniqueOrThrow({ where: { id } })
        for (const area of Object.values(memberData())) await area.eraseFor(tx, id, email)
        await tx.user.delete({ where: { id } })
        await tx.securityEvent.deleteMany({ where: { accountId: id } })
        await securityLog.record(tx, { kind: 'account_deleted', accountId: id, anonymous: true })
        await outbox.enqueue(tx, accountDeletedMail(email, nextMonth(clock.now())), { userId: null })
      })
    },
  }
}
