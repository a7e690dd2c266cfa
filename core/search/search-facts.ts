import type { SearchRecord, Synonym } from './search-record.ts'

/** Search data beyond the texts in every copy of the catalog. */
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

/** `/tools-search.json`, served beside `/tools.json`. */
export type SearchFactsFile = { readonly synonyms: readonly Synonym[]; readonly tools: readonly SearchFacts[] }
