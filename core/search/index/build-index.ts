import { buildJobIndex } from '../../jobs/job-index.ts'
import { isTextAt, isTextBefore, listOf, textAt } from '../text/string-list.ts'
import { emptyTable } from '../text/string-table.ts'
import { type Arrangement, arrangeStrings, mergeSorted } from './arrange.ts'
import { arrangeFacts, factColumns } from './fact-columns.ts'
import { arrangeNames } from './name-table.ts'
import { arrangePostings } from './postings.ts'
import type { SearchIndex, Vocabulary } from './search-index.ts'
import type { SearchRecord, SearchWords } from './search-record.ts'
import { growingVocabulary, grownVocabulary, recordHash } from './sequence.ts'
import { compileSynonyms } from './synonyms.ts'
import { arrangeTools, type HashedRecord, readTools } from './tool-table.ts'

type IndexedWords = Pick<SearchIndex, 'synonyms' | 'jobs'>

const emptyIndex = (words: IndexedWords): SearchIndex => {
  const vocabulary = { words: emptyTable(), termOfWord: new Uint32Array(), terms: emptyTable() }
  const none = new Uint32Array()
  return {
    ids: listOf([]),
    tools: readTools([], growingVocabulary(vocabulary)),
    vocabulary: { ...vocabulary, alphabetical: none },
    postings: {
      starts: new Uint32Array(1),
      tools: none,
      impacts: new Uint8Array(),
      wordCounts: none,
      ordinaryCounts: none,
      sortedWords: none,
    },
    names: { keys: listOf([]), strictKeys: listOf([]), tools: none, kinds: new Uint8Array(), lines: listOf([]) },
    facts: factColumns([]),
    synonyms: words.synonyms,
    jobs: words.jobs,
  }
}

/** Adds the alphabetical order of the words. */
const inOrder = (grown: Omit<Vocabulary, 'alphabetical'>, { words, alphabetical }: Vocabulary): Vocabulary => {
  const added = Array.from({ length: grown.words.length - words.length }, (_, at) =>
    textAt(grown.words, words.length + at),
  )
  const sorted = Uint32Array.from(added.keys()).sort((a, b) => ((added[a] ?? '') < (added[b] ?? '') ? -1 : 1))
  const isBefore = (word: number, at: number) => isTextBefore(words, word, added[at] ?? '')
  return { ...grown, alphabetical: mergeSorted(alphabetical, words.length, sorted, isBefore).sources }
}

const orderTools = (index: SearchIndex, kept: Uint32Array, records: readonly SearchRecord[]): Arrangement => {
  const slugOf = (at: number) => records[at]?.slug ?? ''
  const idOf = (at: number) => records[at]?.id ?? ''
  const compare = (a: number, b: number) =>
    slugOf(a) < slugOf(b) ? -1 : slugOf(a) > slugOf(b) ? 1 : idOf(a) < idOf(b) ? -1 : 1
  const { slugs } = index.tools
  return mergeSorted(
    kept,
    index.ids.length,
    Uint32Array.from(records.keys()).sort(compare),
    (tool, at) =>
      isTextBefore(slugs, tool, slugOf(at)) ||
      (isTextAt(slugs, tool, slugOf(at)) && isTextBefore(index.ids, tool, idOf(at))),
  )
}

/** New ordinals of the previous tools; -1 for removed ones. */
const placesAfter = ({ boundary, sources }: Arrangement): Int32Array => {
  const placeOf = new Int32Array(boundary).fill(-1)
  sources.forEach((source, ordinal) => {
    if (source < boundary) placeOf[source] = ordinal
  })
  return placeOf
}

/** Data of kept tools is moved, not recomputed. */
const arrangeIndex = (
  before: SearchIndex,
  kept: Uint32Array,
  added: readonly HashedRecord[],
  words: IndexedWords,
): SearchIndex => {
  const growing = growingVocabulary(before.vocabulary)
  const addedTools = readTools(added, growing)
  const records = added.map(({ record }) => record)
  const arrangement = orderTools(before, kept, records)
  const placeOf = placesAfter(arrangement)
  const vocabulary = inOrder(grownVocabulary(growing), before.vocabulary)
  const tools = arrangeTools(arrangement, before.tools, addedTools)
  return {
    ids: arrangeStrings(arrangement, before.ids, listOf(records.map(({ id }) => id))),
    tools,
    vocabulary,
    postings: arrangePostings(arrangement, placeOf, before, tools.sequences, vocabulary),
    names: arrangeNames(arrangement, placeOf, before.names, records),
    facts: arrangeFacts(arrangement, before.facts, factColumns(records)),
    synonyms: words.synonyms,
    jobs: words.jobs,
  }
}

/** Keeps tools accepted by `isKept` and unchanged records; indexes the rest. */
const changeIndex = (
  before: SearchIndex,
  records: readonly SearchRecord[],
  isKept: (id: string) => boolean,
  words: IndexedWords,
): SearchIndex => {
  const added = new Map(records.map((record) => [record.id, { record, hash: recordHash(record) }]))
  const kept: number[] = []
  for (let tool = 0; tool < before.ids.length; tool++) {
    const id = textAt(before.ids, tool)
    const record = added.get(id)
    const isSame = record?.hash === before.tools.hashes[tool]
    if (isSame) added.delete(id)
    if (record === undefined ? isKept(id) : isSame) kept.push(tool)
  }
  return arrangeIndex(before, Uint32Array.from(kept), [...added.values()], words)
}

/** Builds the index; record order is irrelevant. With a previous index, only new and changed records are read. */
export const buildSearchIndex = (
  records: readonly SearchRecord[],
  words: SearchWords,
  previous?: SearchIndex,
): SearchIndex => {
  const compiled = { synonyms: compileSynonyms(words.synonyms), jobs: buildJobIndex(words.jobs, words.outsideProducts) }
  return changeIndex(previous ?? emptyIndex(compiled), records, () => false, compiled)
}

/** Applies additions, changes and removals (by id). Equivalent to a full rebuild. */
export const applySearchChanges = (
  index: SearchIndex,
  changes: { readonly changed: readonly SearchRecord[]; readonly removed: readonly string[] },
): SearchIndex => {
  const removed = new Set(changes.removed)
  return changeIndex(index, changes.changed, (id) => !removed.has(id), index)
}
