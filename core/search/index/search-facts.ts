import type { SearchRecord, SearchWords } from './search-record.ts'

/** Search data beyond the fields in every copy of the catalog. */
export type SearchFacts = Omit<
  SearchRecord,
  'slug' | 'name' | 'categoryName' | 'description' | 'longDescription' | 'features' | 'useCases' | 'apiAvailable'
>

/** `/tools-search.json`, served beside `/tools.json`. */
export type SearchFactsFile = SearchWords & { readonly tools: readonly SearchFacts[] }
