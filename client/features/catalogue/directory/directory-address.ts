// @chunk listing
/**
 * The state of the directory and its address. `read-directory-address.ts` parses it, which needs all possible values.
 */
import type { ToolSort } from '#core/catalogue/tool-query.ts'
import type {
  Integration,
  Platform,
  PricingModel,
  PrivacyFlag,
  SkillLevel,
  TeamSize,
} from '#core/catalogue/vocabulary.ts'

/** The boolean filters. */
export const FLAGS = ['free', 'open', 'api', 'mcp', 'verified'] as const
export type Flag = (typeof FLAGS)[number]

/** The filters that list values. */
export type ValueLists = {
  /** Slugs, sorted; empty for all. */
  readonly categories: readonly string[]
  readonly pricing: readonly PricingModel[]
  readonly platforms: readonly Platform[]
  readonly integrations: readonly Integration[]
  readonly privacy: readonly PrivacyFlag[]
  readonly skills: readonly SkillLevel[]
  readonly teams: readonly TeamSize[]
}
export type ListName = keyof ValueLists

/**
 * What narrows the list besides the search. A tool must match every filter: all selected integrations and privacy
 * claims, and any selected value of the other lists.
 */
export type DirectoryFilterState = ValueLists & {
  /** Highest price of the cheapest paid plan, in dollars per month; null for any price. */
  readonly price: number | null
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

/** The parameter of each list, which its form fields carry too. */
export const PARAMETERS: Readonly<Record<ListName, string>> = {
  categories: 'category',
  pricing: 'pricing',
  platforms: 'platform',
  integrations: 'integration',
  privacy: 'privacy',
  skills: 'skill',
  teams: 'team',
}
export const LIST_NAMES = Object.keys(PARAMETERS) as ListName[]

export const NO_FILTERS: DirectoryFilterState = {
  categories: [],
  pricing: [],
  platforms: [],
  integrations: [],
  privacy: [],
  skills: [],
  teams: [],
  price: null,
  flags: [],
}

/** How many filters narrow the list, each value of a list counted. */
export const countFilters = (state: DirectoryFilterState): number =>
  LIST_NAMES.reduce((sum, list) => sum + state[list].length, state.flags.length + (state.price === null ? 0 : 1))

/** The parameters of a state; defaults are omitted and lists sorted, so that each state has one canonical address. */
export function directoryParameters(state: Partial<DirectoryAddress>): [name: string, value: string][] {
  const { search, price = null, flags = [], sort, page } = state
  const parameters: [string, string][] = [
    ['search', search ?? ''],
    ...LIST_NAMES.map((list): [string, string] => [PARAMETERS[list], [...(state[list] ?? [])].sort().join(',')]),
    ['price', price === null ? '' : String(price)],
    ...FLAGS.map((flag): [string, string] => [flag, flags.includes(flag) ? '1' : '']),
    ['sort', sort && sort !== 'relevance' ? sort : ''],
    ['page', page && page > 1 ? String(page) : ''],
  ]
  return parameters.filter(([, value]) => value !== '')
}

const hrefOf = (path: string, state: Partial<DirectoryAddress>): string => {
  // A comma needs no escaping in a query and is easier to read.
  const text = new URLSearchParams(directoryParameters(state)).toString().replaceAll('%2C', ',')
  return text === '' ? path : `${path}?${text}`
}

/** The page of a category; its list goes on from page 2. */
export const categoryHref = (slug: string, page = 1, sort: ToolSort = 'relevance'): string =>
  hrefOf(`${DIRECTORY_PATH}/${slug}`, { page, sort })

/** The address of a state. */
export const directoryHref = (state: Partial<DirectoryAddress>): string => hrefOf(DIRECTORY_PATH, state)
