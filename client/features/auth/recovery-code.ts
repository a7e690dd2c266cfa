/** What the code of a letter was traded for. In memory only: it sets a password, so it is never written anywhere. */
let ticket: string | null = null

export const recoveryTicket = (): string | null => ticket

export function holdRecoveryTicket(next: string | null): void {
  ticket = next
}
