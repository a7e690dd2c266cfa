import { fitOf, namesWith } from './find-names.ts'
import type { SearchIndex } from './search-index.ts'
import { search } from './search-tools.ts'

/**
 * The ordinals of the tools to offer while a text is typed, best first: tools whose name begins with the text or has a
 * word that does, then those that serve the purpose. The last word may be unfinished.
 */
export const suggestTools = (index: SearchIndex, text: string, limit: number): readonly number[] => {
  const { ordinals, compared, alternativesTo } = search(index, text, true)
  if (compared.length > 0 || alternativesTo !== null) return [...ordinals.subarray(0, limit)]
  const named = namesWith(index, text)
  const isNamed = (tool: number) => {
    const fit = fitOf(named, tool)
    return fit !== null && fit !== 'part'
  }
  const all = [...ordinals]
  return [...all.filter(isNamed), ...all.filter((tool) => !isNamed(tool))].slice(0, limit)
}
