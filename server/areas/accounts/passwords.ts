import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { createGate } from '../../platform/gate.ts'

/** A hash takes about 90 ms of a core, so a few at a time saturate a small machine. */
const HASHES_AT_A_TIME = 4

/** A dummy hash: checking against it takes as long as a real one and always fails. */
const NO_PASSWORD = `${'0'.repeat(32)}:${'0'.repeat(128)}`

export type PasswordOptions = {
  /** Concurrent hashes. */
  readonly hashesAtATime?: number | undefined
  /** Tests reuse the hash of a password, because making one takes most of the time of a sign-up. */
  readonly hash?: ((password: string) => Promise<string>) | undefined
}

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Hashes with scrypt (N 16384, r 16, p 1) and a random salt over the NFKC form. Both functions throw UnavailableError
 * while too many hashes are pending.
 */
export const createPasswords = ({ hashesAtATime = HASHES_AT_A_TIME, hash = hashPassword }: PasswordOptions = {}) => {
  const gate = createGate(hashesAtATime)
  return {
    hash: (password: string): Promise<string> => gate(() => hash(password)),
    /** A null hash (unknown account) takes the same time. */
    verify: (hash: string | null, password: string): Promise<boolean> =>
      gate(() => verifyPassword(hash ?? NO_PASSWORD, password)),
  }
}
