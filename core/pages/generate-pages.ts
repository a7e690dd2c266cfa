/** Generates pages from the catalog. Pure: the same catalog gives the same bytes, in any order of generation. */

import { textHash } from '../text-hash.ts'
import { subjectsOf } from './collection/subjects.ts'
import {
  choosePairs,
  comparisonSlug,
  compete,
  DEFAULT_COMPARISONS,
  LEAST_SCORE,
  pairScore,
  type ToolPair,
} from './comparison/choose-pairs.ts'
import { factsMonth } from './facts-month.ts'
import { createDrafts, type Draft } from './page-drafts.ts'
import type { GeneratedPage, GeneratedPageType, PageBlock } from './page-model.ts'
import type { CatalogueForPages } from './page-tool.ts'
import { type GateInput, gateDecision } from './quality-gate.ts'
import { relatedPages } from './related-pages.ts'
import { wordCountOf } from './render-page.ts'
import { byWeight, lineText } from './statement.ts'
import { signatureOf, similarityOf } from './text-signature.ts'

/**
 * Which rules pages are written by. Raise it with every change of what a page says, so that stored pages are generated
 * again; a test compares it with a digest of pages.
 */
export const RULES_VERSION = '13'

export type PagePlan = {
  readonly key: string
  readonly type: GeneratedPageType
  readonly slug: string
  /** Every tool that can affect the text, most important first. */
  readonly toolIds: readonly string[]
}

type Options = {
  /** Hand-picked pairs by slug; they come first. */
  readonly pairs?: readonly (readonly [string, string])[]
  readonly maxComparisons?: number
}

/** What the siblings of a page need to know of it: small, since there is one for every page. */
type Profile = { readonly facts: Uint32Array; readonly signature: Uint32Array }

/** The tools that statements of a page are about, besides those about all of its tools. */
const claimedIds = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap(({ claims = [] }) => claims.flatMap(({ toolId }) => (toolId === '' ? [] : [toolId])))

/** Most distinct facts listed per page. */
const MOST_DISTINCT = 6

const comparisonKey = ([a, b]: ToolPair): string => `comparison:${[a.id, b.id].sort().join(':')}`

const comparisonPlan = (pair: ToolPair): PagePlan => ({
  key: comparisonKey(pair),
  type: 'comparison',
  slug: comparisonSlug(pair),
  toolIds: pair.map(({ id }) => id),
})

const profileOf = ({ statements, blocks, tools, knownOfBoth }: Draft): Profile => ({
  facts: Uint32Array.from(new Set(statements.map(({ fact }) => textHash(fact)))),
  signature: signatureOf(blocks, knownOfBoth === null ? [] : tools.map(({ name }) => name)),
})

export const createPageGenerator = (
  given: CatalogueForPages,
  { pairs = [], maxComparisons = DEFAULT_COMPARISONS }: Options = {},
) => {
  const catalogue: CatalogueForPages = {
    tools: [...given.tools].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    categories: given.categories,
    jobs: given.jobs,
  }
  const categories = new Map(catalogue.categories.map((category) => [category.slug, category]))
  const tools = new Map(catalogue.tools.map((tool) => [tool.id, tool]))
  const subjects = subjectsOf(catalogue)
  const subjectByKey = new Map(subjects.map((found) => [found.subject.key, found]))
  const planOfType = (wanted: GeneratedPageType): PagePlan[] =>
    subjects.flatMap(({ subject: { key, type, slug }, tools: members }) =>
      type === wanted ? [{ key, type, slug, toolIds: members.map(({ id }) => id) }] : [],
    )
  const plans: readonly PagePlan[] = [
    ...planOfType('category'),
    ...choosePairs(catalogue.tools, pairs, maxComparisons).map(comparisonPlan),
    ...(['industry', 'problem', 'feature'] as const).flatMap(planOfType),
  ]
  const places = new Map(plans.map(({ key }, index) => [key, index]))
  const comparisonsOf = new Map<string, PagePlan[]>()
  for (const plan of plans) {
    if (plan.type !== 'comparison') continue
    for (const id of plan.toolIds) {
      const own = comparisonsOf.get(id)
      if (own) own.push(plan)
      else comparisonsOf.set(id, [plan])
    }
  }
  const related = relatedPages(plans, tools, comparisonsOf)

  const draftOf = createDrafts({ tools, categories, subjectByKey })

  const profiles = new Map<string, Profile>()
  const profile = (plan: PagePlan, draft?: Draft): Profile => {
    const kept = profiles.get(plan.key)
    if (kept !== undefined) return kept
    const made = profileOf(draft ?? draftOf(plan))
    profiles.set(plan.key, made)
    return made
  }

  /** Pages of the same type that share a tool; for collection pages, all of the type. Jobs are kept apart by editors. */
  const siblingsOf = (plan: PagePlan): PagePlan[] => {
    if (subjectByKey.get(plan.key)?.subject.job) return []
    const found =
      plan.type === 'comparison'
        ? plan.toolIds.flatMap((id) => comparisonsOf.get(id) ?? [])
        : plans.filter(({ type }) => type === plan.type)
    return [...new Set(found)].filter(({ key }) => key !== plan.key)
  }

  const picked = new Set(pairs.map((pair) => [...pair].sort().join('-vs-')))

  const pairGate = ({ tools: [a, b], knownOfBoth: known }: Draft): GateInput['comparison'] => {
    if (known === null || a === undefined || b === undefined) return null
    const isWanted = picked.has(comparisonSlug([a, b])) || pairScore([a, b]) >= LEAST_SCORE
    return { known, competes: compete([a, b]), isWanted }
  }

  /** A comparison need not be planned: a published one stays when a better pair displaces it. */
  const generate = (plan: PagePlan): GeneratedPage => {
    const draft = draftOf(plan)
    const own = profile(plan, draft)
    const ownFacts = new Set(own.facts)
    const taken = new Set<number>()
    let nearest: { slug: string; similarity: number } | null = null
    const place = places.get(plan.key) ?? plans.length
    for (const sibling of siblingsOf(plan)) {
      const { facts, signature } = profile(sibling)
      for (const fact of facts) if (ownFacts.has(fact)) taken.add(fact)
      const similarity = similarityOf(own.signature, signature)
      // Of two texts that are too similar, the more important page stays.
      const isBefore = (places.get(sibling.key) ?? plans.length) < place
      if (isBefore && (nearest === null || similarity > nearest.similarity))
        nearest = { slug: sibling.slug, similarity }
    }
    const distinct = byWeight(draft.statements).filter(({ fact }) => !taken.has(textHash(fact)))
    const { title, metaDescription, keyword, categorySlug, tags, blocks } = draft
    return {
      key: plan.key,
      type: plan.type,
      slug: plan.slug,
      title,
      metaDescription,
      keyword,
      categorySlug,
      tags,
      blocks,
      toolIds: [...new Set([...plan.toolIds, ...claimedIds(blocks)])],
      relatedKeys: related(plan),
      distinctFacts: distinct.slice(0, MOST_DISTINCT).map(({ line }) => lineText(line)),
      factsAsOf: factsMonth(blocks, draft.tools, tools),
      gate: gateDecision({
        title,
        metaDescription,
        blocks,
        words: wordCountOf(blocks),
        distinctFacts: distinct.length,
        comparison: pairGate(draft),
        nearest,
      }),
    }
  }

  /** Computes the comparison data `generate` needs for all pages of a type, so that callers can yield in between. */
  const prepare = (plan: PagePlan): void => {
    profile(plan)
  }

  return { plans, generate, prepare }
}
