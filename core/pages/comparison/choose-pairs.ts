import { isSlug } from '../../slug.ts'
import { type PageTool, priceCentsOf } from '../page-tool.ts'

export type ToolPair = readonly [a: PageTool, b: PageTool]

/** Below this, two tools serve different purposes. */
const LEAST_SIMILAR = 0.55
/** The weight of a main use. Tools compete when they share one. */
const MAIN_USE = 0.6
/** Bonuses: per level of prominence (0 to 3), both prices known, same category. */
const KNOWN = 0.15
const PRICED = 0.15
const SAME_CATEGORY = 0.1
/** Comparisons per tool, so that a few famous ones do not take every slot. */
const OF_ONE_TOOL = 12
/** Pairs grow quadratically; lesser-known tools would not be chosen anyway. */
const PAIRED_TOOLS = 2_000

export const DEFAULT_COMPARISONS = 330

/**
 * Pairs that score lower are not published without an editor. The lowest of the 250 comparisons that passed the gate in
 * November 2026.
 */
export const LEAST_SCORE = 1.73

/** `a-vs-b`, in slug order. */
export const comparisonSlug = ([a, b]: ToolPair): string => `${a.slug}-vs-${b.slug}`

export const inOrder = (one: PageTool, other: PageTool): ToolPair =>
  one.slug < other.slug ? [one, other] : [other, one]

/** Whether people choose between the two: they have a main use in common. */
export const compete = ([a, b]: ToolPair): boolean =>
  Object.entries(a.topics).some(
    ([topic, weight]) => weight >= MAIN_USE && (b.topics[topic as keyof PageTool['topics']] ?? 0) >= MAIN_USE,
  )

const lengthOf = ({ topics }: PageTool): number =>
  Math.sqrt(Object.values(topics).reduce((sum, weight) => sum + weight ** 2, 0))

const scoreOf = ([a, b]: ToolPair, similarity: number): number =>
  similarity +
  KNOWN * (a.prominence + b.prominence) +
  (priceCentsOf(a) !== null && priceCentsOf(b) !== null ? PRICED : 0) +
  (a.categorySlug === b.categorySlug ? SAME_CATEGORY : 0)

/** How much a comparison is likely to be wanted: the cosine of the topic weights, plus bonuses. */
export const pairScore = (pair: ToolPair): number => {
  const [a, b] = pair
  const product = Object.entries(a.topics).reduce(
    (sum, [topic, weight]) => sum + weight * (b.topics[topic as keyof PageTool['topics']] ?? 0),
    0,
  )
  return scoreOf(pair, product === 0 ? 0 : product / (lengthOf(a) * lengthOf(b)))
}

type Scored = { readonly pair: ToolPair; readonly score: number }

/** The best known tools; among equals, those with a price first. */
const bestKnown = (tools: readonly PageTool[]): readonly PageTool[] =>
  tools.length <= PAIRED_TOOLS
    ? tools
    : tools
        .map((tool) => ({ tool, rank: tool.prominence * 2 + (priceCentsOf(tool) === null ? 0 : 1) }))
        .sort((x, y) => y.rank - x.rank || (x.tool.slug < y.tool.slug ? -1 : 1))
        .slice(0, PAIRED_TOOLS)
        .map(({ tool }) => tool)

/** Similar pairs, ranked by cosine of topic weights and prominence. */
const similarPairs = (tools: readonly PageTool[]): Scored[] => {
  const lengths = tools.map(lengthOf)
  const holders = new Map<string, { index: number; weight: number }[]>()
  const found: Scored[] = []
  tools.forEach((tool, index) => {
    const products = new Map<number, number>()
    const rivals = new Set<number>()
    for (const [topic, weight] of Object.entries(tool.topics)) {
      const earlier = holders.get(topic) ?? []
      for (const other of earlier) {
        products.set(other.index, (products.get(other.index) ?? 0) + weight * other.weight)
        if (Math.min(weight, other.weight) >= MAIN_USE) rivals.add(other.index)
      }
      earlier.push({ index, weight })
      holders.set(topic, earlier)
    }
    for (const [other, product] of products) {
      const candidate = tools[other]
      const similarity = product / ((lengths[index] ?? 1) * (lengths[other] ?? 1))
      if (candidate === undefined || similarity < LEAST_SIMILAR || !rivals.has(other)) continue
      const pair = inOrder(tool, candidate)
      found.push({ pair, score: Math.round(scoreOf(pair, similarity) * 1e6) })
    }
  })
  return found
}

/** Comparison pairs, most important first: hand-picked, then similar well-known tools. Unknown slugs are skipped. */
export const choosePairs = (
  tools: readonly PageTool[],
  picked: readonly (readonly [string, string])[],
  most: number,
): readonly ToolPair[] => {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const handPicked = picked.flatMap(([one, other]) => {
    const [first, second] = [bySlug.get(one), bySlug.get(other)]
    return first === undefined || second === undefined || first === second ? [] : [inOrder(first, second)]
  })
  const ranked = similarPairs(bestKnown(tools))
    .map((scored) => ({ ...scored, slug: comparisonSlug(scored.pair) }))
    .sort((x, y) => y.score - x.score || (x.slug < y.slug ? -1 : 1))
  // Many pages from few tools need more per tool.
  const ofOneTool = Math.max(OF_ONE_TOOL, Math.ceil((6 * most) / Math.max(1, tools.length)))
  const chosen = new Map<string, ToolPair>()
  const counts = new Map<string, number>()
  const take = (pair: ToolPair, limit: number): void => {
    const slug = comparisonSlug(pair)
    const used = pair.map(({ id }) => counts.get(id) ?? 0)
    if (chosen.size >= most || chosen.has(slug) || !isSlug(slug) || used.some((count) => count >= limit)) return
    chosen.set(slug, pair)
    for (const { id } of pair) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (const pair of handPicked) take(pair, Number.POSITIVE_INFINITY)
  for (const { pair } of ranked) take(pair, ofOneTool)
  return [...chosen.values()]
}
