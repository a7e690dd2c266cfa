/** What analytics keep of an address. */
import { isSharedPath, SHARED_PATH } from '../shared-link.ts'
import { maskedText, withoutSecrets } from './masked-text.ts'

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
/** The directory and the pages of its categories. */
const DIRECTORY = /^\/ai-tools(?:\/[^/]+)?$/
/** The filters of the directory, which say what a search without results was narrowed by. Their values are words of ours. */
const FILTERS: ReadonlySet<string> = new Set([
  'category',
  'pricing',
  'platform',
  'integration',
  'privacy',
  'skill',
  'team',
  'price',
  'free',
  'open',
  'api',
  'verified',
])
const FILTER_VALUE = /^[a-z0-9_,-]{1,80}$/
const MAX_PATH = 300

/** Addresses of sign-in pages may hold codes: nothing of them is recorded. */
const isNeverRecorded = (path: string): boolean => /^\/auth(?:\/|$)/i.test(path)

/** One list of recommendations belongs to one member; in reports they are one page. */
const RESULTS = /^\/quiz\/results\/.*/

/** The same path without secrets: a segment that holds one is replaced, the others stay as they are. */
const withoutSecretSegments = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      const plain = decodeURIComponent(segment)
      const masked = withoutSecrets(plain)
      return masked === plain.replace(/\s+/g, ' ').trim() ? segment : masked
    })
    .join('/')

/**
 * The path of an address on this site with the parameters that may be kept, sorted by name, their values through `mask`;
 * at most 300 characters. Null for what is never recorded, and for what is no path.
 */
export const recordedPath = (address: string, mask: (text: string) => string = maskedText): string | null => {
  if (!address.startsWith('/') || address.startsWith('//')) return null
  try {
    const url = new URL(address, 'https://site.invalid')
    // The router reads escaped characters too.
    const plain = decodeURIComponent(url.pathname)
    if (isNeverRecorded(plain)) return null
    const isFilter = (name: string, value: string) =>
      DIRECTORY.test(url.pathname) && FILTERS.has(name) && FILTER_VALUE.test(value)
    const kept = [...url.searchParams].filter(
      ([name, value]) => (KEPT_PARAMETERS.has(name) && value !== '') || isFilter(name, value),
    )
    const query = new URLSearchParams(kept.map(([name, value]) => [name, mask(value)]))
    query.sort()
    const pathname = isSharedPath(plain)
      ? SHARED_PATH
      : withoutSecretSegments(url.pathname).replace(RESULTS, '/quiz/results')
    return (query.size === 0 ? pathname : `${pathname}?${query}`).slice(0, MAX_PATH)
  } catch {
    return null
  }
}
