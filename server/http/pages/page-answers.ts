import type { Clock } from '../../platform/clock.ts'
import type { FinishedAnswer } from '../finished-answers.ts'
import { createSharedAnswers, type SharedAnswers } from '../shared-answers.ts'

const MEGABYTE = 1024 * 1024

/** Pages in parts of their own, so that a scan of invented addresses cannot push the real ones out. */
export type PageAnswers = {
  /** What pages depend on: the catalogue, and the day, because pages name the year. Null: nothing is kept now. */
  readonly stamp: () => string | null
  /** Pages without a query. */
  readonly plain: SharedAnswers
  /** Pages with a search, a filter or a number. */
  readonly queried: SharedAnswers
  /** Pages that are not there, and redirects. */
  readonly missing: SharedAnswers
  /** The answer to an address that is spelled exactly like one before. */
  getExact(url: string, stamp: string): FinishedAnswer | undefined
}

export const createPageAnswers = (catalogueStamp: () => string | null, clock: Clock): PageAnswers => {
  const plain = createSharedAnswers({ maxBytes: 96 * MEGABYTE, maxEntries: 5_000 })
  const queried = createSharedAnswers({ maxBytes: 48 * MEGABYTE, maxEntries: 2_000 })
  const missing = createSharedAnswers({ maxBytes: 4 * MEGABYTE, maxEntries: 500 })
  return {
    stamp: () => {
      const catalogue = catalogueStamp()
      if (catalogue === null) return null
      return `${catalogue} ${Math.floor(clock.now().getTime() / 86_400_000)}`
    },
    plain,
    queried,
    missing,
    getExact: (url, stamp) =>
      plain.store.getExact(url, stamp) ??
      (url.includes('?') ? queried.store.getExact(url, stamp) : undefined) ??
      missing.store.getExact(url, stamp),
  }
}

/** Parameters that measure where visitors come from. No page shows them or passes them on. */
const TRACKING = /^(utm_[a-z_]+|gclid|fbclid|msclkid)$/
/** Parameters that choose what a page shows. An address with any other is rendered each time. */
const CHOOSING = new Set([
  'search',
  'category',
  'pricing',
  'platform',
  'free',
  'api',
  'verified',
  'sort',
  'page',
  'tools',
  'only',
  'q',
  'edit',
  'for',
])
const MAX_ADDRESS = 512

export type PageKey = { readonly key: string; readonly queried: boolean }

/** The key of a page; null for an address that is not worth keeping. The order of parameters is kept as it came. */
export const pageKeyOf = (url: string): PageKey | null => {
  if (url.length > MAX_ADDRESS) return null
  const start = url.indexOf('?')
  if (start === -1) return { key: url, queried: false }
  const kept: string[] = []
  for (const pair of url.slice(start + 1).split('&')) {
    const name = pair.split('=', 1)[0] ?? ''
    if (TRACKING.test(name)) continue
    if (!CHOOSING.has(name)) return null
    kept.push(pair)
  }
  const path = url.slice(0, start)
  return kept.length === 0 ? { key: path, queried: false } : { key: `${path}?${kept.join('&')}`, queried: true }
}
