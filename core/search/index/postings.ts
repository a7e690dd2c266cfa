import { SEARCH_FIELDS, type SearchField } from '../search-result.ts'
import type { StringList } from '../text/string-list.ts'
import type { Arrangement, Runs } from './arrange.ts'
import { mergeTerms, type TermLists } from './merge-terms.ts'
import type { Postings, SearchIndex, Vocabulary } from './search-index.ts'
import { fieldOfMarker, isCapital, shareOfMarker, wordOf } from './sequence.ts'

const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  NAME: 5,
  ALIAS: 4,
  VENDOR: 3,
  CATEGORY: 3,
  TOPIC: 3.2,
  DESCRIPTION: 2.4,
  USE_CASE: 1.6,
  FEATURE: 1.2,
  ABOUT: 0.5,
}
/** An ordinary word as a name ("Make", "Speak") says less than an invented one. */
const ORDINARY_NAME_WEIGHT = 2
/** Tools that must use a word in lower case to make it ordinary. */
export const ORDINARY_TOOLS = 2
/** Bonus per repetition in a field, and its maximum. */
const REPETITION = 0.4
const MAX_REPETITIONS = 3
/** The weight at which a word has half the maximum impact. */
const HALF_IMPACT = 2.6
/** A key ("topic:writing") weighs this times its phrase share squared: side topics are not a tool's purpose. */
const KEY_WEIGHT = 6

const NO_FIELD = -1
const NAME_FIELDS = [SEARCH_FIELDS.indexOf('NAME'), SEARCH_FIELDS.indexOf('ALIAS')]
const WEIGHTS = SEARCH_FIELDS.map((field) => FIELD_WEIGHTS[field])

const impactOf = (weight: number) => Math.max(1, Math.round((255 * weight) / (weight + HALF_IMPACT)))

const SHARES = Float32Array.from({ length: 256 }, (_, impact) =>
  Math.sqrt((HALF_IMPACT * impact) / (255 - Math.min(254, impact)) / KEY_WEIGHT),
)
export const shareOfKeyImpact = (impact: number): number => SHARES[impact] ?? 0

type Sequences = Runs<Int32Array>

/** Calls back for each word of a tool with field and share. */
const eachEntry = (
  { values, starts }: Sequences,
  tool: number,
  visit: (entry: number, field: number, share: number) => void,
): void => {
  const end = starts[tool + 1] ?? 0
  let field = 0
  let share = 1
  for (let at = starts[tool] ?? 0; at < end; at++) {
    const entry = values[at] ?? 0
    if (entry >= 0) visit(entry, field, share)
    else {
      field = fieldOfMarker(entry)
      share = shareOfMarker(entry)
    }
  }
}

/** Tools per word: the previous counts, to be adjusted for removed and new tools. */
const createWordCounts = (before: Postings, size: number) => {
  const wordCounts = new Uint32Array(size)
  const ordinaryCounts = new Uint32Array(size)
  wordCounts.set(before.wordCounts)
  ordinaryCounts.set(before.ordinaryCounts)
  const seen = new Int32Array(size)
  const seenOrdinary = new Int32Array(size)
  let visit = 0
  const count = (sequences: Sequences, tool: number, step: 1 | -1) => {
    visit += 1
    eachEntry(sequences, tool, (entry, field) => {
      const word = wordOf(entry)
      if (seen[word] !== visit) {
        seen[word] = visit
        wordCounts[word] = (wordCounts[word] ?? 0) + step
      }
      if (!isCapital(entry) && !NAME_FIELDS.includes(field) && seenOrdinary[word] !== visit) {
        seenOrdinary[word] = visit
        ordinaryCounts[word] = (ordinaryCounts[word] ?? 0) + step
      }
    })
  }
  return { wordCounts, ordinaryCounts, count }
}

const isOrdinary = (counts: Uint32Array, word: number): boolean => (counts[word] ?? 0) >= ORDINARY_TOOLS

/** 1 for words that became ordinary or stopped being so; null for none. */
const wordsOfOtherKind = (before: Uint32Array, after: Uint32Array): Uint8Array | null => {
  const isOther = after.map((_, word) => (isOrdinary(before, word) === isOrdinary(after, word) ? 0 : 1))
  return isOther.includes(1) ? Uint8Array.from(isOther) : null
}

/** Whether a tool's name has one of these words. Names are a record's first phrases. */
const isInName = ({ values, starts }: Sequences, tool: number, isWanted: Uint8Array): boolean => {
  const end = starts[tool + 1] ?? 0
  for (let at = starts[tool] ?? 0; at < end; at++) {
    const entry = values[at] ?? 0
    if (entry < 0 && !NAME_FIELDS.includes(fieldOfMarker(entry))) return false
    if (entry >= 0 && isWanted[wordOf(entry)] === 1) return true
  }
  return false
}

