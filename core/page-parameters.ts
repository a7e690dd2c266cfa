/**
 * What a page reads from its address, by the route tables. The server strips everything else before it looks a page up
 * or renders it, and the client reads parameters of its row alone (`client/lib/page-query.ts`).
 */
import { pageOfMarkdown } from './pages/markdown-address.ts'
import { routeAt } from './routes/all-routes.ts'
import { MOVED_ROUTES } from './routes/public.ts'

/** Parameters that measure where visitors come from. No page shows them, and redirects pass them on. */
const CAMPAIGN = /^(utm_[a-z_]+|gclid|fbclid|msclkid)$/

const MOVED = new Map(MOVED_ROUTES.map(({ path, parameters }) => [path as string, parameters]))

/** The names of the parameters that the page at a path reads. A former address passes on what its destination reads. */
export const pageParameters = (path: string): readonly string[] => routeAt(path)?.parameters ?? MOVED.get(path) ?? []

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The path as the router reads it: decoded, and without slashes too many, from which it redirects. */
const cleanPath = (path: string): string =>
  decode(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** Whether the page at an address (path and query) is not for everybody, so that no cache may store it. */
export const isPrivateAddress = (url: string): boolean => {
  const row = routeAt(cleanPath(url.split('?', 1)[0] ?? ''))
  return row !== null && row.visibility !== 'public'
}

type PageAddress = {
  /** The address with the parameters that its page reads, in the order and spelling in which they came. */
  readonly address: string
  readonly hasQuery: boolean
  /** The parameters that measure the visit, in their own spelling. */
  readonly campaign: readonly string[]
}

/** Strips what the page at an address (path and query) does not read. */
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
