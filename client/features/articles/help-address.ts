import { cleanSearch } from '../../lib/list-address.ts'

export const HELP_PATH = '/help'

/** What the help center shows: search results, one category, or all categories. */
export type HelpAddress = { readonly search: string; readonly category: string | null }

/** Parses the query of an address. A search takes precedence over a category. */
export function readHelpAddress(query: URLSearchParams): HelpAddress {
  const search = cleanSearch(query.get('search') ?? '')
  return { search, category: search === '' ? query.get('category') : null }
}

/** The address of a search or a category. */
export function helpHref({ search = '', category = null }: Partial<HelpAddress>): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  else if (category !== null) query.set('category', category)
  return query.size === 0 ? HELP_PATH : `${HELP_PATH}?${query}`
}
