import { DAY_MS } from '../../../core/durations.ts'
import { isPrivateAddress, readPageAddress } from '../../../core/page-parameters.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { DAY } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CoalescingCache, createCoalescingCache } from '../caching/request-coalescing.ts'
import type { CachedResponse } from '../caching/response-cache.ts'

const MEGABYTE = 1024 * 1024

/** Pages in parts of their own, so that a scan of invented addresses cannot push the real ones out. */
export type PageCache = {
  /** The version of the data behind pages. Null: nothing is cached now. */
  readonly cacheVersion: () => number | null
  /** Pages without a query. */
  readonly plain: CoalescingCache
  /** Pages with a search, a filter or a number. */
  readonly queried: CoalescingCache
  /** Pages that do not exist or not any more, and redirects. */
  readonly missing: CoalescingCache
  /** The response to an address that is exactly like an earlier one. */
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

/** Longer addresses are not cached: they are rendered each time, at the price of a rendering. */
const MAX_ADDRESS = 512

export type PageKey = {
  /** The address without what its page does not read. */
  readonly key: string
  readonly queried: boolean
  /** Whether its page may be cached. */
  readonly cacheable: boolean
  /** What a redirect passes on beside the key's own parameters. */
  readonly campaign: readonly string[]
}

/** The cache key of a page. Parameters keep their order. */
export const pageKeyOf = (url: string): PageKey => {
  const { address: key, hasQuery: queried, campaign } = readPageAddress(url)
  return { key, queried, cacheable: key.length <= MAX_ADDRESS && !isPrivateAddress(key), campaign }
}
