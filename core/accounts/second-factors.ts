/** Rules of passkeys, authenticator apps and recovery codes. */

/**
 * `optional`: none, and none is required. Editors and administrators: `grace` until one is required, then `missing`.
 */
export type SecondFactorState = 'set' | 'optional' | 'grace' | 'missing'

/** How long a new editor or administrator can work without a second factor. */
export const FACTOR_GRACE_DAYS = 14

/** The delay of a reset that an administrator requested, in which the member can cancel it. */
export const FACTOR_RESET_HOURS = 24

export const MAX_PASSKEYS = 10

export const RECOVERY_CODES = 10

export const MAX_PASSKEY_NAME = 50
