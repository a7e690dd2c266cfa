import { UnauthenticatedError } from '#core/errors.ts'
import { authorizeOwn, passwordHoldsUntil, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { confirmationsOf, countWrongPasswords, failuresFrom, signInsFrom, takeAll } from './account-limits.ts'
import { checkCurrentPassword, credentialOf, holdCredential, wrongPassword } from './credential.ts'
import type { Device } from './device.ts'
import type { Passwords } from './passwords/passwords.ts'

export type PasswordConfirmationService = ReturnType<typeof createPasswordConfirmationService>

/** Confirms the password within a session, before a destructive action. */
export const createPasswordConfirmationService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  passwords: Passwords
}) => {
  const { database, clock, limiter, securityLog, passwords } = dependencies
  return {
    /**
     * Records the confirmation in the viewer's session and returns when it expires.
     * @throws UnauthenticatedError, InvalidCredentialsError, RateLimitedError (20 tries per address; 5 failures per
     * member, or per address and account, in 15 minutes, shared with sign-in)
     */
    confirm: async (viewer: Viewer | null, password: string, device: Device): Promise<Date> => {
      const { id: userId, sessionId } = authorizeOwn(viewer, 'account:change')
      const credential = await credentialOf(database, userId)
      await takeAll(limiter, [signInsFrom(device)])
      const counts = { own: failuresFrom(credential.email, device), shared: [confirmationsOf(userId)] }
      return countWrongPasswords(limiter, counts, async () => {
        await checkCurrentPassword(passwords, credential, password).catch(async (error: unknown) => {
          await securityLog.note({ kind: 'confirmation_refused', accountId: userId })
          throw error
        })
        return database.transaction(async (tx) => {
          // The password may have been changed since it was checked.
          if (!(await holdCredential(tx, credential))) throw wrongPassword()
          const passwordConfirmedAt = clock.now()
          const { count } = await tx.session.updateMany({
            where: { id: sessionId, userId },
            data: { passwordConfirmedAt },
          })
          if (count === 0) throw new UnauthenticatedError()
          return passwordHoldsUntil(passwordConfirmedAt)
        })
      })
    },
  }
}
