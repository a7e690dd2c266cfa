import { readPageAddress } from '../../../core/page-parameters.ts'
import type { Clock } from '../../platform/clock.ts'
import { type CoalescingCache, createCoalescingCache } from '../request-coalescing.ts'
import type { CachedResponse } from '../response-cache.ts'

const MEGABYTE = 1024 * 1024

/** Pages in parts of their own, so that a scan of invented addresses cannot push the real ones out. */
export type PageCache = {
  /** What pages depend on: the catalogue, and the day, because pages name the year. Null: nothing is kept now. */
  readonly cacheVersion: () => string | null
  /** Pages without a query. */
  readonly plain: CoalescingCache
  /** Pages with a search, a filter or a number. */
  readonly queried: CoalescingCache
  /** Pages that are not there, and redirects. */
  readonly missing: CoalescingCache
  /** The response to an address that is spelled exactly like one before. */
  getByExactKey(url: string, cacheVersion: string): CachedResponse | undefined
}

export const createPageCache = (catalogueVersion: () => string | null, clock: Clock): PageCache => {
  const plain = createCoalescingCache({ maxBytes: 96 * MEGABYTE, maxEntries: 5_000 })
  const queried = createCoalescingCache({ maxBytes: 48 * MEGABYTE, maxEntries: 2_000 })
  const missing = createCoalescingCache({ maxBytes: 4 * MEGABYTE, maxEntries: 500 })
  return {
    cacheVersion: () => {
      const catalogue = catalogueVersion()
      if (catalogue === null) return null
      return `${catalogue} ${Math.floor(clock.now().getTime() / 86_400_000)}`
    },
    plain,
    queried,
    missing,
    getByExactKey: (url, cacheVersion) =>
      plain.store.getByExactKey(url, cacheVersion) ??
      (url.includes('?') ? queried.store.getByExactKey(url, cacheVersion) : undefined) ??
      missing.store.getByExactKey(url, cacheVersion),
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
  return { key, queried, cacheable: key.length <= MAX_ADDRESS, campaign }
}
