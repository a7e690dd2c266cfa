/** The code of an email that can set a new password. In memory only: whoever has it can take the account over. */
export type RecoveryCode = {
  readonly code: string
  readonly email: string
  /** Whether the address is verified. While it is not, a new password clears the profile. */
  readonly emailVerified: boolean
}

let held: RecoveryCode | null = null

export const recoveryCode = (): RecoveryCode | null => held

export function holdRecoveryCode(next: RecoveryCode | null): void {
  held = next
}
