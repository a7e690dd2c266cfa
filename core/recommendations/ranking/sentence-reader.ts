/** Reads sentences for a snapshot by way of a search index over the same tools. */
import { readSentence } from '../../search/read-purpose.ts'
import type { SearchIndex } from '../../search/search-index.ts'
import type { SearchResult } from '../../search/search-result.ts'
import { textAt } from '../../search/string-list.ts'
import type { SentencePart, SentenceReader } from '../model/sentence.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

type Found = Pick<SearchResult, 'ordinals' | 'relevance'>

/** Tools beyond these are not what the words ask for. */
const MOST_TOOLS = 60
/** How much of a tool's relevance for a part is its relevance for the whole sentence, which says what the part is about. */
const WHOLE_SHARE = 0.4
/** Sentences that are kept, each with a number for every tool: the search for what would change a list reads one many times. */
const MOST_KEPT = 10

/** A reader for the tools of a snapshot. The index may know other tools, which are passed over. */
export const sentenceReader = (
  { indexById, tools }: Pick<CatalogueSnapshot, 'indexById' | 'tools'>,
  index: SearchIndex,
): SentenceReader => {
  const kept = new Map<string, readonly SentencePart[]>()
  const relevanceOf = ({ ordinals, relevance }: Found): Float32Array => {
    const fits = new Float32Array(tools.length)
    for (const [place, ordinal] of ordinals.subarray(0, MOST_TOOLS).entries()) {
      const at = indexById.get(textAt(index.ids, ordinal))
      // Squared, because only the best of what a search finds is made for it.
      if (at !== undefined) fits[at] = (relevance[place] ?? 0) ** 2
    }
    return fits
  }
  const read = (sentence: string): readonly SentencePart[] => {
    const { whole: foundByAll, parts } = readSentence(index, sentence)
    const whole = relevanceOf(foundByAll)
    return parts.map(({ text, topics, found }) => ({
      text,
      topics,
      relevance: relevanceOf(found).map(
        (relevance, at) => (1 - WHOLE_SHARE) * relevance + WHOLE_SHARE * (whole[at] ?? 0),
      ),
    }))
  }
  return (sentence) => {
    const known = kept.get(sentence)
    if (known !== undefined) return known
    const parts = read(sentence)
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(sentence, parts)
    return parts
  }
}
