export const SEARCH_FIELDS = [
  'NAME',
  'ALIAS',
  'VENDOR',
  'CATEGORY',
  'TOPIC',
  'DESCRIPTION',
  'USE_CASE',
  'FEATURE',
  'ABOUT',
] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** A phrase of the record, and its matching words as spelled there. */
export type SearchMatch = {
  readonly field: SearchField
  readonly text: string
  readonly words: readonly string[]
}

export const SEARCH_FILTERS = [
  'FREE_TIER',
  'OPEN_SOURCE',
  'API_AVAILABLE',
  'MCP_SERVER',
  'PLATFORM',
  'PRIVACY',
  'INTEGRATION',
  'MAX_PRICE',
  'NO_SUBSCRIPTION',
  'OWN_COMPUTERS',
] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

export type SearchConstraint = {
  /** Its words, as typed. */
  readonly words: string
  readonly label: string
  readonly filter: SearchFilter
  /** A vocabulary value, or a price in whole US dollars; null for yes/no conditions. */
  readonly value: string | null
  /** The search text without these words. */
  readonly searchWithout: string
}

/** A looked-up term, for explaining matches later. */
export type SearchedTerm = {
  readonly term: number
  /** The typed word it stands for. */
  readonly concept: number
  /** 1 for a word as typed, less for a synonym or a close spelling. */
  readonly weight: number
}

export type SearchResult = {
  /** Indexes into `index.ids`, best first. */
  readonly ordinals: Uint32Array
  /** Fraction of the best score, parallel to `ordinals`. */
  readonly relevance: Float32Array
  readonly understood: readonly SearchConstraint[]
  /** The search run instead, when the text as typed matched nothing. */
  readonly correction: string | null
  /** The tool to replace; it is not in the results. */
  readonly alternativesTo: number | null
  /** The compared tools; they come first. */
  readonly compared: readonly number[]
  /** The product outside of the catalog to replace: its position in the index. */
  readonly outside: number | null
  /** The jobs that the text means, most likely first: positions in the index. */
  readonly jobs: readonly number[]
  /** The final search text and its terms, for `explainMatch`. */
  readonly text: string
  readonly terms: readonly SearchedTerm[]
}
