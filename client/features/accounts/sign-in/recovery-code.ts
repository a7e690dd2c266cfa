/**
 * The code from an email that can set a new password. Kept in memory only: anyone who has it can take over the account.
 */
export type RecoveryCode = {
  readonly code: string
  readonly email: string
  /** Whether the email address is verified. If not, a new password clears the profile. */
  readonly emailVerified: boolean
}

let stored: RecoveryCode | null = null

export const recoveryCode = (): RecoveryCode | null => stored

export function setRecoveryCode(next: RecoveryCode | null): void {
  stored = next
}
