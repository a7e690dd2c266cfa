/** From the records of a catalogue to its search index. */
import { factColumns, factsOf } from './fact-columns.ts'
import { buildNameTable } from './name-table.ts'
import { buildPostings } from './postings.ts'
import type { IndexedTool, SearchIndex } from './search-index.ts'
import type { SearchRecord, Synonym } from './search-record.ts'
import { type GrowingVocabulary, keysOf, recordHash, sequenceOf } from './sequence.ts'
import { compileSynonyms } from './synonyms.ts'

const emptyVocabulary = (): GrowingVocabulary => ({
  words: [],
  wordIds: new Map(),
  termOfWord: [],
  termIds: new Map(),
})

/** A copy to add words to, because the earlier index may still be searched. */
const copyOf = ({ vocabulary }: SearchIndex): GrowingVocabulary => ({
  words: [...vocabulary.words],
  wordIds: new Map(vocabulary.wordIds),
  termOfWord: [...vocabulary.termOfWord],
  termIds: new Map(vocabulary.termIds),
})

const indexedTool = (
  record: SearchRecord,
  before: IndexedTool | undefined,
  vocabulary: GrowingVocabulary,
): IndexedTool => {
  const hash = recordHash(record)
  if (before?.hash === hash) return before
  const { id, slug, name, aliases, vendor } = record
  const sequence = sequenceOf(record, vocabulary)
  return { id, slug, name, aliases, vendor, hash, sequence, facts: factsOf(record), keys: keysOf(record, vocabulary) }
}

const assemble = (
  unordered: readonly IndexedTool[],
  vocabulary: GrowingVocabulary,
  synonyms: SearchIndex['synonyms'],
): SearchIndex => {
  const tools = [...unordered].sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : a.id < b.id ? -1 : 1))
  return {
    ids: tools.map(({ id }) => id),
    tools,
    vocabulary,
    postings: buildPostings(tools, vocabulary),
    names: buildNameTable(tools),
    facts: factColumns(tools),
    synonyms,
  }
}

const byId = (tools: readonly IndexedTool[]) => new Map(tools.map((tool) => [tool.id, tool]))

/**
 * Makes the index of a catalogue; the order of the records does not matter. With the index of an earlier state only the
 * words of new and changed records are read.
 */
export const buildSearchIndex = (
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[],
  previous?: SearchIndex,
): SearchIndex => {
  const vocabulary = previous === undefined ? emptyVocabulary() : copyOf(previous)
  const before = byId(previous?.tools ?? [])
  const tools = records.map((record) => indexedTool(record, before.get(record.id), vocabulary))
  return assemble(tools, vocabulary, compileSynonyms(synonyms))
}

/** The index after some tools were added, changed or removed (by id). It answers as one that was built from all records. */
export const applySearchChanges = (
  index: SearchIndex,
  changes: { readonly changed: readonly SearchRecord[]; readonly removed: readonly string[] },
): SearchIndex => {
  const vocabulary = copyOf(index)
  const tools = byId(index.tools)
  for (const id of changes.removed) tools.delete(id)
  for (const record of changes.changed) tools.set(record.id, indexedTool(record, tools.get(record.id), vocabulary))
  return assemble([...tools.values()], vocabulary, index.synonyms)
}
