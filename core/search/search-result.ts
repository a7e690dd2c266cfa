/** What a search answers with. */
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

/** Why a tool matched: a phrase of its record, and the words of it that matched, as they are spelled there. */
export type SearchMatch = {
  readonly field: SearchField
  readonly text: string
  readonly words: readonly string[]
}

export const SEARCH_FILTERS = [
  'FREE_TIER',
  'OPEN_SOURCE',
  'API_AVAILABLE',
  'PLATFORM',
  'PRIVACY',
  'INTEGRATION',
  'MAX_PRICE',
] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

/** A condition that the search text names. */
export type SearchConstraint = {
  /** The words of the search that say so, as they were typed. */
  readonly words: string
  /** How the condition reads on a screen. */
  readonly label: string
  readonly filter: SearchFilter
  /** A value of the vocabulary, or a price in whole US dollars; null for conditions that hold or do not. */
  readonly value: string | null
  /** The search text without these words. */
  readonly searchWithout: string
}

/** A term that the search looked for, so that a match can be explained afterwards. */
export type SearchedTerm = {
  /** Position of the word in the index's list of terms. */
  readonly term: number
  /** The typed word that it stands for. */
  readonly concept: number
  /** 1 for a word as typed, less for a synonym or a close spelling. */
  readonly weight: number
}

export type SearchResult = {
  /** Positions of the tools in `index.ids`, best first. */
  readonly ordinals: Uint32Array
  /** The share of the best score, above 0 up to 1, in the order of `ordinals`. */
  readonly relevance: Float32Array
  readonly understood: readonly SearchConstraint[]
  /** The search that was run instead, when nothing matched the text as it stands. */
  readonly correction: string | null
  /** The tool whose alternatives were asked for; it is not among the results. */
  readonly alternativesTo: number | null
  /** The tools that were named to be compared; they come first among the results. */
  readonly compared: readonly number[]
  /** The text that was searched for in the end, and its terms: what `explainMatch` needs. */
  readonly text: string
  readonly terms: readonly SearchedTerm[]
}
