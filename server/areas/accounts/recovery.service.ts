import { emailSchema } from '../../../core/accounts/profile.ts'
import { InvalidCodeError } from '../../../core/errors.ts'
import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { passwordChangedMail, resetMail, verificationMail } from './account-mails.ts'
import type { AuthEngine } from './engine.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { parse } from './parse.ts'
import { signInFailuresOf } from './sign-in-failures.ts'

export type RecoveryService = ReturnType<typeof createRecoveryService>

const HOUR = 3600
const RESETS_OF_ACCOUNT = { limit: 3, windowSeconds: HOUR }
const RESETS_OF_ADDRESS = { limit: 10, windowSeconds: HOUR }
const VERIFICATIONS = { limit: 3, windowSeconds: HOUR }

/** Codes by mail: showing that an address is one's own, and getting back in without the password. */
export const createRecoveryService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  engine: AuthEngine
  codes: OneTimeCodes
  outbox: Outbox
  publicUrl: string
  ownerEmail: string | undefined
  checkNewPassword: (password: string, email: string, field?: string) => void
}) => {
  const { database, clock, limiter, engine, codes, outbox, publicUrl, ownerEmail, checkNewPassword } = dependencies
  const { prisma } = database

  /** Writes the letter that a new address needs. */
  const sendVerification = async (tx: TransactionClient, user: { id: string; email: string }): Promise<void> => {
    const { code } = await codes.issue(tx, user.id, 'verify_email')
    await outbox.enqueue(tx, verificationMail(user.email, publicUrl, code), { userId: user.id })
  }

  /** Makes codes and tickets worthless that could still set another password: a new one is the last word. */
  const endRecovery = async (tx: TransactionClient, userId: string): Promise<void> => {
    await tx.verification.deleteMany({ where: { userId, purpose: { in: ['recover', 'reset_password'] } } })
  }

  return {
    sendVerification,
    endRecovery,

    /** Sends the viewer another letter; a verified address needs none. At most 3 an hour. */
    requestVerification: async (viewer: Viewer | null): Promise<void> => {
      const { id, emailVerified } = authorizeOwn(viewer, 'account:change')
      if (emailVerified) return
      await limiter.take(`verify:${id}`, VERIFICATIONS)
      await database.transaction(async (tx) => {
        const { email } = await tx.user.findUniqueOrThrow({ where: { id } })
        await sendVerification(tx, { id, email })
      })
    },

    /** Marks the address as its member's own, and begins no session. Throws InvalidCodeError. */
    verifyEmail: (code: string): Promise<string> =>
      database.transaction(async (tx) => {
        const id = await codes.take(tx, code, 'verify_email')
        const { email } = await tx.user.update({
          where: { id },
          data: { emailVerified: true, updatedAt: clock.now() },
        })
        if (email === ownerEmail) await tx.user.update({ where: { id }, data: { role: 'admin' } })
        return email
      }),

    /**
     * Sends a letter if there is such an account, and never tells whether there is. At most 3 an hour for an account and 10 from
     * an address.
     */
    requestPasswordReset: async (givenEmail: string, address: string | null): Promise<void> => {
      const email = parse(emailSchema, givenEmail, 'email')
      await limiter.take(`reset:${address ?? 'server'}`, RESETS_OF_ADDRESS)
      await limiter.take(`reset-of:${email}`, RESETS_OF_ACCOUNT)
      await database.transaction(async (tx) => {
        const user = await tx.user.findUnique({ where: { email }, select: { id: true } })
        if (user === null) return
        const { code } = await codes.issue(tx, user.id, 'recover')
        await outbox.enqueue(tx, resetMail(email, publicUrl, code), { userId: user.id })
      })
    },

    /** Trades the code of a letter for a ticket that is good for 10 minutes. Throws InvalidCodeError. */
    redeemRecoveryCode: (code: string): Promise<{ ticket: string; expiresAt: Date }> =>
      database.transaction(async (tx) => {
        const userId = await codes.take(tx, code, 'recover')
        const { code: ticket, expiresAt } = await codes.issue(tx, userId, 'reset_password')
        return { ticket, expiresAt }
      }),

    /**
     * Sets a new password and ends every session of the member; begins none. Failures to sign in are forgotten: whoever has
     * read the letter must not wait because of guesses, their own or somebody else's.
     * @throws InvalidCodeError, InvalidInputError for a password that is not allowed (the ticket stays good).
     */
    resetPassword: async (ticket: string, newPassword: string): Promise<void> => {
      const where = { codeHash: engine.hashToken(ticket), purpose: 'reset_password' as const }
      // Looked at before the hashing, so that nobody can make us hash with tickets that are none.
      const known = await prisma.verification.findFirst({ where, select: { user: { select: { email: true } } } })
      if (known === null) throw new InvalidCodeError()
      const { email } = known.user
      checkNewPassword(newPassword, email, 'newPassword')
      const password = await engine.hash(newPassword)
      await database.transaction(async (tx) => {
        const userId = await codes.take(tx, ticket, 'reset_password')
        const data = { password, updatedAt: clock.now() }
        await tx.account.updateMany({ where: { userId, providerId: 'credential' }, data })
        await tx.session.deleteMany({ where: { userId } })
        await endRecovery(tx, userId)
        await outbox.enqueue(tx, passwordChangedMail(email, publicUrl), { userId })
      })
      await limiter.forget(signInFailuresOf(email))
    },
  }
}
