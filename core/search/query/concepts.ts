import { firstAtLeast } from '../index/arrange.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { stemOf } from '../text/stems.ts'
import { isTextBefore, startsAt, textAt } from '../text/string-list.ts'
import { isWeak, STOP_WORDS } from '../text/word-lists.ts'
import { type Alternate, asAlternate, isWord, meaningsOf, toolCount } from './alternates.ts'
import { closeWords } from './close-words.ts'
import { mostFrequent } from './most-frequent.ts'
import { addSynonyms, type Draft } from './phrase-meanings.ts'

export type Concept = {
  readonly word: string
  /** Rarity, 0 to 1. */
  readonly weight: number
  /** A weak concept adds to scores but finds nothing alone. */
  readonly weak: boolean
  readonly alternates: readonly Alternate[]
}

const JOINED = 1
const SPLIT = 0.9
const UNFINISHED = 0.75
const MISSPELLED = 0.6
/** Alternates below this are guesses; concepts with only guesses count half. */
const GUESSED = 0.8
const GUESS_SHARE = 0.5
const WITHOUT_MEANING = 0.7
/** The audience says less than the purpose. */
const AUDIENCE_SHARE = 0.6
const MAX_UNFINISHED = 12
const MAX_SIMILAR_WORDS = 3
const MIN_HALF = 3
const WEAK_SHARE = 0.12
/** A phrase with a meaning is the subject, even if its words are frequent. */
const MIN_PHRASE_WEIGHT = 0.5
const MIN_WEIGHT = 0.3

const weightOf = (index: SearchIndex, alternates: readonly Alternate[]): number => {
  const count = index.ids.length
  const [first] = [...alternates].sort((a, b) => b.weight - a.weight)
  if (first === undefined) return 1
  const tools = Math.min(...first.terms.map((term) => toolCount(index, term)))
  return Math.max(MIN_WEIGHT, Math.log(1 + count / Math.max(1, tools)) / Math.log(1 + count))
}

const wordAt = ({ vocabulary, postings }: SearchIndex, position: number) =>
  textAt(vocabulary.words, postings.sortedWords[position] ?? 0)

/** The most frequent words with this prefix. */
const finishedWords = (index: SearchIndex, start: string): Alternate[] => {
  if (start.length < 2) return []
  const { postings, vocabulary } = index
  const { words, termOfWord } = vocabulary
  const size = postings.sortedWords.length
  const numberAt = (position: number) => postings.sortedWords[position] ?? 0
  const from = firstAtLeast({ length: size }, (position) => isTextBefore(words, numberAt(position), start))
  const counts = new Map<number, number>()
  for (let position = from; position < size && startsAt(words, numberAt(position), start); position++) {
    const word = numberAt(position)
    if (wordAt(index, position).includes(':')) continue
    const term = termOfWord[word] ?? 0
    counts.set(term, (counts.get(term) ?? 0) + (postings.wordCounts[word] ?? 0))
  }
  return mostFrequent(counts, MAX_UNFINISHED).map(([term]) => ({ terms: [term], weight: UNFINISHED, isKey: false }))
}

/** Corrections of an unknown word, closest and most frequent first. */
export const similarWords = (
  index: SearchIndex,
  word: string,
): readonly { readonly word: string; readonly slips: number; readonly tools: number }[] => {
  const { postings, vocabulary } = index
  const isKey = (position: number) => wordAt(index, position).includes(':')
  const countAt = (position: number) => postings.wordCounts[postings.sortedWords[position] ?? 0] ?? 0
  return closeWords(word, vocabulary.words, postings.sortedWords)
    .filter(({ position }) => !isKey(position))
    .toSorted((a, b) => a.slips - b.slips || countAt(b.position) - countAt(a.position) || a.position - b.position)
    .slice(0, MAX_SIMILAR_WORDS)
    .map(({ position, slips }) => ({ word: wordAt(index, position), slips, tools: countAt(position) }))
}

/** "notetaking" as "note" and "taking". */
const splitWord = (index: SearchIndex, word: string): Alternate[] => {
  for (let at = word.length - MIN_HALF; at >= MIN_HALF; at--) {
    const halves = [word.slice(0, at), word.slice(at)]
    if (halves.every((half) => isWord(index, half))) {
      const split = asAlternate(index, halves, SPLIT)
      if (split.length > 0) return split
    }
  }
  return []
}

