// @chunk post-cards
/** The state of the blog list and its address. */
import { POST_TYPES } from '#core/display/post-types.ts'
import type { PageType } from '#core/pages/page-model.ts'
import { cleanPage, cleanSearch } from '../../lib/list-address.ts'

type BlogView = 'grid' | 'list'

export type BlogAddress = {
  /** Trimmed; empty for no search. */
  readonly search: string
  /** Null for all. */
  readonly type: PageType | null
  readonly view: BlogView
  /** Counts from 1. */
  readonly page: number
}

export const BLOG_PATH = '/blog'

/** Parses the query of an address. Unknown values are ignored. */
export function readBlogAddress(query: URLSearchParams): BlogAddress {
  return {
    search: cleanSearch(query.get('search') ?? ''),
    type: POST_TYPES.find((type) => type === query.get('type')) ?? null,
    view: query.get('view') === 'list' ? 'list' : 'grid',
    page: cleanPage(query.get('page')),
  }
}

/** The parameters of a state; defaults are omitted, so that each state has one address. */
export const blogParameters = ({ search, type, view, page }: Partial<BlogAddress>): [name: string, value: string][] =>
  [
    ['search', search ?? ''] as [string, string],
    ['type', type ?? ''] as [string, string],
    ['view', view === 'list' ? 'list' : ''] as [string, string],
    ['page', page !== undefined && page > 1 ? String(page) : ''] as [string, string],
  ].filter(([, value]) => value !== '')

/** The address of a state. */
export function blogHref(state: Partial<BlogAddress>): string {
  const query = new URLSearchParams(blogParameters(state)).toString()
  return query === '' ? BLOG_PATH : `${BLOG_PATH}?${query}`
}
