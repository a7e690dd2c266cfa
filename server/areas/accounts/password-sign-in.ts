import { AccountSuspendedError, InvalidCredentialsError, UnavailableError } from '#core/errors.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { credentialOfEmail, holdCredential, setPassword } from './credential.ts'
import type { Device } from './device.ts'
import type { Passwords } from './passwords/passwords.ts'
import { isSuspended } from './suspension.ts'

/**
 * Signs in with an email address and its password, whose hash is renewed if it was made with earlier parameters. Call it
 * with the attempt counted. Throws InvalidCredentialsError, AccountSuspendedError, UnavailableError.
 */
export const createPasswordSignIn = <SignedIn>(dependencies: {
  database: Database
  log: Log
  passwords: Passwords
  begin: (tx: TransactionClient, account: { userId: string; email: string }, device: Device) => Promise<SignedIn>
}): ((email: string, password: string, device: Device) => Promise<SignedIn>) => {
  const { database, log, passwords, begin } = dependencies

  /** Signs in with the right password. Null if the password or its hash was replaced while it was checked. */
  const tryToEnter = async (email: string, password: string, device: Device) => {
    const credential = await credentialOfEmail(database, email)
    const isRight = await passwords.verify(credential?.hash ?? null, password)
    if (credential === null || !isRight) {
      throw Object.assign(new InvalidCredentialsError(), { accountId: credential?.userId ?? null })
    }
    const signedIn = await database.transaction(async (tx) => {
      if (!(await holdCredential(tx, credential))) return null
      // Read under that lock, which a suspension takes too: no session begins after it.
      if (await isSuspended(tx, credential.userId)) {
        throw Object.assign(new AccountSuspendedError(), { accountId: credential.userId })
      }
      return begin(tx, credential, device)
    })
    return signedIn && { credential, signedIn }
  }

  /** Replaces a hash by one with the current parameters, unless the password was changed. Never throws. */
  const renewHash = async ({ userId, hash: over }: { userId: string; hash: string }, password: string) => {
    try {
      const hash = await passwords.hash(password)
      await database.transaction((tx) => setPassword(tx, { userId, hash, over }))
    } catch (error) {
      // The next sign-in tries again.
      if (!(error instanceof UnavailableError)) log.warn({ err: error }, 'a password hash could not be renewed')
    }
  }

  return async (email, password, device) => {
    // Another sign-in may have renewed the hash of the same password, which is checked once more then.
    const entered = (await tryToEnter(email, password, device)) ?? (await tryToEnter(email, password, device))
    if (entered === null) throw new InvalidCredentialsError()
    const { credential, signedIn } = entered
    if (passwords.isOutdated(credential.hash)) await renewHash(credential, password)
    return signedIn
  }
}
