import { InvalidCodeError, NotFoundError, SignInExpiredError } from '#core/errors.ts'
import type { Viewer } from '#core/policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SealedText } from '#server/platform/sealed-text.ts'
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator-codes.ts'
import type { Ceremonies, StartedCeremony } from './ceremonies.ts'
import type { FactorChanges, NewCodes } from './factor-changes.ts'
import { appAddedMail, appRemovedMail } from './factor-mails.ts'

export type AuthenticatorAppService = ReturnType<typeof createAuthenticatorAppService>

/** A started set-up. `secret` is the key to type, `uri` the content of the QR code. */
export type AppSetUp = StartedCeremony & { readonly secret: string; readonly uri: string }

const EXPIRED = 'This set-up has expired. Please start again.'
const MAX_CODE = 50

/** A member's authenticator app. A new one replaces it, so that nobody is without one meanwhile. */
export const createAuthenticatorAppService = (dependencies: {
  database: Database
  clock: Clock
  ceremonies: Ceremonies
  changes: FactorChanges
  sealed: SealedText
}) => {
  const { database, clock, ceremonies, changes, sealed } = dependencies
  const { prisma } = database
  return {
    /** Changes nothing yet. Throws PasswordRequiredError, RateLimitedError. */
    start: async (viewer: Viewer | null): Promise<AppSetUp> => {
      const { id: userId } = await changes.allow(viewer)
      const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
      const secret = await newAuthenticatorSecret()
      const data = sealed.seal(secret, userId)
      const started = await ceremonies.start(prisma, { purpose: 'set_up_app', userId, data })
      return { ...started, secret, uri: await authenticatorUri(secret, email) }
    },

    /**
     * Sets the app up with its first code, which does not sign in any more. All other sessions end.
     * @throws SignInExpiredError (5 codes per set-up), InvalidCodeError, PasswordRequiredError, RateLimitedError
     */
    confirm: async (viewer: Viewer | null, token: string, code: string): Promise<NewCodes> => {
      const allowed = await changes.allow(viewer)
      const { id: userId } = allowed
      const ceremony = await ceremonies.find(token, 'set_up_app')
      const secret = ceremony?.userId === userId ? sealed.open(ceremony.data, userId) : null
      if (ceremony === null || secret === null) throw new SignInExpiredError(EXPIRED)
      if (!(await ceremonies.countAttempt(ceremony))) throw new SignInExpiredError(EXPIRED)
      const step = await stepOfCode(secret, code.slice(0, MAX_CODE).replace(/[\s-]/g, ''), clock.now())
      if (step === null) throw new InvalidCodeError("This code is wrong. Check that your device's clock is right.")
      const made = await changes.makeCodes(userId)
      return changes.apply(allowed, async (tx) => {
        if (!(await ceremonies.take(tx, ceremony))) throw new SignInExpiredError(EXPIRED)
        const result = await changes.codesForFirst(tx, userId, made)
        const app = { secret: sealed.seal(secret, userId), confirmedAt: clock.now(), lastStep: step }
        await tx.authenticatorApp.upsert({ where: { userId }, create: { userId, ...app }, update: app })
        return { result, mail: appAddedMail, event: { kind: 'factor_added', detail: 'authenticator' } }
      })
    },

    /**
     * Removes the app. All other sessions end.
     * @throws NotFoundError, PasswordRequiredError, RateLimitedError, InvalidInputError for the last factor of an editor
     * or administrator whose grace period is over
     */
    remove: async (viewer: Viewer | null): Promise<void> => {
      const allowed = await changes.allow(viewer)
      const { id: userId } = allowed
      await changes.apply(allowed, async (tx) => {
        const { count } = await tx.authenticatorApp.deleteMany({ where: { userId } })
        if (count === 0) throw new NotFoundError('You have no authenticator app.')
        await changes.afterRemoval(tx, userId)
        return { result: undefined, mail: appRemovedMail, event: { kind: 'factor_removed', detail: 'authenticator' } }
      })
    },
  }
}
