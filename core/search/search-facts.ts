import type { SearchRecord, Synonym } from './search-record.ts'

/** What the search reads of a tool beside the texts that every copy of the catalogue has. */
export type SearchFacts = Pick<
  SearchRecord,
  | 'id'
  | 'vendor'
  | 'aliases'
  | 'categorySlug'
  | 'topics'
  | 'industries'
  | 'roles'
  | 'prominence'
  | 'freeTier'
  | 'openSource'
  | 'platforms'
  | 'privacy'
  | 'integrations'
  | 'priceCents'
>

/** `/tools-search.json`, which the server writes beside `/tools.json`. */
export type SearchFactsFile = { readonly synonyms: readonly Synonym[]; readonly tools: readonly SearchFacts[] }
