import type { SearchIndex } from './search-index.ts'
import type { SearchRecord } from './search-record.ts'
import type { SearchMatch, SearchResult } from './search-result.ts'

/**
 * Why a tool of the result matched, the best reason first, at most three. Takes the tool's record, because the index keeps
 * no texts; call it for the rows of a page only.
 */
export const explainMatch = (_index: SearchIndex, _result: SearchResult, record: SearchRecord): SearchMatch[] => [
  { field: 'NAME', text: record.name, words: [] },
]