/** 1 for keys, the only words with a colon. */
const keysIn = ({ length, text, starts }: StringList): Uint8Array => {
  const isKey = new Uint8Array(length)
  let word = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    while ((starts[word + 1] ?? 0) <= at) word++
    isKey[word] = 1
  }
  return isKey
}

/** Calls back for each term of a tool with its weight. Reuses its buffers. */
const createWeigher = (vocabulary: Vocabulary, ordinaryCounts: Uint32Array) => {
  const { length } = vocabulary.terms
  const isKey = keysIn(vocabulary.words)
  const weights = new Float32Array(length)
  const lastField = new Int8Array(length).fill(NO_FIELD)
  const repetitions = new Uint8Array(length)
  const touched: number[] = []
  const weightOf = (field: number, share: number, word: number) => {
    if (isKey[word] === 1) return KEY_WEIGHT * share * share
    if (NAME_FIELDS.includes(field) && isOrdinary(ordinaryCounts, word)) return ORDINARY_NAME_WEIGHT
    return (WEIGHTS[field] ?? 0) * share
  }
  const visit = (entry: number, field: number, share: number) => {
    const word = wordOf(entry)
    const term = vocabulary.termOfWord[word] ?? 0
    const weight = weightOf(field, share, word)
    if (lastField[term] === NO_FIELD) touched.push(term)
    if (lastField[term] !== field) {
      lastField[term] = field
      repetitions[term] = 0
      weights[term] = (weights[term] ?? 0) + weight
    } else if ((repetitions[term] ?? 0) < MAX_REPETITIONS) {
      repetitions[term] = (repetitions[term] ?? 0) + 1
      weights[term] = (weights[term] ?? 0) + weight * REPETITION
    }
  }
  return (sequences: Sequences, tool: number, give: (term: number, weight: number) => void) => {
    eachEntry(sequences, tool, visit)
    for (const term of touched) {
      give(term, weights[term] ?? 0)
      weights[term] = 0
      lastField[term] = NO_FIELD
    }
    touched.length = 0
  }
}

const countTerms = (sequences: Sequences, tools: readonly number[], vocabulary: Vocabulary): Uint32Array => {
  const counts = new Uint32Array(vocabulary.terms.length)
  const seen = new Int32Array(vocabulary.terms.length).fill(-1)
  for (const tool of tools) {
    eachEntry(sequences, tool, (entry) => {
      const term = vocabulary.termOfWord[wordOf(entry)] ?? 0
      if (seen[term] === tool) return
      seen[term] = tool
      counts[term] = (counts[term] ?? 0) + 1
    })
  }
  return counts
}

const listTerms = (
  sequences: Sequences,
  tools: readonly number[],
  vocabulary: Vocabulary,
  ordinaryCounts: Uint32Array,
): TermLists => {
  const starts = new Uint32Array(vocabulary.terms.length + 1)
  starts.set(countTerms(sequences, tools, vocabulary), 1)
  for (let term = 1; term < starts.length; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0)
  const total = starts.at(-1) ?? 0
  const next = starts.slice()
  const listed = { starts, tools: new Uint32Array(total), impacts: new Uint8Array(total) }
  const weigh = createWeigher(vocabulary, ordinaryCounts)
  for (const tool of tools) {
    weigh(sequences, tool, (term, weight) => {
      const place = next[term] ?? 0
      next[term] = place + 1
      listed.tools[place] = tool
      listed.impacts[place] = impactOf(weight)
    })
  }
  return listed
}

/** `placeOf`: new ordinals, -1 when removed. Weighs only new tools and names with a changed ordinary word. */
export const arrangePostings = (
  { boundary, sources }: Arrangement,
  placeOf: Int32Array,
  { postings: before, tools: { sequences: earlier } }: Pick<SearchIndex, 'postings' | 'tools'>,
  sequences: Sequences,
  vocabulary: Vocabulary,
): Postings => {
  const { wordCounts, ordinaryCounts, count } = createWordCounts(before, vocabulary.words.length)
  placeOf.forEach((place, tool) => {
    if (place < 0) count(earlier, tool, -1)
  })
  sources.forEach((source, tool) => {
    if (source >= boundary) count(sequences, tool, 1)
  })
  const otherKind = wordsOfOtherKind(before.ordinaryCounts, ordinaryCounts)
  const weighed: number[] = []
  const places = placeOf.slice()
  sources.forEach((source, tool) => {
    if (source < boundary) {
      if (otherKind === null || !isInName(sequences, tool, otherKind)) return
      places[source] = -1
    }
    weighed.push(tool)
  })
  const dropped: number[] = []
  places.forEach((place, tool) => {
    if (place < 0) dropped.push(tool)
  })
  return {
    ...mergeTerms(
      before,
      places,
      countTerms(earlier, dropped, vocabulary),
      listTerms(sequences, weighed, vocabulary, ordinaryCounts),
    ),
    wordCounts,
    ordinaryCounts,
    sortedWords: vocabulary.alphabetical.filter((word) => (wordCounts[word] ?? 0) > 0),
  }
}
