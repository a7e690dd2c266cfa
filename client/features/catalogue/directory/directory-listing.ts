import type { ConditionVerdict, SearchField, SearchFilter } from '#client/gql/graphql.ts'
import type { CardTool } from '../cards/tool-card.tsx'
import type { Flag, ListName, ValueLists } from './directory-address.ts'
import type { MaskedFacets } from './directory-facets.ts'

export type CategoryOption = { readonly slug: string; readonly name: string }

/** A filter value and how many tools would match. */
export type Counted<T> = { readonly value: T; readonly count: number }

/** The available filter values. Absent if unknown. */
export type DirectoryFacets = {
  readonly [List in ListName]?: readonly Counted<ValueLists[List][number]>[]
} & {
  /** By the maximum price in dollars per month. */
  readonly prices?: readonly Counted<number>[]
  readonly flags: Readonly<Partial<Record<Flag, number>>>
}

/** Why a tool was found: a text of its record and the matching words in it. */
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
  /** From the vocabulary; null for a boolean filter. */
  readonly value: string | null
  readonly searchWithout: string
}

/** What became of it, and the slug of the tool that it was merged into. */
type UnlistedTool = ToolName & { readonly statusText?: string | null; readonly mergedInto?: string | null }

type ToolName = { readonly slug: string; readonly name: string }

/** What was understood from a search besides its words. */
export type SearchReading = {
  readonly understood: readonly Understood[]
  /** The tool whose alternatives were searched for. */
  readonly alternativesTo: ToolName | null
  /** The tools of a search for a comparison; empty for other searches. */
  readonly compared: readonly ToolName[]
  /** The tool with the searched name that is no longer active. */
  readonly unlisted: UnlistedTool | null
  /** The product outside of the catalog whose alternatives were searched for. */
  readonly outsideProduct: { readonly name: string; readonly ended: boolean } | null
  /** The jobs that the search means, most likely first. */
  readonly jobs: readonly (ToolName & { readonly post: { readonly slug: string } | null })[]
  /** Whether each tool meets all conditions, in their order; null without conditions. */
  readonly verdicts: readonly (ConditionVerdict | null)[]
}

/** One page of the directory and its filter values, from the API or from the saved copy. */
export type DirectoryListing = {
  readonly tools: readonly CardTool[]
  /** How many tools match on all pages. */
  readonly total: number
  /** The page that these tools are on; the address may already name another. */
  readonly page: number
  /** All categories by name, regardless of the selection. */
  readonly categories: readonly CategoryOption[]
  /** The API's facets are read by `readFacets`. */
  readonly facets: DirectoryFacets | MaskedFacets
  /** The search without matches, and the name whose tools are shown instead; null without a correction. */
  readonly correction: { readonly from: string; readonly to: string } | null
  /** Absent if nothing was understood. */
  readonly reading?: SearchReading | null
  /** Why each of the tools was found, in their order. */
  readonly matches?: readonly (readonly ToolMatch[])[]
  /** Whether a tool of the list has a rating to sort by. */
  readonly rated?: boolean
}
