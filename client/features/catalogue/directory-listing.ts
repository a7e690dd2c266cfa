import type { Platform, PricingModel } from '../../../core/catalogue/vocabulary.ts'
import type { Flag } from './directory-address.ts'
import type { CardTool } from './tool-card.tsx'

export type CategoryOption = { readonly slug: string; readonly name: string }

/** A value of a filter and how many tools it would leave. */
export type Counted<T> = { readonly value: T; readonly count: number }

export type DirectoryFacets = {
  /** By slug. */
  readonly categories: readonly Counted<string>[]
  readonly pricing: readonly Counted<PricingModel>[]
  /** Empty where platforms are not known. */
  readonly platforms: readonly Counted<Platform>[]
  readonly flags: Readonly<Record<Flag, number>>
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
  readonly facets: DirectoryFacets
  /** The search that found nothing, and the name whose tools are shown instead; null when nothing was corrected. */
  readonly correction: { readonly from: string; readonly to: string } | null
}
