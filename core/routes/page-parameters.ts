/** URL parameters each page reads. The server strips all others, and `client/lib/page-query.ts` reads only these. */
import { pageOfMarkdown } from '../pages/markdown-address.ts'
import { routeAt } from './all-routes.ts'
import { MOVED_ROUTES } from './public.ts'
import type { RouteRow } from './route-row.ts'

/** Campaign parameters: no page shows them, and redirects pass them on. */
const CAMPAIGN = /^(utm_[a-z_]+|gclid|fbclid|msclkid)$/

const MOVED = new Map(MOVED_ROUTES.map(({ path, parameters }) => [path as string, parameters]))

/** Parameters read by the page at a path. A redirected path passes on what its destination reads. */
export const pageParameters = (path: string): readonly string[] => routeAt(path)?.parameters ?? MOVED.get(path) ?? []

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The path as the router sees it: decoded and without extra slashes. */
const cleanPath = (path: string): string =>
  decode(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** The row of the page at a URL, also for its Markdown copy; null for unknown paths. */
const rowAt = (url: string): RouteRow | null => {
  const path = cleanPath(url.split('?', 1)[0] ?? '')
  return routeAt(path) ?? routeAt(pageOfMarkdown(path) ?? '')
}

/**
 * Whether a URL is one of a page that exists in the route tables, and in its usual spelling: with every letter that needs
 * no escape written as itself. One page has many other spellings.
 */
export const isKnownAddress = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return encodeURI(decodeURI(path)) === path && rowAt(url) !== null
  } catch {
    return false
  }
}

/** Whether the page at a path with query is personal, so that no cache may store it. */
export const isPrivateAddress = (url: string): boolean => {
  const row = routeAt(cleanPath(url.split('?', 1)[0] ?? ''))
  return row !== null && row.visibility !== 'public'
}

type PageAddress = {
  /** The URL with the parameters its page reads, in their original order and form. */
  readonly address: string
  readonly hasQuery: boolean
  /** Campaign parameters in their original form. */
  readonly campaign: readonly string[]
}

export const readPageAddress = (url: string): PageAddress => {
  const start = url.indexOf('?')
  if (start === -1) return { address: url, hasQuery: false, campaign: [] }
  const path = url.slice(0, start)
  const clean = cleanPath(path)
  const known = pageParameters(pageOfMarkdown(clean) ?? clean)
  const kept: string[] = []
  const campaign: string[] = []
  for (const pair of url.slice(start + 1).split('&')) {
    const name = decode(pair.split('=', 1)[0] ?? '')
    if (known.includes(name)) kept.push(pair)
    else if (CAMPAIGN.test(name)) campaign.push(pair)
  }
  const hasQuery = kept.length > 0
  return { address: hasQuery ? `${path}?${kept.join('&')}` : path, hasQuery, campaign }
}
