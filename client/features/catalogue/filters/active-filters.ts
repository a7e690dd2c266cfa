/** The active filters, with their names and the state without each. */
import {
  INTEGRATION_LABELS,
  labelOf,
  PLATFORM_LABELS,
  PRIVACY_LABELS,
  SKILL_LEVEL_LABELS,
  TEAM_SIZE_LABELS,
} from '#core/display/labels.ts'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'
import { type DirectoryAddress, type Flag, LIST_NAMES, type ListName } from '../directory/directory-address.ts'
import type { CategoryOption } from '../directory/directory-listing.ts'

export const FLAG_LABELS: Readonly<Record<Flag, string>> = {
  free: 'Free tier',
  open: 'Open source',
  api: 'Has an API',
  mcp: 'Has an MCP server',
  verified: 'Verified',
}

const LABELS: Readonly<Record<Exclude<ListName, 'categories'>, Readonly<Record<string, string>>>> = {
  // Beside the free tier, which tools with paid plans have too.
  pricing: { ...PRICING_MODEL_LABELS, free: 'Free only' },
  platforms: PLATFORM_LABELS,
  integrations: INTEGRATION_LABELS,
  privacy: PRIVACY_LABELS,
  skills: SKILL_LEVEL_LABELS,
  teams: TEAM_SIZE_LABELS,
}

/** The name of a value of a list. */
export const valueLabel = (list: ListName, value: string, categories: readonly CategoryOption[]): string =>
  list === 'categories' ? (categories.find(({ slug }) => slug === value)?.name ?? value) : labelOf(LABELS[list], value)

export const priceLabel = (usd: number): string => (usd === 0 ? 'No cost' : `Up to $${usd} a month`)

/** A list with one value switched on or off. */
export const toggled = <T extends string>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

type Patch = Partial<DirectoryAddress>

export type ActiveFilter = {
  readonly key: string
  readonly label: string
  /** The change that removes it from a state, which may be newer than the state that was shown. */
  readonly remove: (now: DirectoryAddress) => Patch
}

export function activeFilters(address: DirectoryAddress, categories: readonly CategoryOption[]): ActiveFilter[] {
  const without = (values: readonly string[], value: string) => values.filter((other) => other !== value)
  return [
    ...LIST_NAMES.flatMap((list) =>
      address[list].map((value) => ({
        key: `${list} ${value}`,
        label: valueLabel(list, value, categories),
        remove: (now: DirectoryAddress): Patch => ({ [list]: without(now[list], value) }),
      })),
    ),
    ...(address.price === null
      ? []
      : [{ key: 'price', label: priceLabel(address.price), remove: (): Patch => ({ price: null }) }]),
    ...address.flags.map((flag) => ({
      key: flag,
      label: FLAG_LABELS[flag],
      remove: (now: DirectoryAddress): Patch => ({ flags: now.flags.filter((other) => other !== flag) }),
    })),
  ]
}
