/** The in-memory search index, updated incrementally. */
import { applySearchChanges, buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord, SearchWords } from '#core/search/index/search-record.ts'
import { stringsOf } from '#core/search/text/string-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Listing } from '../listing/catalogue-listing.ts'
import { readBatches } from '../listing/read-listed-tools.ts'
import type { IndexBuilder } from './index-builder.ts'
import { SEARCH_COLUMNS, type StoredSearchRow, versionedRecordOf } from './search-records.ts'

/** An index with a mapping of its ordinals to the listing. */
export type SearchableListing = {
  readonly index: SearchIndex
  /** Listing ordinal by index ordinal; -1 for a tool no longer listed. */
  readonly ordinals: Int32Array
}

export type CatalogueSearch = {
  /**
   * The index for this listing. Waits for the first build and for small changes; during larger changes the old index is
   * used.
   */
  readonly of: (listing: Listing) => Promise<SearchableListing>
  /** How many tools it contains, and whether it is that of the latest listing. */
  readonly figures: () => { readonly tools: number; readonly isCurrent: boolean }
  /** Aborts running builds. */
  readonly close: () => Promise<void>
}

/** An index with the row versions it was built from, by id. */
type Indexed = { readonly index: SearchIndex; readonly versions: ReadonlyMap<string, string> }

type Changes = { readonly outdated: readonly string[]; readonly removed: readonly string[] }

/** Changes within these limits take milliseconds, so they appear in the next search. */
const INLINE = { changes: 100, tools: 2_000 }
/** Back-off after a worker failure. */
const REST_MS = 10_000

type Dependencies = {
  readonly database: Database
  readonly log: Log
  readonly words: SearchWords
  readonly builder: IndexBuilder
  readonly monotonicMs?: () => number
  readonly inline?: typeof INLINE
}

const changesBetween = ({ index, versions }: Indexed, { columns, versionOf }: Listing): Changes => ({
  outdated: columns.ids.filter((id) => versions.get(id) !== versionOf(id)),
  removed: stringsOf(index.ids).filter((id) => !columns.ordinalOf.has(id)),
})

export const createCatalogueSearch = (dependencies: Dependencies): CatalogueSearch => {
  const { database, log, words, builder, monotonicMs = () => performance.now(), inline = INLINE } = dependencies
  let indexed: Indexed | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let building: Promise<void> | null = null
  let closed = false
  /** The listing the index is up to date with. */
  let followed: Listing | null = null
  let requested: Listing | null = null
  let last: Promise<unknown> = Promise.resolve()
  let latest: { readonly listing: Listing; readonly from: Indexed; readonly searchable: SearchableListing } | null =
    null

  /** Records of the changes; stores their versions. */
  async function* recordsOf(changes: Changes, versions: Map<string, string>): AsyncGenerator<SearchRecord[]> {
    for await (const batch of readBatches<StoredSearchRow>(database, changes.outdated, SEARCH_COLUMNS)) {
      yield batch.map((row) => {
        const { record, version } = versionedRecordOf(row)
        versions.set(record.id, version)
        return record
      })
    }
  }

  const versionsWithout = (from: Indexed | null, { removed }: Changes): Map<string, string> => {
    const versions = new Map(from?.versions)
    for (const id of removed) versions.delete(id)
    return versions
  }

  const applyInline = async (from: Indexed | null, changes: Changes): Promise<void> => {
    const versions = versionsWithout(from, changes)
    const changed: SearchRecord[] = []
    for await (const batch of recordsOf(changes, versions)) changed.push(...batch)
    const index =
      from === null
        ? buildSearchIndex(changed, words)
        : applySearchChanges(from.index, { changed, removed: changes.removed })
    indexed = { index, versions }
  }

  const buildInWorker = async (from: Indexed | null, changes: Changes): Promise<void> => {
    const versions = versionsWithout(from, changes)
    const task = { previous: from?.index ?? null, words, removed: changes.removed }
    const started = monotonicMs()
    const index = await builder.build(task, recordsOf(changes, versions))
    indexed = { index, versions }
    log.info({ tools: index.ids.length, ms: Math.round(monotonicMs() - started) }, 'search index built')
  }

  /** One build at a time; on failure the old index stays. */
  const startBuild = (from: Indexed | null, changes: Changes): Promise<void> => {
    building ??= buildInWorker(from, changes)
      .catch((error: unknown) => {
        failedAt = monotonicMs()
        if (!closed) log.warn({ err: error }, 'could not build the search index in the worker')
      })
      .finally(() => {
        building = null
      })
    return building
  }

  const follow = async (listing: Listing): Promise<void> => {
    const from = indexed
    if (followed === listing || (from !== null && building !== null)) return
    const changes = from === null ? { outdated: listing.columns.ids, removed: [] } : changesBetween(from, listing)
    const count = changes.outdated.length + changes.removed.length
    const isSmall = count <= inline.changes && listing.columns.size <= inline.tools
    if (isSmall || (from !== null && count === 0)) {
      if (from === null || count > 0) await applyInline(from, changes)
      followed = listing
      return
    }
    const rests = monotonicMs() - failedAt < REST_MS
    if (from !== null) {
      if (!rests) void startBuild(from, changes)
      return
    }
    if (!rests) await startBuild(null, changes)
    // Without an index nothing would be found, so even a long pause is acceptable here.
    if (indexed === null) await applyInline(null, changes)
  }

  const searchableOf = (listing: Listing): SearchableListing => {
    if (indexed === null) throw new Error('There is no search index')
    if (latest?.listing === listing && latest.from === indexed) return latest.searchable
    const { index } = indexed
    const ordinals = Int32Array.from(stringsOf(index.ids), (id) => listing.columns.ordinalOf.get(id) ?? -1)
    latest = { listing, from: indexed, searchable: { index, ordinals } }
    return latest.searchable
  }

  return {
    of: async (listing) => {
      requested = listing
      if (followed !== listing) {
        const following = last.then(() => follow(listing))
        last = following.catch(() => undefined)
        await following
      }
      return searchableOf(listing)
    },
    figures: () => ({ tools: indexed?.index.ids.length ?? 0, isCurrent: followed !== null && followed === requested }),
    close: async () => {
      closed = true
      await builder.close()
    },
  }
}
