import { emailSchema } from '../../../core/accounts/profile.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { ANSWER_RESET_REQUESTS } from './account-jobs.ts'
import {
  failuresFrom,
  failuresOf,
  resetsFrom,
  resetsOfAccount,
  resetsOfAccountFrom,
  takeAll,
} from './account-limits.ts'
import { passwordChangedMail, resetMail } from './account-mails.ts'
import { setPassword } from './credential.ts'
import type { Device } from './device.ts'
import type { KnownDevices } from './known-devices.ts'
import type { CodePurpose, OneTimeCodes } from './one-time-codes.ts'
import { parse } from './parse.ts'
import type { Passwords } from './passwords.ts'
import type { SessionsService } from './sessions.service.ts'
import type { VerificationService } from './verification.service.ts'

export type RecoveryService = ReturnType<typeof createRecoveryService>

/** Codes that can set a new password. That of a verification email can too: its reader may not be who signed up. */
const PASSWORD_CODES: readonly CodePurpose[] = ['recover', 'verify_email']
/** Requests read at a time. */
const BATCH = 50
/** Sets the work for an address that has an account apart from the response to its request. */
const ANSWER_AFTER_MS = 1_000

/** What a profile says before its member has said anything. */
const EMPTY_PROFILE = {
  name: '',
  company: null,
  jobTitle: null,
  industry: null,
  website: null,
  bio: null,
  referredBy: null,
}

/** Setting a new password without the old one, with the code of an email. */
export const createRecoveryService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  passwords: Passwords
  codes: OneTimeCodes
  devices: KnownDevices
  sessions: Pick<SessionsService, 'endAll'>
  verification: Pick<VerificationService, 'markVerified'>
  queue: JobQueue
  outbox: Outbox
  publicUrl: string
  checkNewPassword: (password: string, email: string, field?: string) => void
}) => {
  const { database, clock, limiter, passwords, codes, devices, sessions, verification } = dependencies
  const { queue, outbox, publicUrl, checkNewPassword } = dependencies
  const { prisma } = database

  /** What follows from every new password: sessions, codes and known devices end, and an email tells the member. */
  const concludeChange = async (
    tx: TransactionClient,
    { userId, email }: { readonly userId: string; readonly email: string },
  ): Promise<void> => {
    await sessions.endAll(tx, userId)
    await codes.end(tx, userId, ['recover'])
    await devices.forgetAll(tx, userId)
    await outbox.enqueue(tx, passwordChangedMail(email, publicUrl), { userId })
  }

  const answer = (email: string): Promise<void> =>
    database.transaction(async (tx) => {
      // Another run may have answered it: the one that removes the request does.
      const { count } = await tx.passwordResetRequest.deleteMany({ where: { email } })
      const user = count === 0 ? null : await tx.user.findUnique({ where: { email }, select: { id: true } })
      if (user === null) return
      const code = await codes.issue(tx, user.id, 'recover')
      await outbox.enqueue(tx, resetMail(email, publicUrl, code), { userId: user.id })
    })

  return {
    concludeChange,

    /**
     * Takes a request for a reset email. Whether the address has an account is looked up when the email is written, so that
     * the answer takes the same time for every address. Of one address, 10 requests an hour and 3 for each account; of one
     * account 10 an hour, to which devices that have signed in before are not held.
     * @throws InvalidInputError, RateLimitedError
     */
    requestPasswordReset: async (givenEmail: string, device: Device): Promise<void> => {
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
    },

    /** Enqueues the emails that were requested, to addresses that have an account. Returns how many requests there were. */
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
     * Sets a new password with the code of an email, ends every session and begins none. Whoever does it reads the address's
     * mail, so the address is verified. While it was not, nobody knows who signed up with it: then the profile is cleared.
     * Failures to sign in are forgotten: the member must not wait because of guesses, their own or somebody else's.
     * @throws InvalidCodeError, InvalidInputError for a password that is not allowed (the code stays good).
     */
    resetPassword: async (code: string, newPassword: string, { address }: Pick<Device, 'address'>): Promise<void> => {
      // Looked up before the hashing, so that unknown codes cost nothing.
      const { email } = (await codes.find(prisma, code, PASSWORD_CODES)).user
      checkNewPassword(newPassword, email, 'newPassword')
      const hash = await passwords.hash(newPassword)
      await database.transaction(async (tx) => {
        const { user } = await codes.take(tx, code, PASSWORD_CODES)
        await setPassword(tx, { userId: user.id, hash, now: clock.now() })
        if (!user.emailVerified) await verification.markVerified(tx, user, EMPTY_PROFILE)
        await codes.end(tx, user.id, ['verify_email'])
        await concludeChange(tx, { userId: user.id, email })
      })
      for (const { key } of [failuresOf(email), failuresFrom(email, { address })]) await limiter.forget(key)
    },
  }
}
