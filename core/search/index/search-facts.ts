import type { ListFacts } from '../../catalogue/listing/list-facts.ts'
import type { SearchRecord, SearchWords } from './search-record.ts'

/** Search data beyond the fields in every copy of the catalog. */
export type SearchFacts = Omit<
  SearchRecord,
  'slug' | 'name' | 'categoryName' | 'description' | 'longDescription' | 'features' | 'useCases' | 'apiAvailable'
>

/** All that an offline copy of the directory needs of a tool beyond those fields. */
export type SavedFacts = SearchFacts & ListFacts

/** `/tools-search.json`, served beside `/tools.json`. */
export type SearchFactsFile = SearchWords & { readonly tools: readonly SavedFacts[] }
