import { withoutAccents } from '../without-accents.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchResult } from './search-result.ts'

/** Below this share of the best score a tool does not count as found, unless its name contains the text. */
export const MIN_RELEVANCE = 0.3

/**
 * The tools that fit a text of up to 100 characters, best first. Filters are the caller's: they apply to the result, so
 * that the understood conditions and the counts do not depend on them. Never throws; a text without a word finds nothing.
 */
export const searchTools = (index: SearchIndex, text: string): SearchResult => {
  const words = withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const scored = index.records
    .map((record, ordinal) => {
      const name = withoutAccents([record.name, ...record.aliases].join(' '))
      const rest = withoutAccents(
        [record.description, record.categoryName, ...record.useCases, ...record.features].join(' '),
      )
      const hits = words.filter((word) => rest.includes(word)).length
      const score =
        words.length === 0 ? 0 : words.every((word) => name.includes(word)) ? 1 : (hits / words.length) * 0.8
      return { ordinal, score: score * (1 + record.prominence / 10) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
  const best = scored[0]?.score ?? 1
  const found = scored.filter(({ score }) => score / best >= MIN_RELEVANCE)
  return {
    ordinals: Uint32Array.from(found, ({ ordinal }) => ordinal),
    relevance: Float32Array.from(found, ({ score }) => score / best),
    understood: [],
    correction: null,
    alternativesTo: null,
    compared: [],
    terms: [],
  }
}
