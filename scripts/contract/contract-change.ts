/** A difference between the released and the current contract. */
export type ContractChange = {
  /** `check`: allowed, but programs that expect only the known values can fail. */
  readonly kind: 'added' | 'check' | 'deprecated' | 'changed' | 'removed'
  /** A sentence. */
  readonly text: string
}

export type Comparison = {
  readonly changes: readonly ContractChange[]
  /** Why this must not be released: a sentence, and what to do. */
  readonly problems: readonly string[]
}

/** Days as YYYY-MM-DD. */
export type ComparisonDays = { readonly today: string; readonly releasedOn: string }
