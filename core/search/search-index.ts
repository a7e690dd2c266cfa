/** The words of one record, numbered by the vocabulary, phrase by phrase; see `sequence.ts`. */
export type Sequence = Int32Array

/** All words that were ever read, and what they have in common. Grows with every change and is never renumbered. */
export type Vocabulary = {
  /** Words as they are spelled in lower case, and keys such as `topic:writing`. */
  readonly words: readonly string[]
  readonly wordIds: ReadonlyMap<string, number>
  /** The term (stem) of each word. */
  readonly termOfWord: readonly number[]
  readonly termIds: ReadonlyMap<string, number>
}

/** The names of all tools, ordered to be looked up. Entries are names, aliases and vendors. */
export type NameTable = {
  /** Letters and digits of each entry, sorted. */
  readonly keys: readonly string[]
  /** The same with `+` and `#`. */
  readonly strictKeys: readonly string[]
  readonly tools: Uint32Array
  /** NAME_ENTRY, ALIAS_ENTRY or VENDOR_ENTRY. */
  readonly kinds: Uint8Array
  /** All names and aliases in lower case, a line each. */
  readonly text: string
  /** Where in `text` the names of each tool begin. */
  readonly starts: Uint32Array
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

/** One tool as the index keeps it. */
export type IndexedTool = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly vendor: string
  /** Hash of everything that the search reads. */
  readonly hash: number
  readonly sequence: Sequence
  readonly facts: readonly number[]
  /** What its neighbors are found by: the word of its category's key, then words and weights of its topics' keys. */
  readonly keys: readonly number[]
}

/** A catalogue, ready to be searched. Plain data: structured clone carries it to and from a worker. Only `ids` is for callers. */
export type SearchIndex = {
  /** The ids of the tools, in the order of their slugs. A tool's position here is its ordinal. */
  readonly ids: readonly string[]
  readonly tools: readonly IndexedTool[]
  readonly vocabulary: Vocabulary
  readonly postings: Postings
  readonly names: NameTable
  readonly facts: FactColumns
  /** By the stems of the words, joined by spaces. */
  readonly synonyms: ReadonlyMap<string, Meanings>
}
