import { AccountSuspendedError, InvalidCredentialsError } from '#core/errors.ts'
import type { RateLimit } from '../../platform/rate-limiter.ts'
import type { StoredRateLimiter } from '../../platform/stored-rate-limiter.ts'
import type { Device } from './device.ts'

const HOUR = 3600
const QUARTER = HOUR / 4
const MINUTE = 60

/** The key for calls without a network address. */
export const addressOf = ({ address }: Pick<Device, 'address'>): string => address ?? 'server'

/** One rate limit a call counts against. */
export type Count = { readonly key: string; readonly limit: RateLimit }

/** New accounts per address. */
export const signUpsFrom = (device: Device): Count => ({
  key: `sign-up:${addressOf(device)}`,
  limit: { limit: 5, windowSeconds: HOUR },
})

/** Sign-up attempts per address, including rejected ones: each reveals whether an account exists and costs a hash. */
export const signUpTriesFrom = (device: Device): Count => ({
  key: `sign-up-try:${addressOf(device)}`,
  limit: { limit: 20, windowSeconds: HOUR },
})

/** Referral code lookups per address: each sign-up with a code reveals whether it exists. */
export const referralCodesFrom = (device: Device): Count => ({
  key: `referral-code:${addressOf(device)}`,
  limit: { limit: 10, windowSeconds: MINUTE },
})

/** Sign-in attempts per address, whatever the result. */
export const signInsFrom = (device: Device): Count => ({
  key: `sign-in:${addressOf(device)}`,
  limit: { limit: 20, windowSeconds: QUARTER },
})

/** Failed sign-ins per address and account, whether or not the account exists. */
export const failuresFrom = (email: string, device: Pick<Device, 'address'>): Count => ({
  key: `sign-in-of:${email}:${addressOf(device)}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

/** Failed sign-ins per account from all addresses. Known devices are exempt. */
export const failuresOf = (email: string): Count => ({
  key: `sign-in-of:${email}`,
  limit: { limit: 50, windowSeconds: QUARTER },
})

/** Password reset requests per address. */
export const resetsFrom = (device: Device): Count => ({
  key: `reset:${addressOf(device)}`,
  limit: { limit: 10, windowSeconds: HOUR },
})

/** Password reset requests per address and account. */
export const resetsOfAccountFrom = (email: string, device: Device): Count => ({
  key: `reset-of:${email}:${addressOf(device)}`,
  limit: { limit: 3, windowSeconds: HOUR },
})

/** Password reset requests per account from all addresses. Known devices are exempt. */
export const resetsOfAccount = (email: string): Count => ({
  key: `reset-of:${email}`,
  limit: { limit: 10, windowSeconds: HOUR },
})

export const passwordChangesOf = (userId: string): Count => ({
  key: `change-password:${userId}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

/** Wrong email addresses for a code that sets a new password, which is valid for less than the window. */
export const resetProofsOf = (codeId: string): Count => ({
  key: `reset-proof:${codeId}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

/** New passwords that a member's account is offered: estimating one takes up to a tenth of a second. */
export const newPasswordsOf = (userId: string): Count => ({
  key: `new-password:${userId}`,
  limit: { limit: 20, windowSeconds: QUARTER },
})

/** Wrong password confirmations per member: only a session holder can use them up. */
export const confirmationsOf = (userId: string): Count => ({
  key: `confirm-password:${userId}`,
  limit: { limit: 5, windowSeconds: QUARTER },
})

export const verificationsOf = (userId: string): Count => ({
  key: `verify:${userId}`,
  limit: { limit: 3, windowSeconds: HOUR },
})

/** Counts a call against all limits, or none when one is exceeded. Throws RateLimitedError. */
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
 * Takes a call back. Never throws, so that it cannot hide the original error; a leftover count expires with its window.
 */
export const giveBackAll = async (limiter: StoredRateLimiter, counts: readonly Count[]): Promise<void> => {
  for (const { key, limit } of counts) await limiter.giveBack(key, limit).catch(() => undefined)
}

/**
 * Counts a password attempt before running it, so that concurrent attempts cannot bypass the limit, and takes it back
 * unless the password was wrong. A success clears `own`.
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
    // Only wrong passwords count: an overload or a database outage must not lock anybody out.
    const isWrong = error instanceof InvalidCredentialsError && !(error instanceof AccountSuspendedError)
    if (!isWrong) await giveBackAll(limiter, [own, ...shared])
    throw error
  }
}
