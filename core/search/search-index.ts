import type { Runs } from './arrange.ts'
import type { StringList } from './string-list.ts'
import type { StringTable } from './string-table.ts'

/** All words that were ever read, and what they have in common. Grows with every change and is never renumbered. */
export type Vocabulary = {
  /** Words as they are spelled in lower case, and keys such as `topic:writing`. */
  readonly words: StringTable
  /** The term of each word. */
  readonly termOfWord: Uint32Array
  /** The stem that each term stands for. */
  readonly terms: StringTable
  /** The numbers of all words, in the order of their letters. */
  readonly alphabetical: Uint32Array
}

/** The names of all tools, ordered to be looked up. Entries are names, aliases and vendors. */
export type NameTable = {
  /** Letters and digits of each entry, sorted. */
  readonly keys: StringList
  /** The same with `+` and `#`; empty where there are none. */
  readonly strictKeys: StringList
  readonly tools: Uint32Array
  /** NAME_ENTRY, ALIAS_ENTRY or VENDOR_ENTRY. */
  readonly kinds: Uint8Array
  /** The name and the aliases of each tool as they are compared, a line each. */
  readonly lines: StringList
}

export type FactColumns = {
  readonly prominence: Uint8Array
  /** Bits of FACT_FREE and the like. */
  readonly flags: Uint8Array
  readonly platforms: Uint32Array
  readonly privacy: Uint32Array
  readonly integrations: Uint32Array
  /** -1 when not known. */
  readonly priceCents: Int32Array
  /** The length of the vector of a tool's topic weights. */
  readonly topicLengths: Float32Array
}

/** Which tools have a term, and how much it says about each. */
export type Postings = {
  /** Where the postings of each term begin. */
  readonly starts: Uint32Array
  readonly tools: Uint32Array
  /** 1 to 255. */
  readonly impacts: Uint8Array
  /** How many tools have each word, capitals aside. */
  readonly wordCounts: Uint32Array
  /** How many tools have each word in lower case in their texts; that is what makes an ordinary word of a name. */
  readonly ordinaryCounts: Uint32Array
  /** The numbers of the words that some tool has, in alphabetical order. */
  readonly sortedWords: Uint32Array
}

/** What a synonym stands for: each list is a phrase of stems or a single key. */
export type Meanings = readonly (readonly string[])[]

/** What the index keeps of each tool, by ordinal. */
export type ToolTable = {
  readonly slugs: StringList
  readonly names: StringList
  /** Hashes of everything that the search reads. */
  readonly hashes: Float64Array
  /** The words of each record, phrase by phrase; see `sequence.ts`. */
  readonly sequences: Runs<Int32Array>
  /** What neighbors are found by: the word of the category's key, and words and weights of the topics' keys. */
  readonly categories: Uint32Array
  readonly topics: Runs<Uint32Array>
  readonly topicWeights: Runs<Float64Array>
}

/**
 * A catalogue, ready to be searched. It is made of typed arrays and long strings instead of an object for each tool, so that
 * threads pass it on in a moment. Only `ids` is for callers.
 */
export type SearchIndex = {
  /** The ids of the tools, in the order of their slugs. A tool's position here is its ordinal. */
  readonly ids: StringList
  readonly tools: ToolTable
  readonly vocabulary: Vocabulary
  readonly postings: Postings
  readonly names: NameTable
  readonly facts: FactColumns
  /** By the stems of the words, joined by spaces. */
  readonly synonyms: ReadonlyMap<string, Meanings>
}
