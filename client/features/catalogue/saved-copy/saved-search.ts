/** The server's search on the saved copy of the catalog. Loaded when the copy is first searched. */
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import type { SearchFacts, SearchFactsFile } from '#core/search/index/search-facts.ts'
import type { SearchIndex } from '#core/search/index/search-index.ts'
import type { SearchRecord } from '#core/search/index/search-record.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { textAt } from '#core/search/text/string-list.ts'
import type { SavedTool } from './saved-files.ts'

const toRecord = (tool: SavedTool, facts: SearchFacts): SearchRecord => ({
  ...facts,
  slug: tool.slug,
  name: tool.name,
  categoryName: tool.category,
  description: tool.description,
  useCases: tool.useCases,
  features: tool.features,
  longDescription: tool.longDescription,
  apiAvailable: tool.apiAvailable,
})

export type SavedSearch = (text: string) => {
  /** Positions by id, best first. */
  readonly places: ReadonlyMap<string, number>
  readonly correction: string | null
}

/** The search over these tools, with the server's engine. The index is built on the first search. */
export function createSavedSearch(
  tools: readonly SavedTool[],
  { tools: facts, ...words }: SearchFactsFile,
): SavedSearch {
  let index: SearchIndex | null = null
  const build = () => {
    const factsOf = new Map(facts.map((known) => [known.id, known]))
    return buildSearchIndex(
      tools.flatMap((tool) => {
        const known = factsOf.get(tool.id)
        return known ? [toRecord(tool, known)] : []
      }),
      words,
    )
  }
  return (text) => {
    index ??= build()
    const { ids } = index
    const { ordinals, correction } = searchTools(index, text)
    return { places: new Map(Array.from(ordinals, (ordinal, place) => [textAt(ids, ordinal), place])), correction }
  }
}
