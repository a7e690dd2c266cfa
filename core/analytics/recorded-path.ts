/** What analytics keep of an address. */

/** Parameters that say where a visit comes from or what was searched for; every other one may hold a secret. */
const KEPT_PARAMETERS: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
  'search',
])
const MAX_PATH = 300

/** Addresses of sign-in pages may hold codes: nothing of them is recorded. */
const isNeverRecorded = (path: string): boolean => path === '/auth' || path.startsWith('/auth/')

/**
 * The path of an address on this site with the parameters that may be kept, sorted by name, their values through `mask`;
 * at most 300 characters. Null for what is never recorded, and for what is no path.
 */
export const recordedPath = (address: string, mask: (text: string) => string): string | null => {
  if (!address.startsWith('/') || address.startsWith('//')) return null
  let url: URL
  try {
    url = new URL(address, 'https://site.invalid')
  } catch {
    return null
  }
  if (isNeverRecorded(url.pathname.toLowerCase())) return null
  const kept = [...url.searchParams].filter(([name, value]) => KEPT_PARAMETERS.has(name) && value !== '')
  const query = new URLSearchParams(kept.map(([name, value]) => [name, mask(value)]))
  query.sort()
  const path = query.size === 0 ? url.pathname : `${url.pathname}?${query}`
  return path.slice(0, MAX_PATH)
}
