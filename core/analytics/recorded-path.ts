import { isSharedPath, SHARED_PATH } from '../shared-link.ts'
import { maskedText, withoutSecrets } from './masked-text.ts'

/** Visit sources and search terms. Any other parameter may contain a secret. */
const KEPT_PARAMETERS: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
  'search',
])
const DIRECTORY = /^\/ai-tools(?:\/[^/]+)?$/
/** Directory filters, recorded for searches without results. Their values come from closed vocabularies. */
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

/** URLs of sign-in pages may contain codes, so they are never recorded. */
const isNeverRecorded = (path: string): boolean => /^\/auth(?:\/|$)/i.test(path)

/** A result list belongs to one member; reports count all lists as one page. */
const RESULTS = /^\/quiz\/results\/.*/

/** The path with every segment that looks like a secret replaced. */
const withoutSecretSegments = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      const plain = decodeURIComponent(segment)
      const masked = withoutSecrets(plain)
      return masked === plain.replace(/\s+/g, ' ').trim() ? segment : masked
    })
    .join('/')

/** Path and allowed parameters, masked and sorted, at most 300 characters. Null for pages that are never recorded. */
export const recordedPath = (address: string, mask: (text: string) => string = maskedText): string | null => {
  if (!address.startsWith('/') || address.startsWith('//')) return null
  try {
    const url = new URL(address, 'https://site.invalid')
    // The router decodes escaped characters too.
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
