/**
 * The code from an email that can set a new password. Kept in memory only: anyone who has it can take over the account.
 */
export type RecoveryCode = {
  readonly code: string
  /** Only its first characters if `emailRequired`. */
  readonly email: string
  /** Whether another browser requested the code, so that the address has to be entered. */
  readonly emailRequired: boolean
  /** Whether the email address is verified. If not, a new password clears the profile. */
  readonly emailVerified: boolean
}

let stored: RecoveryCode | null = null

export const recoveryCode = (): RecoveryCode | null => stored

export function setRecoveryCode(next: RecoveryCode | null): void {
  stored = next
}
