import type { JobIndex } from '../../jobs/job-index.ts'
import type { StringList } from '../text/string-list.ts'
import type { StringTable } from '../text/string-table.ts'
import type { Runs } from './arrange.ts'

/** All words ever read. Append-only; numbers never change. */
export type Vocabulary = {
  /** Lower-case words, and keys such as `topic:writing`. */
  readonly words: StringTable
  readonly termOfWord: Uint32Array
  readonly terms: StringTable
  /** Word numbers in alphabetical order. */
  readonly alphabetical: Uint32Array
}

/** Names, aliases and vendors, sorted for lookup. */
export type NameTable = {
  /** Letters and digits of each entry, sorted. */
  readonly keys: StringList
  /** Keys with `+` and `#`; empty without those. */
  readonly strictKeys: StringList
  readonly tools: Uint32Array
  /** NAME_ENTRY, ALIAS_ENTRY or VENDOR_ENTRY. */
  readonly kinds: Uint8Array
  /** Folded name and aliases per tool, one per line. */
  readonly lines: StringList
}

export type FactColumns = {
  readonly prominence: Uint8Array
  /** FACT_FREE and other bits. */
  readonly flags: Uint8Array
  readonly platforms: Uint32Array
  readonly privacy: Uint32Array
  readonly integrations: Uint32Array
  /** -1 when unknown. */
  readonly priceCents: Int32Array
  /** Length of a tool's topic vector. */
  readonly topicLengths: Float32Array
}

export type Postings = {
  /** Start of each term's postings. */
  readonly starts: Uint32Array
  readonly tools: Uint32Array
  /** 1 to 255. */
  readonly impacts: Uint8Array
  /** Tools per word, ignoring case. */
  readonly wordCounts: Uint32Array
  /** Tools per word in lower case; identifies names that are ordinary words. */
  readonly ordinaryCounts: Uint32Array
  /** Numbers of the words in use, alphabetically. */
  readonly sortedWords: Uint32Array
}

/** Each list is a phrase of stems or a single key. */
export type Meanings = readonly (readonly string[])[]

/** By ordinal. */
export type ToolTable = {
  readonly slugs: StringList
  readonly names: StringList
  /** Hash of the searchable record. */
  readonly hashes: Float64Array
  /** The words of each record by phrase; see `sequence.ts`. */
  readonly sequences: Runs<Int32Array>
  /** For neighbors: the category key's word, and words and weights of the topic keys. */
  readonly categories: Uint32Array
  readonly topics: Runs<Uint32Array>
  readonly topicWeights: Runs<Float64Array>
}

/** Typed arrays and long strings instead of objects, so that threads transfer it quickly. Only `ids` is public. */
export type SearchIndex = {
  /** Tool ids by slug. The position is the tool's ordinal. */
  readonly ids: StringList
  readonly tools: ToolTable
  readonly vocabulary: Vocabulary
  readonly postings: Postings
  readonly names: NameTable
  readonly facts: FactColumns
  /** By stems, joined by spaces. */
  readonly synonyms: ReadonlyMap<string, Meanings>
  readonly jobs: JobIndex
}
