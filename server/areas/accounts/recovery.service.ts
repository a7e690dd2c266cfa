import { emailSchema } from '#core/accounts/profile.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { ANSWER_RESET_REQUESTS } from './account-jobs.ts'
import {
  failuresFrom,
  failuresOf,
  newPasswordsOf,
  resetProofsOf,
  resetsFrom,
  resetsOfAccount,
  resetsOfAccountFrom,
  takeAll,
} from './account-limits.ts'
import { passwordChangedMail, resetMail } from './account-mails.ts'
import { setPassword } from './credential.ts'
import type { Device } from './device.ts'
import { endCeremonies } from './factors/ceremonies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { CodePurpose, OneTimeCodes } from './one-time-codes.ts'
import { parse } from './parse.ts'
import { type CheckNewPassword, expectPasswordLength } from './passwords/password-rules.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { ResetProof, ResetProofs } from './reset-proof.ts'
import type { SessionsService } from './sessions.service.ts'
import type { VerificationService } from './verification.service.ts'

export type RecoveryService = ReturnType<typeof createRecoveryService>

/**
 * Codes that can set a new password. Verification emails qualify, because their reader may not be the person who signed
 * up.
 */
const PASSWORD_CODES: readonly CodePurpose[] = ['recover', 'verify_email']
/** Requests per batch. */
const BATCH = 50
/** Decouples the work for existing accounts from the response, against timing attacks. */
const ANSWER_AFTER_MS = 1_000

const EMPTY_PROFILE = {
  name: '',
  company: null,
  jobTitle: null,
  industry: null,
  website: null,
  bio: null,
  referredBy: null,
}

/** Sets a new password using an emailed code. */
export const createRecoveryService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  passwords: Passwords
  codes: OneTimeCodes
  resetProofs: ResetProofs
  devices: KnownDevices
  sessions: Pick<SessionsService, 'endAll'>
  verification: Pick<VerificationService, 'markVerified'>
  queue: JobQueue
  outbox: Outbox
  publicUrl: string
  checkNewPassword: CheckNewPassword
}) => {
  const { database, clock, limiter, passwords, codes, resetProofs, devices, sessions, verification } = dependencies
  const { queue, outbox, publicUrl, checkNewPassword, securityLog } = dependencies
  const { prisma } = database

  /** After every new password: ends sessions (except `keptSession`), started sign-ins, codes and known devices, and notifies the member. */
  const concludeChange = async (
    tx: TransactionClient,
    { userId, email }: { readonly userId: string; readonly email: string },
    keptSession?: string,
  ): Promise<void> => {
    await sessions.endAll(tx, userId, keptSession)
    await codes.end(tx, userId, ['recover'])
    await endCeremonies(tx, userId)
    await devices.forgetAll(tx, userId)
    const kind = keptSession === undefined ? 'password_reset' : 'password_changed'
    await securityLog.record(tx, { kind, accountId: userId })
    await outbox.enqueue(tx, passwordChangedMail(email, publicUrl), { userId })
  }

  const answer = (email: string): Promise<void> =>
    database.transaction(async (tx) => {
      // Of concurrent runs, the one that deletes the request handles it.
      const { count } = await tx.passwordResetRequest.deleteMany({ where: { email } })
      const user = count === 0 ? null : await tx.user.findUnique({ where: { email }, select: { id: true } })
      if (user === null) return
      const code = await codes.issue(tx, user.id, 'recover')
      await securityLog.record(tx, { kind: 'password_reset_requested', accountId: user.id })
      await outbox.enqueue(tx, resetMail(email, publicUrl, code), { userId: user.id })
    })

  return {
    concludeChange,

    /**
     * Queues a request for a reset email. The account is looked up later, so that the response time is the same for
     * every email. Returns the token with which this browser can use the code without the address. Per hour: 10 requests per address, 3 per address and account, 10 per account (known devices exempt).
     * @throws InvalidInputError, RateLimitedError
     */
    requestPasswordReset: async (givenEmail: string, device: Device): Promise<string> => {
      const email = parse(emailSchema, givenEmail, 'email')
      const isKnown = await devices.isKnown(email, device.deviceToken)
      await takeAll(limiter, [
        resetsFrom(device),
        resetsOfAccountFrom(email, device),
        ...(isKnown ? [] : [resetsOfAccount(email)]),
      ])
      const now = clock.now()
      await database.transaction(async (tx) => {
        await tx.passwordResetRequest.createMany({ data: [{ email, createdAt: now }], skipDuplicates: true })
        const dueAt = new Date(now.getTime() + ANSWER_AFTER_MS)
        await queue.enqueue(tx, ANSWER_RESET_REQUESTS, {}, { key: 'all', dueAt, ifRunning: 'repeat' })
      })
      return resetProofs.issue(email)
    },

    /** Sends the requested emails to existing accounts. Returns the number of requests. */
    answerRequests: async (signal?: AbortSignal): Promise<number> => {
      let answered = 0
      for (;;) {
        const requests = await prisma.passwordResetRequest.findMany({ orderBy: { createdAt: 'asc' }, take: BATCH })
        for (const { email } of requests) {
          signal?.throwIfAborted()
          await answer(email)
        }
        answered += requests.length
        if (requests.length < BATCH) return answered
      }
    },

    /**
     * Sets a new password with an emailed code, ends all sessions and starts none. This proves access to the mailbox,
     * so it verifies the email; if it was unverified, the profile is cleared, because somebody else may have signed up.
     * Also resets failed sign-ins, so that a guesser cannot lock the member out.
     * A code that was requested in another browser needs the email address, at most 5 tries.
     * @throws InvalidCodeError, RateLimitedError, InvalidInputError for an invalid password or another address (the code
     * stays valid)
     */
    resetPassword: async (
      { code, newPassword, ...proof }: ResetProof & { readonly code: string; readonly newPassword: string },
      { address }: Pick<Device, 'address'>,
    ): Promise<void> => {
      // Checked before hashing, so that unknown codes cost nothing.
      const { id: codeId, purpose, user: owner } = await codes.find(prisma, code, PASSWORD_CODES)
      const { email } = owner
      if (purpose === 'recover' && !resetProofs.hasToken(email, proof)) {
        await takeAll(limiter, [resetProofsOf(codeId)])
        resetProofs.expectEmail(email, proof.email)
      }
      expectPasswordLength(newPassword, 'newPassword')
      await takeAll(limiter, [newPasswordsOf(owner.id)])
      await checkNewPassword(newPassword, owner, 'newPassword')
      const hash = await passwords.hash(newPassword)
      await database.transaction(async (tx) => {
        const { user } = await codes.take(tx, code, PASSWORD_CODES)
        await setPassword(tx, { userId: user.id, hash })
        if (!user.emailVerified) await verification.markVerified(tx, user, EMPTY_PROFILE)
        await codes.end(tx, user.id, ['verify_email'])
        await concludeChange(tx, { userId: user.id, email })
      })
      for (const { key } of [failuresOf(email), failuresFrom(email, { address })]) await limiter.forget(key)
    },
  }
}
