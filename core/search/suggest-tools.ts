import type { SearchIndex } from './search-index.ts'
import { searchTools } from './search-tools.ts'

/** The ordinals of the tools to offer while a text is typed, best first: names before purposes. The last word may be unfinished. */
export const suggestTools = (index: SearchIndex, text: string, limit: number): readonly number[] => [
  ...searchTools(index, text).ordinals.subarray(0, limit),
]
