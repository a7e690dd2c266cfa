/** Other tools for the same purpose, each with the one thing that it has over the recommended one. */
import { listText } from '../../display/list-text.ts'
import { formatUsd, hasFreeTier, monthlyCents, sortPriceCents } from '../../display/price.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { Alternative, AlternativeContrast } from '../model/recommendation.ts'
import { PRIVACY_CLAIMS, skillNeeded } from './record-texts.ts'

const MOST_ALTERNATIVES = 3
/** Below this two tools share a word rather than a purpose. */
const MIN_SIMILARITY = 0.4

/** What a tool costs at least. */
type Price = {
  /** Lowest paid price a month in US cents, 0 for a free tool; null when not known. */
  readonly cents: number | null
  readonly bySeat: boolean
  /** Whether something of it can be used for nothing. */
  readonly free: boolean
}

// Compared again for every list that a tool is in.
const prices = new WeakMap<EngineTool, Price>()

const priceOf = (tool: EngineTool): Price => {
  const kept = prices.get(tool)
  if (kept !== undefined) return kept
  const plans = tool.plans.map((plan) => ({ plan, usdMonth: plan.usd_month, usdYear: plan.usd_year }))
  const cents = sortPriceCents(tool.pricingModel, plans)
  const price: Price = {
    cents,
    bySeat: cents !== null && plans.some((priced) => priced.plan.per_seat && monthlyCents(priced) === cents),
    free: hasFreeTier(tool.pricingModel, plans),
  }
  prices.set(tool, price)
  return price
}

/** A cent less is no reason to look at another tool. */
const CLEARLY_LESS = 0.9

const cheaper = (tool: EngineTool, other: EngineTool): string | null => {
  const own = priceOf(tool)
  const theirs = priceOf(other)
  if (theirs.free && !own.free) return 'Has a free plan'
  if (own.cents === null || theirs.cents === null || theirs.cents === 0) return null
  // A price for a seat and one for an account do not compare.
  if (own.free !== theirs.free || own.bySeat !== theirs.bySeat || theirs.cents > CLEARLY_LESS * own.cents) return null
  const seat = theirs.bySeat ? ' a seat' : ''
  return `Paid plans from ${formatUsd(theirs.cents / 100)}${seat} a month instead of ${formatUsd(own.cents / 100)}`
}

const morePrivate = (tool: EngineTool, other: EngineTool): string | null => {
  const added = other.privacy.filter((flag) => !tool.privacy.includes(flag))
  const lost = tool.privacy.filter((flag) => !other.privacy.includes(flag))
  if (added.length === 0 || lost.length > 0) return null
  const claims = listText(added.slice(0, 2).map((flag) => PRIVACY_CLAIMS[flag]))
  return `Makes privacy claims that are not known of ${tool.name}: ${claims}`
}

/** Per contrast its sentence without the full stop; null where it does not hold. The order is the order of preference. */
const CONTRASTS: readonly (readonly [AlternativeContrast, (tool: EngineTool, other: EngineTool) => string | null])[] = [
  ['CHEAPER', cheaper],
  [
    'SELF_HOSTED',
    (tool, other) =>
      other.privacy.includes('self_host') && !tool.privacy.includes('self_host') ? 'Can be self-hosted' : null,
  ],
  ['MORE_PRIVATE', morePrivate],
  [
    'EASIER',
    (tool, other) =>
      other.skill < tool.skill
        ? `Asks for ${skillNeeded(other)} where ${tool.name} asks for ${skillNeeded(tool)}`
        : null,
  ],
  [
    'HAS_API',
    (tool, other) => (other.apiAvailable === true && tool.apiAvailable === false ? 'Has a documented API' : null),
  ],
  ['BETTER_KNOWN', (tool, other) => (other.prominence > tool.prominence ? `Better known than ${tool.name}` : null)],
]

const alternativeOf = (
  tool: EngineTool,
  other: EngineTool,
  taken: ReadonlySet<AlternativeContrast>,
): Alternative | null => {
  for (const [contrast, words] of CONTRASTS) {
    const text = taken.has(contrast) ? null : words(tool, other)
    if (text !== null) return { toolId: other.id, slug: other.slug, name: other.name, contrast, text: `${text}.` }
  }
  return null
}

/**
 * Up to three of `candidates`, the likest first, each with a contrast that no other of them has. Candidates keep all
 * limits of the answers.
 */
export const alternativesTo = (
  tool: EngineTool,
  candidates: readonly EngineTool[],
  similarity: (a: EngineTool, b: EngineTool) => number,
): readonly Alternative[] => {
  const near = candidates
    .filter((other) => other.id !== tool.id)
    .map((other) => ({ other, topicSimilarity: similarity(tool, other) }))
    .filter(({ topicSimilarity }) => topicSimilarity >= MIN_SIMILARITY)
    // The sort is stable: among equally like ones the better match comes first.
    .sort((a, b) => b.topicSimilarity - a.topicSimilarity)
  const taken = new Set<AlternativeContrast>()
  const alternatives: Alternative[] = []
  for (const { other } of near) {
    if (alternatives.length === MOST_ALTERNATIVES) break
    const alternative = alternativeOf(tool, other, taken)
    if (alternative === null) continue
    taken.add(alternative.contrast)
    alternatives.push(alternative)
  }
  return alternatives
}
