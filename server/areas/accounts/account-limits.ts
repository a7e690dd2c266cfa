import { AccountSuspendedError, InvalidCredentialsError } from '../../../core/errors.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Device } from './device.ts'

const HOUR = 3600
const QUARTER = HOUR / 4
const MINUTE = 60

/** The name that calls are counted by where they come from no network address. */
const addressOf = ({ address }: Pick<Device, 'address'>): string => address ?? 'server'

/** One count that a call is measured against. */
type Count = { readonly key: string; readonly limit: RateLimit }

/** New accounts of an address. */
export const signUpsFrom = (device: Device): Count => ({
  key: `sign-up:${addressOf(device)}`,
  limit: { limit: 5, windowSeconds: HOUR },
})

/** Sign-ups of an address, refused ones included: each tells whether there is an account, and costs a hash. */
export const signUpTriesFrom = (device: Device): Count => ({
  key: `sign-up-try:${addressOf(device)}`,
  limit: { limit: 20, windowSeconds: HOUR },
})

/** Referral codes looked up from an address: each sign-up with a code tells whether it is known. */
export const referralCodesFrom = (device: Device): Count => ({
  key: `referral-code:${addressOf(device)}`,
  limit: { limit: 10, windowSeconds: MINUTE },
})

/** Sign-ins of an address, whatever became of them. */
export const signInsFrom = (device: Device): Count => ({
  key: `sign-in:${addressOf(device)}`,
  limit: { limit: 20, windowSeconds: QUARTER },
})

/** Failed sign-ins to an account from an address; whether there is such an account does not matter. */
export const failuresFrom = (email: string, device: Pick<Device, 'address'>): Count => ({
  key: `sign-in-of:${email}:${addressOf(device)}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

/** Failed sign-ins to an account from all addresses. Devices that have signed in before are not held to it. */
export const failuresOf = (email: string): Count => ({
  key: `sign-in-of:${email}`,
  limit: { limit: 50, windowSeconds: QUARTER },
})

/** Password resets requested from an address, whatever the account. */
export const resetsFrom = (device: Device): Count => ({
  key: `reset:${addressOf(device)}`,
  limit: { limit: 10, windowSeconds: HOUR },
})

/** Password resets of an account requested from one address. */
export const resetsOfAccountFrom = (email: string, device: Device): Count => ({
  key: `reset-of:${email}:${addressOf(device)}`,
  limit: { limit: 3, windowSeconds: HOUR },
})

/** Password resets of an account from all addresses. Devices that have signed in before are not held to it. */
export const resetsOfAccount = (email: string): Count => ({
  key: `reset-of:${email}`,
  limit: { limit: 10, windowSeconds: HOUR },
})

export const passwordChangesOf = (userId: string): Count => ({
  key: `change-password:${userId}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

/** Wrong passwords of a member who confirms it, from all addresses: only who holds a session can use them up. */
export const confirmationsOf = (userId: string): Count => ({
  key: `confirm-password:${userId}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

export const verificationsOf = (userId: string): Count => ({
  key: `verify:${userId}`,
  limit: { limit: 3, windowSeconds: HOUR },
})

/** Counts a call against all of these, or against none when one of them is used up. Throws RateLimitedError. */
export const takeAll = async (limiter: StoredRateLimiter, counts: readonly Count[]): Promise<void> => {
  const taken: Count[] = []
  for (const count of counts) {
    try {
      await limiter.take(count.key, count.limit)
    } catch (error) {
      await giveBackAll(limiter, taken)
      throw error
    }
    taken.push(count)
  }
}

/**
 * Takes a call out of these counts again. Never throws, so that it cannot hide why the call failed: a count that stays
 * ends with its window.
 */
export const giveBackAll = async (limiter: StoredRateLimiter, counts: readonly Count[]): Promise<void> => {
  for (const { key, limit } of counts) await limiter.giveBack(key, limit).catch(() => undefined)
}

/**
 * Runs an attempt with a password, counted while the password is wrong: before the attempt, so that simultaneous ones
 * cannot pass each other, and taken back when it succeeds or fails for another reason. A success clears `own`.
 */
export const countWrongPasswords = async <Result>(
  limiter: StoredRateLimiter,
  { own, shared }: { readonly own: Count; readonly shared: readonly Count[] },
  attempt: () => Promise<Result>,
): Promise<Result> => {
  await takeAll(limiter, [own, ...shared])
  try {
    const result = await attempt()
    await limiter.forget(own.key)
    await giveBackAll(limiter, shared)
    return result
  } catch (error) {
    // Only wrong passwords count: a crowd or a database that is away must not lock anybody out.
    const isWrong = error instanceof InvalidCredentialsError && !(error instanceof AccountSuspendedError)
    if (!isWrong) await giveBackAll(limiter, [own, ...shared])
    throw error
  }
}
