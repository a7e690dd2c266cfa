import {
  AccountSuspendedError,
  InvalidCredentialsError,
  PasskeysUnavailableError,
  SignInExpiredError,
} from '#core/errors.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StoredRateLimiter } from '#server/platform/stored-rate-limiter.ts'
import { signInsFrom, takeAll } from '../account-limits.ts'
import type { SignedIn } from '../accounts.service.ts'
import { holdAccount } from '../credential.ts'
import type { Device } from '../device.ts'
import { isSuspended } from '../suspension.ts'
import type { Ceremonies } from './ceremonies.ts'
import { passkeySignInsFrom } from './factor-limits.ts'
import type { FactorResets } from './factor-resets.service.ts'
import {
  authenticationOptions,
  type RelyingParty,
  readAuthentication,
  verifyAuthentication,
} from './passkey-protocol.ts'
import type { SessionStart } from './session-start.ts'

export type PasskeySignInService = ReturnType<typeof createPasskeySignInService>

/** A started use of a passkey. `options` go to the browser as they are. */
export type PasskeyRequest = { readonly token: string; readonly expiresAt: Date; readonly options: unknown }

const refused = () =>
  new InvalidCredentialsError('This passkey was not accepted. Try again, or sign in with your password.')

/** Signing in with a passkey alone: it proves possession, and the device verifies its user. */
export const createPasskeySignInService = (dependencies: {
  database: Database
  clock: Clock
  limiter: StoredRateLimiter
  ceremonies: Ceremonies
  resets: Pick<FactorResets, 'cancelIn'>
  sessionStart: SessionStart
  party: RelyingParty | null
}) => {
  const { database, clock, limiter, ceremonies, resets, sessionStart, party } = dependencies
  return {
    /** @throws PasskeysUnavailableError, RateLimitedError (30 per address in 15 minutes) */
    start: async (device: Device): Promise<PasskeyRequest> => {
      if (party === null) throw new PasskeysUnavailableError()
      await takeAll(limiter, [passkeySignInsFrom(device)])
      const options = await authenticationOptions(party)
      const ceremony = { purpose: 'passkey_sign_in', userId: null, data: options.challenge } as const
      return { ...(await ceremonies.start(database.prisma, ceremony)), options }
    },

    /**
     * Each started sign-in can be tried once.
     * @throws SignInExpiredError, InvalidInputError, InvalidCredentialsError, AccountSuspendedError, RateLimitedError (20
     * sign-ins per address in 15 minutes, whatever the way)
     */
    signIn: async (token: string, responseText: string, device: Device): Promise<SignedIn> => {
      if (party === null) throw new PasskeysUnavailableError()
      await takeAll(limiter, [signInsFrom(device)])
      const { credentialId, userId: namedUser, response } = readAuthentication(responseText)
      const ceremony = await ceremonies.find(token, 'passkey_sign_in')
      if (ceremony === null || !(await ceremonies.take(database.prisma, ceremony))) throw new SignInExpiredError()
      const passkey = await database.prisma.passkey.findUnique({ where: { credentialId } })
      if (passkey === null) throw refused()
      const { id, userId, counter: before } = passkey
      const belongs = namedUser === null || namedUser === userId
      const counter = belongs ? await verifyAuthentication(party, response, ceremony.data, passkey) : null
      if (counter === null) throw Object.assign(refused(), { accountId: userId })
      return database.transaction(async (tx) => {
        const email = await holdAccount(tx, userId)
        if (email === null) throw refused()
        if (await isSuspended(tx, userId)) throw Object.assign(new AccountSuspendedError(), { accountId: userId })
        // It may have been removed, or used, since it was checked.
        const data = { counter, lastUsedAt: clock.now() }
        const { count } = await tx.passkey.updateMany({ where: { id, counter: before }, data })
        if (count === 0) throw Object.assign(refused(), { accountId: userId })
        await resets.cancelIn(tx, { userId, email })
        return sessionStart.signIn(tx, { userId, email }, device)
      })
    },
  }
}
