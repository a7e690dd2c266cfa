import { authorizeOwn, passwordHoldsUntil, type Viewer } from '#core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { confirmationsOf, countWrongPasswords, failuresFrom, signInsFrom, takeAll } from './account-limits.ts'
import { checkCurrentPassword, credentialOf, holdCredential, wrongPassword } from './credential.ts'
import type { Device } from './device.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { IssuedSession, SessionsService } from './sessions.service.ts'

export type PasswordConfirmationService = ReturnType<typeof createPasswordConfirmationService>

export type Confirmed = { readonly session: IssuedSession; readonly confirmedUntil: Date }

/** Confirms the password within a session, before a destructive action. */
export const createPasswordConfirmationService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  passwords: Passwords
  sessions: Pick<SessionsService, 'replaceToken'>
}) => {
  const { database, clock, limiter, securityLog, passwords, sessions } = dependencies
  return {
    /**
     * Records the confirmation in the viewer's session, which gets another token.
     * @throws UnauthenticatedError, InvalidCredentialsError, RateLimitedError (20 tries per address; 5 failures per
     * member, or per address and account, in 15 minutes, shared with sign-in)
     */
    confirm: async (
      viewer: Viewer | null,
      password: string,
      { accessToken, ...device }: Device & { readonly accessToken: string },
    ): Promise<Confirmed> => {
      const confirming = authorizeOwn(viewer, 'account:change')
      const { id: userId } = confirming
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
          const session = await sessions.replaceToken(tx, confirming, accessToken)
          return { session, confirmedUntil: passwordHoldsUntil(clock.now()) }
        })
      })
    },
  }
}
