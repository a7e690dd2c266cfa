/** The view of the saved tools: search and order. */
import { compareLabels } from '#core/display/labels.ts'
import { withoutAccents } from '#core/without-accents.ts'
import { cleanSearch } from '../../lib/list-address.ts'

export const SAVED_SORTS = [
  { id: 'recent', label: 'Recently saved' },
  { id: 'name', label: 'Name' },
  { id: 'price', label: 'Price' },
] as const

export type SavedSort = (typeof SAVED_SORTS)[number]['id']
export type SavedView = { readonly search: string; readonly sort: SavedSort }

/** The fields of a saved tool that search and order use. */
type SavedTool = {
  readonly name: string
  readonly description: string
  readonly category: { readonly name: string }
  /** Null when no price is known. */
  readonly lowestMonthlyPriceUsd?: number | null
}

export const readSavedView = (query: URLSearchParams): SavedView => ({
  search: cleanSearch(query.get('search') ?? ''),
  sort: SAVED_SORTS.find(({ id }) => id === query.get('sort'))?.id ?? 'recent',
})

/** The parameters of a view; default values are left out. */
export const savedViewQuery = ({ search, sort }: SavedView): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(sort !== 'recent' && { sort }),
})

export const isSearch = ({ search }: SavedView): boolean => cleanSearch(search) !== ''

export const isUsual = (view: SavedView): boolean => !isSearch(view) && view.sort === 'recent'

const byName = (a: SavedTool, b: SavedTool): number => compareLabels(a.name, b.name)

/** Free tools first; tools without a known price last. */
const byPrice = (a: SavedTool, b: SavedTool): number =>
  (a.lowestMonthlyPriceUsd ?? Number.POSITIVE_INFINITY) - (b.lowestMonthlyPriceUsd ?? Number.POSITIVE_INFINITY) ||
  byName(a, b)

/**
 * The saved tools (given latest first) whose name, category or description contains every word of the search, in the
 * chosen order.
 */
export const viewSaved = <Saved>(
  saved: readonly Saved[],
  toolOf: (one: Saved) => SavedTool,
  { search, sort }: SavedView,
): readonly Saved[] => {
  const words = withoutAccents(cleanSearch(search)).split(' ')
  const found = saved.filter((one) => {
    const { name, description, category } = toolOf(one)
    const text = withoutAccents(`${name} ${category.name} ${description}`)
    return words.every((word) => text.includes(word))
  })
  if (sort === 'recent') return found
  const compare = sort === 'name' ? byName : byPrice
  return [...found].sort((a, b) => compare(toolOf(a), toolOf(b)))
}
