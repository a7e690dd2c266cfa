/** What tells that two descriptions are about one tool. */
import { safeWebsiteUrl } from '../website-url.ts'
import { foldText } from './tool-query.ts'

/** Longest key; an index takes no value of any length. */
const MAX_KEY = 500

/**
 * Host without `www.`, path without its last slash, and query: two addresses with one key show the same page, and tools
 * of one vendor differ by their paths. Null for an address that cannot be linked.
 */
export const addressKey = (address: string | null | undefined): string | null => {
  const url = safeWebsiteUrl(address)
  if (url === null) return null
  const { hostname, pathname, search } = new URL(url)
  return `${hostname.replace(/^www\./, '').replace(/\.$/, '')}${pathname.replace(/\/+$/, '')}${search}`.slice(
    0,
    MAX_KEY,
  )
}

/** A name without case, punctuation and spaces; null when nothing is left. `Copy.ai` and `copy AI` have one key. */
export const nameKey = (name: string): string | null => {
  const key = foldText(name.normalize('NFKC'))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, MAX_KEY)
  return key === '' ? null : key
}

/** The keys of a tool's name and aliases, the name's first, without repeats. */
export const nameKeys = (tool: { readonly name: string; readonly aliases: readonly string[] }): string[] => [
  ...new Set([tool.name, ...tool.aliases].map(nameKey).filter((key) => key !== null)),
]

/** Slugs that a page beside the tools' pages has, or that a reader would take for one. */
const RESERVED_SLUGS = new Set(
  'about account admin all api auth blog categories category compare favorites feed index new null page pricing quiz search sitemap suggest tool tools undefined'.split(
    ' ',
  ),
)
/** Ids are UUIDs, and a comparison page is named `a-vs-b`: neither may be read into a tool's slug. */
const AMBIGUOUS_SLUG = /(?:^|-)vs(?:-|$)|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a page beside the tools' pages has this slug, or a reader would take it for one. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.has(slug)

/** Whether this slug reads like an id or the name of a comparison. */
export const isAmbiguousSlug = (slug: string): boolean => AMBIGUOUS_SLUG.test(slug)
