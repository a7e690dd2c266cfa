import { ORDINARY_TOOLS } from '../index/postings.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { foldedText } from '../text/name-keys.ts'
import { stemOf } from '../text/stems.ts'
import { numberOf } from '../text/string-table.ts'
import { STOP_WORDS } from '../text/word-lists.ts'
import type { Word } from '../text/words.ts'
import { isKnownWord } from './alternates.ts'
import { similarWords } from './concepts.ts'
import { closestName, exactNames, fitOf, namesWith, toolsOfVendor } from './find-names.ts'

const MAX_NAME_WORDS = 6

/** A tool and the words that name it, `first` to `last` inclusive. */
export type Mention = { readonly tool: number; readonly first: number; readonly last: number }

const textOf = (text: string, words: readonly Word[], first: number, last: number) =>
  text.slice(words[first]?.start, words[last]?.end)

/** The longest name starting at a word. */
export const mentionFrom = (
  index: SearchIndex,
  text: string,
  words: readonly Word[],
  first: number,
): Mention | null => {
  for (let last = Math.min(words.length, first + MAX_NAME_WORDS) - 1; last >= first; last--) {
    const tool = exactNames(index, textOf(text, words, first, last))[0]?.tool
    if (tool !== undefined) return { tool, first, last }
  }
  return null
}

/** The longest name ending at a word. */
export const mentionUpTo = (index: SearchIndex, text: string, words: readonly Word[], last: number): Mention | null => {
  for (let first = Math.max(0, last - MAX_NAME_WORDS + 1); first <= last; first++) {
    const tool = exactNames(index, textOf(text, words, first, last))[0]?.tool
    if (tool !== undefined) return { tool, first, last }
  }
  return null
}

/** Whether all words also occur in ordinary use, so that the text may name a purpose. */
export const isOrdinary = ({ vocabulary, postings, synonyms }: SearchIndex, words: readonly string[]): boolean =>
  words.every((word) => {
    const id = numberOf(vocabulary.words, word)
    return (
      STOP_WORDS.has(word) ||
      synonyms.has(stemOf(word)) ||
      (id !== undefined && (postings.ordinaryCounts[id] ?? 0) >= ORDINARY_TOOLS)
    )
  })

const betterKnown = (index: SearchIndex) => (a: number, b: number) =>
  (index.facts.prominence[b] ?? 0) - (index.facts.prominence[a] ?? 0) || a - b

/** The best known tool with a name or a word of it starting with the text. */
const begunName = (index: SearchIndex, text: string): number | undefined => {
  const named = namesWith(index, text)
  return [...named.tools.subarray(0, named.count)]
    .filter((tool) => fitOf(named, tool) !== 'part')
    .sort(betterKnown(index))[0]
}

const MIN_BEGINNING = 3

/** The tool a whole text names: exactly, by prefix or word, by vendor, or misspelled. */
export const namedTool = (index: SearchIndex, text: string): number | null => {
  const exact = exactNames(index, text)[0]?.tool ?? toolsOfVendor(index, text)[0]
  if (exact !== undefined) return exact
  if (text.trim().length < MIN_BEGINNING) return null
  const found = begunName(index, text) ?? closestName(index, text)?.tool
  if (found !== undefined || isKnownWord(index, foldedText(text))) return found ?? null
  for (const { word } of similarWords(index, foldedText(text))) {
    const begun = begunName(index, word)
    if (begun !== undefined) return begun
  }
  return null
}

/** The tool named by one non-ordinary word: the known part of a name ("photoshop"), or its misspelling. */
export const namedByWord = (index: SearchIndex, word: string): number | null => {
  const { vocabulary, postings } = index
  const id = numberOf(vocabulary.words, word)
  if (id !== undefined && (postings.ordinaryCounts[id] ?? 0) > 0) return null
  if (id !== undefined && (postings.wordCounts[id] ?? 0) > 0 && namesWith(index, word).count === 0) return null
  return namedTool(index, word)
}
