import { createGate, type GateLimits } from '#server/platform/gate.ts'
import {
  HASH_COST,
  type HashCost,
  hashOfNothing,
  isOutdated,
  makeHash,
  matchesHash,
  slowKeyOf,
} from './password-hash.ts'
import type { PasswordRules } from './password-rules.ts'

/**
 * A hash takes 17 MB and a fifth of a second of a core and of a thread of Node's pool, which files and DNS share. Two at
 * a time keep 34 MB; the last of those that wait gets its turn after about four seconds.
 */
const LIMITS: GateLimits = { places: 2, waiting: 30, waitMs: 5_000 }

export type PasswordOptions = {
  readonly limits?: GateLimits | undefined
  /** Tests use a smaller one. */
  readonly cost?: HashCost | undefined
  /** Tests of other features check new passwords without the built files. */
  readonly rules?: Partial<PasswordRules> | undefined
}

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords. `hash` and `verify` throw UnavailableError while too many hashes are pending. */
export const createPasswords = ({ limits = LIMITS, cost = HASH_COST }: PasswordOptions = {}) => {
  const gate = createGate(limits)
  const noPassword = hashOfNothing(cost)
  return {
    hash: (password: string): Promise<string> => gate(() => makeHash(password, cost)),
    /** A null hash (unknown account) takes the same time. */
    verify: (hash: string | null, password: string): Promise<boolean> =>
      gate(() => matchesHash(hash ?? noPassword, password)),
    /** The slow hash of a code, for codes that are too short for a fast one. Throws UnavailableError like `hash`. */
    hashCode: (code: string, salt: string): Promise<string> => gate(() => slowKeyOf(code, salt, cost)),
    /** Whether a hash should be replaced when its password is known next. */
    isOutdated: (hash: string): boolean => isOutdated(hash, cost),
  }
}
