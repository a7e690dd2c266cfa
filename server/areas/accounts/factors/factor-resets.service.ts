import { FACTOR_RESET_HOURS } from '#core/accounts/second-factors.ts'
import { DAY_MS } from '#core/durations.ts'
import { InvalidCodeError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, authorizeDestructive, authorizeOwn, type Viewer } from '#core/policy.ts'
import type { FactorReset } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { SecurityLog } from '#server/platform/database/security-log.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { isRandomToken, randomToken } from '#server/platform/random-token.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { takeAll } from '../account-limits.ts'
import type { Device } from '../device.ts'
import type { KnownDevices } from '../known-devices.ts'
import { lockMember } from '../member-locks.ts'
import { parseReason } from '../member-reason.ts'
import type { SessionsService } from '../sessions.service.ts'
import { endCeremonies } from './ceremonies.ts'
import { RESET_FACTORS } from './factor-jobs.ts'
import { resetCancelsFrom } from './factor-limits.ts'
import { resetCanceledMail, resetDoneMail, resetRequestedMail } from './factor-mails.ts'
import { factorsOf, hasFactor } from './factor-rows.ts'

export type FactorResets = ReturnType<typeof createFactorResets>

type AccountKey = { readonly userId: string; readonly email: string }

const DELAY_MS = (FACTOR_RESET_HOURS / 24) * DAY_MS
const NO_FACTOR = 'This account has no second factor.'

