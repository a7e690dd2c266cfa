import type { SearchRecord, Synonym } from './search-record.ts'

/** A catalogue, ready to be searched. Plain data: structured clone carries it to and from a worker. Only `ids` is for callers. */
export type SearchIndex = {
  /** The ids of the tools. A tool's position here is its ordinal. */
  readonly ids: readonly string[]
  readonly records: readonly SearchRecord[]
  readonly synonyms: readonly Synonym[]
}
