/** Decides what, if anything, the server has to generate before the results can be shown. */

type StoredResult = { readonly timestamp: string; readonly paid: boolean }

export type DueGeneration =
  /** A list from the answers in this browser. */
  | { readonly kind: 'submit' }
  /** A new list that replaces the stored one, if the member has a paid plan at that time. */
  | { readonly kind: 'upgrade'; readonly timestamp: string }

type Situation = {
  /** The stored result at this address; null for none. */
  readonly result: StoredResult | null
  /** The finished quiz in this browser: `waiting` while no account has it. */
  readonly stored: 'none' | 'waiting' | 'settled'
  /** Whether the address names one result, rather than the latest. */
  readonly permanent: boolean
  /** Whether the member had a paid plan when the session was loaded; it may have ended since. */
  readonly paid: boolean
  /** Whether the address says that the plan was just bought. */
  readonly upgraded: boolean
}

/**
 * Pending answers are saved to the account, and so are those of an account without any result. A paid member gets a new
 * list right after buying a plan, and instead of one that was made for the free plan.
 */
export function dueGeneration({ result, stored, permanent, paid, upgraded }: Situation): DueGeneration | null {
  if (!permanent && (stored === 'waiting' || (stored === 'settled' && result === null))) return { kind: 'submit' }
  return result && paid && (upgraded || !result.paid) ? { kind: 'upgrade', timestamp: result.timestamp } : null
}
