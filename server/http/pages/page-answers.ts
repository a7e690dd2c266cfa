import { isPrivateAddress, readPageAddress } from '../../../core/page-parameters.ts'
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

/** Longer addresses are not worth keeping: they are rendered each time, at the price of it. */
const MAX_ADDRESS = 512

export type PageKey = {
  /** The address without what its page does not read. */
  readonly key: string
  readonly queried: boolean
  /** Whether its page may be kept. */
  readonly kept: boolean
  /** What a redirect passes on beside the key's own parameters. */
  readonly campaign: readonly string[]
}

/** The key of a page. The order of parameters is kept as it came. */
export const pageKeyOf = (url: string): PageKey => {
  const { address: key, hasQuery: queried, campaign } = readPageAddress(url)
  return { key, queried, kept: key.length <= MAX_ADDRESS && !isPrivateAddress(key), campaign }
}
