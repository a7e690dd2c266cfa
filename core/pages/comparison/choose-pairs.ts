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

/** The cosine of the topic weights. */
const similarityOf = ([a, b]: ToolPair): number => {
  const product = Object.entries(a.topics).reduce(
    (sum, [topic, weight]) => sum + weight * (b.topics[topic as keyof PageTool['topics']] ?? 0),
    0,
  )
  return product === 0 ? 0 : product / (lengthOf(a) * lengthOf(b))
}

/** How much a comparison is likely to be wanted: the similarity, plus bonuses. */
export const pairScore = (pair: ToolPair): number => {
  const [a, b] = pair
  return (
    similarityOf(pair) +
    KNOWN * (a.prominence + b.prominence) +
    (priceCentsOf(a) !== null && priceCentsOf(b) !== null ? PRICED : 0) +
    (a.categorySlug === b.categorySlug ? SAME_CATEGORY : 0)
  )
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

/** Similar pairs of tools that compete, with their scores. */
const similarPairs = (tools: readonly PageTool[]): Scored[] => {
  const holders = new Map<string, PageTool[]>()
  return tools.flatMap((tool) => {
    const rivals = new Set<PageTool>()
    for (const [topic, weight] of Object.entries(tool.topics)) {
      if (weight < MAIN_USE) continue
      const earlier = holders.get(topic) ?? []
      for (const other of earlier) rivals.add(other)
      earlier.push(tool)
      holders.set(topic, earlier)
    }
    return [...rivals]
      .map((rival) => inOrder(tool, rival))
      .filter((pair) => similarityOf(pair) >= LEAST_SIMILAR)
      .map((pair) => ({ pair, score: Math.round(pairScore(pair) * 1e6) }))
  })
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
