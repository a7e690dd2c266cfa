import {
  AccountSuspendedError,
  InvalidCodeError,
  type SecondFactorMethod,
  SecondFactorRequiredError,
  SignInExpiredError,
} from '#core/errors.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { SecurityLog } from '#server/platform/database/security-log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { SealedText } from '#server/platform/sealed-text.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { giveBackAll, takeAll } from '../account-limits.ts'
import type { SignedIn } from '../accounts.service.ts'
import { holdAccount } from '../credential.ts'
import type { Device } from '../device.ts'
import { isSuspended } from '../suspension.ts'
import { stepOfCode } from './authenticator-codes.ts'
import type { Ceremonies } from './ceremonies.ts'
import { codesFrom, wrongCodesOf } from './factor-limits.ts'
import { codeUsedMail } from './factor-mails.ts'
import type { FactorResets } from './factor-resets.service.ts'
import { factorsOf, hasFactor } from './factor-rows.ts'
import type { RelyingParty } from './passkey-protocol.ts'
import type { RecoveryCodes } from './recovery-codes.ts'
import type { SessionStart } from './session-start.ts'

export type SecondStepService = ReturnType<typeof createSecondStepService>

/** A completed sign-in. `recoveryCodesLeft` is null unless a recovery code was used. */
export type CompletedSignIn = SignedIn & { readonly recoveryCodesLeft: number | null }

const AUTHENTICATOR_CODE = /^\d{6}$/
const MAX_CODE = 50

const wrongCode = () => new InvalidCodeError('This code is wrong or was already used. Please try another one.')

/** Sign-ins that wait for a second factor after the right password. */
export const createSecondStepService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  securityLog: SecurityLog
  ceremonies: Ceremonies
  recoveryCodes: RecoveryCodes
  sealed: SealedText
  resets: Pick<FactorResets, 'cancelIn'>
  sessionStart: SessionStart
  outbox: Outbox
  publicUrl: string
  party: RelyingParty | null
}) => {
  const { database, clock, limiter, ceremonies, recoveryCodes, sealed, resets, sessionStart } = dependencies
  const { outbox, publicUrl, party, securityLog } = dependencies

  /** Accepts each code once, even of concurrent requests: the row's update decides. */
  const acceptAuthenticatorCode = async (tx: TransactionClient, userId: string, code: string): Promise<boolean> => {
    const app = await tx.authenticatorApp.findUnique({ where: { userId } })
    const secret = app === null ? null : sealed.open(app.secret, userId)
    const step = secret === null ? null : await stepOfCode(secret, code, clock.now())
    if (step === null) return false
    const where = { userId, lastStep: { lt: step } }
    return (await tx.authenticatorApp.updateMany({ where, data: { lastStep: step } })).count > 0
  }

  const spendRecoveryCode = async (
    tx: TransactionClient,
    { userId, email }: { readonly userId: string; readonly email: string },
    codeHash: string | null,
  ): Promise<number | null> => {
    if (!(await recoveryCodes.use(tx, userId, codeHash))) return null
    const left = await recoveryCodes.left(tx, userId)
    await outbox.enqueue(tx, codeUsedMail(email, publicUrl, left), { userId })
    await securityLog.record(tx, { kind: 'recovery_code_used', accountId: userId })
    return left
  }

  return {
    /**
     * In the transaction that holds the checked password: null for an account without a second factor, else the error
     * that tells how to continue. The caller throws it after the commit.
     */
    require: async (tx: TransactionClient, userId: string): Promise<SecondFactorRequiredError | null> => {
      const factors = await factorsOf(tx, userId)
      if (!hasFactor(factors)) return null
      const methods: SecondFactorMethod[] = []
      if (factors.passkeys > 0 && party !== null) methods.push('passkey')
      if (factors.hasApp) methods.push('authenticator')
      if (factors.recoveryCodesLeft > 0) methods.push('recovery_code')
      const { token: challenge, expiresAt } = await ceremonies.start(tx, { purpose: 'sign_in', userId })
      return Object.assign(new SecondFactorRequiredError({ challenge, methods, expiresAt }), { accountId: userId })
    },

    /**
     * Starts the session with a code of the authenticator app or a recovery code.
     * @throws SignInExpiredError, InvalidCodeError, AccountSuspendedError, RateLimitedError (5 codes per sign-in; in 15
     * minutes 20 per address and 10 wrong ones per account)
     */
    complete: async (challenge: string, givenCode: string, device: Device): Promise<CompletedSignIn> => {
      await takeAll(limiter, [codesFrom(device)])
      const ceremony = await ceremonies.find(challenge, 'sign_in')
      const userId = ceremony?.userId ?? null
      if (ceremony === null || userId === null) throw new SignInExpiredError()
      await takeAll(limiter, [wrongCodesOf(userId)])
      try {
        if (!(await ceremonies.countAttempt(ceremony))) throw new SignInExpiredError()
        const code = givenCode.slice(0, MAX_CODE).replace(/[\s-]/g, '')
        const isApp = AUTHENTICATOR_CODE.test(code)
        const codeHash = isApp ? null : await recoveryCodes.hashOf(userId, code)
        const signedIn = await database.transaction(async (tx) => {
          const email = await holdAccount(tx, userId)
          if (email === null) throw new SignInExpiredError()
          const account = { userId, email }
          if (await isSuspended(tx, userId)) throw new AccountSuspendedError()
          const left = isApp ? null : await spendRecoveryCode(tx, account, codeHash)
          if (isApp ? !(await acceptAuthenticatorCode(tx, userId, code)) : left === null) throw wrongCode()
          if (!(await ceremonies.take(tx, ceremony))) throw new SignInExpiredError()
          await resets.cancelIn(tx, account)
          return { ...(await sessionStart.signIn(tx, account, device)), recoveryCodesLeft: left }
        })
        await giveBackAll(limiter, [wrongCodesOf(userId)])
        return signedIn
      } catch (error) {
        // Only wrong codes count: an overload or a database outage must not lock anybody out.
        if (!(error instanceof InvalidCodeError)) await giveBackAll(limiter, [wrongCodesOf(userId)])
        if (error instanceof Error) Object.assign(error, { accountId: userId })
        throw error
      }
    },
  }
}
