import { verdictOn } from '../index/fact-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { MAX_SYNONYM_WORDS } from '../index/synonyms.ts'
import type { SearchConstraint } from '../search-result.ts'
import { stemOf } from '../text/stems.ts'
import { isWeak, STOP_WORDS } from '../text/word-lists.ts'
import { range, type Word, withoutMarks, wordsOf } from '../text/words.ts'
import { type Comparison, comparisonIn } from './comparisons.ts'
import { constraintsIn, reported } from './constraints.ts'
import { exactNames, toolsOfVendor } from './find-names.ts'
import { isOrdinary, mentionFrom, namedByWord } from './name-mentions.ts'

export type Understood = {
  readonly constraints: readonly SearchConstraint[]
  readonly comparison: Comparison
  /** Null for words of a condition or comparison. */
  readonly purpose: readonly (string | null)[]
  readonly rest: string
  /** A tool named only with conditions, all of which it meets ("free canva"). */
  readonly wanted: number | null
}

/** Words that are neither weak nor conditions: "tools from google" names Google. */
export const contentOf = (purpose: Understood['purpose']): string =>
  purpose.filter((word) => word !== null && !STOP_WORDS.has(word) && !isWeak(word)).join(' ')

/** The tool named by a text without conditions, unless its words are ordinary or name a vendor. */
const onlyName = (index: SearchIndex, content: string): number | null => {
  const words = wordsOf(content).map(({ word }) => word)
  if (words.length === 0 || isOrdinary(index, words)) return null
  const exact = exactNames(index, content)[0]?.tool
  if (exact !== undefined || words.length > 1 || toolsOfVendor(index, content).length > 0) return exact ?? null
  return namedByWord(index, content)
}

const wholeNamePositions = (index: SearchIndex, text: string, words: readonly Word[]): ReadonlySet<number> => {
  if (exactNames(index, text).length > 0) return new Set(words.keys())
  const named = new Set<number>()
  for (let position = 0; position < words.length; position++) {
    const mention = mentionFrom(index, text, words, position)
    // A single word may be a name and still be meant as a condition ("make"); several words are a name.
    if (mention === null || mention.first === mention.last) continue
    for (let at = mention.first; at <= mention.last; at++) named.add(at)
  }
  return named
}

/** Conditions that also describe the purpose: tools for Excel are often about spreadsheets. */
const KEEPS_WORDS = new Set(['INTEGRATION'])

/** Also finds comparisons with a condition in between: "elevenlabs free alternative". */
const comparisonBeside = (index: SearchIndex, text: string, words: readonly Word[]): Comparison => {
  const comparison = comparisonIn(index, text, words)
  if (comparison.used.size > 0) return comparison
  const taken = new Set(constraintsIn(text, words, () => false).flatMap(({ first, last }) => range(first, last)))
  if (taken.size === 0) return comparison
  const positions = [...words.keys()].filter((position) => !taken.has(position))
  const rest = positions.flatMap((position) => words[position] ?? [])
  const found = comparisonIn(index, text, rest)
  return { ...found, used: new Set([...found.used].flatMap((at) => positions[at] ?? [])) }
}

/** Whether a condition is part of a phrase for a purpose: "get soc 2 certified". */
const isPartOfPurpose = (index: SearchIndex, words: readonly Word[], first: number, last: number): boolean => {
  for (let from = Math.max(0, last - MAX_SYNONYM_WORDS); from <= first; from++) {
    for (let to = last; to < Math.min(words.length, first + MAX_SYNONYM_WORDS + 1); to++) {
      if (to - from <= last - first) continue
      const stems = words.slice(from, to + 1).flatMap(({ word }) => (STOP_WORDS.has(word) ? [] : stemOf(word)))
      if (stems.length > 1 && stems.length > last - first + 1 && index.synonyms.has(stems.join(' '))) return true
    }
  }
  return false
}

export const understand = (index: SearchIndex, typed: string): Understood => {
  const text = withoutMarks(typed)
  const words = wordsOf(text)
  const comparison = comparisonBeside(index, text, words)
  const named = wholeNamePositions(index, text, words)
  const found = constraintsIn(text, words, (position) => named.has(position) || comparison.used.has(position)).filter(
    ({ first, last }) => !isPartOfPurpose(index, words, first, last),
  )
  // Positions only fit if removing accents kept the length.
  const shown = text.length === typed.length ? typed : text
  const dropped = new Set(comparison.used)
  let rest = text
  for (const constraint of found.toReversed()) {
    if (KEEPS_WORDS.has(constraint.filter)) continue
    for (let at = constraint.first; at <= constraint.last; at++) dropped.add(at)
    rest = `${rest.slice(0, words[constraint.first]?.start)} ${rest.slice(words[constraint.last]?.end)}`
  }
  const understood = {
    constraints: found.map((constraint) => reported(shown, words, constraint)),
    comparison,
    purpose: words.map(({ word }, position) => (dropped.has(position) ? null : word)),
    rest: rest.trim(),
    wanted: null,
  }
  const conditions = understood.constraints.filter(({ filter }) => !KEEPS_WORDS.has(filter))
  if (conditions.length === 0 || comparison.used.size > 0) return understood
  const wanted = onlyName(index, contentOf(understood.purpose))
  if (wanted === null) return understood
  // A tool with unmet conditions is a search for an alternative: "open source notion".
  if (conditions.every((condition) => verdictOn(index.facts, wanted, condition) === 'yes'))
    return { ...understood, wanted }
  const used = new Set(words.keys())
  return {
    ...understood,
    comparison: { alternativesTo: wanted, compared: [], outside: null, used },
    purpose: words.map(() => null),
  }
}
