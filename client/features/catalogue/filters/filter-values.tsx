import { compareLabels } from '#core/display/labels.ts'
import { type DirectoryAddress, FLAGS, type Flag, type ListName, PARAMETERS } from '../directory/directory-address.ts'
import type { CategoryOption, Counted, DirectoryFacets, DirectoryListing } from '../directory/directory-listing.ts'
import { orderedValues } from '../directory/read-directory-address.ts'
import type { DirectoryControls } from '../directory/use-directory-controls.ts'
import { FLAG_LABELS, toggled, valueLabel } from './active-filters.ts'
import { FilterBox } from './filter-box.tsx'

export type FilterGroupsProps = {
  readonly address: DirectoryAddress
  readonly facets: DirectoryListing['facets']
  readonly categories: readonly CategoryOption[]
  readonly change: DirectoryControls['change']
  /** Distinguishes the fields of two forms on one page. */
  readonly scope: string
}

export type GroupsProps = Omit<FilterGroupsProps, 'facets'> & { readonly facets: DirectoryFacets }

/** The options: values with matching tools, and selected values even if nothing matches. */
export function offered<T>(counts: readonly Counted<T>[], chosen: readonly T[]): Counted<T>[] {
  const missing = chosen.filter((value) => !counts.some((entry) => entry.value === value))
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))].filter(
    ({ value, count }) => count > 0 || chosen.includes(value),
  )
}

export type Labeled = Counted<string> & { readonly label: string }

/** Degrees keep the order of their vocabulary; other values have the most frequent first. */
const DEGREES: readonly ListName[] = ['skills', 'teams']

/** The offered values of a list. Selecting one does not move it, because its count ignores its own list. */
export function labeledValues({ address, facets, categories }: GroupsProps, list: ListName): Labeled[] {
  const labeled = offered<string>(facets[list] ?? [], address[list]).map((entry) => ({
    ...entry,
    label: valueLabel(list, entry.value, categories),
  }))
  if (!DEGREES.includes(list)) return labeled.sort((a, b) => b.count - a.count || compareLabels(a.label, b.label))
  const order = orderedValues(
    list,
    labeled.map(({ value }) => value),
  )
  return labeled.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}

/** The box of a value of a list. */
export const valueBox = ({ address, change, scope }: GroupsProps, list: ListName) =>
  function ValueBox({ value, label, count }: Labeled) {
    const chosen: readonly string[] = address[list]
    return (
      <FilterBox
        key={value}
        scope={scope}
        name={PARAMETERS[list]}
        value={value}
        label={label}
        count={count}
        checked={chosen.includes(value)}
        onToggle={() => change((now) => ({ [list]: toggled<string>(now[list], value) }))}
      />
    )
  }

/** The boxes of flags that some tool has, or that are selected. */
export const flagBoxes = ({ address: { flags }, facets, change, scope }: GroupsProps, offered: readonly Flag[]) =>
  offered
    .filter((flag) => flags.includes(flag) || (facets.flags[flag] ?? 0) > 0)
    .map((flag) => (
      <FilterBox
        key={flag}
        scope={scope}
        name={flag}
        value="1"
        label={FLAG_LABELS[flag]}
        count={facets.flags[flag] ?? 0}
        checked={flags.includes(flag)}
        onToggle={() => change((now) => ({ flags: toggled(now.flags, flag) }))}
      />
    ))

/** The flag that is about the price. */
export const FREE = 'free'
export const OTHER_FLAGS = FLAGS.filter((flag) => flag !== FREE)
