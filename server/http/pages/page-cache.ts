import { DAY_MS } from '#core/durations.ts'
import { isKnownAddress, isPrivateAddress, readPageAddress } from '#core/routes/page-parameters.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { DAY } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CoalescingCache, createCoalescingCache } from '../caching/request-coalescing.ts'
import type { CachedResponse } from '../caching/response-cache.ts'

const MEGABYTE = 1024 * 1024

/** Partitioned, so that a scan of random URLs cannot evict real pages. */
export type PageCache = {
  /** The version of the page data. Null: no caching now. */
  readonly cacheVersion: () => number | null
  /** Pages without a query. */
  readonly plain: CoalescingCache
  /** Pages with a search, a filter or a number. */
  readonly queried: CoalescingCache
  /** Missing and removed pages, and redirects. */
  readonly missing: CoalescingCache
  /** The response for exactly this URL. */
  getByExactKey(url: string, version: number): CachedResponse | undefined
}

type PageCacheOptions = {
  readonly invalidations: Pick<CacheInvalidations, 'isCurrent' | 'invalidateLocally'>
  readonly cacheVersion: () => number | null
  readonly clock: Clock
}

export const createPageCache = ({ invalidations, cacheVersion, clock }: PageCacheOptions): PageCache => {
  const plain = createCoalescingCache({ maxBytes: 96 * MEGABYTE, maxEntries: 5_000, invalidations })
  const queried = createCoalescingCache({ maxBytes: 48 * MEGABYTE, maxEntries: 2_000, invalidations })
  const missing = createCoalescingCache({ maxBytes: 4 * MEGABYTE, maxEntries: 500, invalidations })
  let day: number | null = null
  return {
    cacheVersion: () => {
      const today = Math.floor(clock.now().getTime() / DAY_MS)
      if (day !== today) {
        day = today
        invalidations.invalidateLocally([DAY])
      }
      return cacheVersion()
    },
    plain,
    queried,
    missing,
    getByExactKey: (url, version) =>
      plain.store.getByExactKey(url, version) ??
      (url.includes('?') ? queried.store.getByExactKey(url, version) : undefined) ??
      missing.store.getByExactKey(url, version),
  }
}

/** Longer URLs are not cached but rendered each time, at the cost of a rendering. */
const MAX_ADDRESS = 512

export type PageKey = {
  /** The URL without parameters its page does not read. */
  readonly key: string
  readonly queried: boolean
  readonly cacheable: boolean
  /** Whether the URL belongs to a page of the route tables. Everything else is cached only as missing. */
  readonly known: boolean
  /** Campaign parameters that a redirect passes on. */
  readonly campaign: readonly string[]
}

/** Parameters keep their order. */
export const pageKeyOf = (url: string): PageKey => {
  const { address: key, hasQuery: queried, campaign } = readPageAddress(url)
  const cacheable = key.length <= MAX_ADDRESS && !isPrivateAddress(key)
  return { key, queried, cacheable, known: isKnownAddress(key), campaign }
}
