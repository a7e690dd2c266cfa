import { MAX_PASSWORD_LENGTH } from '../../../core/accounts/password.ts'
import {
  emailSchema,
  type NewProfile,
  newProfileSchema,
  type ProfileChange,
  profileChangeSchema,
} from '../../../core/accounts/profile.ts'
import {
  AccountExistsError,
  InvalidCredentialsError,
  InvalidInputError,
  UnauthenticatedError,
  UnavailableError,
} from '../../../core/errors.ts'
import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import { passwordChangedMail } from './account-mails.ts'
import { checkCurrentPassword, credentialOf, wrongPassword } from './credential.ts'
import type { AuthEngine, Device } from './engine.ts'
import { parse } from './parse.ts'
import type { RecoveryService } from './recovery.service.ts'
import { signInFailuresOf } from './sign-in-failures.ts'
import { VIEWER_COLUMNS, viewerFrom } from './viewer-row.ts'

export type AccountsService = ReturnType<typeof createAccountsService>

/** A session as its holder receives it, once. */
export type IssuedSession = { readonly accessToken: string; readonly expiresAt: Date }
/** What somebody may do after signing up or in: the token and who they are. */
export type SignedIn = { readonly session: IssuedSession; readonly viewer: Viewer }
/** The same of somebody new. `referralCodeKnown` is null when no code was given. */
export type SignedUp = SignedIn & { readonly referralCodeKnown: boolean | null }

const HOUR = 3600
const SIGN_UPS = { limit: 5, windowSeconds: HOUR }
const SIGN_INS_OF_ADDRESS = { limit: 20, windowSeconds: HOUR / 4 }
const FAILURES_OF_ACCOUNT = { limit: 5, windowSeconds: HOUR / 4, doubling: true }
const PASSWORD_CHANGES = { limit: 5, windowSeconds: HOUR / 4 }

const PROFILE = {
  id: true,
  email: true,
  emailVerified: true,
  name: true,
  company: true,
  jobTitle: true,
  industry: true,
  website: true,
  bio: true,
  role: true,
  createdAt: true,
  updatedAt: true,
} as const

