/** From the records of a catalogue to its search index. */
import { factColumns, factsOf } from './fact-columns.ts'
import { foldedText } from './name-keys.ts'
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
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    foldedNames: [record.name, ...record.aliases].map(foldedText),
    foldedVendor: foldedText(record.vendor),
    hash,
    sequence: sequenceOf(record, vocabulary),
    facts: factsOf(record),
    keys: keysOf(record, vocabulary),
  }
}

/** All words in the order of their letters; those of the earlier vocabulary are in order already. */
const alphabeticalWords = ({ words }: GrowingVocabulary, before: Uint32Array): Uint32Array => {
  const wordAt = (id: number | undefined) => words[id ?? 0] ?? ''
  const added = words.slice(before.length).map((_, at) => before.length + at)
  added.sort((a, b) => (wordAt(a) < wordAt(b) ? -1 : 1))
  if (before.length === 0) return Uint32Array.from(added)
  const merged = new Uint32Array(words.length)
  let next = 0
  let position = 0
  for (const id of before) {
    while (next < added.length && wordAt(added[next]) < wordAt(id)) merged[position++] = added[next++] ?? 0
    merged[position++] = id
  }
  merged.set(added.slice(next), position)
  return merged
}

const assemble = (
  unordered: readonly IndexedTool[],
  growing: GrowingVocabulary,
  alphabetical: Uint32Array,
  synonyms: SearchIndex['synonyms'],
): SearchIndex => {
  const vocabulary = { ...growing, alphabetical: alphabeticalWords(growing, alphabetical) }
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
  return assemble(tools, vocabulary, previous?.vocabulary.alphabetical ?? new Uint32Array(), compileSynonyms(synonyms))
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
  return assemble([...tools.values()], vocabulary, index.vocabulary.alphabetical, index.synonyms)
}
