/** Pruning for the counterfactual search: proves cheaply, without a full ranking, that a tool cannot be in a list. */

import { matchPercentOf } from '../ranking/match-ledger.ts'
import type { Profile } from '../ranking/profile.ts'
import { eligibleTools, limitTest } from '../ranking/rank.ts'
import { scorerOf } from '../ranking/score.ts'
import { byScore, firstChoices, sortKey } from '../ranking/select.ts'
import type { CatalogueSnapshot } from '../ranking/snapshot.ts'

/** Most of these tools that can remain when as many groups as possible have reached their cap. */
const leftOver = (sizes: Iterable<number>, cap: number, chosen: number): number =>
  [...sizes]
    .map((size) => Math.max(0, size - cap))
    .sort((a, b) => b - a)
    .slice(0, Math.floor(chosen / cap))
    .reduce((sum, left) => sum + left, 0)

const countBy = (tools: Uint32Array, groups: Uint32Array): Iterable<number> => {
  const sizes = new Map<number, number>()
  for (const index of tools) sizes.set(groups[index] ?? 0, (sizes.get(groups[index] ?? 0) ?? 0) + 1)
  return sizes.values()
}

/**
 * A short list means every remaining candidate is over a category or vendor cap, or a general assistant. So there must
 * be fewer of those than candidates.
 */
export const firstCandidatesFill = (
  { parameters, caps }: Profile,
  snapshot: CatalogueSnapshot,
  tools: Uint32Array,
): boolean => {
  const chosen = parameters.listLength - 1
  const assistants = tools.reduce((sum, index) => sum + (snapshot.tools[index]?.generalAssistant === true ? 1 : 0), 0)
  const excluded =
    leftOver(countBy(tools, snapshot.category), caps.category, chosen) +
    leftOver(countBy(tools, snapshot.vendor), parameters.caps.vendor, chosen) +
    leftOver([assistants], caps.assistants, chosen)
  return tools.length >= parameters.rerank.pool && excluded < parameters.rerank.pool - chosen
}

/** Whether enough tools score higher to exclude it from the first candidates. */
const isBelowPool = (profile: Profile, snapshot: CatalogueSnapshot, index: number, order: Uint32Array): boolean => {
  const { pool } = profile.parameters.rerank
  const { score } = scorerOf(profile, snapshot)
  const keeps = limitTest(profile, snapshot)
  const own = sortKey(score(index), index)
  let above = 0
  let below = 0
  for (const other of order) {
    if (!keeps(other)) continue
    if (sortKey(score(other), other) > own) above++
    else below++
    if (above === pool) return true
    // Too close to the top scores: ranking the whole list is faster.
    if (below === pool) return false
  }
  return false
}

/** Whether `top` tools precede it, by a higher match, or an equal match and earlier selection. */
const isBelowTop = (
  profile: Profile,
  snapshot: CatalogueSnapshot,
  index: number,
  { eligible, top }: { readonly eligible: Uint32Array; readonly top: number },
): boolean => {
  const own = matchPercentOf(profile, snapshot, index)
  let ahead = 0
  let isChosen = false
  let left = profile.parameters.listLength
  for (const other of firstChoices(profile, snapshot, byScore(profile, snapshot, eligible))) {
    left--
    if (other === index) {
      isChosen = true
      continue
    }
    // The list is full, but its last place may still go to a lesser known tool.
    if (left === 0) return !isChosen && (snapshot.prominence[index] ?? 0) > profile.parameters.lesserKnown
    const match = matchPercentOf(profile, snapshot, other)
    if (match > own || (match === own && !isChosen)) ahead++
    if (ahead === top) return true
  }
  return false
}

/**
 * Proves that a tool is not in the first `top` of a list; false proves nothing. Optimized for many profiles of one
 * person: tools that score high for `present` are compared first.
 */
export const createPruningTest = (
  present: Profile,
  snapshot: CatalogueSnapshot,
  index: number,
  top: number,
): ((profile: Profile) => boolean) => {
  const order = byScore(present, snapshot, Uint32Array.from(snapshot.tools.keys())).index
  const fills = new Map<string, boolean>()
  return (profile) => {
    const { limits, caps } = profile
    const eligible = eligibleTools(profile, snapshot)
    // Few profiles differ in these.
    const key = JSON.stringify([limits, caps])
    const known = fills.get(key) ?? firstCandidatesFill(profile, snapshot, eligible)
    fills.set(key, known)
    return (
      known && (isBelowPool(profile, snapshot, index, order) || isBelowTop(profile, snapshot, index, { eligible, top }))
    )
  }
}
