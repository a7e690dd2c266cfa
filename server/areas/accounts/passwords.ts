import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { createGate } from '../../platform/gate.ts'

/** A hash costs about 90 ms of a core, so that a few at a time fill a small machine. */
const HASHES_AT_A_TIME = 4

/** The hash of no password: checking against it takes as long as against a real one and always fails. */
const NO_PASSWORD = `${'0'.repeat(32)}:${'0'.repeat(128)}`

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Password hashes: scrypt (N 16384, r 16, p 1) with a random salt, over the NFKC form of the password. Both functions
 * throw UnavailableError while too many hashes are being computed.
 */
export const createPasswords = (hashesAtATime = HASHES_AT_A_TIME) => {
  const gate = createGate(hashesAtATime)
  return {
    hash: (password: string): Promise<string> => gate(() => hashPassword(password)),
    /** Whether this is the password of the hash. Null, for an account that does not exist, takes the same time. */
    verify: (hash: string | null, password: string): Promise<boolean> =>
      gate(() => verifyPassword(hash ?? NO_PASSWORD, password)),
  }
}
