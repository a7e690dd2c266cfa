import { listOf } from '../text/string-list.ts'
import { type Arrangement, arrangeColumn, arrangeRuns, arrangeStrings } from './arrange.ts'
import type { ToolTable } from './search-index.ts'
import { type SearchRecord, topicsOf } from './search-record.ts'
import { categoryWord, type GrowingVocabulary, growingNumbers, readSequence, topicWord } from './sequence.ts'

export type HashedRecord = { readonly record: SearchRecord; readonly hash: number }

/** Adds new words to the vocabulary. */
export const readTools = (records: readonly HashedRecord[], vocabulary: GrowingVocabulary): ToolTable => {
  const entries = growingNumbers()
  const starts = new Uint32Array(records.length + 1)
  const topicStarts = new Uint32Array(records.length + 1)
  const topics: number[] = []
  const weights: number[] = []
  const categories = new Uint32Array(records.length)
  records.forEach(({ record }, position) => {
    readSequence(record, vocabulary, entries)
    starts[position + 1] = entries.length
    categories[position] = categoryWord(record, vocabulary)
    for (const [topic, weight] of topicsOf(record)) {
      topics.push(topicWord(topic, vocabulary))
      weights.push(weight)
    }
    topicStarts[position + 1] = topics.length
  })
  return {
    slugs: listOf(records.map(({ record }) => record.slug)),
    names: listOf(records.map(({ record }) => record.name)),
    hashes: Float64Array.from(records, ({ hash }) => hash),
    sequences: { values: entries.values, starts },
    categories,
    topics: { values: Uint32Array.from(topics), starts: topicStarts },
    topicWeights: { values: Float64Array.from(weights), starts: topicStarts },
  }
}

export const arrangeTools = (arrangement: Arrangement, before: ToolTable, added: ToolTable): ToolTable => {
  const { length } = arrangement.sources
  return {
    slugs: arrangeStrings(arrangement, before.slugs, added.slugs),
    names: arrangeStrings(arrangement, before.names, added.names),
    hashes: arrangeColumn(new Float64Array(length), arrangement, before.hashes, added.hashes),
    sequences: arrangeRuns((size) => new Int32Array(size), arrangement, before.sequences, added.sequences),
    categories: arrangeColumn(new Uint32Array(length), arrangement, before.categories, added.categories),
    topics: arrangeRuns((size) => new Uint32Array(size), arrangement, before.topics, added.topics),
    topicWeights: arrangeRuns((size) => new Float64Array(size), arrangement, before.topicWeights, added.topicWeights),
  }
}
