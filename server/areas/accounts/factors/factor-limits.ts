import { addressOf, type Count } from '../account-limits.ts'
import type { Device } from '../device.ts'

const HOUR = 3600
const QUARTER = HOUR / 4

/** Codes entered per address, right or wrong. */
export const codesFrom = (device: Device): Count => ({
  key: `factor-code-from:${addressOf(device)}`,
  limit: { limit: 20, windowSeconds: QUARTER },
})

/** Wrong codes per account, from all addresses. Passkeys still work then. */
export const wrongCodesOf = (userId: string): Count => ({
  key: `factor-code-of:${userId}`,
  limit: { limit: 10, windowSeconds: QUARTER },
})

/** Started sign-ins with a passkey per address: each stores a row. */
export const passkeySignInsFrom = (device: Device): Count => ({
  key: `passkey-sign-in:${addressOf(device)}`,
  limit: { limit: 30, windowSeconds: QUARTER },
})

/** Started set-ups, renewals and removals per member. */
export const factorChangesOf = (userId: string): Count => ({
  key: `factor-change:${userId}`,
  limit: { limit: 30, windowSeconds: HOUR },
})

/** Links in emails that cancel a reset, per address. */
export const resetCancelsFrom = (device: Device): Count => ({
  key: `factor-reset-cancel:${addressOf(device)}`,
  limit: { limit: 20, windowSeconds: HOUR },
})
