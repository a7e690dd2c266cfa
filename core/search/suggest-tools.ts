import type { SearchIndex } from './index/search-index.ts'
import { fitOf, namesWith } from './query/find-names.ts'
import { search } from './search-tools.ts'
import { foldedText } from './text/name-keys.ts'
import { textAt } from './text/string-list.ts'
import { withWorkingMemory } from './working-memory.ts'

/** Whether a word of the name itself, and not only of an alias or the vendor, starts with the text. */
const hasOwnName = (index: SearchIndex, tool: number, text: string): boolean =>
  ` ${foldedText(textAt(index.tools.names, tool))}`.includes(` ${foldedText(text)}`)

const suggest = (index: SearchIndex, text: string, limit: number): readonly number[] => {
  const { ordinals, compared, alternativesTo } = search(index, text, true)
  if (compared.length > 0 || alternativesTo !== null) return [...ordinals.subarray(0, limit)]
  const named = namesWith(index, text)
  const byOwnName: number[] = []
  const byName: number[] = []
  const byPurpose: number[] = []
  for (const tool of ordinals) {
    if (byOwnName.length === limit) break
    const fit = fitOf(named, tool)
    if (fit !== null && fit !== 'part') (hasOwnName(index, tool, text) ? byOwnName : byName).push(tool)
    else if (byPurpose.length < limit) byPurpose.push(tool)
  }
  return [...byOwnName, ...byName, ...byPurpose].slice(0, limit)
}

/** Best first: names with a word starting with the text, then by purpose. The last word may be incomplete. */
export const suggestTools = (index: SearchIndex, text: string, limit: number): readonly number[] =>
  withWorkingMemory(() => suggest(index, text, limit))
