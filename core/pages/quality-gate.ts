import type { GateDecision, PageBlock } from './page-model.ts'
import { lineText } from './statement.ts'
import { linesOf } from './text-signature.ts'
import { lengthProblems } from './titles.ts'

/** Minimum of facts known for both tools, of facts no sibling shares, and of words. */
const MIN_KNOWN = 6
const MIN_DISTINCT = 3
const MIN_WORDS = 250

/**
 * Shingle overlap of siblings. Shipped catalog: comparisons median 0.39, 95th percentile 0.51; collections 0.20 to
 * 0.30, above 0.5 with nearly the same tools.
 */
export const MOST_SIMILAR = { comparison: 0.6, collection: 0.5 } as const

export type GateInput = {
  readonly title: string
  readonly metaDescription: string
  readonly blocks: readonly PageBlock[]
  readonly words: number
  readonly distinctFacts: number
  /** Null for pages that are not comparisons. */
  readonly comparison: {
    /** The number of facts known about both tools. */
    readonly known: number
    /** Whether people choose between the two. */
    readonly competes: boolean
    /** Whether editors picked the pair, or it ranks among the most wanted. */
    readonly isWanted: boolean
  } | null
  /** The sibling with the most similar text; null without siblings. */
  readonly nearest: { readonly slug: string; readonly similarity: number } | null
}

const isEmpty = (block: PageBlock): boolean => {
  if (block.kind === 'list' || block.kind === 'questions') return block.items.length === 0
  if (block.kind === 'table') return block.rows.length === 0
  return linesOf(block).every((line) => lineText(line).trim() === '')
}

const facts = (count: number): string => (count === 1 ? 'one fact is' : `${count} facts are`)

const pairProblems = ({ known, competes, isWanted }: NonNullable<GateInput['comparison']>): string[] => [
  ...(known < MIN_KNOWN ? [`Only ${facts(known)} known about both tools; ${MIN_KNOWN} are needed.`] : []),
  ...(competes ? [] : ['The tools have no main use in common, so people hardly choose between them.']),
  ...(isWanted ? [] : ['Other comparisons are more likely to be wanted. An editor can publish this one.']),
]

export const gateDecision = (input: GateInput): GateDecision => {
  const { blocks, words, distinctFacts, comparison, nearest } = input
  const mostSimilar = comparison === null ? MOST_SIMILAR.collection : MOST_SIMILAR.comparison
  const problems = [
    ...(comparison === null ? [] : pairProblems(comparison)),
    ...(distinctFacts < MIN_DISTINCT
      ? [`Only ${facts(distinctFacts)} unique to this page; ${MIN_DISTINCT} are needed.`]
      : []),
    ...(words < MIN_WORDS ? [`The text has ${words} words; ${MIN_WORDS} are needed.`] : []),
    ...(blocks.some(isEmpty) ? ['A list, table or paragraph is empty.'] : []),
    ...(nearest !== null && nearest.similarity > mostSimilar
      ? [`${Math.round(nearest.similarity * 100)}% of the text is the same as on ${nearest.slug}.`]
      : []),
    ...lengthProblems(input.title, input.metaDescription),
  ]
  return { status: problems.length === 0 ? 'published' : 'draft', problems }
}
