/** Columnar snapshot of the active tools for filtering, counting and sorting, for one catalog revision. */
import { textHash } from '../../text-hash.ts'
import type { CamelValues, TextsOf } from '../fields/field-names.ts'
import { INTEGRATIONS, PLATFORMS, PRICING_MODELS, PRIVACY_FLAGS, TEAM_SIZES } from '../vocabulary.ts'
import { compareCodePoints } from './code-points.ts'
import { type Flags, flagBitsOf } from './flags.ts'

/** The fields of an active tool that lists use. */
export type ListedTool = Flags &
  TextsOf<
    CamelValues<'pricing_model' | 'platforms' | 'integrations' | 'privacy' | 'team_fit' | 'skill' | 'prominence'>
  > & {
    readonly id: string
    readonly nameLower: string
    readonly categoryId: string
    readonly categorySlug: string
    /** Lowest paid monthly price in US cents: 0 for a free tool, null when unknown. */
    readonly priceCents: number | null
    readonly directoryRank: number
    /** Days since 1970-01-01. */
    readonly addedDay: number
  }

/** A tool's row index. Rows are ordered by name, then id. */
export type Ordinal = number

export type ToolColumns = {
  readonly size: number
  readonly ids: readonly string[]
  readonly names: readonly string[]
  /** The ordinals by a hash of the name, for ties. */
  readonly mixed: Uint32Array
  readonly ordinalOf: ReadonlyMap<string, Ordinal>
  /** Categories with tools, by slug. */
  readonly categories: readonly { readonly id: string; readonly slug: string }[]
  /** Indexes of `categories`. */
  readonly category: Uint16Array
  /** Bit sets in vocabulary order. At most one pricing model is set. */
  readonly pricingModels: Uint8Array
  readonly platforms: Uint32Array
  readonly integrations: Uint32Array
  readonly privacy: Uint32Array
  readonly teamSizes: Uint32Array
  /** One bit, by position in the skill level vocabulary. */
  readonly skills: Uint8Array
  /** `FLAG_BITS`. */
  readonly flags: Uint32Array
  /** `UNKNOWN_PRICE` when unknown. */
  readonly priceCents: Int32Array
  readonly prominence: Uint8Array
  readonly directoryRank: Int32Array
  readonly addedDay: Int32Array
}

/** Above every valid price, so that unknown prices sort last. */
export const UNKNOWN_PRICE = 2_147_483_647

/** Values as bits in the order of a vocabulary of at most 32. Unknown values are dropped. */
export const bitsOf = (vocabulary: readonly string[], values: readonly string[]): number => {
  let bits = 0
  for (const value of values) {
    const index = vocabulary.indexOf(value)
    if (index !== -1) bits |= 1 << index
  }
  return bits >>> 0
}

const byNameAndId = (a: ListedTool, b: ListedTool): number =>
  compareCodePoints(a.nameLower, b.nameLower) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Equal hashes keep the order of the names. */
const mixedOrder = (ordered: readonly ListedTool[]): Uint32Array => {
  const hashes = ordered.map(({ nameLower }) => textHash(nameLower))
  return Uint32Array.from(hashes, (_, ordinal) => ordinal).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b)
}

/** Accepts tools in any order. */
export const layOutColumns = (tools: Iterable<ListedTool>): ToolColumns => {
  const ordered = [...tools].sort(byNameAndId)
  const slugs = new Map(ordered.map(({ categorySlug, categoryId }) => [categorySlug, categoryId]))
  const categories = [...slugs].map(([slug, id]) => ({ id, slug })).sort((a, b) => (a.slug < b.slug ? -1 : 1))
  const indexOfCategory = new Map(categories.map(({ slug }, index) => [slug, index]))
  const bits = (vocabulary: readonly string[], valuesOf: (tool: ListedTool) => readonly string[]) =>
    Uint32Array.from(ordered, (tool) => bitsOf(vocabulary, valuesOf(tool)))
  return {
    size: ordered.length,
    ids: ordered.map(({ id }) => id),
    names: ordered.map(({ nameLower }) => nameLower),
    mixed: mixedOrder(ordered),
    ordinalOf: new Map(ordered.map(({ id }, ordinal) => [id, ordinal])),
    categories,
    category: Uint16Array.from(ordered, ({ categorySlug }) => indexOfCategory.get(categorySlug) ?? 0),
    pricingModels: Uint8Array.from(ordered, ({ pricingModel }) =>
      pricingModel === null ? 0 : bitsOf(PRICING_MODELS, [pricingModel]),
    ),
    platforms: bits(PLATFORMS, ({ platforms }) => platforms),
    integrations: bits(INTEGRATIONS, ({ integrations }) => integrations),
    privacy: bits(PRIVACY_FLAGS, ({ privacy }) => privacy),
    teamSizes: bits(TEAM_SIZES, ({ teamFit }) => teamFit),
    skills: Uint8Array.from(ordered, ({ skill }) => 1 << (skill - 1)),
    flags: Uint32Array.from(ordered, flagBitsOf),
    priceCents: Int32Array.from(ordered, ({ priceCents }) => priceCents ?? UNKNOWN_PRICE),
    prominence: Uint8Array.from(ordered, ({ prominence }) => prominence),
    directoryRank: Int32Array.from(ordered, ({ directoryRank }) => directoryRank),
    addedDay: Int32Array.from(ordered, ({ addedDay }) => addedDay),
  }
}