/** Signing up and in, and what members change of their own accounts. Tries are counted before the work that they cost. */
export const createAccountsService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  engine: AuthEngine
  recovery: Pick<RecoveryService, 'sendVerification' | 'endRecovery'>
  outbox: Outbox
  publicUrl: string
  checkNewPassword: (password: string, email: string, field?: string) => void
}) => {
  const { database, clock, limiter, engine, recovery, outbox, publicUrl, checkNewPassword } = dependencies
  const { prisma } = database

  /** What a new session's holder receives. Sessions that have ended go then, whosesoever: they tell of devices and addresses. */
  const signedIn = async (accessToken: string): Promise<SignedIn> => {
    await prisma.session.deleteMany({ where: { expiresAt: { lte: clock.now() } } })
    const session = await prisma.session.findUnique({
      where: { token: engine.hashToken(accessToken) },
      select: VIEWER_COLUMNS,
    })
    if (session === null) throw new UnauthenticatedError()
    return {
      session: { accessToken, expiresAt: session.expiresAt },
      viewer: viewerFrom(session, clock.now()),
    }
  }

  return {
    /**
     * Makes an account and its first session, and writes the letter that verifies its address. The referral code is kept
     * with it, and whether it is anybody's is told: a slip in it must not stop anybody.
     * @throws InvalidInputError, RateLimitedError past 5 sign-ups an hour from an address, AccountExistsError after the
     * same work that a new account takes, UnavailableError when too many passwords are being hashed.
     */
    signUp: async (
      input: NewProfile & { readonly email: string; readonly password: string },
      device: Device,
    ): Promise<SignedUp> => {
      const { email: givenEmail, password, ...rest } = input
      const email = parse(emailSchema, givenEmail, 'email')
      checkNewPassword(password, email)
      const { fullName, referralCode, ...profile } = parse(newProfileSchema, rest)
      await limiter.take(`sign-up:${device.address ?? 'server'}`, SIGN_UPS)
      const referralCodeKnown =
        referralCode === null ? null : (await prisma.user.count({ where: { referralCode } })) > 0
      const hash = await engine.hash(password)
      const token = await database
        .transaction(async (tx) => {
          const made = await engine
            .within(tx, hash, () =>
              engine.api.signUpEmail({ body: { email, password, name: fullName }, headers: engine.headersOf(device) }),
            )
            .catch(async (error: unknown) => {
              if (codeOf(error) === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') throw new AccountExistsError()
              throw codeOf(error) === 'FAILED_TO_CREATE_USER' ? new FailedSignUp() : error
            })
          if (made.token === null) throw new Error('The engine made an account without a session')
          await tx.user.update({ where: { id: made.user.id }, data: { ...profile, referredBy: referralCode } })
          await recovery.sendVerification(tx, { id: made.user.id, email })
          return made.token
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof FailedSignUp)) throw error
          // The engine does not say why: somebody else took the address at the same moment, or the database is away.
          if ((await prisma.user.count({ where: { email } })) > 0) throw new AccountExistsError()
          throw new UnavailableError('The account could not be made. Please try again.')
        })
      return { ...(await signedIn(token)), referralCodeKnown }
    },

    /**
     * Begins a session. Unknown addresses cost the same time as wrong passwords and get the same answer.
     * @throws InvalidCredentialsError, or RateLimitedError past 5 failures of an account or 20 tries of an address in
     * 15 minutes; an account's wait doubles each time.
     */
    signIn: async (input: { readonly email: string; readonly password: string }, device: Device): Promise<SignedIn> => {
      const email = parse(emailSchema, input.email, 'email')
      if (input.password === '') throw new InvalidInputError('Password is required', 'password')
      await limiter.take(`sign-in:${device.address ?? 'server'}`, SIGN_INS_OF_ADDRESS)
      if (input.password.length > MAX_PASSWORD_LENGTH) throw new InvalidCredentialsError()
      const failures = signInFailuresOf(email)
      // Counted before the try and forgotten after a success: tries at the same moment cannot pass by each other.
      await limiter.take(failures, FAILURES_OF_ACCOUNT)
      const { token } = await engine.api
        .signInEmail({ body: { email, password: input.password }, headers: engine.headersOf(device) })
        .catch(async (error: unknown) => {
          if (codeOf(error) === 'INVALID_EMAIL_OR_PASSWORD') throw new InvalidCredentialsError()
          // Turned away before the password was looked at: a crowd must not lock out whoever stands in it.
          if (error instanceof UnavailableError) await limiter.giveBack(failures, FAILURES_OF_ACCOUNT)
          throw error
        })
      await limiter.forget(failures)
      return signedIn(token)
    },

    /** The viewer's own account. */
    profile: async (viewer: Viewer | null) => {
      const { id } = authorizeOwn(viewer, 'account:read')
      const user = await prisma.user.findUnique({ where: { id }, select: PROFILE })
      if (user === null) throw new UnauthenticatedError()
      return user
    },

    /** Changes what is given of the viewer's profile; null and blank take away. */
    updateProfile: async (viewer: Viewer | null, change: ProfileChange): Promise<void> => {
      if (viewer === null) throw new UnauthenticatedError('No user logged in')
      const { id } = authorizeOwn(viewer, 'account:change')
      const { fullName, ...rest } = parse(profileChangeSchema, change)
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
      const name = fullName === undefined ? {} : { name: fullName }
      await prisma.user.update({ where: { id }, data: { ...given, ...name, updatedAt: clock.now() } })
    },

    /**
     * Sets a new password, ends every session and every recovery of the member and begins a new session in their place.
     * @throws InvalidCredentialsError when the current password is wrong, InvalidInputError for a new one that is not
     * allowed, RateLimitedError past 5 tries in 15 minutes.
     */
    changePassword: async (
      viewer: Viewer | null,
      { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
      device: Device,
    ): Promise<SignedIn> => {
      const { id: userId } = authorizeOwn(viewer, 'account:change')
      const credential = await credentialOf(database, userId)
      checkNewPassword(newPassword, credential.email, 'newPassword')
      await limiter.take(`change-password:${userId}`, PASSWORD_CHANGES)
      await checkCurrentPassword(engine, credential, currentPassword)
      const password = await engine.hash(newPassword)
      const { internalAdapter } = await engine.context()
      const token = await database.transaction(async (tx) => {
        // Only over the password that was checked: of two changes at once, one wins.
        const changed = await tx.account.updateMany({
          where: { id: credential.id, password: credential.hash },
          data: { password, updatedAt: clock.now() },
        })
        if (changed.count === 0) throw wrongPassword()
        await tx.session.deleteMany({ where: { userId } })
        await recovery.endRecovery(tx, userId)
        await outbox.enqueue(tx, passwordChangedMail(credential.email, publicUrl), { userId })
        const { address, userAgent } = device
        const session = await engine.within(tx, null, () =>
          internalAdapter.createSession(userId, false, { ipAddress: address, userAgent: userAgent?.slice(0, 200) }),
        )
        return session.token
      })
      return signedIn(token)
    },
  }
}

class FailedSignUp extends Error {}

/** The stable code of an error of the engine; undefined for every other error. */
const codeOf = (error: unknown): string | undefined => {
  const body = (error as { body?: { code?: unknown } } | null)?.body
  return typeof body?.code === 'string' ? body.code : undefined
}
