/** Caches recently shown rows, so that pages of cached tools need no statement. */
import { LRUCache } from 'lru-cache'
import type { CacheInvalidations } from '../../../platform/cache/cache-invalidations.ts'
import type { ToolReader } from '../tool-reader.ts'
import type { ToolRow, ToolSelection } from '../tool-row.ts'
import type { Listing } from './catalogue-listing.ts'

export type PageRows = {
  /** Active tools in the order of their ids; removed ones are omitted. */
  readonly read: (listing: Listing, ids: readonly string[], selection: ToolSelection) => Promise<readonly ToolRow[]>
}

/** A few megabytes of cards; all of them with a thousand tools. */
const MAX_ROWS = 3_000

const isLong = ({ facts, planChanges }: ToolSelection): boolean => facts || planChanges === true

export const createPageRows = (dependencies: {
  reader: Pick<ToolReader, 'readActive'>
  cacheInvalidations: Pick<CacheInvalidations, 'subscribe'>
}): PageRows => {
  const { reader, cacheInvalidations } = dependencies
  const rows = new LRUCache<string, ToolRow>({ max: MAX_ROWS })
  let listed: Listing | null = null
  // Ratings change without a new catalogue revision.
  let invalidations = 0
  cacheInvalidations.subscribe((tags) => {
    const isAboutTools = tags === null || [...tags].some((tag) => tag.startsWith('tool:'))
    if (!isAboutTools) return
    invalidations += 1
    rows.clear()
  })

  return {
    read: async (listing, ids, selection) => {
      if (isLong(selection)) return reader.readActive(selection, ids)
      if (listed !== listing) {
        listed = listing
        rows.clear()
      }
      const shape = `${selection.columns.join()}${selection.category ? ',category' : ''}`
      const known = ids.map((id) => rows.get(`${id} ${shape}`))
      if (!known.includes(undefined)) return known as readonly ToolRow[]
      const before = invalidations
      const missing = ids.filter((_, index) => known[index] === undefined)
      const read = await reader.readActive(selection, missing)
      // Rows that changed during the read are not cached.
      if (listed === listing && before === invalidations) for (const row of read) rows.set(`${row.id} ${shape}`, row)
      const found = new Map(read.map((row) => [row.id, row]))
      return ids.flatMap((id, index) => known[index] ?? found.get(id) ?? [])
    },
  }
}
