import { pricesDiffer } from './price-difference.ts'
import type { Topic } from './vocabulary.ts'

export type TopicWeights = Readonly<Partial<Record<Topic, number>>>

type ComparableTool = {
  readonly id: string
  readonly slug: string
  readonly categoryId: string
  readonly topics: TopicWeights
  /** 0 to 3. */
  readonly prominence: number
  /** 1 to 4; lower is easier. */
  readonly skill: number
  /** Lowest paid monthly price in US cents; 0 for a free tool, null when unknown. */
  readonly priceCents: number | null
  readonly freeTier: boolean
  readonly apiAvailable: boolean | null
}

export const CONTRASTS = ['cheaper', 'easier', 'has_api', 'free_tier'] as const
/** `cheaper`: both prices are known and clearly differ. `easier`: needs less skill. Others: only this one has it. */
type Contrast = (typeof CONTRASTS)[number]

export type SimilarTool = {
  readonly id: string
  /** Cosine of the topic weights, from 0 to 1. */
  readonly similarity: number
  /** Topics of both, most important first; at least one. */
  readonly sharedTopics: readonly Topic[]
  readonly contrasts: readonly Contrast[]
}

/** Candidates to compare: enough to rank a handful well; more would only add obscure tools. */
export const SIMILAR_CANDIDATES = 300
/** Pages with fewer alternatives are not offered to search engines. */
export const MIN_ALTERNATIVES = 8
/** From here on, tools serve the same purposes. */
const CLOSE_SIMILARITY = 0.35
/** Below this, tools share a word rather than a purpose. */
const MIN_SIMILARITY = 0.3
/** Weight of full prominence relative to similarity: enough to order near ties. */
const PROMINENCE_SHARE = 0.06

type WithTopics = { readonly topics: TopicWeights }

const weights = (tool: WithTopics) => Object.entries(tool.topics) as [Topic, number][]

const length = (tool: WithTopics): number => Math.sqrt(weights(tool).reduce((sum, [, weight]) => sum + weight ** 2, 0))

const cosine = (a: WithTopics, b: WithTopics): number => {
  const product = weights(a).reduce((sum, [topic, weight]) => sum + weight * (b.topics[topic] ?? 0), 0)
  const lengths = length(a) * length(b)
  return lengths === 0 ? 0 : product / lengths
}

/** Whether one tool can be listed as an alternative to the other. */
export const isSimilar = (a: WithTopics, b: WithTopics): boolean => cosine(a, b) >= MIN_SIMILARITY

const sharedTopics = (a: ComparableTool, b: ComparableTool): Topic[] =>
  weights(a)
    .filter(([topic]) => b.topics[topic] !== undefined)
    .map(([topic, weight]) => ({ topic, product: weight * (b.topics[topic] ?? 0) }))
    .sort((x, y) => y.product - x.product || (x.topic < y.topic ? -1 : 1))
    .map(({ topic }) => topic)

const contrastsOf = (tool: ComparableTool, other: ComparableTool): Contrast[] => {
  const cheaper = tool.priceCents !== null && other.priceCents !== null && other.priceCents < tool.priceCents
  const holds: Record<Contrast, boolean> = {
    cheaper: cheaper && pricesDiffer(other.priceCents, tool.priceCents),
    easier: other.skill < tool.skill,
    has_api: other.apiAvailable === true && tool.apiAvailable === false,
    free_tier: other.freeTier && !tool.freeTier,
  }
  return CONTRASTS.filter((contrast) => holds[contrast])
}

type Ranked = { readonly candidate: ComparableTool; readonly similarity: number; readonly score: number }

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || (a.candidate.slug < b.candidate.slug ? -1 : 1)

/** Same category first: with less in common, those are more likely to do the same work. */
const categoryFirst = (tool: ComparableTool, ranked: readonly Ranked[]): Ranked[] => {
  const isOwn = ({ candidate }: Ranked) => candidate.categoryId === tool.categoryId
  return [...ranked.filter(isOwn), ...ranked.filter((other) => !isOwn(other))]
}

/** Best first, ties by slug. Partly similar tools fill up to `MIN_ALTERNATIVES`. */
export const rankSimilar = (
  tool: ComparableTool,
  candidates: readonly ComparableTool[],
  first: number,
): readonly SimilarTool[] => {
  const ranked = candidates
    .filter((candidate) => candidate.id !== tool.id)
    .map((candidate) => ({ candidate, similarity: cosine(tool, candidate) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .map((pair) => ({ ...pair, score: pair.similarity + (PROMINENCE_SHARE * pair.candidate.prominence) / 3 }))
    .sort(byScore)
  const close = ranked.filter(({ similarity }) => similarity >= CLOSE_SIMILARITY)
  const further = categoryFirst(
    tool,
    ranked.filter(({ similarity }) => similarity < CLOSE_SIMILARITY),
  ).slice(0, Math.max(MIN_ALTERNATIVES - close.length, 0))
  return [...close, ...further].slice(0, first).map(({ candidate, similarity }) => ({
    id: candidate.id,
    similarity: Math.round(similarity * 1e4) / 1e4,
    sharedTopics: sharedTopics(tool, candidate),
    contrasts: contrastsOf(tool, candidate),
  }))
}

/**
 * Tools that do one of the same jobs first. Those that only share topics, such as tools for architects beside an image
 * generator, fill up to `MIN_ALTERNATIVES`.
 */
export const sameJobsFirst = <Tool>(ranked: readonly Tool[], sharesJob: (tool: Tool) => boolean): readonly Tool[] => {
  const sharing = ranked.filter(sharesJob)
  const others = ranked.filter((tool) => !sharesJob(tool))
  return [...sharing, ...others.slice(0, Math.max(MIN_ALTERNATIVES - sharing.length, 0))]
}
