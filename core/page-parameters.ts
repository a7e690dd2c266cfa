/**
 * Every parameter that a page reads from its address. The server strips all others before it looks a page up or renders
 * it, and the client reads parameters through this list alone (`client/lib/page-query.ts`).
 */

/**
 * Names by a pattern of whole paths, compact because every page carries it. Addresses that redirect carry what their
 * destination reads.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, string>> = {
  '/ai-tools': 'search category pricing platform free api verified sort page',
  '/auth': 'mode returnTo ref signup',
  '/auth/callback': 'type code error error_description access_token refresh_token',
  '/auth/result': 'status',
  '/compare': 'tools only for',
  '/quiz': 'q edit',
  '/quiz(-results|/results(/[^/]+)?)': 'upgraded critique',
  '/settings': 'tab',
}

/** Parameters that measure where visitors come from. No page shows them, and redirects pass them on. */
const CAMPAIGN = /^(utm_[a-z_]+|gclid|fbclid|msclkid)$/

/** The names of the parameters that the page at a path reads. */
export const pageParameters = (path: string): readonly string[] => {
  for (const pattern in PAGE_PARAMETERS) {
    if (new RegExp(`^${pattern}$`).test(path)) return PAGE_PARAMETERS[pattern]?.split(' ') ?? []
  }
  return []
}

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

export type PageAddress = {
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
  const known = pageParameters(cleanPath(path))
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
