import type { ToolFilters } from '../tool-query.ts'
import { INTEGRATIONS, PLATFORMS, PRICING_MODELS, PRIVACY_FLAGS, SKILL_LEVELS, TEAM_SIZES } from '../vocabulary.ts'
import { bitsOf, type Ordinal, type ToolColumns, UNKNOWN_PRICE } from './columns.ts'
import { byFlag, COUNTED_FLAGS, FLAG_BITS, FLAG_NAMES } from './flags.ts'

/** One bit per filter whose own values are counted without it. */
export const FILTER = {
  category: 1,
  pricingModel: 2,
  platform: 4,
  skill: 8,
  teamSize: 16,
  price: 32,
  /** Never ignored when counting: all-of filters and flags that are not counted. */
  rest: 64,
} as const

/** The bits of the flags, in the same number. */
export const FLAG_FILTER = byFlag((flag) =>
  COUNTED_FLAGS.includes(flag) ? 128 << COUNTED_FLAGS.indexOf(flag) : FILTER.rest,
)

/** Filters in the form of the columns. Zero bits and null pass everything. */
type PreparedFilters = {
  readonly categories: Uint8Array | null
  readonly pricingModels: number
  readonly platforms: number
  readonly integrations: number
  readonly privacy: number
  readonly skills: number
  readonly teamSizes: number
  readonly maxPriceCents: number
  /** The bit of `flags` that must be set, by filter. */
  readonly flags: readonly { readonly filter: number; readonly bit: number }[]
  readonly none: boolean
}

export const prepareFilters = (columns: ToolColumns, filters: ToolFilters): PreparedFilters => {
  const chosen = new Set(filters.categories)
  const flags = FLAG_NAMES.flatMap((flag) => {
    const wanted = filters[flag]
    if (wanted === null) return []
    return [{ filter: FLAG_FILTER[flag], bit: FLAG_BITS[flag][wanted ? 'whenTrue' : 'whenFalse'] }]
  })
  const prepared = {
    categories:
      chosen.size === 0 ? null : Uint8Array.from(columns.categories, ({ slug }) => (chosen.has(slug) ? 1 : 0)),
    pricingModels: bitsOf(PRICING_MODELS, filters.pricingModels),
    platforms: bitsOf(PLATFORMS, filters.platforms),
    integrations: bitsOf(INTEGRATIONS, filters.integrations),
    privacy: bitsOf(PRIVACY_FLAGS, filters.privacy),
    skills: bitsOf(SKILL_LEVELS, filters.skills),
    teamSizes: bitsOf(TEAM_SIZES, filters.teamSizes),
    maxPriceCents:
      filters.maxMonthlyPriceUsd === null
        ? UNKNOWN_PRICE
        : Math.min(filters.maxMonthlyPriceUsd * 100, UNKNOWN_PRICE - 1),
    flags,
  }
  const { categories, maxPriceCents, pricingModels, platforms, integrations, privacy, skills, teamSizes } = prepared
  const bits = pricingModels | platforms | integrations | privacy | skills | teamSizes
  return {
    ...prepared,
    none: categories === null && bits === 0 && maxPriceCents === UNKNOWN_PRICE && flags.length === 0,
  }
}

/** The failed filters as bits of `FILTER`; 0 when the tool passes all. */
export const failuresOf = (columns: ToolColumns, filters: PreparedFilters, ordinal: Ordinal): number => {
  const has = (column: Uint8Array | Uint32Array) => column[ordinal] as number
  let failed = 0
  if (filters.categories !== null && filters.categories[columns.category[ordinal] as number] === 0)
    failed |= FILTER.category
  if (filters.pricingModels !== 0 && (has(columns.pricingModels) & filters.pricingModels) === 0)
    failed |= FILTER.pricingModel
  if (filters.platforms !== 0 && (has(columns.platforms) & filters.platforms) === 0) failed |= FILTER.platform
  if (filters.skills !== 0 && (has(columns.skills) & filters.skills) === 0) failed |= FILTER.skill
  if (filters.teamSizes !== 0 && (has(columns.teamSizes) & filters.teamSizes) === 0) failed |= FILTER.teamSize
  if ((filters.integrations & ~has(columns.integrations)) !== 0) failed |= FILTER.rest
  if ((filters.privacy & ~has(columns.privacy)) !== 0) failed |= FILTER.rest
  const price = columns.priceCents[ordinal] as number
  if (price > filters.maxPriceCents) failed |= FILTER.price
  for (const { filter, bit } of filters.flags) if ((has(columns.flags) & bit) === 0) failed |= filter
  return failed
}
