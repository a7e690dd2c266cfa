import type { PricingModel } from '../../../core/catalogue/vocabulary.ts'
import type { SearchField, SearchFilter } from '../../gql/graphql.ts'
import type { DirectoryFilterState, Flag, ListName, ValueLists } from './directory-address.ts'
import type { MaskedFacets } from './directory-facets.ts'
import type { CardTool } from './tool-card.tsx'

export type CategoryOption = { readonly slug: string; readonly name: string }

/** A value of a filter and how many tools it would leave. */
export type Counted<T> = { readonly value: T; readonly count: number }

/** What can be chosen. Nothing where it is not known. */
export type DirectoryFacets = {
  readonly [List in ListName]?: readonly Counted<ValueLists[List][number]>[]
} & {
  /** By the ceiling in dollars a month. */
  readonly prices?: readonly Counted<number>[]
  readonly flags: Readonly<Partial<Record<Flag, number>>>
}

/** Why a tool was found: a text of its record and the words in it that matched. */
export type ToolMatch = {
  readonly field: SearchField
  readonly text: string
  readonly words: readonly string[]
}

/** Words of a search that were read as a filter. */
export type Understood = {
  /** As they were typed. */
  readonly words: string
  readonly label: string
  readonly filter: SearchFilter
  /** Of the vocabulary; null for what holds or does not. */
  readonly value: string | null
  readonly searchWithout: string
}

type ToolName = { readonly slug: string; readonly name: string }

/** What the directory understood of a search besides its words. */
export type SearchReading = {
  readonly understood: readonly Understood[]
  /** The tool whose alternatives were searched for. */
  readonly alternativesTo: ToolName | null
  /** The tools that were searched for to compare them; empty for another search. */
  readonly compared: readonly ToolName[]
}

/** One page of the directory and what can be chosen, whether it comes from the API or from the saved copy. */
export type DirectoryListing = {
  readonly tools: readonly CardTool[]
  /** How many tools match on all pages. */
  readonly total: number
  /** The page that these tools stand on; the address may already name another. */
  readonly page: number
  /** All there are, by name, whatever is chosen. */
  readonly categories: readonly CategoryOption[]
  readonly pricingModels: readonly PricingModel[]
  /** Those of the API are read by `readFacets`. */
  readonly facets: DirectoryFacets | MaskedFacets
  /** The search that found nothing, and the name whose tools are shown instead; null when nothing was corrected. */
  readonly correction: { readonly from: string; readonly to: string } | null
  /** Left out where nothing was understood. */
  readonly reading?: SearchReading | null
  /** Why each of the tools was found, in their order. */
  readonly matches?: readonly (readonly ToolMatch[])[]
  /** Whether a tool of the list has a rating to sort by. */
  readonly rated?: boolean
  /** Filters that the source of this listing cannot apply; it shows the list without them. */
  readonly unsupported?: readonly (keyof DirectoryFilterState)[]
}
