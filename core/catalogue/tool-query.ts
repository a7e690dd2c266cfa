/** Rules of catalog queries, shared by the website, integrators and the legacy functions. */
import { InvalidInputError } from '../errors.ts'
import { checkFirst, sliceOf } from '../paging.ts'
import { type NamedTool, otherNames } from './former-names.ts'
import type { Flag } from './listing/flags.ts'
import type { Integration, Platform, PricingModel, PrivacyFlag, SkillLevel, TeamSize } from './vocabulary.ts'

/** Largest page of a public query. */
export const MAX_PAGE_SIZE = 100
/** Largest page for the server's own operations (feeds, legacy functions). */
export const MAX_TRUSTED_PAGE_SIZE = 1000
export const DIRECTORY_PAGE_SIZE = 40
export const MAX_SEARCH_LENGTH = 100

export const TOOL_SORTS = ['relevance', 'price', 'newest', 'name', 'rating'] as const
/**
 * `relevance`: directory order without a search. `price`: lowest paid monthly price, free first, unknown last. `newest`
 * and `rating` (core/catalogue/rating.ts): highest first, then by prominence.
 */
export type ToolSort = (typeof TOOL_SORTS)[number]

/** Values of one filter are alternatives unless noted; different filters must all match. Null and empty mean any. */
export type ToolFilters = { readonly [Name in Flag]: boolean | null } & {
  readonly categories: readonly string[]
  readonly pricingModels: readonly PricingModel[]
  readonly platforms: readonly Platform[]
  /** All required. */
  readonly integrations: readonly Integration[]
  /** All required. */
  readonly privacy: readonly PrivacyFlag[]
  readonly skills: readonly SkillLevel[]
  readonly teamSizes: readonly TeamSize[]
  /** Maximum of the lowest paid monthly price; free tools pass, unknown prices fail. */
  readonly maxMonthlyPriceUsd: number | null
}

export type ToolQuery = ToolFilters & {
  readonly search: string | null
  readonly sort: ToolSort
  readonly first: number
  readonly after: string | null
  readonly page: number | null
}

export const MAX_COMPARED = 4
export const MAX_FILTER_VALUES = 100

/** Removes duplicates. Throws InvalidInputError for more than 100 values, more than any vocabulary has. */
export const filterValues = <T extends string>(
  values: readonly T[] | null | undefined,
  field: string,
): readonly T[] => {
  if (values === null || values === undefined) return []
  if (values.length > MAX_FILTER_VALUES) {
    throw new InvalidInputError(`"${field}" must have at most ${MAX_FILTER_VALUES} values.`, field)
  }
  return [...new Set(values)]
}

/** In US dollars a month; 0 keeps only free tools. */
export const PRICE_CEILINGS = [0, 10, 20, 50, 100] as const

/** Throws InvalidInputError for a negative price. */
export const checkPriceCeiling = (usd: number | null): void => {
  if (usd === null || usd >= 0) return
  throw new InvalidInputError('"maxMonthlyPriceUsd" must be 0 or more.', 'maxMonthlyPriceUsd')
}

/** Trims and collapses white space; null when empty. Throws InvalidInputError beyond 100 characters. */
export const normalizeSearch = (search: string | null | undefined): string | null => {
  if (search === null || search === undefined) return null
  const folded = search.replace(/\s+/gu, ' ').trim()
  if ([...folded].length > MAX_SEARCH_LENGTH) {
    throw new InvalidInputError(`A search must be at most ${MAX_SEARCH_LENGTH} characters.`, 'search')
  }
  return folded === '' ? null : folded
}

/** The number of tools before a page. Throws InvalidInputError naming the argument. */
export const startOf = (query: Pick<ToolQuery, 'first' | 'after' | 'page'>, maxPageSize: number): number => {
  if (query.page === null) {
    checkFirst(query.first, maxPageSize)
    return 0
  }
  if (query.after !== null) throw new InvalidInputError('Provide either "after" or "page", not both.', 'page')
  return sliceOf({ page: query.page, first: query.first }, { maxFirst: maxPageSize }).skip
}

/** Lower case, composed, single spaces. A capital sigma maps to either small sigma, so both become one. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFC').replaceAll('ς', 'σ').replace(/\s+/gu, ' ').trim()

/** A tool's folded name, aliases and former names, one per line. */
export const namesTextOf = (tool: NamedTool): string => [tool.name, ...otherNames(tool)].map(foldText).join('\n')

/** A name as in old URLs: lower case, white space as dashes. */
export const dashedName = (name: string): string => foldText(name).replaceAll(' ', '-')
