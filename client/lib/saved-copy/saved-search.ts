/** The server's search on the saved copy of the catalog. Loaded when the copy is first searched. */
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord, SearchWords } from '#core/search/index/search-record.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import type { KnownTool } from './saved-files.ts'

const toRecord = (tool: KnownTool): SearchRecord => ({
  ...tool.facts,
  slug: tool.slug,
  name: tool.name,
  categoryName: tool.category,
  description: tool.description,
  useCases: tool.useCases,
  features: tool.features,
  longDescription: tool.longDescription,
  apiAvailable: tool.apiAvailable,
})

/** The index of the saved copy. */
export const indexSaved = (tools: readonly KnownTool[], words: SearchWords): SearchIndex =>
  buildSearchIndex(tools.map(toRecord), words)

type Found = {
  /** Ids, best first. */
  readonly ids: readonly string[]
  readonly correction: string | null
}

export function searchSaved(index: SearchIndex, text: string): Found {
  const { ordinals, correction } = searchTools(index, text)
  return { ids: Array.from(ordinals, (row) => textAt(index.ids, row)), correction }
}
