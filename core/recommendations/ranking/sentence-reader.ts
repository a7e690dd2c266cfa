import type { SearchIndex } from '../../search/index/search-index.ts'
import { readSentence } from '../../search/read-purpose.ts'
import type { SearchResult } from '../../search/search-result.ts'
import { stemOf } from '../../search/text/stems.ts'
import { textAt } from '../../search/text/string-list.ts'
import { numberOf } from '../../search/text/string-table.ts'
import { withoutMarks, wordsOf } from '../../search/text/words.ts'
import type { SentencePart, SentenceReader } from '../model/sentence.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

type Found = Pick<SearchResult, 'ordinals' | 'relevance'>

/** Lower-ranked tools do not match the words. */
const MOST_TOOLS = 60
/** Weight of the whole sentence, as context, in a tool's relevance for a part. */
const WHOLE_SHARE = 0.4
/** Cached sentences (one number per tool): the counterfactual search reads the same one many times. */
const MOST_KEPT = 10

/** Every word keeps some weight. */
const LEAST_RARITY = 0.1

const rarity = (tools: number, withWord: number): number => Math.log((tools + 1) / (withWord + 1)) + LEAST_RARITY

/** Rare in the catalog, and among the tools of the whole sentence ("shots" in one on photographs). */
const wordWeightsOf = (
  { vocabulary, postings, ids }: SearchIndex,
  text: string,
  foundByAll: ReadonlySet<number>,
): ReadonlyMap<string, number> =>
  new Map(
    wordsOf(withoutMarks(text)).map(({ word }) => {
      const stem = stemOf(word)
      const term = numberOf(vocabulary.terms, stem)
      const tools =
        term === undefined ? [] : [...postings.tools.subarray(postings.starts[term], postings.starts[term + 1])]
      const found = tools.filter((tool) => foundByAll.has(tool)).length
      return [stem, rarity(ids.length, tools.length) * rarity(foundByAll.size, found)] as const
    }),
  )

/** Tools outside the snapshot are skipped. */
export const sentenceReader = (
  { indexById, tools }: Pick<CatalogueSnapshot, 'indexById' | 'tools'>,
  index: SearchIndex,
): SentenceReader => {
  const kept = new Map<string, readonly SentencePart[]>()
  const relevanceOf = ({ ordinals, relevance }: Found): Float32Array => {
    const fits = new Float32Array(tools.length)
    for (const [place, ordinal] of ordinals.subarray(0, MOST_TOOLS).entries()) {
      const at = indexById.get(textAt(index.ids, ordinal))
      // Squared, because only the top results are made for it.
      if (at !== undefined) fits[at] = (relevance[place] ?? 0) ** 2
    }
    return fits
  }
  const read = (sentence: string): readonly SentencePart[] => {
    const { whole: foundByAll, parts } = readSentence(index, sentence)
    const whole = relevanceOf(foundByAll)
    const ordinals = new Set(foundByAll.ordinals.subarray(0, MOST_TOOLS))
    return parts.map(({ text, topics, jobs, isShown, found }) => ({
      text,
      topics,
      jobs,
      isShown,
      wordWeights: wordWeightsOf(index, text, ordinals),
      found: relevanceOf(found).map((relevance, at) => (1 - WHOLE_SHARE) * relevance + WHOLE_SHARE * (whole[at] ?? 0)),
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