/** Removals of lost second factors: requested by an administrator, after a time in which the member can cancel them. */
export const createFactorResets = (dependencies: {
  database: Database
  clock: Clock
  hash: KeyedHash
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  queue: JobQueue
  outbox: Outbox
  sessions: Pick<SessionsService, 'endAll'>
  devices: Pick<KnownDevices, 'forgetAll'>
  publicUrl: string
}) => {
  const { database, clock, hash, limiter, securityLog, queue, outbox, sessions, devices, publicUrl } = dependencies
  const { prisma } = database
  const hashOf = (code: string): string => hash(`factor-reset:${code}`)

  const record = (tx: TransactionClient, actorId: string | null, action: string, subjectId: string, reason?: string) =>
    recordAudit(tx, clock, [
      { actorId, action, subjectType: 'member', subjectId, ...(reason !== undefined && { after: { reason: null } }) },
    ])

  /** Cancels the member's reset, if there is one, and says so by email. */
  const cancelIn = async (
    tx: TransactionClient,
    { userId, email }: AccountKey,
    actor: { readonly actorId?: string } = {},
  ): Promise<boolean> => {
    const { count } = await tx.factorReset.deleteMany({ where: { userId } })
    if (count === 0) return false
    await outbox.enqueue(tx, resetCanceledMail(email, publicUrl), { userId })
    await securityLog.record(tx, { kind: 'factor_reset_canceled', accountId: userId, ...actor })
    return true
  }

  /** Removes every factor of a locked account and ends all access, so that only the password signs in. */
  const removeAll = async (tx: TransactionClient, { userId, email }: AccountKey): Promise<void> => {
    const where = { userId }
    await tx.passkey.deleteMany({ where })
    await tx.authenticatorApp.deleteMany({ where })
    await tx.recoveryCode.deleteMany({ where })
    await tx.factorReset.deleteMany({ where })
    await endCeremonies(tx, userId)
    await sessions.endAll(tx, userId)
    await devices.forgetAll(tx, userId)
    await outbox.enqueue(tx, resetDoneMail(email, publicUrl), { userId })
    await securityLog.record(tx, { kind: 'factor_reset', accountId: userId })
  }

  const perform = ({ id, userId }: Pick<FactorReset, 'id' | 'userId'>): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { email } = await lockMember(tx, userId)
      // The member may have canceled it meanwhile.
      const reset = await tx.factorReset.findUnique({ where: { id } })
      if (reset === null) return false
      await removeAll(tx, { userId, email })
      await record(tx, reset.requestedById, 'member.factors-reset', userId)
      return true
    })

  return {
    cancelIn,

    /**
     * Requests a reset, which happens in 24 hours, and tells the member. Idempotent.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, InvalidInputError for one's own account, an account
     * without a second factor, and a missing or too long reason
     */
    request: async (viewer: Viewer | null, userId: string, givenReason: string): Promise<void> => {
      const now = clock.now()
      const { id: requestedById } = authorizeDestructive(viewer, 'member:change', now)
      if (userId === requestedById) throw new InvalidInputError("You can't do this to your own account.")
      const reason = parseReason(givenReason)
      await database.transaction(async (tx) => {
        const { email } = await lockMember(tx, userId)
        if (!hasFactor(await factorsOf(tx, userId))) throw new InvalidInputError(NO_FACTOR)
        if ((await tx.factorReset.count({ where: { userId } })) > 0) return
        const code = randomToken()
        const effectiveAt = new Date(now.getTime() + DELAY_MS)
        const data = { userId, requestedById, reason, cancelCodeHash: hashOf(code), requestedAt: now, effectiveAt }
        const { id } = await tx.factorReset.create({ data })
        await queue.enqueue(tx, RESET_FACTORS, {}, { key: id, dueAt: effectiveAt, userId })
        await outbox.enqueue(tx, resetRequestedMail(email, publicUrl, code), { userId })
        await record(tx, requestedById, 'member.factor-reset', userId, reason)
        await securityLog.record(tx, { kind: 'factor_reset_requested', accountId: userId, actorId: requestedById })
      })
    },

    /** Throws ForbiddenError, NotFoundError. Idempotent. */
    cancelFor: async (viewer: Viewer | null, userId: string): Promise<void> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      await database.transaction(async (tx) => {
        const { email } = await lockMember(tx, userId)
        if (await cancelIn(tx, { userId, email }, { actorId }))
          await record(tx, actorId, 'member.factor-reset-cancel', userId)
      })
    },

    /** Cancels the viewer's own reset. Idempotent. */
    cancelOwn: async (viewer: Viewer | null): Promise<void> => {
      const { id: userId } = authorizeOwn(viewer, 'account:change')
      await database.transaction(async (tx) => {
        const { email } = await lockMember(tx, userId)
        await cancelIn(tx, { userId, email })
      })
    },

    /** Cancels a reset with the code of the email. Throws InvalidCodeError, RateLimitedError (20 per address an hour). */
    cancelByCode: async (code: string, device: Device): Promise<void> => {
      await takeAll(limiter, [resetCancelsFrom(device)])
      const where = { cancelCodeHash: hashOf(code) }
      const found = isRandomToken(code) ? await prisma.factorReset.findUnique({ where }) : null
      if (found === null) throw new InvalidCodeError('This removal was canceled already, or is done.')
      await database.transaction(async (tx) => {
        const { email } = await lockMember(tx, found.userId)
        await cancelIn(tx, { userId: found.userId, email })
      })
    },

    /** Performs what is due. Returns how many accounts lost their factors. */
    performDue: async (signal?: AbortSignal): Promise<number> => {
      const due = await prisma.factorReset.findMany({ where: { effectiveAt: { lte: clock.now() } } })
      let performed = 0
      for (const reset of due) {
        signal?.throwIfAborted()
        if (await perform(reset)) performed += 1
      }
      return performed
    },

    /** At once, from the command line, whose user has full access anyway. Throws NotFoundError, InvalidInputError. */
    resetFromShell: async (givenEmail: string): Promise<void> => {
      const found = await prisma.user.findUnique({ where: { email: givenEmail.trim().toLowerCase() } })
      if (found === null) throw new NotFoundError('No account has this email address.')
      await database.transaction(async (tx) => {
        const { id: userId, email } = await lockMember(tx, found.id)
        if (!hasFactor(await factorsOf(tx, userId))) throw new InvalidInputError(NO_FACTOR)
        await removeAll(tx, { userId, email })
        await record(tx, null, 'member.factors-reset', userId)
      })
    },
  }
}
