/** Caches recently shown rows, so that pages of cached tools need no statement. */
import { LRUCache } from 'lru-cache'
import type { CacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import type { ToolReader } from '../tool-reader.ts'
import type { ToolRow, ToolSelection } from '../tool-row.ts'
import type { Listing } from './catalogue-listing.ts'

export type PageRows = {
  /** Active tools in the order of their ids; removed ones are omitted. */
  readonly read: (listing: Listing, ids: readonly string[], selection: ToolSelection) => Promise<readonly ToolRow[]>
}

/** Some megabytes of cards; with a thousand tools, all of them. */
const MAX_ROWS = 1_500
/** Sets of columns whose rows are kept. */
const MAX_SHAPES = 6

const isLong = ({ facts, planChanges }: ToolSelection): boolean => facts || planChanges === true

export const createPageRows = (dependencies: {
  reader: Pick<ToolReader, 'readActive'>
  cacheInvalidations: Pick<CacheInvalidations, 'subscribe'>
}): PageRows => {
  const { reader, cacheInvalidations } = dependencies
  const shapes = new LRUCache<string, LRUCache<string, ToolRow>>({ max: MAX_SHAPES })
  let listed: Listing | null = null
  // Ratings change without a new catalog revision, and responses are invalidated by records before the new listing.
  let invalidations = 0
  cacheInvalidations.subscribe((tags) => {
    const isAboutTools = tags === null || [...tags].some((tag) => /^(tool|record):/.test(tag))
    if (!isAboutTools) return
    invalidations += 1
    shapes.clear()
  })

  return {
    read: async (listing, ids, selection) => {
      if (isLong(selection)) return reader.readActive(selection, ids)
      if (listed !== listing) {
        listed = listing
        shapes.clear()
      }
      const shape = `${selection.columns.join()}${selection.category ? ',category' : ''}`
      const rows = shapes.get(shape) ?? new LRUCache<string, ToolRow>({ max: MAX_ROWS })
      const known = ids.map((id) => rows.get(id))
      if (!known.includes(undefined)) return known as readonly ToolRow[]
      const before = invalidations
      const missing = ids.filter((_, index) => known[index] === undefined)
      const read = await reader.readActive(selection, missing)
      // What changed while it was read is not kept.
      if (listed === listing && before === invalidations) {
        shapes.set(shape, rows)
        for (const row of read) rows.set(row.id, row)
      }
      const found = new Map(read.map((row) => [row.id, row]))
      return ids.flatMap((id, index) => known[index] ?? found.get(id) ?? [])
    },
  }
}
