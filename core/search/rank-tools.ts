/** Scores of all tools for a search, joined from names, purpose, conditions and neighbors. */
import { type Concept, conceptsOf, isKnownWord } from './concepts.ts'
import { verdictOn } from './fact-columns.ts'
import { closestName, type NameMatch, namesWith } from './find-names.ts'
import { neighborScores } from './neighbors.ts'
import { ORDINARY_TOOLS } from './postings.ts'
import { purposeScores, rewardPhrases } from './purpose-scores.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchConstraint } from './search-result.ts'
import type { Understood } from './understand.ts'
import { STOP_WORDS, WEAK_WORDS } from './word-lists.ts'
import { withoutMarks, wordsOf } from './words.ts'

export type RankedTools = {
  readonly concepts: readonly Concept[]
  /** By ordinal, above 0 for tools that match. */
  readonly scores: ReadonlyMap<number, number>
  /** Tools that stay in the result whatever their score. */
  readonly kept: ReadonlySet<number>
}

/** How much of a score does not depend on how well known a tool is. */
const PRIOR_FLOOR = 0.72
/** What a condition leaves of the score of a tool that does not meet it, or of which that is not known. */
const UNMET = { yes: 1, unknown: 0.7, no: 0.5 } as const
/** What the lesser of two reasons adds. */
const SECOND_REASON = 0.2
const VERSUS_SCORE = 3
/** Score of a tool that meets the conditions of a search which names nothing else. */
const CONDITIONS_ONLY = 0.6

const prominence = (index: SearchIndex, tool: number) => (index.facts.prominence[tool] ?? 0) / 3
const prior = (index: SearchIndex, tool: number) => PRIOR_FLOOR + (1 - PRIOR_FLOOR) * prominence(index, tool)

/** Whether each word of a text is also an ordinary word of the records, so that it may name a purpose as well as a tool. */
const isOrdinary = ({ vocabulary, postings }: SearchIndex, words: readonly string[]): boolean =>
  words.every((word) => {
    const id = vocabulary.wordIds.get(word)
    return STOP_WORDS.has(word) || (id !== undefined && (postings.ordinaryCounts[id] ?? 0) >= ORDINARY_TOOLS)
  })

const nameScore = (index: SearchIndex, { tool, fit, closeness }: NameMatch, ordinary: boolean): number => {
  const known = prominence(index, tool)
  switch (fit) {
    case 'exact':
      return (ordinary ? 1.3 : 2) * closeness
    case 'vendor':
      return (ordinary ? 0.6 : 1.3) + 0.4 * known
    case 'prefix':
      return ordinary ? 0.2 + 0.2 * closeness + 0.2 * known : 1 + 0.2 * closeness + 0.4 * known
    case 'word':
      return ordinary ? 0.15 + 0.2 * closeness + 0.2 * known : 0.9 + 0.2 * closeness + 0.4 * known
    case 'part':
      return 0.05 + 0.05 * closeness
  }
}

const conditionFactor = (index: SearchIndex, tool: number, constraints: readonly SearchConstraint[]): number =>
  constraints.reduce((factor, constraint) => factor * UNMET[verdictOn(index.facts, tool, constraint)], 1)

type Scores = Map<number, number>

const addReason = (scores: Scores, tool: number, score: number) => {
  const before = scores.get(tool) ?? 0
  scores.set(tool, Math.max(before, score) + SECOND_REASON * Math.min(before, score))
}

/** Tools by purpose. */
const byPurpose = (index: SearchIndex, concepts: readonly Concept[]): Scores => {
  const purpose = purposeScores(index, concepts)
  rewardPhrases(index, purpose, concepts)
  const scores: Scores = new Map()
  for (const tool of purpose.found) {
    const score = (purpose.scores[tool] ?? 0) * prior(index, tool)
    if (score > 0) scores.set(tool, score)
  }
  return scores
}

/** All tools, best known first: what "best AI tools" asks for, and what "free" is a condition on. */
const everything = (index: SearchIndex): Scores =>
  new Map(index.ids.map((_, tool) => [tool, CONDITIONS_ONLY * prior(index, tool)]))

const addNames = (index: SearchIndex, texts: readonly string[], scores: Scores): ReadonlySet<number> => {
  const kept = new Set<number>()
  for (const text of new Set(texts)) {
    const words = wordsOf(withoutMarks(text)).map(({ word }) => word)
    const ordinary = words.length > 0 && isOrdinary(index, words)
    const matches = namesWith(index, text)
    for (const match of matches.values()) {
      if (!kept.has(match.tool)) addReason(scores, match.tool, nameScore(index, match, ordinary))
      kept.add(match.tool)
    }
    // Whoever types a name wants that tool first, also when the name is an ordinary word.
    const exact = [...matches.values()].filter(({ fit }) => fit === 'exact')
    const best = Math.max(0, ...scores.values())
    for (const { tool, closeness } of exact) scores.set(tool, Math.max(scores.get(tool) ?? 0, best + closeness * 0.1))
    if (matches.size > 0) continue
    // A name in several words, one of them misspelled.
    if (words.length < 2 || words.every((word) => isKnownWord(index, word))) continue
    const closest = closestName(index, text)
    if (closest !== null) addReason(scores, closest.tool, 1.2)
  }
  return kept
}

const likeCompared = (index: SearchIndex, tools: readonly number[]): Scores => {
  const scores: Scores = new Map()
  for (const tool of tools) {
    for (const [other, score] of neighborScores(index, tool)) scores.set(other, (scores.get(other) ?? 0) + score)
  }
  return scores
}

/** Ranks all tools for what a search says. `typing`: its last word may be unfinished. */
export const rankTools = (index: SearchIndex, text: string, understood: Understood, typing: boolean): RankedTools => {
  const { comparison, constraints, purpose, rest } = understood
  const concepts = conceptsOf(index, purpose, typing)
  const { alternativesTo, compared } = comparison
  const named = alternativesTo === null ? compared : [alternativesTo]
  if (named.length > 0) {
    const wanted = byPurpose(
      index,
      concepts.filter(({ weak }) => !weak),
    )
    const scores = likeCompared(index, named)
    const best = Math.max(1e-6, ...wanted.values())
    for (const [tool, score] of scores) {
      const fits = wanted.size === 0 ? 1 : 0.4 + (0.6 * (wanted.get(tool) ?? 0)) / best
      scores.set(tool, score * fits * conditionFactor(index, tool, constraints))
    }
    for (const [position, tool] of compared.entries())
      scores.set(tool, VERSUS_SCORE * compared.length - position * 0.01)
    return { concepts, scores, kept: new Set(compared) }
  }
  const hasContent = concepts.some(({ weak }) => !weak)
  const words = wordsOf(withoutMarks(text)).map(({ word }) => word)
  const asksForAny =
    words.length > 0 && purpose.every((word) => word === null || STOP_WORDS.has(word) || WEAK_WORDS.has(word))
  const scores = hasContent ? byPurpose(index, concepts) : new Map<number, number>()
  if (asksForAny) for (const [tool, score] of everything(index)) addReason(scores, tool, score)
  const kept = addNames(index, [text, rest], scores)
  if (constraints.length > 0) {
    for (const [tool, score] of scores) scores.set(tool, score * conditionFactor(index, tool, constraints))
  }
  return { concepts, scores, kept }
}
