/** From the words of all tools to the tools of all terms. */
import type { IndexedTool, Postings, Vocabulary } from './search-index.ts'
import { SEARCH_FIELDS, type SearchField } from './search-result.ts'
import { fieldOfMarker, isCapital, shareOfMarker, wordOf } from './sequence.ts'

/** How much a word says by where it stands. */
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
/** A name that is an ordinary word ("Make", "Speak") says less about the tool than an invented one. */
const ORDINARY_NAME_WEIGHT = 2
/** A word counts as ordinary when so many tools use it without a capital. */
export const ORDINARY_TOOLS = 2
/** What each repetition in the same field adds, and how much all of them can add. */
const REPETITION = 0.4
const MAX_REPETITIONS = 3
/** The weight at which a word has half of the greatest possible impact. */
const HALF_IMPACT = 2.6
/** A key ("topic:writing") weighs this times the share of its phrase, squared: side topics are not what a tool is for. */
const KEY_WEIGHT = 6

const FIELD_COUNT = SEARCH_FIELDS.length
const NAME_FIELDS = [SEARCH_FIELDS.indexOf('NAME'), SEARCH_FIELDS.indexOf('ALIAS')]
const WEIGHTS = SEARCH_FIELDS.map((field) => FIELD_WEIGHTS[field])

const impactOf = (weight: number) => Math.max(1, Math.round((255 * weight) / (weight + HALF_IMPACT)))

/** The share of a phrase by the impact of its key. */
const SHARES = Float32Array.from({ length: 256 }, (_, impact) =>
  Math.sqrt((HALF_IMPACT * impact) / (255 - Math.min(254, impact)) / KEY_WEIGHT),
)
export const shareOfKeyImpact = (impact: number): number => SHARES[impact] ?? 0

const countWords = (tools: readonly IndexedTool[], vocabulary: Vocabulary) => {
  const size = vocabulary.words.length
  const wordCounts = new Uint32Array(size)
  const ordinaryCounts = new Uint32Array(size)
  const seen = new Int32Array(size).fill(-1)
  const seenOrdinary = new Int32Array(size).fill(-1)
  tools.forEach(({ sequence }, tool) => {
    let field = 0
    for (const entry of sequence) {
      if (entry < 0) {
        field = fieldOfMarker(entry)
        continue
      }
      const word = wordOf(entry)
      if (seen[word] !== tool) {
        seen[word] = tool
        wordCounts[word] = (wordCounts[word] ?? 0) + 1
      }
      if (!isCapital(entry) && !NAME_FIELDS.includes(field) && seenOrdinary[word] !== tool) {
        seenOrdinary[word] = tool
        ordinaryCounts[word] = (ordinaryCounts[word] ?? 0) + 1
      }
    }
  })
  return { wordCounts, ordinaryCounts }
}

/** Calls back for each term of a tool with its weight. Keeps its working memory from tool to tool. */
const createWeigher = (vocabulary: Vocabulary, ordinaryCounts: Uint32Array) => {
  const terms = vocabulary.termIds.size
  const isKey = vocabulary.words.map((word) => word.includes(':'))
  const weights = new Float32Array(terms)
  const lastField = new Int8Array(terms).fill(-1)
  const repetitions = new Uint8Array(terms)
  const touched: number[] = []
  const weightOf = (field: number, share: number, word: number) => {
    if (isKey[word]) return KEY_WEIGHT * share * share
    if (NAME_FIELDS.includes(field) && (ordinaryCounts[word] ?? 0) >= ORDINARY_TOOLS) return ORDINARY_NAME_WEIGHT
    return (WEIGHTS[field] ?? 0) * share
  }
  const visit = (entry: number, field: number, share: number) => {
    const word = wordOf(entry)
    const term = vocabulary.termOfWord[word] ?? 0
    const weight = weightOf(field, share, word)
    if (weights[term] === 0) touched.push(term)
    if (lastField[term] !== field) {
      lastField[term] = field
      repetitions[term] = 0
      weights[term] = (weights[term] ?? 0) + weight
    } else if ((repetitions[term] ?? 0) < MAX_REPETITIONS) {
      repetitions[term] = (repetitions[term] ?? 0) + 1
      weights[term] = (weights[term] ?? 0) + weight * REPETITION
    }
  }
  return ({ sequence }: IndexedTool, give: (term: number, weight: number) => void) => {
    let field = 0
    let share = 1
    for (const entry of sequence) {
      if (entry >= 0) visit(entry, field, share)
      else {
        field = fieldOfMarker(entry)
        share = shareOfMarker(entry)
      }
    }
    for (const term of touched) {
      give(term, weights[term] ?? 0)
      weights[term] = 0
      lastField[term] = FIELD_COUNT
    }
    touched.length = 0
  }
}

/** Orders the terms of all tools by term. */
export const buildPostings = (tools: readonly IndexedTool[], vocabulary: Vocabulary): Postings => {
  const { wordCounts, ordinaryCounts } = countWords(tools, vocabulary)
  const starts = new Uint32Array(vocabulary.termIds.size + 1)
  const seen = new Int32Array(vocabulary.termIds.size).fill(-1)
  tools.forEach(({ sequence }, tool) => {
    for (const entry of sequence) {
      if (entry < 0) continue
      const term = vocabulary.termOfWord[wordOf(entry)] ?? 0
      if (seen[term] === tool) continue
      seen[term] = tool
      starts[term + 1] = (starts[term + 1] ?? 0) + 1
    }
  })
  for (let term = 1; term < starts.length; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0)
  const total = starts.at(-1) ?? 0
  const next = starts.slice()
  const postingTools = new Uint32Array(total)
  const impacts = new Uint8Array(total)
  const weigh = createWeigher(vocabulary, ordinaryCounts)
  tools.forEach((tool, ordinal) => {
    weigh(tool, (term, weight) => {
      const place = next[term] ?? 0
      next[term] = place + 1
      postingTools[place] = ordinal
      impacts[place] = impactOf(weight)
    })
  })
  const { words } = vocabulary
  const present: number[] = []
  for (let word = 0; word < words.length; word++) if ((wordCounts[word] ?? 0) > 0) present.push(word)
  present.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
  return { starts, tools: postingTools, impacts, wordCounts, ordinaryCounts, sortedWords: Uint32Array.from(present) }
}
