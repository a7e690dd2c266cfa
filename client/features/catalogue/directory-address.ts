/** The state of the directory and its spelling in the address, read by hand so that no parser has to be shipped. */
import { MAX_FILTER_VALUES, TOOL_SORTS, type ToolSort } from '../../../core/catalogue/tool-query.ts'
import { PLATFORMS, type Platform, PRICING_MODELS, type PricingModel } from '../../../core/catalogue/vocabulary.ts'
import { cleanPage, cleanSearch } from '../../lib/list-address.ts'

/** The filters that hold or do not. */
export const FLAGS = ['free', 'api', 'verified'] as const
export type Flag = (typeof FLAGS)[number]

/** What narrows the list besides the search. Any value of a list may hold; all filters must. */
type DirectoryFilterState = {
  /** Slugs, sorted; empty for all. */
  readonly categories: readonly string[]
  readonly pricing: readonly PricingModel[]
  readonly platforms: readonly Platform[]
  readonly flags: readonly Flag[]
}

export type DirectoryAddress = DirectoryFilterState & {
  /** Trimmed and folded; empty for no search. */
  readonly search: string
  readonly sort: ToolSort
  /** Counts from 1. */
  readonly page: number
}

export const DIRECTORY_PATH = '/ai-tools'
export const NO_FILTERS: DirectoryFilterState = { categories: [], pricing: [], platforms: [], flags: [] }

const CATEGORY = /^[a-z0-9]+(-[a-z0-9]+)*$/

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** The values of a filter, whether they are joined by commas or, as a form sends them, repeated. */
const valuesOf = (query: URLSearchParams, name: string): string[] =>
  query.getAll(name).flatMap((text) => text.split(','))

/** The values that are known, in the order of the vocabulary. */
const among = <T extends string>(known: readonly T[], values: readonly string[]): readonly T[] =>
  known.filter((value) => values.includes(value))

const categorySlugs = (values: readonly string[]): string[] =>
  [...new Set(values)]
    .filter((value) => value.length <= 80 && CATEGORY.test(value))
    .sort()
    .slice(0, MAX_FILTER_VALUES)

/** Reads the query of an address. Whatever is not known counts as not given. */
export function readDirectoryAddress(query: URLSearchParams): DirectoryAddress {
  return {
    search: cleanSearch(query.get('search') ?? ''),
    categories: categorySlugs(valuesOf(query, 'category')),
    pricing: among(PRICING_MODELS, valuesOf(query, 'pricing')),
    platforms: among(PLATFORMS, valuesOf(query, 'platform')),
    flags: FLAGS.filter((flag) => query.get(flag) === '1'),
    sort: oneOf(TOOL_SORTS, query.get('sort')) ?? 'relevance',
    page: cleanPage(query.get('page')),
  }
}

/** The parameters of a state; defaults are left out and lists sorted, so that each state has one spelling. */
export function directoryParameters(state: Partial<DirectoryAddress>): [name: string, value: string][] {
  const { search, categories = [], pricing = [], platforms = [], flags = [], sort, page } = state
  const given: [string, string][] = [
    ['search', search ?? ''],
    ['category', [...categories].sort().join(',')],
    ['pricing', among(PRICING_MODELS, pricing).join(',')],
    ['platform', among(PLATFORMS, platforms).join(',')],
    ...FLAGS.map((flag): [string, string] => [flag, flags.includes(flag) ? '1' : '']),
    ['sort', sort && sort !== 'relevance' ? sort : ''],
    ['page', page && page > 1 ? String(page) : ''],
  ]
  return given.filter(([, value]) => value !== '')
}

/** The page of a category; its list goes on from page 2. */
export const categoryHref = (slug: string, page = 1): string =>
  `${DIRECTORY_PATH}/${slug}${page > 1 ? `?page=${page}` : ''}`

/** The address of a state. */
export function directoryHref(state: Partial<DirectoryAddress>): string {
  // A comma may stand in a query as it is, and reads better there.
  const text = new URLSearchParams(directoryParameters(state)).toString().replaceAll('%2C', ',')
  return text === '' ? DIRECTORY_PATH : `${DIRECTORY_PATH}?${text}`
}