/** The counted share of a word's rarity. Words with a known meaning carry a sentence. */
const shareOf = (alternates: readonly Alternate[], weak: boolean): number => {
  if (weak) return WEAK_SHARE
  if (alternates.every(({ weight }) => weight < GUESSED)) return GUESS_SHARE
  const keys = alternates.filter(({ isKey }) => isKey)
  if (keys.length === 0) return WITHOUT_MEANING
  return keys.every(({ isAudience }) => isAudience) ? AUDIENCE_SHARE : 1
}

/** A likely but uncertain reading. */
const misspelled = (alternate: Alternate): Alternate =>
  alternate.isKey ? alternate : { ...alternate, weight: Math.min(MISSPELLED, alternate.weight) }

/** "chat bot" as "chatbot", also when one of the two is a stop word ("to do"). */
const addJoined = (index: SearchIndex, words: readonly string[], drafts: readonly Draft[]): Draft[] => {
  const added: Draft[] = []
  words.slice(1).forEach((word, position) => {
    const before = words[position] ?? ''
    const joined = before + word
    if (before === '' || word === '' || !isWord(index, joined)) return
    const alternates = asAlternate(index, [joined], JOINED)
    if (alternates.length === 0) return
    alternates.push(...meaningsOf(index, stemOf(joined)))
    const covered = drafts.filter((draft) => draft.position === position || draft.position === position + 1)
    for (const draft of covered) draft.alternates.push(...alternates)
    if (covered.length === 0) added.push({ word: joined, position, alternates, inPhrase: false })
  })
  return added
}

const draftsOf = (index: SearchIndex, words: readonly (string | null)[]): Draft[] => {
  const drafts: Draft[] = words.flatMap((word, position) => {
    if (word === null || STOP_WORDS.has(word)) return []
    return [{ word, position, alternates: asAlternate(index, [word], 1), inPhrase: false }]
  })
  addSynonyms(index, drafts)
  const joined = addJoined(
    index,
    words.map((word) => word ?? ''),
    drafts,
  )
  return [...drafts, ...joined]
}

const mendedWords = (index: SearchIndex, words: readonly (string | null)[], drafts: readonly Draft[]) => {
  const unknown = drafts.filter(
    ({ word, alternates }) => alternates.length === 0 && splitWord(index, word).length === 0,
  )
  const meant = new Map(unknown.map(({ word, position }) => [position, similarWords(index, word)[0]?.word]))
  return words.map((word, position) => meant.get(position) ?? word)
}

const isKnown = ({ word, alternates }: Draft): boolean => alternates.length > 0 && !isWeak(word)

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word)

/** `null` stands for a word used otherwise. `typing`: the last word may be incomplete even if it is known. */
export const conceptsOf = (
  index: SearchIndex,
  words: readonly (string | null)[],
  typing: boolean,
): readonly Concept[] => {
  let drafts = draftsOf(index, words)
  for (const draft of drafts) {
    const last = draft.position === words.length - 1
    if (last && (typing || draft.alternates.length === 0)) draft.alternates.push(...finishedWords(index, draft.word))
  }
  if (drafts.some(isKnown) && drafts.some(({ alternates }) => alternates.length === 0)) {
    const mended = mendedWords(index, words, drafts)
    const isMended = ({ position }: Draft) => mended[position] !== words[position]
    const unmended = drafts
    drafts = draftsOf(index, mended).map((draft) => {
      if (isMended(draft)) return { ...draft, alternates: draft.alternates.map(misspelled) }
      return draft.alternates.length > 0
        ? draft
        : (unmended.find(({ position }) => position === draft.position) ?? draft)
    })
  }
  for (const draft of drafts) if (draft.alternates.length === 0) draft.alternates.push(...splitWord(index, draft.word))
  const content = drafts.filter(({ alternates }) => alternates.length > 0)
  return content.map(({ word, alternates, inPhrase }) => {
    const weak = !inPhrase && (isWeak(word) || (isNumber(word) && content.length > 1))
    const isPurpose = inPhrase && !alternates.some(({ isAudience }) => isAudience)
    const weight = Math.max(weightOf(index, alternates), isPurpose ? MIN_PHRASE_WEIGHT : 0)
    return { word, weight: weight * shareOf(alternates, weak), weak, alternates }
  })
}
