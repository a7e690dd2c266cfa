/** The rules of a question to the catalogue, the same for people, integrators and the legacy functions. */
import { InvalidInputError } from '../errors.ts'
import type { Integration, Platform, PricingModel, PrivacyFlag, SkillLevel, TeamSize } from './vocabulary.ts'

/** Most tools that one page of a public query may hold. */
export const MAX_PAGE_SIZE = 100
/** Most tools that one page may hold for the server's own documents (feeds, legacy functions). */
export const MAX_TRUSTED_PAGE_SIZE = 1000
export const DIRECTORY_PAGE_SIZE = 40
export const MAX_SEARCH_LENGTH = 100
/** A numbered page can start no further than this; cursors have no such limit. */
export const MAX_OFFSET = 100_000

export const TOOL_SORTS = ['relevance', 'price', 'newest', 'name', 'rating'] as const
/**
 * `relevance`: the best match of the search first; without a search, the directory's own order. `price`: lowest paid monthly
 * price, free tools first, unknown last. `newest`: the day a tool was added, latest first, then prominence. `rating`: the
 * Bayesian mean of the members' ratings (core/catalogue/rating.ts), highest first, then prominence.
 */
export type ToolSort = (typeof TOOL_SORTS)[number]

/**
 * What narrows a list. Within one list of values any may hold, except where all must; between filters all must. Null and
 * empty mean any.
 */
export type ToolFilters = {
  /** Slugs of categories. */
  readonly categories: readonly string[]
  readonly pricingModels: readonly PricingModel[]
  readonly platforms: readonly Platform[]
  /** All of these. */
  readonly integrations: readonly Integration[]
  /** All of these. */
  readonly privacy: readonly PrivacyFlag[]
  readonly skills: readonly SkillLevel[]
  readonly teamSizes: readonly TeamSize[]
  /** The lowest paid monthly price is at most this; a free tool passes, one without a known price does not. */
  readonly maxMonthlyPriceUsd: number | null
  readonly openSource: boolean | null
  readonly freeTier: boolean | null
  readonly apiAvailable: boolean | null
  readonly verified: boolean | null
  readonly featured: boolean | null
}

export type ToolQuery = ToolFilters & {
  readonly search: string | null
  readonly sort: ToolSort
  readonly first: number
  readonly after: string | null
  readonly offset: number | null
}

/** Most tools that can stand side by side. */
export const MAX_COMPARED = 4
/** Most values that one filter may list. */
export const MAX_FILTER_VALUES = 60

/** Drops repeated values. Throws InvalidInputError for more than 60, which no screen and no vocabulary can offer. */
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

/** The price ceilings that screens offer, in US dollars a month; 0 leaves free tools alone. */
export const PRICE_CEILINGS = [0, 10, 20, 50, 100] as const

/** Throws InvalidInputError for a negative price. */
export const checkPriceCeiling = (usd: number | null): void => {
  if (usd === null || usd >= 0) return
  throw new InvalidInputError('"maxMonthlyPriceUsd" must be 0 or more.', 'maxMonthlyPriceUsd')
}

/** Trims and folds white space; an empty search is no search. Throws InvalidInputError beyond 100 characters. */
export const normalizeSearch = (search: string | null | undefined): string | null => {
  if (search === null || search === undefined) return null
  const folded = search.replace(/\s+/gu, ' ').trim()
  if ([...folded].length > MAX_SEARCH_LENGTH) {
    throw new InvalidInputError(`A search must be at most ${MAX_SEARCH_LENGTH} characters.`, 'search')
  }
  return folded === '' ? null : folded
}

/** Checks a page's bounds. Throws InvalidInputError that names the argument. */
export const checkPage = (
  page: { readonly first: number; readonly after: string | null; readonly offset: number | null },
  maxPageSize: number,
): void => {
  if (!Number.isInteger(page.first) || page.first < 1 || page.first > maxPageSize) {
    throw new InvalidInputError(`"first" must be a whole number from 1 to ${maxPageSize}.`, 'first')
  }
  if (page.offset === null) return
  if (page.after !== null) {
    throw new InvalidInputError('Provide either "after" or "offset", not both.', 'offset')
  }
  if (!Number.isInteger(page.offset) || page.offset < 0 || page.offset > MAX_OFFSET) {
    throw new InvalidInputError(`"offset" must be a whole number from 0 to ${MAX_OFFSET}.`, 'offset')
  }
}

/**
 * Text as it is compared: lower case, composed letters, single spaces. Both Greek small sigmas become one, because a
 * capital one turns into either, by its place in the word.
 */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFC').replaceAll('ς', 'σ').replace(/\s+/gu, ' ').trim()

/** The search text of a tool, folded, one part a line, so that no search can match across two parts. */
export const searchTextOf = (tool: { name: string; description: string; category: string }): string =>
  [tool.name, tool.description, tool.category].map(foldText).join('\n')

/** Name and aliases of a tool, folded, one a line. */
export const namesTextOf = (tool: { name: string; aliases: readonly string[] }): string =>
  [tool.name, ...tool.aliases].map(foldText).join('\n')

/** A name as old addresses spell it: lower case, with a dash for each run of white space. */
export const dashedName = (name: string): string => foldText(name).replaceAll(' ', '-')
