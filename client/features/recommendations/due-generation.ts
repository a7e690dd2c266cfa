/** Decides what, if anything, the server has to generate before the results can be shown. */

type StoredResult = { readonly timestamp: string; readonly paid: boolean }

export type DueGeneration =
  /** A list from the answers that this browser holds. */
  | { readonly kind: 'submit' }
  /** A new list in place of the stored one, if the member has a paid plan when the server is asked. */
  | { readonly kind: 'upgrade'; readonly timestamp: string }

type Situation = {
  /** What the server has stored at this address; null for nothing. */
  readonly result: StoredResult | null
  /** What this browser holds of a finished quiz: `waiting` while no account has it. */
  readonly stored: 'none' | 'waiting' | 'settled'
  /** Whether the address names one result, rather than the latest. */
  readonly permanent: boolean
  /** Whether the member had a paid plan when the session was asked for; it may have ended since. */
  readonly paid: boolean
  /** Whether the address says that the plan was just bought. */
  readonly upgraded: boolean
}

/**
 * Answers that wait for an account are brought into it, and so are those of an account that has no result at all. A
 * paid member gets a new list right after buying, and in place of one that was made for the free plan.
 */
export function dueGeneration({ result, stored, permanent, paid, upgraded }: Situation): DueGeneration | null {
  if (!permanent && (stored === 'waiting' || (stored === 'settled' && result === null))) return { kind: 'submit' }
  return result && paid && (upgraded || !result.paid) ? { kind: 'upgrade', timestamp: result.timestamp } : null
}
