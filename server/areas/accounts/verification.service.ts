import { SignInRequiredError } from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Reactions } from '../area.ts'
import { takeAll, verificationsOf } from './account-limits.ts'
import { verificationMail } from './account-mails.ts'
import type { CodePurpose, OneTimeCodes } from './one-time-codes.ts'
import { maskedEmail, type ResetProof, type ResetProofs } from './reset-proof.ts'
import { setRole } from './set-role.ts'

export type VerificationService = ReturnType<typeof createVerificationService>

/** A code's purpose and account, safe to show its holder. */
export type EmailCode = {
  readonly purpose: CodePurpose
  readonly email: string
  /** Whether setting a password needs the address, of which `email` has only the first characters then. */
  readonly emailRequired: boolean
  readonly emailVerified: boolean
}

/**
 * Proves that an email belongs to the member. Reading the message is not enough, since anybody can sign up with any
 * email: it also takes the password, or a new one (recovery.service.ts).
 */
export const createVerificationService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  codes: OneTimeCodes
  resetProofs: Pick<ResetProofs, 'hasToken'>
  outbox: Outbox
  publicUrl: string
  ownerEmail: string | undefined
  onVerified: Reactions['onVerified']
}) => {
  const { database, clock, limiter, securityLog, codes, resetProofs, outbox, publicUrl, ownerEmail } = dependencies
  const { onVerified } = dependencies

  const send = async (tx: TransactionClient, user: { id: string; email: string }): Promise<void> => {
    const code = await codes.issue(tx, user.id, 'verify_email')
    await outbox.enqueue(tx, verificationMail(user.email, publicUrl, code), { userId: user.id })
  }

  /**
   * Marks the email as verified; the owner's account becomes an administrator. `changes` are further columns to set.
   */
  const markVerified = async (
    tx: TransactionClient,
    { id, email }: { readonly id: string; readonly email: string },
    changes: Prisma.UserUpdateInput = {},
  ): Promise<void> => {
    await tx.user.update({ where: { id }, data: { ...changes, emailVerified: true, updatedAt: clock.now() } })
    await securityLog.record(tx, { kind: 'email_verified', accountId: id })
    if (email === ownerEmail) await setRole(tx, { clock, securityLog }, { id }, { role: 'admin' })
    await onVerified(tx, id)
  }

  return {
    send,
    markVerified,

    /**
     * Finds a code without using it. In another browser than the one that requested it, a code to set a new password
     * does not tell the address, which is needed there. Throws InvalidCodeError.
     */
    lookUp: async (code: string, proof: ResetProof): Promise<EmailCode> => {
      const { purpose, user } = await codes.find(database.prisma, code, ['verify_email', 'recover'])
      const emailRequired = purpose === 'recover' && !resetProofs.hasToken(user.email, proof)
      const email = emailRequired ? maskedEmail(user.email) : user.email
      return { purpose, email, emailRequired, emailVerified: user.emailVerified }
    },

    /** Sends another email unless already verified. At most 3 an hour. */
    request: async (viewer: Viewer | null): Promise<void> => {
      const { id, emailVerified } = authorizeOwn(viewer, 'account:change')
      if (emailVerified) return
      await takeAll(limiter, [verificationsOf(id)])
      await database.transaction(async (tx) => {
        const { email } = await tx.user.findUniqueOrThrow({ where: { id } })
        await codes.end(tx, id, ['verify_email'])
        await send(tx, { id, email })
      })
    },

    /**
     * Verifies the viewer's email. Throws InvalidCodeError, or SignInRequiredError for another member's code (it stays
     * valid).
     */
    verify: (viewer: Viewer | null, code: string): Promise<string> =>
      database.transaction(async (tx) => {
        const { user } = await codes.find(tx, code, ['verify_email'])
        if (viewer?.id !== user.id) throw new SignInRequiredError()
        await codes.take(tx, code, ['verify_email'])
        await markVerified(tx, user)
        return user.email
      }),
  }
}
