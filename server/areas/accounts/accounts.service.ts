import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts'
import {
  emailSchema,
  type NewProfile,
  newProfileSchema,
  type ProfileChange,
  profileChangeSchema,
} from '#core/accounts/profile.ts'
import {
  AccountExistsError,
  InvalidCredentialsError,
  InvalidInputError,
  RateLimitedError,
  SecondFactorRequiredError,
  UnauthenticatedError,
} from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { Prisma, User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { Log } from '../../platform/log.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Reactions } from '../area.ts'
import {
  countWrongPasswords,
  failuresFrom,
  failuresOf,
  giveBackAll,
  newPasswordsOf,
  passwordChangesOf,
  referralCodesFrom,
  signInsFrom,
  signUpsFrom,
  signUpTriesFrom,
  takeAll,
} from './account-limits.ts'
import {
  checkCurrentPassword,
  createCredential,
  credentialOf,
  credentialOfEmail,
  setPassword,
  wrongPassword,
} from './credential.ts'
import type { Device } from './device.ts'
import type { CompletedSignIn, SecondStepService } from './factors/second-step.service.ts'
import type { SessionStart } from './factors/session-start.ts'
import type { KnownDevices } from './known-devices.ts'
import { parse } from './parse.ts'
import { createPasswordSignIn } from './password-sign-in.ts'
import { type CheckNewPassword, expectPasswordLength } from './passwords/password-rules.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { PlanGrants } from './plan-grants.ts'
import type { RecoveryService } from './recovery.service.ts'
import type { IssuedSession, SessionsService } from './sessions.service.ts'
import type { VerificationService } from './verification.service.ts'

export type AccountsService = ReturnType<typeof createAccountsService>

/** A new session with its profile and device token. */
export type SignedIn = {
  readonly session: IssuedSession
  readonly viewer: Viewer
  readonly deviceToken: string
}
/** `referralCodeKnown` is null when no code was given. */
export type SignedUp = SignedIn & { readonly referralCodeKnown: boolean | null }

/** `code` is of the authenticator app, or a recovery code. */
type Credentials = { readonly email: string; readonly password: string; readonly code?: string | null | undefined }

/** Columns that GraphQL selects of an account. */
export type ProfileQuery = Pick<Prisma.UserFindManyArgs, 'select' | 'include'>

/** Throws the error; when it is a limit, with the account that it concerns. */
const nameLockedOut = async (database: Database, email: string, error: unknown): Promise<never> => {
  if (!(error instanceof RateLimitedError)) throw error
  const lockedOut = await credentialOfEmail(database, email)
  throw Object.assign(error, { accountId: lockedOut?.userId ?? null })
}

/**
 * Sign-up, sign-in and profile changes. Attempts are counted before the work, and passwords are hashed outside of
 * transactions, because the embedded database has one connection.
 */
export const createAccountsService = (dependencies: {
  database: Database
  clock: Clock
  log: Log
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  sessionStart: SessionStart
  passwords: Passwords
  planGrants: Pick<PlanGrants, 'entitlementOf'>
  sessions: Pick<SessionsService, 'begin' | 'replaceToken'>
  devices: KnownDevices
  verification: Pick<VerificationService, 'send'>
  recovery: Pick<RecoveryService, 'concludeChange'>
  secondStep: SecondStepService
  onSignUp: Reactions['onSignUp']
  checkNewPassword: CheckNewPassword
}) => {
  const { database, clock, log, limiter, passwords, sessions, devices, verification, recovery } = dependencies
  const { onSignUp, checkNewPassword, planGrants, securityLog, sessionStart, secondStep } = dependencies
  const { prisma } = database

  const enter = createPasswordSignIn({
    database,
    log,
    passwords,
    begin: async (tx, account, device) =>
      (await secondStep.require(tx, account.userId)) ?? sessionStart.signIn(tx, account, device),
  })

  return {
    /**
     * Creates an account with its first session, and sends the verification email. The referral code is stored with it;
     * a typo in it must not prevent sign-up, so the result says whether it is known.
     * @throws InvalidInputError, RateLimitedError (per address: 5 accounts or 20 tries an hour, 10 referral codes a
     * minute), AccountExistsError (after the same hashing time), UnavailableError when too many hashes are pending
     */
    signUp: async (
      input: NewProfile & { readonly email: string; readonly password: string },
      device: Device,
    ): Promise<SignedUp> => {
      const { email: givenEmail, password, ...rest } = input
      const email = parse(emailSchema, givenEmail, 'email')
      expectPasswordLength(password)
      const { fullName: name, referralCode: referredBy, ...profile } = parse(newProfileSchema, rest)
      const lookups = referredBy === null ? [] : [referralCodesFrom(device)]
      await takeAll(limiter, [signUpTriesFrom(device), signUpsFrom(device), ...lookups])
      try {
        const referralCodeKnown =
          referredBy === null ? null : (await prisma.user.count({ where: { referralCode: referredBy } })) > 0
        await checkNewPassword(password, { email, name, company: profile.company })
        const hash = await passwords.hash(password)
        const signedIn = await database.transaction(async (tx) => {
          const now = clock.now()
          const row = { email, name, ...profile, referredBy, createdAt: now, updatedAt: now }
          const [user] = await tx.user.createManyAndReturn({ data: [row], skipDuplicates: true, select: { id: true } })
          if (user === undefined) throw new AccountExistsError()
          const account = { userId: user.id, email }
          await createCredential(tx, { userId: user.id, hash })
          await onSignUp(tx, { userId: user.id, isRecorded: device.unrecorded !== true })
          await verification.send(tx, { id: user.id, email })
          await securityLog.record(tx, { kind: 'signed_up', accountId: user.id })
          return sessionStart.first(tx, account, device)
        })
        return { ...signedIn, referralCodeKnown }
      } catch (error) {
        // Only created accounts count.
        await giveBackAll(limiter, [signUpsFrom(device)])
        throw error
      }
    },

    /**
     * Starts a session. Unknown emails take the same time and get the same error as wrong passwords. An account with a
     * second factor also needs a `code`, or `secondStep.complete`.
     * @throws InvalidCredentialsError, AccountSuspendedError, SecondFactorRequiredError, RateLimitedError (in 15 minutes:
     * 20 tries per address, 5 failures per address and account, 50 per account; the last not for known devices)
     */
    signIn: async (input: Credentials, device: Device): Promise<CompletedSignIn> => {
      const email = parse(emailSchema, input.email, 'email')
      const { password } = input
      if (password === '') throw new InvalidInputError('Password is required', 'password')
      await takeAll(limiter, [signInsFrom(device)])
      if (password.length > MAX_PASSWORD_LENGTH) throw new InvalidCredentialsError()
      const own = failuresFrom(email, device)
      const shared = (await devices.isKnown(email, device.deviceToken)) ? [] : [failuresOf(email)]
      const attempt = countWrongPasswords(limiter, { own, shared }, () => enter(email, password, device))
      const result = await attempt.catch((error: unknown) => nameLockedOut(database, email, error))
      if (!(result instanceof SecondFactorRequiredError)) return { ...result, recoveryCodesLeft: null }
      if (!input.code) throw result
      return secondStep.complete(result.challenge, input.code, device)
    },

    profile: async (viewer: Viewer | null, { select }: ProfileQuery): Promise<User> => {
      const { id } = authorizeOwn(viewer, 'account:read')
      const user = await prisma.user.findUnique({ where: { id }, select })
      if (user === null) throw new UnauthenticatedError()
      return user
    },

    entitlementOf: planGrants.entitlementOf,

    /** Changes the given fields of the viewer's profile; null and blank clear. */
    updateProfile: async (viewer: Viewer | null, change: ProfileChange): Promise<void> => {
      if (viewer === null) throw new UnauthenticatedError('No user logged in')
      const { id } = authorizeOwn(viewer, 'account:change')
      const { fullName, ...rest } = parse(profileChangeSchema, change)
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
      const name = fullName === undefined ? {} : { name: fullName }
      await prisma.user.update({ where: { id }, data: { ...given, ...name, updatedAt: clock.now() } })
    },

    /**
     * Sets a new password and ends all other sessions, codes and known devices. The viewer's session stays, with another
     * token.
     * @throws UnauthenticatedError if the session ended meanwhile, InvalidCredentialsError, InvalidInputError,
     * RateLimitedError (in 15 minutes 5 tries, and 20 new passwords)
     */
    changePassword: async (
      viewer: Viewer | null,
      { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
      { accessToken, ...device }: Device & { readonly accessToken: string },
    ): Promise<SignedIn> => {
      const changing = authorizeOwn(viewer, 'account:change')
      const { id: userId, sessionId } = changing
      const credential = await credentialOf(database, userId)
      expectPasswordLength(newPassword, 'newPassword')
      await takeAll(limiter, [newPasswordsOf(userId), passwordChangesOf(userId)])
      await checkCurrentPassword(passwords, credential, currentPassword)
      await checkNewPassword(newPassword, credential, 'newPassword').catch(async (error: unknown) => {
        // The current password was right.
        await giveBackAll(limiter, [passwordChangesOf(userId)])
        throw error
      })
      const hash = await passwords.hash(newPassword)
      return database.transaction(async (tx) => {
        // Compare-and-set on the checked password: of two simultaneous changes, one wins.
        if (!(await setPassword(tx, { userId, hash, over: credential.hash }))) throw wrongPassword()
        await recovery.concludeChange(tx, credential, sessionId)
        const deviceToken = await devices.remember(tx, credential, device.deviceToken)
        return { session: await sessions.replaceToken(tx, changing, accessToken), viewer: changing, deviceToken }
      })
    },
  }
}
