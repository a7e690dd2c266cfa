import { PRICE_CEILINGS, type ToolFilters } from '../tool-query.ts'
import {
  INTEGRATIONS,
  type Integration,
  PLATFORMS,
  type Platform,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  type PricingModel,
  type PrivacyFlag,
  SKILL_LEVELS,
  type SkillLevel,
  TEAM_SIZES,
  type TeamSize,
} from '../vocabulary.ts'
import type { Ordinal, ToolColumns } from './columns.ts'
import { FILTER, FLAG_FILTER, failuresOf, prepareFilters } from './filters.ts'
import { byFlag, COUNTED_FLAGS, FLAG_BITS, type Flag } from './flags.ts'

type Counts<Value> = readonly { readonly value: Value; readonly count: number }[]

/** An any-of filter is ignored in its own counts; an all-of filter counts what adding the value would leave. */
export type ToolFacets = {
  readonly categories: readonly { readonly categoryId: string; readonly count: number }[]
  readonly pricingModels: Counts<PricingModel>
  readonly platforms: Counts<Platform>
  readonly integrations: Counts<Integration>
  readonly privacy: Counts<PrivacyFlag>
  readonly skills: Counts<SkillLevel>
  readonly teamSizes: Counts<TeamSize>
  readonly prices: Counts<number>
  readonly flags: Readonly<Record<Flag, number>>
}

const addBits = (counts: Uint32Array, bits: number): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest)
    counts[index] = (counts[index] as number) + 1
  }
}

/** Values that occur, most frequent first; ties in vocabulary order. */
const listed = <Value>(vocabulary: readonly Value[], counts: Uint32Array): Counts<Value> =>
  vocabulary
    .map((value, index) => ({ value, count: counts[index] as number }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)

/** `among`: the tools that match the search; all tools when omitted. */
export const countFacets = (
  columns: ToolColumns,
  filters: ToolFilters,
  among: ArrayLike<Ordinal> | null,
): ToolFacets => {
  const prepared = prepareFilters(columns, filters)
  const categories = new Uint32Array(columns.categories.length)
  const pricingModels = new Uint32Array(PRICING_MODELS.length)
  const platforms = new Uint32Array(PLATFORMS.length)
  const integrations = new Uint32Array(INTEGRATIONS.length)
  const privacy = new Uint32Array(PRIVACY_FLAGS.length)
  const skills = new Uint32Array(SKILL_LEVELS.length)
  const teamSizes = new Uint32Array(TEAM_SIZES.length)
  const prices = new Uint32Array(PRICE_CEILINGS.length)
  const flagged = byFlag(() => 0)
  const size = among === null ? columns.size : among.length
  for (let index = 0; index < size; index += 1) {
    const ordinal = among === null ? index : (among[index] as Ordinal)
    const failed = prepared.none ? 0 : failuresOf(columns, prepared, ordinal)
    // A tool that fails two filters is not counted, whichever one is ignored.
    if ((failed & (failed - 1)) !== 0 || failed === FILTER.rest) continue
    const counts = (filter: number) => (failed & ~filter) === 0
    if (counts(FILTER.category)) {
      const category = columns.category[ordinal] as number
      categories[category] = (categories[category] as number) + 1
    }
    if (counts(FILTER.pricingModel)) addBits(pricingModels, columns.pricingModels[ordinal] as number)
    if (counts(FILTER.platform)) addBits(platforms, columns.platforms[ordinal] as number)
    if (counts(FILTER.skill)) addBits(skills, columns.skills[ordinal] as number)
    if (counts(FILTER.teamSize)) addBits(teamSizes, columns.teamSizes[ordinal] as number)
    if (counts(FILTER.price)) {
      const cents = columns.priceCents[ordinal] as number
      for (const [place, usd] of PRICE_CEILINGS.entries())
        if (cents <= usd * 100) prices[place] = (prices[place] as number) + 1
    }
    const flags = columns.flags[ordinal] as number
    for (const flag of COUNTED_FLAGS)
      if (counts(FLAG_FILTER[flag]) && flags & FLAG_BITS[flag].whenTrue) flagged[flag] += 1
    if (failed === 0) {
      addBits(integrations, columns.integrations[ordinal] as number)
      addBits(privacy, columns.privacy[ordinal] as number)
    }
  }
  return {
    categories: listed(columns.categories, categories).map(({ value, count }) => ({ categoryId: value.id, count })),
    pricingModels: listed(PRICING_MODELS, pricingModels),
    platforms: listed(PLATFORMS, platforms),
    integrations: listed(INTEGRATIONS, integrations),
    privacy: listed(PRIVACY_FLAGS, privacy),
    skills: listed(SKILL_LEVELS, skills),
    teamSizes: listed(TEAM_SIZES, teamSizes),
    prices: PRICE_CEILINGS.map((value, place) => ({ value, count: prices[place] as number })),
    flags: flagged,
  }
}
