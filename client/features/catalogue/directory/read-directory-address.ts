/** Parses the state of the directory from an address, by hand so that no parser has to be shipped. */

import { cleanPage, cleanSearch } from '#client/lib/list-address.ts'
import { MAX_FILTER_VALUES, TOOL_SORTS } from '#core/catalogue/tool-query.ts'
import {
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  SKILL_LEVELS,
  TEAM_SIZES,
} from '#core/catalogue/vocabulary.ts'
import {
  type DirectoryAddress,
  FLAGS,
  LIST_NAMES,
  type ListName,
  PARAMETERS,
  type ValueLists,
} from './directory-address.ts'

/** The values of each list; category slugs have no fixed values. */
const VALUES: Readonly<Record<Exclude<ListName, 'categories'>, readonly string[]>> = {
  pricing: PRICING_MODELS,
  platforms: PLATFORMS,
  integrations: INTEGRATIONS,
  privacy: PRIVACY_FLAGS,
  skills: SKILL_LEVELS,
  teams: TEAM_SIZES,
}

const CATEGORY = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PRICE = /^(?:0|[1-9]\d{0,3})$/

/** The known values of a list without duplicates, in the order of the vocabulary; slugs in alphabetical order. */
export function orderedValues(list: ListName, values: readonly string[]): string[] {
  if (list !== 'categories') return VALUES[list].filter((value) => values.includes(value))
  return [...new Set(values)]
    .filter((value) => value.length <= 80 && CATEGORY.test(value))
    .sort()
    .slice(0, MAX_FILTER_VALUES)
}

function readLists(query: URLSearchParams): ValueLists {
  // The values of a filter may be joined by commas or repeated, as a form sends them.
  const valuesOf = (name: string) => query.getAll(name).flatMap((text) => text.split(','))
  return Object.fromEntries(
    LIST_NAMES.map((list) => [list, orderedValues(list, valuesOf(PARAMETERS[list]))]),
  ) as unknown as ValueLists
}

/** Parses the query of an address. Unknown values are ignored. */
export function readDirectoryAddress(query: URLSearchParams): DirectoryAddress {
  const price = query.get('price') ?? ''
  return {
    search: cleanSearch(query.get('search') ?? ''),
    ...readLists(query),
    price: PRICE.test(price) ? Number(price) : null,
    flags: FLAGS.filter((flag) => query.get(flag) === '1'),
    sort: TOOL_SORTS.find((sort) => sort === query.get('sort')) ?? 'relevance',
    page: cleanPage(query.get('page')),
  }
}
