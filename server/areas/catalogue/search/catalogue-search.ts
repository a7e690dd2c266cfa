/** The search index of the present revision, kept in memory and brought up to date by what was written since. */
import type { Ordinal } from '../../../../core/catalogue/listing/columns.ts'
import { applySearchChanges, buildSearchIndex } from '../../../../core/search/build-index.ts'
import type { SearchIndex } from '../../../../core/search/search-index.ts'
import type { SearchRecord } from '../../../../core/search/search-record.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Listing } from '../listing/catalogue-listing.ts'
import { readBatches } from '../listing/read-listed-tools.ts'
import { SEARCH_COLUMNS, type StoredSearchRecord } from './search-records.ts'

/** An index beside the listing whose ordinals its results are translated to. */
export type SearchableListing = {
  readonly index: SearchIndex
  /** The listing's ordinals by those of the index; -1 for a tool that is no longer listed. */
  readonly ordinals: Int32Array
}

export type CatalogueSearch = {
  /** The index that goes with this listing. Concurrent callers share its making. */
  readonly of: (listing: Listing) => Promise<SearchableListing>
}

type Indexed = { readonly index: SearchIndex; readonly versions: ReadonlyMap<string, string> }

const EMPTY: Indexed = { index: buildSearchIndex([], []), versions: new Map() }

export const createCatalogueSearch = ({ database }: { database: Database }): CatalogueSearch => {
  let indexed = EMPTY
  const made = new WeakMap<Listing, Promise<SearchableListing>>()
  let last: Promise<unknown> = Promise.resolve()

  const update = async (listing: Listing): Promise<void> => {
    const { columns, versionOf } = listing
    const { index, versions } = indexed
    const outdated = columns.ids.filter((id) => versions.get(id) !== versionOf(id))
    const removed = index.ids.filter((id) => !columns.ordinalOf.has(id))
    if (outdated.length + removed.length === 0) return
    const changed: SearchRecord[] = []
    const present = new Map(versions)
    for (const id of removed) present.delete(id)
    for await (const batch of readBatches<StoredSearchRecord>(database, outdated, SEARCH_COLUMNS)) {
      for (const { version, ...record } of batch) {
        changed.push(record)
        present.set(record.id, version)
      }
    }
    indexed = { index: applySearchChanges(index, { changed, removed }), versions: present }
  }

  const make = async (listing: Listing): Promise<SearchableListing> => {
    await update(listing)
    const { index } = indexed
    const ordinalOf = (id: string): Ordinal => listing.columns.ordinalOf.get(id) ?? -1
    return { index, ordinals: Int32Array.from(index.ids, ordinalOf) }
  }

  return {
    of: (listing) => {
      const known = made.get(listing)
      if (known !== undefined) return known
      const making = last.then(() => make(listing))
      last = making.catch(() => undefined)
      made.set(listing, making)
      making.catch(() => made.delete(listing))
      return making
    },
  }
}
